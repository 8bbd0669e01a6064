"""Along the bottom: the round, what majorities pay, and the five piles of the black market."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import ceil
from typing import Final

from vestige.games.excavation_earth.components import GLYPHS
from vestige.games.excavation_earth.scene.desk import Desk
from vestige.games.excavation_earth.scene.layout import BEYOND, FAR_WEST, FOOT, SHORE, black_market_pile, round_hexagon
from vestige.games.excavation_earth.scene.look import CYAN, FOG, LILAC, REGIONS, icon
from vestige.games.excavation_earth.scene.pieces import count_tag, glyph_tile
from vestige.scene.definitions import linear
from vestige.scene.kept import kept
from vestige.scene.lettering import label
from vestige.scene.paths import hexagon
from vestige.scene.scene import Piece, Spot
from vestige.scene.shapes import Shape, join, path, rect, stroke, text
from vestige.scene.states import circle_outline, rect_outline

TILE: Final = 46.0
BELOW: Final = 17.0
ROWS: Final = 3
NUMERALS: Final = ("I", "II", "III")


@cache
def foot(colours: tuple[str, ...], rounds: int, round_word: str, black_market: str) -> Shape:
    """All that is printed: a hexagon for each round, a place for each pile."""
    return join(
        rect(FAR_WEST, FOOT, SHORE - FAR_WEST, 70, fill=linear([(0, "#123e54"), (1, "#081f2e")])),
        rect(FAR_WEST, FOOT + 69, SHORE - FAR_WEST, BEYOND, fill="#081f2e"),
        stroke(f"M{FAR_WEST} {FOOT}H{SHORE}", "#7fe0e6", 2, opacity=0.6),
        label(20, 672, round_word, 60, 14, FOG, 13.5, text_anchor="start"),
        *(hexagon_place(number) for number in range(rounds)),
        icon("ee-smuggle", 412, 672, 20, LILAC),
        label(427, 672, black_market, 98, 14, LILAC, 13.5, text_anchor="start"),
        *(pile_place(number, colour) for number, colour in enumerate(colours)),
    )


def hexagon_place(number: int) -> Shape:
    x, y = round_hexagon(number)
    return path(hexagon(x, y, 20), fill="#0d2b3c", stroke=CYAN, stroke_width=1.6)


def pile_place(number: int, colour: str) -> Shape:
    x, y = black_market_pile(number)
    edge = REGIONS[colour].base
    return rect(x - 25, y - 25, 50, 50, 8, fill="#071a27", stroke=edge, stroke_width=1.4, stroke_dasharray="4 3")


# ---- pieces


def foot_pieces(desk: Desk) -> list[Piece]:
    return [*round_pieces(desk), *pile_pieces(desk)]


@kept(lambda desk: (desk.words.language,), lambda desk: (desk.t.round,))
def round_pieces(desk: Desk) -> list[Piece]:
    t = desk.t
    numerals = [
        Piece(f"round-{number}", numeral(NUMERALS[number], number == t.round - 1), *round_hexagon(number))
        for number in range(desk.box.rounds)
    ]
    payout = desk.words.ranked(desk.box.majorities[t.round - 1])
    words = label(0, 0, desk.words("majority", credits=payout), 172, 14, FOG, 13.5, text_anchor="start")
    return [*numerals, Piece("majority", words, 226, 672)]


@cache
def numeral(words: str, now: bool) -> Shape:
    ground = path(hexagon(0, 0, 19), fill="#f7c948") if now else Shape("")
    return ground + text(0, 0, words, 16, "#2b1d00" if now else "#bfe0e2", font_weight=800)


@kept(lambda desk: ("pile" in desk.sources,), lambda desk: (desk.t.black_market,))
def pile_pieces(desk: Desk) -> list[Piece]:
    """The visible tile, and beside it those below it in their order (EE-DECK-05)."""
    pieces = []
    for colour, pile in enumerate(desk.t.black_market):
        if pile:
            name, (x, y) = desk.box.colours[colour], black_market_pile(colour)
            on = desk.relic_target(pile[0], "pile")
            pieces.append(Piece(f"pile-{name}", desk.relic(pile[0], TILE), x, y, on))
            if len(pile) > 1:
                pieces.append(Piece(f"pile-count-{name}", count_tag(len(pile)), x + 18, y - 21, on))
            pieces += [
                Piece(f"pile-{name}-{number}", glyph_tile(name, desk.glyph(relic), side), x + 36 + dx, y + dy)
                for number, (relic, (dx, dy, side)) in enumerate(zip(pile[1:], below(len(pile) - 1), strict=True), 1)
            ]
    return pieces


def below(count: int) -> list[tuple[float, float, float]]:
    """Places and side of so many tiles that are covered: downwards, then in a second column, smaller where many lie."""
    rows = max(ROWS, ceil(count / 2))
    pitch = ROWS * BELOW / rows
    return [(pitch * (n // rows), pitch * (n % rows - (rows - 1) / 2), pitch * 0.9) for n in range(count)]


# ---- spots


@kept(
    lambda desk: (desk.words.language, desk.reader),
    lambda desk: (desk.t.black_market, desk.t.removed, desk.t.gallery, "pile" in desk.sources),
)
def foot_spots(desk: Desk) -> list[Spot]:
    words, rounds = desk.words, desk.box.rounds
    spots = []
    for number in range(rounds):
        payout = words.ranked(desk.box.majorities[number])
        name, tip = words("round", number=number + 1, rounds=rounds), words("round-tip", credits=payout)
        spots.append(Spot(f"round-spot-{number}", circle_outline(20), *round_hexagon(number), name, tip))
    return spots + [pile_spot(desk, colour) for colour in range(len(desk.box.colours))]


def pile_spot(desk: Desk, colour: int) -> Spot:
    """The whole pile may be looked through: the name lists it from the top, the tip what is out of the game."""
    words, pile = desk.words, desk.t.black_market[colour]
    first = colour * GLYPHS
    gone = Counter({r: desk.t.removed[r] for r in range(first, first + GLYPHS) if desk.t.removed[r]})
    tips = [words("pile-tip")]
    if pile:
        price = desk.box.value[pile[0]] + desk.box.surcharge
        tips = [desk.relic_tip(pile[0]), words("pile-price", credits=price), *tips]
    if gone:
        tips.append(words("removed", relics=words.counted(gone)))
    name = words("pile", region=words.region(colour), relics=words.relics(pile) if pile else words("empty"))
    target = desk.relic_target(pile[0], "pile") if pile else ""
    outline = rect_outline(TILE + 8, TILE + 8, 9)
    return Spot(
        f"pile-spot-{desk.box.colours[colour]}", outline, *black_market_pile(colour), name, words.told(*tips), target
    )
