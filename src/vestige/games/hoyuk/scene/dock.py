"""A seat's own things: the tile it builds from, its cards, and its clan with supply, families and power."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from vestige.games.hoyuk.families import count_families
from vestige.games.hoyuk.rows import CHOICE, ELEMENTS, EXPERT, HOUSE, NONE, PEN, SYMBOLS
from vestige.games.hoyuk.scene.bricks import house, pen, piece
from vestige.games.hoyuk.scene.cards import FACE, card
from vestige.games.hoyuk.scene.layout import CARD, CLAN_PLATE, HAND, SEAT, SEAT_BLEED, TILE_PLATE
from vestige.games.hoyuk.scene.look import PAPER, SIGN, SIGN_SOFT, icon
from vestige.games.hoyuk.scene.plan import seat_of
from vestige.games.hoyuk.scene.words import Words
from vestige.games.hoyuk.steps.build import third_elements
from vestige.games.hoyuk.table import Village
from vestige.scene.definitions import linear
from vestige.scene.lettering import label, paragraph
from vestige.scene.palette import DONE
from vestige.scene.scene import Box, Pane, Piece, Spot
from vestige.scene.seats import seat_pattern
from vestige.scene.shapes import Shape, Style, circle, group, join, path, rect, text
from vestige.scene.states import rect_outline

CARD_SCALE = 0.83


@cache
def brickwork() -> Shape:
    wall = linear([(0, "#8a6238"), (1, "#5a3d20")])
    bricks = "".join(f"M{46 * q + 23 * (r % 2)} {24 * r}h46v24h-46Z" for r in range(8) for q in range(-14, 38))
    shade = linear([(0, "#1a0d04", 0.35), (1, "#1a0d04", 0)])
    return join(
        rect(SEAT_BLEED.x, 0, SEAT_BLEED.width, SEAT.height, fill=wall),
        path(bricks, fill="none", stroke="#3a2410", stroke_width=1.6, opacity=0.28),
        rect(SEAT_BLEED.x, 0, SEAT_BLEED.width, 5, fill="#d9b07a"),
        rect(SEAT_BLEED.x, 5, SEAT_BLEED.width, 10, fill=shade),
        plate(TILE_PLATE),
        plate(CLAN_PLATE),
    )


def plate(box: Box) -> Shape:
    return rect(box.x, box.y, box.width, box.height, 12, fill="#2a190a", opacity=0.5)


def dock(t: Village, seat: int, words: Words, own: bool) -> Pane:
    pieces = [*tile_pieces(t, seat, words), *hand_pieces(t, seat, words, own), *clan_pieces(t, seat, words)]
    spots = [*hand_spots(t, seat, words, own), clan_spot(t, seat, words)]
    parts = {words("part-hand"): Box(HAND.x - 4, 0, 420, SEAT.height), words("part-tile"): Box(6, 0, 226, SEAT.height)}
    parts[words("part-clan")] = Box(CLAN_PLATE.x - 6, 0, 276, SEAT.height)
    name = words.name("clan", t.box.clans[t.clans[seat]].id)
    return Pane(f"seat-{seat}", name, SEAT, brickwork(), tuple(pieces), tuple(spots), SEAT_BLEED, parts)


# ---- the tile


def open_parts(t: Village, seat: int) -> tuple[int, int]:
    """Fixed houses and third element still open in the seat's building."""
    for step in t.stack:
        if step.name in ("build", "built") and step.held()[0] == seat:
            return int(step.held()[1]), int(step.held()[2])
        if step.name == "build_go" and step.held()[0] == seat:
            return t.box.tile_houses, 1
    return 0, 0


