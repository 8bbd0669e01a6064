"""Beside the map: the Council, the AI market, the reader's bonus cards, round consumption; choices take their place."""

from __future__ import annotations

from typing import Final

from vestige.games.council_of_shadows.constants import B_GALAXY, B_PLANETS, LEADERS, TECHS
from vestige.games.council_of_shadows.scene.bodies import system
from vestige.games.council_of_shadows.scene.cards import HEIGHT, WIDTH, action_card, back, empty_place
from vestige.games.council_of_shadows.scene.desk import Desk
from vestige.games.council_of_shadows.scene.look import EDGE, GOLD, HUES, LILAC, NIGHT, PALE, heading, icon, signed
from vestige.games.council_of_shadows.scoring import bonus_value
from vestige.games.council_of_shadows.steps.discover import Lay
from vestige.games.council_of_shadows.systems import drawn
from vestige.kernel.values import NOBODY, UNKNOWN
from vestige.scene.colour import mix
from vestige.scene.definitions import clip, linear, radial
from vestige.scene.lettering import label, paragraph
from vestige.scene.paths import hexagon, polygon
from vestige.scene.scene import Piece, Spot
from vestige.scene.seats import badge
from vestige.scene.shapes import NOTHING, Point, Shape, circle, ellipse, group, join, path, rect, stroke, text
from vestige.scene.states import path_outline, rect_outline

X: Final = 1004.0
SCALE: Final = 0.88
TRAY: Final = 424.0
"""From here down lie bonus cards and round consumption, or what is to be chosen."""


def hood(x: float, y: float, scale: float, rim: str, eye: str) -> Shape:
    """One of those who watch."""
    body = "M-46 80C-50 22 -30 -6 -22 -34C-14 -56 14 -56 22 -34C30 -6 50 22 46 80"
    return group(
        path(f"{body}Z", fill="#07030f"),
        stroke(body, rim, 2.2, opacity=0.75),
        path("M-15 -18C-14 -40 14 -40 15 -18C14 2 6 12 0 14C-6 12 -14 2 -15 -18Z", fill="#120622"),
        *(ellipse(dx, -14, 8, 5, fill=eye, opacity=0.22) for dx in (-6, 6)),
        *(ellipse(dx, -14, 3.4, 1.8, fill=eye) for dx in (-6, 6)),
        stroke("M0 16V78M-18 20C-14 44 -20 60 -24 78M18 20C14 44 20 60 24 78", rim, 1.2, opacity=0.3),
        at=(x, y),
        scale=scale,
    )


def council(name: str) -> Shape:
    """The hall with its throne."""
    hall = radial([(0, "#8a2f9c"), (0.55, "#3a1460"), (1, "#12062a")], 0.5, 0.2, 0.8)
    rays = [polygon([(X + 164, -30), (X + 40 + q * 62, 150), (X + 66 + q * 62, 150)]) for q in range(5)]
    art = join(
        rect(X + 10, 8, 308, 132, fill=hall),
        path("".join(rays), fill="#ffb0f0", opacity=0.06),
        icon("cs-throne", X + 164, 62, 104, "#4f1f7a"),
        icon("cs-dark-tech", X + 164, 44, 22, "#ff9df0"),
        *(hood(X + dx, 66, 0.78, "#c86bff", GOLD) for dx in (52, 276)),
        *(hood(X + dx, 84, 0.84, "#ff7ad0", "#8ff6ff") for dx in (108, 220)),
    )
    return join(
        group(art, clip_path=clip(rect(X + 10, 8, 308, 132, 12))),
        rect(X + 10, 8, 308, 132, 12, fill="none", stroke=LILAC, stroke_width=1.6),
        rect(X + 84, 115, 160, 26, 13, fill=NIGHT, stroke=LILAC, stroke_width=1.2),
        heading(X + 164, 128, name, 150, 15.5),
    )


def side(council_name: str, market_name: str) -> Shape:
    """What never changes at the side."""
    return join(
        rect(X, -420, 900, 1540, fill=linear([(0, "#12062a"), (1, NIGHT)])),
        path(f"M{X} -420V1120", stroke=EDGE, stroke_width=1.6, opacity=0.7),
        council(council_name),
        heading(X + 12, 160, market_name, 300, 16, text_anchor="start"),
        *(group(empty_place(WIDTH * SCALE, HEIGHT * SCALE), at=market_slot(slot)) for slot in range(8)),
    )


def market_slot(slot: int) -> Point:
    return X + 49 + slot % 4 * 78, 230 + slot // 4 * 116


# ---- pieces


