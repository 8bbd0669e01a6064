"""The broken ceramic of the workshop: one vase, six shards in two columns and three rows."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Final

from vestige.games.marajoara.rows import Fragment
from vestige.games.marajoara.scene.look import CLAY, DARK_CLAY, SLIP, fret_pattern, icon
from vestige.scene.definitions import pattern
from vestige.scene.palette import DICE
from vestige.scene.paths import broken_line, polygon, star
from vestige.scene.shapes import Definition, Point, Shape, Style, circle, ellipse, group, join, path, rect, stroke, text

WIDTH: Final = 160.0
HEIGHT: Final = 184.0

NECK = ((120, 0), (115, 11), (113, 22))
SHOULDER = ((113, 22), (113, 40), (160, 56), (160, 104))
BASE = ((160, 104), (160, 146), (132, 168), (119, 184))
"""The right outline from the lip down: a neck, then two cubic curves."""

CRACK: tuple[Point, ...] = (
    *((80, 0), (86, 16), (76, 40), (84, 56), (80, 74), (86, 100), (79, 128), (84, 146), (78, 166), (81, 184)),
)
UPPER_CRACK: tuple[Point, ...] = ((0, 76), (20, 70), (44, 79), (80, 74), (112, 80), (138, 70), (160, 76))
LOWER_CRACK: tuple[Point, ...] = ((0, 132), (24, 126), (50, 134), (79, 128), (110, 135), (138, 126), (160, 132))
LABELS: tuple[Point, ...] = ((58, 46), (103, 46), (42, 102), (122, 102), (53, 152), (108, 152))


def curve(points: tuple[Point, ...], share: float) -> Point:
    """A point of a Bézier curve, by repeated halving of its frame (de Casteljau)."""
    while len(points) > 1:
        points = tuple((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in pairwise(points))
    return points[0]


@cache
def right_side() -> tuple[Point, ...]:
    bends = [curve(arc, step / 10) for arc in (SHOULDER, BASE) for step in range(1, 11)]
    return (*NECK, *bends)


def mirrored(points: tuple[Point, ...]) -> tuple[Point, ...]:
    return tuple((WIDTH - x, y) for x, y in points)


@cache
def vase_outline() -> str:
    return polygon([*right_side(), *reversed(mirrored(right_side()))])


def between(points: tuple[Point, ...], top: float, bottom: float) -> list[Point]:
    return [point for point in points if top < point[1] < bottom]


def inside(crack: tuple[Point, ...], side: tuple[Point, ...], left: bool) -> list[Point]:
    """One half of a crack from the middle outwards, cut off where the vase ends."""
    half = [point for point in crack if (point[0] <= 90) == left and 0 < point[0] < WIDTH]
    half.sort(key=lambda point: abs(point[0] - WIDTH / 2))
    level = crack[0 if left else -1][1]
    edge = min(side, key=lambda point: abs(point[1] - level))
    middle = min(crack, key=lambda point: abs(point[0] - WIDTH / 2))
    return [middle, *(point for point in half if point != middle and abs(point[0] - 80) < abs(edge[0] - 80)), edge]


@cache
def shard(place: int) -> str:
    """Outline of a shard; places run row by row, left before right, from the lip."""
    row, left = place // 2, place % 2 == 0
    side = mirrored(right_side()) if left else right_side()
    upper = [CRACK[0], side[0]] if row == 0 else inside((UPPER_CRACK, LOWER_CRACK)[row - 1], side, left)
    lower = [CRACK[-1], side[-1]] if row == 2 else inside((UPPER_CRACK, LOWER_CRACK)[row], side, left)
    seam = between(CRACK, upper[0][1], lower[0][1])
    bulge = between(side, upper[-1][1], lower[-1][1])
    return polygon([*upper, *bulge, *reversed(lower), *reversed(seam)])


@cache
def slips() -> tuple[Definition, ...]:
    """Three painted ornaments, all ours: hooked steps, zigzag, split spiral."""
    zigzag = stroke("M0 22L11 0L22 22", SLIP, 2.4) + circle(11, 14, 2.6, fill=SLIP)
    spiral = stroke("M4 14a10 10 0 1 1 10 10a7 7 0 1 1 7-7a4 4 0 1 1-4-4", "#3a1d12", 2.2)
    return (
        pattern(22, 22, rect(0, 0, 22, 22, fill=CLAY), zigzag),
        fret_pattern(34, 26, "#7a2a1d", 2.6, SLIP),
        pattern(28, 28, rect(0, 0, 28, 28, fill=SLIP), spiral),
    )


ORNAMENT = (0, 1, 2, 0, 1, 2)


@cache
def restored_shard(place: int) -> Shape:
    return path(shard(place), fill=slips()[ORNAMENT[place]], stroke="#5d2c16", stroke_width=2, stroke_linejoin="round")


@cache
def missing_shard(place: int, need: Fragment) -> Shape:
    edge: Style = {"stroke": "#8a6a45", "stroke_width": 1.8, "stroke_dasharray": "5 4"}
    return path(shard(place), fill="#fff7e6", fill_opacity=0.55, **edge) + group(requirement(need), at=LABELS[place])


def requirement(need: Fragment) -> Shape:
    """Comparison and number above; below, the points and, where their number is fixed, the blue dice."""
    dice = need.most if need.unlike or need.fewest == need.most else 0
    grow = 1.5 if need.unlike else 0
    blue = DICE["blue"].base
    return join(
        icon("equal" if need.exactly else "ge", -11, -8, 14, DARK_CLAY),
        text(7, -8, str(need.total), 20, DARK_CLAY, font_weight=800),
        path(star(-11, 13, 12.5, 10, 10), fill=CLAY),
        text(-11, 13, str(need.vp), 13.8, "#fff4dd", font_weight=800),
        *(rect(4 + i * 9, 9 - i * grow, 7.5, 7.5 + i * grow, 1.5, fill=blue) for i in range(dice)),
    )


@cache
def vase_shadow() -> Shape:
    return ellipse(80, 188, 62, 8, fill="#2a160a", opacity=0.3) + path(vase_outline(), fill="#5d3c24", opacity=0.16)


@cache
def vase_edge() -> Shape:
    """Outline and light over all shards."""
    return join(
        path(vase_outline(), fill="none", stroke="#4d2413", stroke_width=3, stroke_linejoin="round"),
        stroke(broken_line([(54, 6), (106, 6)]), "#fff6e0", 3, opacity=0.5),
        stroke("M10 96C12 78 26 66 40 58", "#fff", 4, opacity=0.35),
    )
