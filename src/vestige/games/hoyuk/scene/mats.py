"""Beside the grid: aspect piles, calamities, the tiles of the step and the turn at the left; stocks, shaman, first
player and spent cards at the right."""

from __future__ import annotations

from functools import cache

from vestige.games.hoyuk.rows import CATTLE, ELEMENTS, EXPERT, NONE, OVEN, PEN, SHAMAN, SYMBOLS, THIRDS, TOTEM, VILLAGER
from vestige.games.hoyuk.scene.bricks import pen, piece
from vestige.games.hoyuk.scene.cards import calamity_back, calamity_face, card, pile_edges, pile_place, pile_top
from vestige.games.hoyuk.scene.layout import (
    DEALT,
    FIRST_PLACE,
    PILE,
    SHAMAN_PLACE,
    SPENT,
    STEPS,
    pile_at,
    stock_at,
)
from vestige.games.hoyuk.scene.look import INK, PAPER, SIGN, SIGN_SOFT, icon
from vestige.games.hoyuk.scene.plan import name_of, seat_of
from vestige.games.hoyuk.scene.words import Words
from vestige.games.hoyuk.table import Village
from vestige.games.hoyuk.words import P1_STEP1, P2_CALAMITY, P2_WINDOW, P3_WINDOW, P4_WINDOW
from vestige.kernel.values import UNKNOWN
from vestige.scene.definitions import stamp
from vestige.scene.lettering import label, paragraph
from vestige.scene.scene import Box, Piece, Spot
from vestige.scene.seats import badge
from vestige.scene.shapes import Definition, Shape, group, join, rect, text, use
from vestige.scene.states import rect_outline
from vestige.scene.wood import disc

STOCKED = (TOTEM, OVEN, PEN, CATTLE, VILLAGER)
STAGES = (("build", "hy-tile"), ("calamity", "hy-tornado"), ("aspects", "card"), ("end", "hy-turn"))


def stage(t: Village) -> int:
    """Of the four phases the one that is going on; windows belong to the phase they open."""
    starts = (P1_STEP1, P2_WINDOW, P3_WINDOW, P4_WINDOW)
    return max(0, sum(t.phase >= start for start in starts) - 1)


# ---- the left mat


def card_pieces(t: Village, words: Words) -> list[Piece]:
    piles = [pile_piece(t, number, words) for number in range(len(t.aspects))]
    x, y = pile_at(7)
    back = calamity_back(words("calamities"), words("cards", count=len(t.deck.cards)))
    middle = open_calamity(t, words) or dealt_tiles(t, words)
    return [*piles, Piece("calamities", back, x, y), *middle, turn_piece(t, words)]


def pile_piece(t: Village, number: int, words: Words) -> Piece:
    aspect, pile = t.box.aspects[number], t.aspects[number]
    name = words(f"aspect-{aspect.id}")
    x, y = pile_at(number)
    drawing = pile_place(aspect.id, name)
    if pile.cards:
        symbol = SYMBOLS[t.box.cards[pile.cards[-1]].symbol]
        count = words("cards", count=len(pile.cards))
        drawing = pile_edges(len(pile.cards)) + pile_top(aspect.id, name, symbol, count)
    return Piece(f"pile-{aspect.id}", drawing, x, y, f"pile:{aspect.id}")


def shown_calamity(t: Village) -> int:
    """The card under way, or the one that is announced."""
    if t.calamity != NONE:
        return t.calamity
    known = t.deck.cards and t.deck.cards[-1] != UNKNOWN and t.setup.options["calamity_forecast"]
    return t.deck.cards[-1] if known and t.phase < P2_CALAMITY else NONE


def open_calamity(t: Village, words: Words) -> list[Piece]:
    """In the place of the tiles, in words, until its losses are chosen."""
    number = shown_calamity(t)
    if number == NONE:
        return []
    name = t.box.calamities[number].id
    criterion, _, effect = words.tip("calamity", name).partition(":")
    face = calamity_face(name, words.name("calamity", name), criterion.strip(), effect.split(".")[0].strip())
    return [Piece("calamity-now", group(face, scale=0.82), DEALT.x + 4, DEALT.y - 8)]