def side_pieces(desk: Desk) -> list[Piece]:
    t, box, words = desk.t, desk.box, desk.words
    pieces = tech_pieces(desk)
    for slot, card in enumerate(t.market):
        if card != NOBODY:
            x, y = market_slot(slot)
            name = words.name("card", box.card_ids[card])
            shape = group(action_card(box, card, name), scale=SCALE)
            pieces.append(Piece(f"card-{box.card_ids[card]}", shape, x, y, f"card:{box.card_ids[card]}"))
    deck = text(0, 0, words("deck-left", count=len(t.ai_deck)), 13.5, LILAC, text_anchor="end")
    pieces.append(Piece("ai-deck", deck, X + 320, 160))
    tray = tray_pieces(desk)
    return [*pieces, *(tray or [*bonus_pieces(desk), *order_pieces(desk)])]


def tech_pieces(desk: Desk) -> list[Piece]:
    """The Dark Tech piles with their numbers; the throne's owner."""
    t, pieces = desk.t, list[Piece]()
    for level, pile in enumerate(t.tech_piles):
        edges = [
            rect(q * 2, -q * 2, 36, 50, 5, fill=mix("#2a0f4a", "#5a2390", 0.3 * (2 - q)), stroke="#d9a8ff")
            for q in (2, 1, 0)
        ]
        face = join(
            icon("cs-dark-tech", 18, 18, 22, "#ffb0f0"), text(18, 39, "I" * (level + 1), 14, "#ffffff", font_weight=800)
        )
        count = circle(34, 48, 10, fill=GOLD, stroke="#3a2600") + text(
            34, 48, str(len(pile)), 13.5, "#3a2600", font_weight=800
        )
        pieces.append(Piece(f"techs-{level + 1}", join(*edges, face, count), X + 18 + level * 256, 24))
    if t.throne != NOBODY:
        pieces.append(Piece("throne", badge(desk.seat(t.throne), 0, 0, 15), X + 164, 84))
    return pieces


def bonus_place(number: int, count: int) -> Point:
    pitch = 78 if count <= 4 else 62
    return X + 48 + number * pitch, TRAY + 76


def bonus_face(desk: Desk, card: int) -> Shape:
    """A symbol, its name and what it would bring now."""
    if card == UNKNOWN:
        return back(72, 94)
    bonus, words = desk.box.bonuses[card], desk.words
    ink, ground = ("#f3e6ff", "#1d0b38") if bonus.dark else ("#3a1f78", "#f3ecff")
    symbol = {B_GALAXY: "cs-galaxy", B_PLANETS: "cs-planet-blue"}.get(bonus.counts, "cs-bonus-light")
    worth = bonus_value(desk.t, desk.reader or 0, card)
    hue = HUES[desk.box.galaxies[bonus.what]] if bonus.counts == B_GALAXY else ink
    return join(
        rect(-34, -43, 72, 94, 8, fill="#04010a", opacity=0.5),
        rect(-36, -47, 72, 94, 8, fill=ground, stroke="#d9a8ff" if bonus.dark else "#8f6fd8", stroke_width=1.8),
        icon(symbol, 0, -22, 30, hue),
        paragraph(0, 10, words.name("bonus", desk.box.bonus_ids[card]), 66, 13.3, ink, 2),
        text(0, 35, f"+{worth}", 16, GOLD if bonus.dark else "#7a2fd0", font_weight=800),
    )


def bonus_pieces(desk: Desk) -> list[Piece]:
    """The reader's own cards; a spectator sees none."""
    if desk.reader is None:
        return []
    cards = desk.t.bonus[desk.reader].cards
    limit = desk.box.bonus_limit
    count = max(limit, len(cards))
    title = desk.words("bonus-title", count=len(cards), most=limit)
    pieces = [Piece("bonus-title", heading(0, 0, title, 310, 16, text_anchor="start"), X + 12, TRAY + 12)]
    for number in range(count):
        x, y = bonus_place(number, count)
        shape = bonus_face(desk, cards[number]) if number < len(cards) else empty_place(72, 94)
        pieces.append(Piece(f"bonus-{number}", shape, x, y))
    return pieces


def order_pieces(desk: Desk) -> list[Piece]:
    """Turn order and round consumption."""
    t = desk.t
    pieces = [Piece("order-title", heading(0, 0, desk.words("order-title"), 310, 16, text_anchor="start"), X + 12, 566)]
    for place, seat in enumerate(t.order):
        moved, colour = t.moved[seat], desk.seat(seat)
        bar = max(0.0, min(1.0, moved / 18)) * 180
        shape = join(
            rect(-8, -13, 314, 26, 8, fill="#ffffff", opacity=0.08) if seat == desk.reader else NOTHING,
            path(hexagon(10, 0, 12), fill="#f3ecff", stroke="#5a2ea6", stroke_width=1.2),
            text(10, 0, str(place + 1), 13.5, "#2c1066", font_weight=800),
            badge(colour, 40, 0, 10),
            rect(60, -6, 180, 12, 6, fill="#2a1650"),
            rect(60, -6, bar, 12, 6, fill=colour.base) if bar else NOTHING,
            text(272, 0, signed(moved) if moved <= 0 else f"+{moved}", 14.5, "#ffffff", font_weight=700),
        )
        pieces.append(Piece(f"order-{seat}", shape, X + 16, 592 + 28 * place))
    return pieces


