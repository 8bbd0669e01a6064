"""The automa's pane: its card, with what each row says."""

from __future__ import annotations

from vestige.games.council_of_shadows.scene.desk import Desk
from vestige.games.council_of_shadows.scene.look import GOLD, LILAC, NIGHT, PALE, heading
from vestige.kernel.values import NOBODY
from vestige.scene.lettering import label, paragraph
from vestige.scene.scene import Piece, Spot
from vestige.scene.seats import badge
from vestige.scene.shapes import join, rect
from vestige.scene.states import rect_outline


def automa_pieces(desk: Desk) -> list[Piece]:
    """Its card with what each row says (CS-SOLO-12)."""
    t, words = desk.t, desk.words
    pieces = [Piece("automa-badge", badge(desk.seat(t.automa), 0, 0, 36), 62, 70)]
    pieces.append(Piece("automa-name", heading(0, 0, words.person(t.automa).capitalize(), 110, 16), 62, 126))
    left = [len(pile) for pile in t.automa_piles]
    pieces.append(
        Piece(
            "automa-piles",
            label(0, 0, words("automa-piles", one=left[0], two=left[1], three=left[2]), 200, 13, LILAC),
            104,
            190,
        )
    )
    frame = rect(0, 0, 780, 184, 12, fill=NIGHT, stroke="#7a5ac0", stroke_width=1.4)
    if t.automa_card == NOBODY:
        lines = [words("automa-no-card")]
    else:
        thing = desk.box.automa_ids[t.automa_card]
        head, *rows = words.tip("automa_card", thing).split(" · ")
        lines = [words.name("automa_card", thing).capitalize(), head, *rows]
    shapes = [
        paragraph(390, 26 + 30 * n, line, 740, 15 if n else 17, PALE if n else GOLD, 2) for n, line in enumerate(lines)
    ]
    pieces.append(Piece("automa-card", join(frame, *shapes), 230, 12))
    return pieces


def automa_spots(desk: Desk) -> list[Spot]:
    t, words = desk.t, desk.words
    if t.automa_card == NOBODY:
        return []
    thing = desk.box.automa_ids[t.automa_card]
    return [
        Spot(
            "automa-spot",
            rect_outline(780, 184, 12),
            620,
            104,
            words.name("automa_card", thing).capitalize(),
            words.tip("automa_card", thing),
        )
    ]
