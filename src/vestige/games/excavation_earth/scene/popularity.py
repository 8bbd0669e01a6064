"""The Buyers board: five popularity tracks with their ranks and payouts, and the white buyers' place."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from vestige.games.excavation_earth.components import COLOURS, WHITE
from vestige.games.excavation_earth.scene.desk import Desk
from vestige.games.excavation_earth.scene.layout import (
    BEYOND,
    FAR_EAST,
    POPULARITY,
    RANK_Y,
    SHIP_Y,
    SIDE,
    TRACK_LENGTH,
    TRACK_TOP,
    WHITES,
    track_space,
    track_x,
)
from vestige.games.excavation_earth.scene.look import CYAN, FOG, NIGHT, PALE, REGIONS, chamfer, heading
from vestige.games.excavation_earth.scene.pieces import buyer, chosen_mark, count_tag
from vestige.games.excavation_earth.scene.sky import STARS
from vestige.scene.definitions import linear, stamp
from vestige.scene.kept import kept
from vestige.scene.lettering import label
from vestige.scene.nature import pebbles
from vestige.scene.paths import hexagon
from vestige.scene.scene import Piece, Spot
from vestige.scene.shapes import Definition, Shape, Style, circle, join, path, rect, stroke, text, use
from vestige.scene.states import path_outline, rect_outline

BUYER: Final = 20.0
SIGN: Final = hexagon(0, 0, 24)
SHARES: Final = ("#ffffff", "#cfe3e6", "#a9d3d8", "#7fb0b8", "#5d8790")
"""The better the rank, the brighter the rim of its payout."""


@cache
def popularity(colours: tuple[str, ...], spaces: int, title: str, caption: str) -> Shape:
    """All that is printed on the side panel's upper half, and the starry ground of the whole of it."""
    box = POPULARITY
    return join(
        rect(SIDE, -BEYOND, FAR_EAST - SIDE, BEYOND + 1, fill=NIGHT),
        rect(SIDE, 0, FAR_EAST - SIDE, 712, fill=linear([(0, NIGHT), (1, "#0d2f42")])),
        rect(SIDE, 711, FAR_EAST - SIDE, BEYOND, fill="#0d2f42"),
        pebbles(Random(4), (SIDE, -BEYOND, FAR_EAST - SIDE - 4, SHIP_Y + BEYOND + 110), 480, STARS, (0.5, 1.4), 0.6),
        stroke(f"M{SIDE} {-BEYOND}V{712 + BEYOND}", "#7fe0e6", 2, opacity=0.5),
        path(chamfer(box.x, box.y, box.width, box.height, 16), fill="#0f3a4f", stroke=CYAN, stroke_width=1.6),
        heading(box.x + 18, box.y + 18, title, 190, 18, text_anchor="start"),
        label(box.x + 18, box.y + 37, caption, 216, 13.5, FOG, 13.4, text_anchor="start"),
        *(track(number, colour, spaces) for number, colour in enumerate(colours)),
    )


def track(number: int, colour: str, spaces: int) -> Shape:
    x, edge = track_x(number), REGIONS[colour].base
    rail: Style = {"stroke": edge, "stroke_opacity": 0.6, "stroke_width": 1.6}
    return join(
        rect(x - 23, TRACK_TOP - 15, 46, TRACK_LENGTH + 30, 8, fill="#08202f", **rail),
        *(use(space_stamp(colour), track_space(number, space, spaces)) for space in range(spaces)),
    )


@cache
def space_stamp(colour: str) -> Definition:
    return stamp(circle(0, 0, 6.5, fill="none", stroke=REGIONS[colour].base, stroke_opacity=0.55, stroke_width=1.4))


# ---- pieces


@kept(lambda desk: (), lambda desk: (desk.t.buyers, desk.plan.colours))
def popularity_pieces(desk: Desk) -> list[Piece]:
    pieces = []
    for colour, name in enumerate(desk.box.colours):
        pieces += [
            Piece(f"supply-{name}-{space}", buyer(name, BUYER), *track_space(colour, space, desk.box.track))
            for space in range(desk.t.buyers[colour])
        ]
        rank = desk.t.rank(colour)
        payout = rank_sign(name, desk.box.payout[rank], rank)
        pieces.append(Piece(f"rank-{name}", payout, track_x(colour), RANK_Y))
        if colour in desk.plan.colours:
            pieces.append(Piece(f"plan-{name}", chosen_mark(), track_x(colour) + 18, RANK_Y - 16))
    x, y = WHITES
    whites = [Piece("supply-white-count", count_tag(desk.t.buyers[WHITE]), x + 28, y)]
    if desk.t.buyers[WHITE]:
        whites.append(Piece("supply-white", buyer("white", 26), x, y - 1))
    return pieces + whites


@cache
def rank_sign(colour: str, payout: int, rank: int) -> Shape:
    """What a sale of this colour pays now; its rank stands at the corner, and the best is ringed in white."""
    tones = REGIONS[colour]
    return join(
        path(hexagon(0, 0, 22), fill=tones.base, stroke=SHARES[rank], stroke_width=3.4 - rank * 0.5),
        text(0, 1, str(payout), 20, tones.ink, font_weight=800),
        circle(-18, -15, 10, fill=NIGHT, stroke=SHARES[rank], stroke_width=1.4),
        text(-18, -15, str(rank + 1), 13.5, PALE, font_weight=800),
    )


# ---- spots


@kept(lambda desk: (desk.words.language,), lambda desk: (desk.t.buyers,))
def popularity_spots(desk: Desk) -> list[Spot]:
    """A track is its buyers, the sign under it what a sale of the colour pays."""
    words, spots = desk.words, []
    for colour, name in enumerate(desk.box.colours):
        x = track_x(colour)
        stock = words("supply", buyer=words.buyer(colour), count=desk.t.buyers[colour])
        rail, middle = rect_outline(48, TRACK_LENGTH + 32, 9), TRACK_TOP + TRACK_LENGTH / 2
        spots.append(Spot(f"track-{name}", rail, x, middle, stock, words("supply-tip"), f"buyer:{name}"))
        rank = desk.t.rank(colour)
        title = words("popularity-of", region=words.region(colour), rank=rank + 1, credits=desk.box.payout[rank])
        tip = payout_tip(desk, colour)
        spots.append(Spot(f"popular-{name}", path_outline(SIGN), x, RANK_Y, title, tip, f"colour:{name}"))
    return [*spots, white_spot(desk)]


def payout_tip(desk: Desk, colour: int) -> str:
    """Tied colours share the better rank (EE-BUY-03)."""
    t, words = desk.t, desk.words
    pays = words("popularity-tip", credits=desk.box.payout[t.rank(colour)], each=desk.box.per_buyer)
    tied = [words.region(other) for other in range(COLOURS) if other != colour and t.buyers[other] == t.buyers[colour]]
    return words.told(pays, words("popularity-tied", regions=words.listed(tied))) if tied else pays


def white_spot(desk: Desk) -> Spot:
    words, (x, y) = desk.words, WHITES
    name = words("supply", buyer=words.buyer(COLOURS), count=desk.t.buyers[WHITE])
    return Spot("supply-spot-white", rect_outline(76, 34, 9), x + 14, y, name, words("white-tip"), "buyer:white")
