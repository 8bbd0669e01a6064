"""The dig site: a pit with shaded walls, one square per space, survey strings, ropes round the recycling zones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from vestige.games.marajoara.rows import Space
from vestige.games.marajoara.scene.layout import PIT, Grid
from vestige.games.marajoara.scene.look import CLAY, SHADE, icon
from vestige.scene.definitions import linear, pattern, stamp
from vestige.scene.nature import pebbles
from vestige.scene.paths import polygon, rough_rect
from vestige.scene.shapes import Definition, Shape, Style, circle, join, number, path, rect, stroke, text, use

SQUARE = 33.5
WALL = 13.0
BONUS_INK = {1: CLAY, 2: "#7a2a1d"}
ROPE = 7.5


@cache
def pit(spaces: tuple[Space, ...]) -> Shape:
    rng = Random(9)
    grid = Grid(spaces)
    zones = sorted({space.zone for space in spaces} - {-1})
    return join(
        rim(rng),
        walls(),
        floor(rng),
        *(square(space, grid, rng) for space in spaces),
        strings(grid),
        *(rope([space for space in spaces if space.zone == zone], grid) for zone in zones),
        coordinates(grid),
    )


def rim(rng: Random) -> Shape:
    """Heaped sand around the pit."""
    x, y, w = PIT.x, PIT.y, PIT.width

    def heaped(px: float, py: float) -> bool:
        return px < x - 8 or py < y - 8 or px > x + w + 8 or py > y + w + 8

    torn = rough_rect(x - 30, y - 26, w + 62, w + 62, rng, 20, 6)
    return join(
        path(torn, fill="#4a2d14", opacity=0.35, transform="translate(3 8)"),
        path(rough_rect(x - 28, y - 28, w + 56, w + 56, rng, 18, 6), fill="#e7c793"),
        path(rough_rect(x - 22, y - 22, w + 44, w + 44, rng, 20, 4), fill="#cfa468"),
        pebbles(rng, (x - 26, y - 26, w + 52, w + 52), 420, ("#8b6234", "#f6e2ba"), (0.8, 2.6), 0.55, heaped),
    )


def walls() -> Shape:
    """Four cut walls, the upper and left ones in the shade, with two layers of soil."""
    left, top, right, bottom = PIT.x, PIT.y, PIT.x + PIT.width, PIT.y + PIT.height
    k = WALL
    faces = (
        ([(left - k, top - k), (right + k, top - k), (right, top), (left, top)], "#5b3517"),
        ([(left - k, top - k), (left, top), (left, bottom), (left - k, bottom + k)], "#6d4420"),
        ([(right + k, top - k), (right + k, bottom + k), (right, bottom), (right, top)], "#b98349"),
        ([(left - k, bottom + k), (left, bottom), (right, bottom), (right + k, bottom + k)], "#d8a666"),
    )
    side = PIT.width
    dashed: Style = {"stroke-dasharray": "18 5 30 3", "opacity": 0.28, "stroke-linecap": "butt"}
    seams = [
        stroke(f"M{left - q} {top - q}h{side + 2 * q}v{side + 2 * q}h{-side - 2 * q}Z", "#3f230d", 1.6, **dashed)
        for q in (k * 0.35, k * 0.7)
    ]
    return join(*(path(polygon(points), fill=colour) for points, colour in faces), *seams)


def floor(rng: Random) -> Shape:
    x, y, w = PIT.x, PIT.y, PIT.width
    dark, clear = (0, "#3a1f0b", 0.42), (1, "#3a1f0b", 0)
    return join(
        rect(x, y, w, w, fill=linear([(0, "#c4965a"), (1, "#e2bd86")], 1, 1)),
        rect(x, y, w, 16, fill=linear([dark, clear])),
        rect(x, y, 16, w, fill=linear([dark, clear], 1, 0)),
        pebbles(rng, (x, y, w, w), 500, ("#a0713a", "#f3d9ab", "#8a5c2e"), (0.6, 1.8), 0.42),
    )


@cache
def square_stamp(tone: str) -> Definition:
    m = SQUARE
    return stamp(
        rect(-m, -m, 2 * m, 2 * m, 8, fill="#84592b", opacity=0.5),
        rect(-m + 1.6, -m + 2.2, 2 * m - 2.2, 2 * m - 2.6, 7, fill=tone),
        stroke(f"M{-m + 6} {m - 1.5}h{2 * m - 12}", "#fff3d6", 1.6, opacity=0.75),
    )


def square(space: Space, grid: Grid, rng: Random) -> Shape:
    """A space and what is printed on it."""
    tone = rng.choice(("#e6c691", "#e0bd85", "#dcb77c", "#e9cc9a"))
    drawn = [square_stamp("#b98d55" if space.start == "shaded" else tone)]
    if space.start == "shaded":
        drawn.append(hatched_stamp())
    if space.start == "magnifier":
        drawn.append(magnifier_stamp())
    if space.bonus:
        drawn.append(bonus_stamp(space.bonus))
    return join(*(use(part, grid.at(space.column, space.row), scale=grid.scale) for part in drawn))


@cache
def hatched_stamp() -> Definition:
    """Shaded spaces are empty at setup (MJ-COMP-06)."""
    m = SQUARE
    return stamp(rect(-m + 1.6, -m + 2.2, 2 * m - 2.2, 2 * m - 2.6, 7, fill=hatching()))


def hatching() -> Definition:
    lines = "M-2 11L11 -2M-2 2L2 -2M7 11L11 7"
    return pattern(9, 9, path(lines, stroke="#4d2e13", stroke_width=2.2, opacity=0.5))


@cache
def magnifier_stamp() -> Definition:
    """Start tokens are laid here (MJ-SETUP-10)."""
    return stamp(
        circle(0, 0, 25, fill="#f4e0b6", opacity=0.75),
        circle(0, 0, 25, fill="none", stroke="#9d7137", stroke_width=1.4, stroke_dasharray="3 4"),
        icon("mj-magnifier", 0, 0, 28, "#8a5c28", opacity=0.75),
    )


@cache
def bonus_stamp(bonus: int) -> Definition:
    """A +1 or +2 space raises the die that jumps onto it (MJ-INC-02)."""
    ink = BONUS_INK[bonus]
    return stamp(
        circle(0, 0, 27, fill="none", stroke=ink, stroke_width=3, opacity=0.6),
        circle(0, 0, 21.5, fill="none", stroke=ink, stroke_width=1.2, opacity=0.55),
        text(0, 0, f"+{bonus}", 22, ink, font_weight=800),
    )


def strings(grid: Grid) -> Shape:
    """Survey strings between pegs."""
    x, y, w = PIT.x, PIT.y, PIT.width
    downs = [x + grid.cell * i for i in range(1, grid.columns)]
    acrosses = [y + grid.cell * i for i in range(1, grid.rows)]
    way = "".join(f"M{x - 20} {number(a)}H{x + w + 20}" for a in acrosses)
    way += "".join(f"M{number(d)} {y - 20}V{y + w + 20}" for d in downs)
    peg = stamp(circle(0, 0, 3.6, fill="#6b4421"), circle(-0.6, -0.6, 2.2, fill="#c2935a"))
    ends = [(end, a) for a in acrosses for end in (x - 20, x + w + 20)]
    ends += [(d, end) for d in downs for end in (y - 20, y + w + 20)]
    return join(
        path(way, stroke="#4a2b10", stroke_opacity=0.3, stroke_width=1.6, transform="translate(1 2)"),
        path(way, stroke="#fdf3dc", stroke_width=1.3),
        *(use(peg, end) for end in ends),
    )


def rope(zone: Sequence[Space], grid: Grid) -> Shape:
    """Twisted white rope on four stakes around a recycling zone."""
    columns, rows = [space.column for space in zone], [space.row for space in zone]
    left, top = grid.at(min(columns) - 0.5, min(rows) - 0.5)
    right, bottom = grid.at(max(columns) + 0.5, max(rows) + 0.5)
    x, y, w, h, t = left + 2, top + 2, right - left - 4, bottom - top - 4, ROPE
    sides = ((x, y - t / 2, w, t), (x, y + h - t / 2, w, t), (x - t / 2, y, t, h), (x + w - t / 2, y, t, h))
    shadow = rect(x + 2, y + 4, w, h, 4, fill="none", stroke="#3a2210", stroke_opacity=0.32, stroke_width=t)
    strands = [rect(*side, fill=twist(), stroke="#8d7a58", stroke_width=1) for side in sides]
    stakes = [use(stake_stamp(), corner) for corner in ((x, y), (x + w, y), (x, y + h), (x + w, y + h))]
    return join(shadow, *strands, *stakes)


@cache
def twist() -> Definition:
    return pattern(
        9,
        9,
        rect(0, 0, 9, 9, fill="#f6ecd6"),
        path("M-2 7L7 -2M1 11L11 1", stroke="#b9a478", stroke_width=2),
        path("M-4 5L5 -4M3 13L13 3", stroke="#fffaf0", stroke_width=1.2),
    )


@cache
def stake_stamp() -> Definition:
    return stamp(
        circle(2, 4, 8, fill=SHADE, opacity=0.3),
        circle(0, 0, 8, fill="#5d3c1c"),
        circle(-0.8, -1, 6.4, fill="#a97a45"),
        circle(-1, -1.2, 3, fill="none", stroke="#7d5529", stroke_width=1.2),
    )


def coordinates(grid: Grid) -> Shape:
    """Letters above the columns, numbers beside the rows: the names of the spaces."""
    names = [(PIT.x - 21, grid.at(1, row)[1], str(row)) for row in range(1, grid.rows + 1)]
    names += [(grid.at(column, 1)[0], PIT.y - 20, chr(96 + column)) for column in range(1, grid.columns + 1)]
    return join(*(text(x, y, name, 13.5, "#6f4a22", font_weight=700) for x, y, name in names))
