"""Zu's cards where people have a hand: the deck of the round, the card just carried out, the others before it."""

from __future__ import annotations

from functools import cache
from math import ceil
from typing import Final

from vestige.games.excavation_earth.components import COMMAND, ZU_KINDS
from vestige.games.excavation_earth.scene.cards import HEIGHT, OUTLINE, WIDTH, back_stamp, card_outline, paper
from vestige.games.excavation_earth.scene.desk import Desk
from vestige.games.excavation_earth.scene.layout import HAND
from vestige.games.excavation_earth.scene.look import DIM, FOG, LOOK, NAVY, PALE, REGIONS, icon
from vestige.games.excavation_earth.scene.pieces import buyer
from vestige.games.excavation_earth.zu.deck import deck_size
from vestige.scene.definitions import linear
from vestige.scene.lettering import label
from vestige.scene.scene import Piece, Spot
from vestige.scene.shapes import NOTHING, Point, Shape, circle, group, join, path, text, use

MIDDLE: Final = HAND.y + 8 + HEIGHT / 2
DECK: Final[Point] = (HAND.x + WIDTH / 2, MIDDLE)
CURRENT: Final[Point] = (HAND.x + 170, MIDDLE)
PAST_X: Final = HAND.x + 270
PAST_SCALE: Final = 0.53
KIND_ICONS: Final = {
    "excavate": "ee-excavate",
    "market": "ee-haggle",
    "command": "ee-command",
    "sell": "ee-sell",
    "snipe": "ee-guard",
    "survey": "ee-survey",
}


@cache
def zu_face(kind: str, colours: tuple[str, ...], symbol: str, name: str) -> Shape:
    """The action in a disc; below it what decides where: colours, a symbol, or the most popular colour."""
    middle = (len(colours) - 1) / 2
    signs = [group(buyer(colour, 27), at=((i - middle) * 34, 47)) for i, colour in enumerate(colours)]
    if symbol:
        signs = [
            circle(0, 48, 16, fill=NAVY, stroke="#e6f3f1", stroke_width=2),
            icon(f"ee-{symbol}", 0, 48, 22, "#fff"),
        ]
    elif kind == "excavate" and not colours:
        signs = [icon("most", 0, 47, 30, PALE)]
    return join(
        paper(linear([(0, "#6b4a8f"), (1, "#2b1640")]), "#150a21"),
        label(0, -58, name, WIDTH - 12, 14, PALE, 11, font_family=LOOK.face) if name else NOTHING,
        circle(0, -8, 34, fill=NAVY, stroke=REGIONS["purple"].light, stroke_width=3),
        icon(KIND_ICONS[kind], 0, -8, 44, "#fff"),
        *signs,
    )


def face(desk: Desk, card: int, past: bool) -> Shape:
    box = desk.box
    kind = ZU_KINDS[box.zu_kind[card]]
    colours = tuple(box.colours[colour] for colour in box.zu_colours[card])
    symbol = box.symbols[box.zu_symbol[card]] if box.zu_kind[card] == COMMAND else ""
    whole = zu_face(kind, colours, symbol, "" if past else desk.words(f"zu-{kind}"))
    return group(whole, scale=PAST_SCALE) if past else whole


def card_at(number: int, count: int) -> Point:
    """The card just carried out is number 0; those before it lie further right, small, in two rows."""
    if number == 0:
        return CURRENT
    across = max(2, ceil((count - 1) / 2))
    wide, high = WIDTH * PAST_SCALE, HEIGHT * PAST_SCALE
    pitch = min(wide + 6, (HAND.x + HAND.width - PAST_X - wide) / (across - 1))
    row, column = divmod(number - 1, across)
    return PAST_X + wide / 2 + pitch * column, HAND.y + 6 + high / 2 + (high + 5) * row


def zu_pieces(desk: Desk) -> list[Piece]:
    t, words = desk.t, desk.words
    count = deck_size(t)
    title = label(0, 0, words("zu-deck", count=count), 640, 14, FOG, text_anchor="start")
    place = path(OUTLINE, fill="#071a27", stroke=DIM, stroke_width=1.4, stroke_dasharray="4 3")
    pieces = [Piece("zu-title", title, HAND.x, 17), Piece("zu-place", place, *DECK)]
    if count:
        pieces.append(Piece("zu-back", use(back_stamp()), *DECK))
        pieces.append(Piece("zu-emblem", icon("ee-zu", 0, 0, 30, PALE), DECK[0], DECK[1] + 48))
        pieces.append(Piece("zu-count", text(0, 0, str(count), 20, PALE, font_weight=800), DECK[0], DECK[1] - 50))
    newest = t.zu_discard[::-1]
    for number, card in enumerate(newest):
        drawing, at = face(desk, card, past=number > 0), card_at(number, len(newest))
        pieces.append(Piece(desk.box.zu_cards[card], drawing, *at))
    return pieces


def zu_spots(desk: Desk) -> list[Spot]:
    t, words = desk.t, desk.words
    whole, part = card_outline(WIDTH, 1), card_outline(WIDTH * PAST_SCALE, PAST_SCALE)
    spots = [Spot("zu-deck", whole, *DECK, words("zu-deck", count=deck_size(t)), words("zu-deck-tip"))]
    newest = t.zu_discard[::-1]
    for number, card in enumerate(newest):
        kind = ZU_KINDS[desk.box.zu_kind[card]]
        name, tip = words.name("zu_card", desk.box.zu_cards[card]), words(f"zu-{kind}-tip")
        at = card_at(number, len(newest))
        spots.append(Spot(f"zu-card-{number}", part if number else whole, *at, name, tip))
    return spots