def tile_pieces(t: Village, seat: int, words: Words) -> list[Piece]:
    x, y = TILE_PLATE.x, TILE_PLATE.y
    head = text(x + 14, y + 16, words("own-tile"), 13, SIGN, font_weight=700, text_anchor="start")
    if t.tiles[seat] == NONE:
        empty = paragraph(x + TILE_PLATE.width / 2, y + 80, words("no-tile"), TILE_PLATE.width - 40, 13, SIGN_SOFT)
        return [Piece(f"tile-head-{seat}", head + empty, 0, 0)]
    houses, third = open_parts(t, seat)
    total = t.box.tile_houses + 1
    built = words("built", done=total - houses - third, total=total)
    head += label(x + 192, y + 16, built, 90, 12.5, SIGN_SOFT, text_anchor="end")
    board = rect(3, 5, 178, 90, 12, fill="#150d04", opacity=0.35) + rect(
        0, 0, 178, 90, 12, fill=PAPER, stroke="#8a5f34", stroke_width=2.5
    )
    parts = [group(board, at=(x + 14, y + 32))]
    for place in range(total):
        fixed = place < t.box.tile_houses
        done = place < t.box.tile_houses - houses if fixed else not third
        middle = x + 46 + 58 * place, y + 78
        parts.append(tile_part(t, seat, fixed, done, *middle))
    return [Piece(f"tile-own-{seat}", head + join(*parts), 0, 0)]


def tile_part(t: Village, seat: int, fixed: bool, done: bool, x: float, y: float) -> Shape:
    colour = seat_of(t, seat)
    if fixed:
        drawing = group(house(colour, False, "", False, False), at=(x, y), opacity=0.35 if done else None)
    else:
        drawing = group(third_sign(t, seat), at=(x, y), opacity=0.35 if done else None)
    if not done:
        return drawing
    tick = circle(x, y, 14, fill=DONE, stroke="#fff", stroke_width=2) + icon("check", x, y, 15, "#fff")
    return drawing + tick


def third_sign(t: Village, seat: int) -> Shape:
    third = t.box.tiles[t.tiles[seat]].third
    if third == CHOICE:
        places = ((-11, -11), (11, -11), (-11, 11), (11, 11))
        signs = [
            icon(f"hy-{ELEMENTS[element]}", *place, 19, "#5a3a18")
            for element, place in zip(third_elements(t, seat), places, strict=False)
        ]
        return join(*signs)
    if third == PEN:
        return pen("up", False)
    if third == HOUSE:
        return house(seat_of(t, seat), False, "", False, False)
    return group(piece(ELEMENTS[third], 38), at=(0, 14))


# ---- the hand


def hand_of(t: Village, seat: int) -> list[tuple[int, float]]:
    """Cards by symbol with their place: equal ones overlap, all of them fit the tray."""
    cards = sorted(t.hands[seat], key=lambda number: (t.box.cards[number].symbol, number))
    wide = CARD[0] * CARD_SCALE
    steps = []
    for one, other in pairwise(cards):
        same = t.box.cards[one].symbol == t.box.cards[other].symbol
        steps.append(wide + (3 if same else 12))
    room = HAND.width - wide
    squeeze = min(1.0, room / sum(steps)) if steps else 1.0
    places, x = [], HAND.x + wide / 2
    for place, number in enumerate(cards):
        places.append((number, x))
        x += steps[place] * squeeze if place < len(steps) else 0
    return places


def hand_pieces(t: Village, seat: int, words: Words, own: bool) -> list[Piece]:
    count = len(t.hands[seat])
    told = f"{words('hand', count=count)} · {allowance(t, seat, words)}"
    head = label(HAND.x, 14, told, 500, 13, SIGN, text_anchor="start")
    pieces = [Piece(f"hand-head-{seat}", head, 0, 0)]
    y = HAND.y + CARD[1] * CARD_SCALE / 2 + 6
    for number, x in hand_of(t, seat):
        kind = SYMBOLS[t.box.cards[number].symbol]
        drawing = group(card(kind, words(f"symbol-{kind}"), t.box.sets), scale=CARD_SCALE)
        target = f"symbol:{kind}" if own else ""
        pieces.append(Piece(f"card-{t.box.cards[number].id}", drawing, x, y, target))
    if not count:
        note = paragraph(HAND.x + HAND.width / 2, y, words("no-cards"), 420, 14, SIGN_SOFT, 3)
        pieces.append(Piece(f"no-cards-{seat}", note, 0, 0))
    return pieces


def allowance(t: Village, seat: int, words: Words) -> str:
    """How many cards may still be spent this turn, in words."""
    spent = len(t.spent[seat])
    for step in t.stack:
        if step.name == "spend" and step.held()[0] == seat:
            return words("allowance-now", left=step.held()[1], spent=spent)
        if step.name == "spent" and step.held()[0] == seat:
            return words("allowance-now", left=0, spent=spent)
    return words("allowance", families=count_families(t, seat), spent=spent)