def dealt_tiles(t: Village, words: Words) -> list[Piece]:
    head = text(DEALT.x + 4, DEALT.y + 8, words("tiles"), 12.5, SIGN, font_weight=700, text_anchor="start")
    pieces = [Piece("tiles-head", head, 0, 0, quiet=True)]
    for place, seat in enumerate(seat for seat in t.order() if t.tiles[seat] != NONE):
        x, y = DEALT.x + 2 + 84 * (place % 2), DEALT.y + 20 + 27 * (place // 2)
        pieces.append(Piece(f"tile-{seat}", tile_chip(t, seat), x, y, quiet=True))
    if len(pieces) == 1:
        left = words("tiles-left", count=len(t.tile_stack.cards))
        pieces.append(
            Piece("tiles-left", text(DEALT.x + 4, DEALT.y + 30, left, 12, SIGN_SOFT, text_anchor="start"), 0, 0)
        )
    return pieces


def tile_chip(t: Village, seat: int) -> Shape:
    """Two houses and the third element, in the frame of its player."""
    colour = seat_of(t, seat)
    third = THIRDS[t.box.tiles[t.tiles[seat]].third]
    signs = ["hy-house"] * t.box.tile_houses + ["hint" if third == "choice" else f"hy-{third}"]
    return join(
        rect(0, 0, 80, 24, 6, fill=PAPER, stroke=colour.base, stroke_width=2.4),
        badge(colour, 12, 12, 8),
        *(icon(sign, 32 + 17 * place, 12, 14, "#5a3a18") for place, sign in enumerate(signs)),
    )


def turn_piece(t: Village, words: Words) -> Piece:
    parts = [
        text(STEPS.x + 4, STEPS.y + 8, words("turn", turn=t.turn), 12.5, SIGN, font_weight=700, text_anchor="start")
    ]
    now = stage(t) if t.stack else -1
    for number, (name, sign) in enumerate(STAGES):
        y = STEPS.y + 31 + 26 * number
        on = number == now
        if on:
            parts.append(rect(STEPS.x + 2, y - 13, 162, 26, 8, fill=PAPER))
        ink = INK if on else SIGN_SOFT
        parts.append(icon(sign, STEPS.x + 18, y, 17, ink))
        words_ = words(f"phase-{name}")
        parts.append(
            label(STEPS.x + 34, y, words_, 124, 12.5, ink, font_weight=700 if on else 500, text_anchor="start")
        )
    if t.ending:
        y = STEPS.y + 31 + 26 * len(STAGES)
        parts.append(label(STEPS.x + 82, y - 6, words("last-turn"), 156, 12, "#ffd76a", font_weight=800))
    return Piece("turn", join(*parts), 0, 0, quiet=True)


def card_spots(t: Village, words: Words) -> list[Spot]:
    wide, high = PILE
    spots = []
    for number, pile in enumerate(t.aspects):
        aspect = t.box.aspects[number].id
        x, y = pile_at(number)
        top = words.name("symbol", SYMBOLS[t.box.cards[pile.cards[-1]].symbol]) if pile.cards else words("nothing")
        name = words("pile", aspect=words(f"aspect-{aspect}"), count=len(pile.cards), top=top)
        spots.append(
            Spot(
                f"pile-spot-{aspect}",
                rect_outline(wide, high, 7),
                x + wide / 2,
                y + high / 2,
                name,
                f"{words.tip('pile', aspect)}. {known_below(t, number, words)}",
                f"pile:{aspect}",
            )
        )
    x, y = pile_at(7)
    tip = words("calamities-tip")
    if shown_calamity(t) != NONE:
        tip = words.tip("calamity", t.box.calamities[shown_calamity(t)].id)
    spots.append(
        Spot("calamities-spot", rect_outline(wide, high, 7), x + wide / 2, y + high / 2, words("calamities"), tip)
    )
    return spots


def known_below(t: Village, number: int, words: Words) -> str:
    """Cards of a pile that everybody knows, from the top."""
    below = t.aspects[number].cards[-2::-1]
    if all(card == UNKNOWN for card in below):
        return ""
    named = [words.name("symbol", SYMBOLS[t.box.cards[card].symbol]) if card != UNKNOWN else "?" for card in below]
    return words("below", cards=words.listed(named))


# ---- the right mat


def stock_pieces(t: Village, words: Words) -> list[Piece]:
    used = STOCKED if t.mode == EXPERT else STOCKED[:3]
    pieces = [
        Piece(f"stock-{ELEMENTS[e]}", stock(t, e, stock_at(n), words), 0, 0, quiet=True) for n, e in enumerate(used)
    ]
    place = FIRST_PLACE
    first = stand(place, words("first")) + group(disc(seat_of(t, t.first), 17), at=(place.x + 40, place.y + 50))
    pieces.append(Piece("first-player", first, 0, 0))
    if t.mode == EXPERT:
        pieces.append(Piece("shaman-place", shaman_place(t, words), 0, 0))
    return [*pieces, *spent_pieces(t, words)]


def stand(place: Box, name: str) -> Shape:
    middle, width = place.x + place.width / 2, place.width - 8
    return join(
        rect(place.x + 2, place.y + 2, place.width - 4, place.height - 6, 9, fill="#a77c4a", opacity=0.5),
        paragraph(middle, place.y + 17, name, width, 12.5, SIGN, font_weight=700),
    )


@cache
def stand_of(element: int, shown: int, width: float, height: float) -> Definition:
    """What a stock lies on, with some of its pieces."""
    parts = [
        rect(2, 2, width - 4, height - 6, 9, fill="#2a190a", opacity=0.45),
        rect(2, 4, width - 4, height - 8, 9, fill="#a77c4a", opacity=0.6),
    ]
    for place in range(shown):
        if element == PEN:
            parts.append(group(pen("up", False), at=(32 + 36 * place, 48), scale=0.8))
        else:
            parts.append(group(piece(ELEMENTS[element], 34), at=(28 + 22 * place, 54 + 5 * (place % 2))))
    return stamp(*parts)


def stock(t: Village, element: int, box: Box, words: Words) -> Shape:
    name, left = ELEMENTS[element], t.stock[element]
    shown = min(left, 3 if element == PEN else 5)
    parts = [use(stand_of(element, shown, box.width, box.height), (box.x, box.y))]
    parts.append(
        text(
            box.x + box.width - 12,
            box.y + box.height - 21,
            str(left),
            20,
            "#fff3d6",
            font_weight=800,
            text_anchor="end",
        )
    )
    parts.append(text(box.x + 12, box.y + 16, words(f"stock-{name}"), 12.5, SIGN, font_weight=700, text_anchor="start"))
    return join(*parts)


def shaman_place(t: Village, words: Words) -> Shape:
    place = SHAMAN_PLACE
    parts = [stand(place, words("shaman"))]
    if t.shaman == NONE:
        parts.append(group(piece("shaman", 40), at=(place.x + 40, place.y + 66)))
    else:
        where = words("in-block", block=name_of(t, t.block[t.shaman]))
        parts.append(icon("hy-shaman", place.x + 40, place.y + 46, 34, "#3a2410", opacity=0.3))
        parts.append(label(place.x + 40, place.y + 71, where, place.width - 8, 11, SIGN, smallest=9))
    return join(*parts)


def spent_pieces(t: Village, words: Words) -> list[Piece]:
    """Cards used this turn, each with the badge of its player."""
    head = text(SPENT.x + 10, SPENT.y + 12, words("spent"), 12.5, SIGN, font_weight=700, text_anchor="start")
    used = [(seat, one) for seat in t.order() for one in t.spent[seat]]
    step = min(38.0, 122 / max(1, len(used) - 1)) if used else 0
    pieces = [Piece("spent-head", head, 0, 0, quiet=True)]
    for place, (seat, number) in enumerate(used):
        kind = SYMBOLS[t.box.cards[number].symbol]
        drawing = group(card(kind, words(f"symbol-{kind}"), t.box.sets), scale=0.42) + badge(
            seat_of(t, seat), 12, 34, 8
        )
        pieces.append(Piece(f"card-{t.box.cards[number].id}", drawing, SPENT.x + 26 + step * place, SPENT.y + 60))
    return pieces


def stock_spots(t: Village, words: Words) -> list[Spot]:
    used = STOCKED if t.mode == EXPERT else STOCKED[:3]
    spots = []
    for number, element in enumerate(used):
        box, name = stock_at(number), ELEMENTS[element]
        title = words("stock", name=words(f"stock-{name}"), count=t.stock[element])
        middle = box.x + box.width / 2, box.y + box.height / 2
        spots.append(
            Spot(
                f"stock-spot-{name}",
                rect_outline(box.width - 6, box.height - 8, 9),
                *middle,
                title,
                words.tip("element", name),
            )
        )
    if t.mode == EXPERT:
        place = SHAMAN_PLACE
        middle = place.x + place.width / 2, place.y + place.height / 2
        spots.append(
            Spot(
                "shaman-spot", rect_outline(72, 76, 9), *middle, words("shaman"), words.tip("element", ELEMENTS[SHAMAN])
            )
        )
    return spots