# ---- the tray: what is to be chosen now


def tray_title(desk: Desk, key: str) -> Piece:
    return Piece("tray-title", heading(0, 0, desk.words(key), 310, 16, text_anchor="start"), X + 12, TRAY + 12)


def row_at(number: int) -> Point:
    return X + 164, TRAY + 50 + 44 * number


def tray_rows(desk: Desk) -> tuple[str, list[str]]:
    """Kind and ids of a list to choose from."""
    t = desk.t
    if desk.asked == "dark_tech" and desk.question is not None:
        level: int = desk.question.held()[1]
        return "tech", [TECHS[tech] for tech in sorted(t.tech_piles[level - 1].cards) if tech != UNKNOWN]
    if desk.asked == "choose_leader":
        return "leader", [leader for number, leader in enumerate(LEADERS) if number not in t.leaders]
    return "", []


def drawn_tiles(desk: Desk) -> list[int]:
    """Tiles the reader chooses from."""
    if isinstance(desk.question, Lay):
        return drawn(desk.t, desk.question.sector)
    if desk.asked == "automa_tile" and desk.question is not None:
        return drawn(desk.t, desk.box.sector[desk.question.held()[1]])
    return []


def tile_at(number: int) -> Point:
    return X + 92 + 144 * number, TRAY + 130


def tray_pieces(desk: Desk) -> list[Piece]:
    kind, ids = tray_rows(desk)
    if kind:
        symbol = "cs-dark-tech" if kind == "tech" else "cs-leader"
        pieces = [tray_title(desk, f"choose-{kind}")]
        for number, thing in enumerate(ids):
            shape = join(
                rect(-152, -19, 304, 38, 9, fill="#2a0f4a", stroke="#d9a8ff", stroke_width=1.3),
                icon(symbol, -132, 0, 24, "#ffb0f0"),
                label(-112, 0, desk.words.name(kind, thing), 256, 15.5, PALE, 13.5, text_anchor="start"),
            )
            pieces.append(Piece(f"choice-{thing}", shape, *row_at(number)))
        return pieces
    tiles = drawn_tiles(desk)
    if tiles:
        pieces = [tray_title(desk, "choose-tile")]
        for number, tile in enumerate(tiles):
            shape = group(system(desk.box, tile, LILAC), scale=1.5)
            name = text(0, 84, desk.words.name("tile", desk.box.tiles[tile]), 15, PALE)
            pieces.append(Piece(f"drawn-{desk.box.tiles[tile]}", shape + name, *tile_at(number)))
        return pieces
    return []


# ---- spots


def side_spots(desk: Desk) -> list[Spot]:
    t, box, words, spots = desk.t, desk.box, desk.words, list[Spot]()
    for slot, card in enumerate(t.market):
        if card != NOBODY:
            thing = box.card_ids[card]
            target = desk.target("card", thing, "buy", "take")
            outline = rect_outline(WIDTH * SCALE, HEIGHT * SCALE, 7)
            spots.append(
                Spot(
                    f"market-{slot}",
                    outline,
                    *market_slot(slot),
                    words.name("card", thing),
                    words.tip("card", thing),
                    target,
                )
            )
    for level, pile in enumerate(t.tech_piles):
        name, tip = words("tech-pile", level="I" * (level + 1)), words("tech-pile-tip", count=len(pile))
        spots.append(Spot(f"tech-pile-{level + 1}", rect_outline(40, 56, 5), X + 36 + level * 256, 48, name, tip))
    kind, ids = tray_rows(desk)
    for number, thing in enumerate(ids):
        target = f"{kind}:{thing}"
        spots.append(
            Spot(
                f"pick-{thing}",
                rect_outline(304, 38, 9),
                *row_at(number),
                words.name(kind, thing),
                words.tip(kind, thing),
                target,
            )
        )
    for number, tile in enumerate(drawn_tiles(desk)):
        thing = box.tiles[tile]
        outline = path_outline(hexagon(0, 0, 58))
        spots.append(
            Spot(
                f"pick-{thing}",
                outline,
                *tile_at(number),
                words.name("tile", thing),
                words.tip("tile", thing),
                f"tile:{thing}",
            )
        )
    if not ids and not drawn_tiles(desk):
        spots += bonus_spots(desk)
    return spots


def bonus_spots(desk: Desk) -> list[Spot]:
    if desk.reader is None:
        return []
    cards, spots = desk.t.bonus[desk.reader].cards, list[Spot]()
    count = max(desk.box.bonus_limit, len(cards))
    for number, card in enumerate(cards):
        if card == UNKNOWN:
            continue
        thing = desk.box.bonus_ids[card]
        target = desk.target("bonus", thing, "give_back")
        name, tip = desk.words.name("bonus", thing), desk.words.tip("bonus", thing)
        spots.append(
            Spot(f"bonus-card-{number}", rect_outline(72, 94, 8), *bonus_place(number, count), name, tip, target)
        )
    return spots