def hand_spots(t: Village, seat: int, words: Words, own: bool) -> list[Spot]:
    """One spot per card; equal cards share a target."""
    y = HAND.y + CARD[1] * CARD_SCALE / 2 + 6
    outline = rect_outline(CARD[0] * CARD_SCALE, CARD[1] * CARD_SCALE, 8)
    spots = []
    for number, x in hand_of(t, seat):
        kind = SYMBOLS[t.box.cards[number].symbol]
        name, tip = words("card", symbol=words.name("symbol", kind)), words.tip("symbol", kind)
        target = f"symbol:{kind}" if own else ""
        spots.append(Spot(f"hand-{t.box.cards[number].id}", outline, x, y, name, tip, target))
    return spots


# ---- the clan


def clan_pieces(t: Village, seat: int, words: Words) -> list[Piece]:
    clan = t.box.clans[t.clans[seat]].id
    parts = [clan_head(t, seat, clan, words), clan_figures(t, seat, words)]
    if t.mode == EXPERT:
        parts.append(paragraph(CLAN_PLATE.x + 137, CLAN_PLATE.y + 127, words(f"power-{clan}"), 230, 11, SIGN, 2))
    return [Piece(f"clan-{seat}", join(*parts), 0, 0)]


def clan_head(t: Village, seat: int, clan: str, words: Words) -> Shape:
    """Name and houses left, in figures and in a row."""
    box, colour, count = CLAN_PLATE, seat_of(t, seat), t.supply[seat]
    name: Style = {"font_weight": 400, "text_anchor": "start", "font_family": FACE}
    step = min(26.0, 212 / max(1, count - 1))
    row = [
        group(house(colour, False, "", False, False), at=(box.x + 36 + step * place, box.y + 50), scale=0.6)
        for place in range(count)
    ]
    return join(
        rect(box.x, box.y + 12, 10, box.height - 24, fill=seat_pattern(colour)),
        text(box.x + 22, box.y + 18, words.name("clan", clan), 17, SIGN, **name),
        label(box.x + 252, box.y + 18, words("houses-left", count=count), 120, 13, SIGN, text_anchor="end"),
        *row,
        rect(box.x + 22, box.y + 72, 230, 1.2, fill="#e8d3a5", opacity=0.3),
    )


def clan_figures(t: Village, seat: int, words: Words) -> Shape:
    """Families, what they allow, and the best set in hand."""
    box, families = CLAN_PLATE, count_families(t, seat)
    parts = [
        icon("hy-family", box.x + 34, box.y + 92, 22, SIGN),
        text(box.x + 54, box.y + 86, words("families", count=families), 13, SIGN, font_weight=700, text_anchor="start"),
        text(box.x + 54, box.y + 101, words("cards-a-turn", count=families), 12, SIGN_SOFT, text_anchor="start"),
    ]
    best, points = best_set(t, seat)
    if points:
        told = words("best-set", symbol=words.name("symbol", best), points=points)
        parts.append(icon("vp", box.x + 172, box.y + 93, 20, "#ffd76a"))
        parts.append(paragraph(box.x + 219, box.y + 93, told, 70, 11.5, "#ffd76a", 3))
    return join(*parts)


def best_set(t: Village, seat: int) -> tuple[str, int]:
    """The largest set the hand could score, jokers helping."""
    jokers, best = t.held_of(seat, len(SYMBOLS) - 1), ("joker", 0)
    for symbol in range(len(SYMBOLS)):
        count = t.held_of(seat, symbol) + (jokers if symbol < len(SYMBOLS) - 1 else 0)
        own = t.held_of(seat, symbol)
        points = t.box.sets[min(count, len(t.box.sets) - 1)] if own else 0
        if points > best[1]:
            best = SYMBOLS[symbol], points
    return best


def clan_spot(t: Village, seat: int, words: Words) -> Spot:
    box = CLAN_PLATE
    clan = t.box.clans[t.clans[seat]].id
    tip = words.tip("clan", clan) if t.mode == EXPERT else words("no-power")
    middle = box.x + box.width / 2, box.y + box.height / 2
    return Spot(f"clan-spot-{seat}", rect_outline(box.width, box.height, 12), *middle, words.seat(seat), tip)
