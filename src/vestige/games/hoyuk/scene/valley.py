"""The ground: a valley with river, ponds, fields and trees, past the board's edge; the grid is only hinted at."""

from __future__ import annotations

from functools import cache, lru_cache
from random import Random
from typing import Final

from vestige.games.hoyuk.components import Box as Parts
from vestige.games.hoyuk.scene.layout import BOARD_BLEED, GRID, cell_at, pitch
from vestige.scene.colour import mix
from vestige.scene.definitions import linear, stamp
from vestige.scene.nature import leaf, pebbles, tree
from vestige.scene.paths import blob, rough_rect, scatter, smooth
from vestige.scene.shapes import Definition, Point, Shape, circle, ellipse, group, join, number, path, rect, stroke, use

AREA: Final = (BOARD_BLEED.x, BOARD_BLEED.y, BOARD_BLEED.width, BOARD_BLEED.height)
MEADOW: Final = ("#dcc788", "#a3ab58", "#cbb874", "#8f9c4c", "#e3d196")
CROWNS: Final = ("#57793a", "#4c6e36", "#678a42", "#7b9448")
FIELDS: Final = (
    (-120, 120, 120, 78, -14, "#c8a552", "#b08d3f"),
    (-70, 330, 110, 70, 10, "#9caa52", "#86953f"),
    (1070, 210, 120, 80, 12, "#c8a552", "#b08d3f"),
    (1110, 480, 110, 84, -10, "#a9a24c", "#8e8a3c"),
    (-110, 560, 110, 80, 6, "#b99a4c", "#a3843a"),
    (1060, 640, 120, 60, 4, "#9caa52", "#86953f"),
    (-320, 250, 130, 90, 8, "#9caa52", "#86953f"),
    (1310, 330, 130, 90, -8, "#c8a552", "#b08d3f"),
)
HILLS: Final = (
    *((-230, 230, 60), (-260, 440, 80), (-240, 20, 80), (-250, 690, 70)),
    *((1255, 60, 85), (1265, 350, 80), (1250, 600, 70), (-390, 120, 90), (1400, 560, 90)),
)
TREES: Final = (
    *((-60, 60), (-30, 90), (-90, 250), (-20, 210), (-60, 470), (-20, 500), (1040, 60), (1090, 120), (1030, 330)),
    *(
        (1120, 300),
        (1040, 560),
        (1090, 400),
        (-120, 420),
        (1140, 200),
        (-20, 660),
        (1020, 460),
        (-180, 330),
        (1190, 520),
    ),
)
PALMS: Final = ((-100, 170), (1130, 420), (-50, 620), (1180, 110))
PATHS: Final = (
    ((330, 250), (360, 320), (330, 400), (300, 420)),
    ((440, 200), (520, 220), (560, 170), (590, 150)),
    ((420, 440), (480, 420), (540, 380)),
    ((500, 560), (560, 530), (600, 480)),
    ((640, 300), (620, 250), (650, 220)),
    ((214, 300), (290, 290), (350, 300)),
    ((786, 420), (720, 410), (690, 400)),
)
WATER: Final = (
    (58, "#6f7438", 0.35),
    (50, "#d9c68c", 0.95),
    (38, "#8fc0b0", 1),
    (28, "#5fa3ab", 1),
    (14, "#4b8e9d", 0.8),
)


@lru_cache(4)
def valley(parts: Parts) -> Shape:
    rng = Random(12)
    return join(
        meadow(rng),
        fields(rng),
        river(parts),
        ponds(parts, rng),
        tracks(),
        growth(rng),
        grid_lines(parts),
        decor(parts),
    )


def meadow(rng: Random) -> Shape:
    ground = linear([(0, "#d2bb7c"), (0.45, "#bdb068"), (1, "#a39d55")], 0.25, 1)
    spots = [
        path(blob(x, y, rng.uniform(40, 130), rng.uniform(20, 60), rng, 6, 0.25), fill=rng.choice(MEADOW), opacity=0.3)
        for x, y in scatter(rng, AREA, 70)
    ]
    return join(rect(*AREA, fill=ground), *spots, *(hill(x, y, radius, rng) for x, y, radius in HILLS))


def hill(x: float, y: float, radius: float, rng: Random) -> Shape:
    return join(
        *(
            path(
                blob(x, y - 5 * level, radius * share, radius * share * 0.8, rng, 7, 0.1),
                fill=mix("#8c8a48", "#d8cb92", level * 0.22),
                stroke="#6a6a34",
                stroke_opacity=0.35,
                stroke_width=1.2,
            )
            for level, share in enumerate((1, 0.72, 0.46, 0.22))
        )
    )


def fields(rng: Random) -> Shape:
    drawn = []
    for x, y, width, height, turn, ground, furrow in FIELDS:
        edge = rough_rect(-width / 2, -height / 2, width, height, rng, 26, 4)
        rows = "".join(
            f"M{number(-width / 2 + 5)} {number(-height / 2 + 6 + 8 * i)}H{number(width / 2 - 5)}"
            for i in range(int(height / 8))
        )
        shadow = path(edge, fill="#5a5a2a", opacity=0.3, transform="translate(3 5)")
        drawn.append(group(shadow, path(edge, fill=ground), stroke(rows, furrow, 3), at=(x, y), turn=turn))
    return join(*drawn)


def course(parts: Parts) -> str:
    """The river runs through its cells and out of the picture."""
    points: list[Point] = [cell_at(parts, cell) for cell in parts.landscape["river"]]
    if not points:
        return ""
    first, last = points[0], points[-1]
    before = [(first[0] - 60, AREA[1] - 10), (first[0] - 10, first[1] - 110)]
    after = [(last[0] + 10, last[1] + 110), (last[0] + 70, AREA[1] + AREA[3] + 10)]
    return smooth([*before, *points, *after], False)


def river(parts: Parts) -> Shape:
    way = course(parts)
    if not way:
        return Shape("")
    green = [stroke(way, "#7d9c48", width, opacity=share) for width, share in ((300, 0.22), (210, 0.26), (130, 0.32))]
    water = [stroke(way, ink, width, opacity=share) for width, ink, share in WATER]
    glints = (
        stroke(way, "#e4f6f0", 2, stroke_dasharray="14 26 6 30", opacity=0.6, transform="translate(-6 0)"),
        stroke(way, "#e4f6f0", 1.6, stroke_dasharray="8 34", opacity=0.5, transform="translate(7 4)"),
    )
    return join(*green, *water, *glints)


def ponds(parts: Parts, rng: Random) -> Shape:
    drawn = []
    for cell in parts.landscape["ponds"]:
        x, y = cell_at(parts, cell)
        drawn += [
            path(blob(x, y, 25, 20, rng, 10, 0.12), fill="#d9c68c"),
            path(blob(x, y, 20, 15, rng, 10, 0.12), fill="#6fb0b2"),
            path(blob(x - 2, y - 2, 12, 8, rng, 8, 0.12), fill="#8fc8c2"),
            stroke(f"M{number(x - 9)} {number(y + 2)}q5 -4 10 0", "#fff", 1.6, opacity=0.7),
        ]
    return join(*drawn)


def tracks() -> Shape:
    """Trodden paths."""
    drawn = []
    for points in PATHS:
        way = smooth(points, False)
        drawn += [
            stroke(way, "#d8c08a", 9, opacity=0.55),
            stroke(way, "#c3a76c", 2, stroke_dasharray="3 7", opacity=0.6),
        ]
    return join(*drawn)


def growth(rng: Random) -> Shape:
    tufts = "".join(
        f"M{number(x)} {number(y)}l-2.5 -5M{number(x)} {number(y)}l0 -6.5M{number(x)} {number(y)}l2.5 -5"
        for x, y in scatter(rng, AREA, 520)
    )
    stones = pebbles(rng, AREA, 620, ("#6d6a3a", "#e6dba8", "#8d8350"), (0.8, 2.2), 0.55)
    trees = [use(rng.choice(grove()), place, scale=rng.uniform(1.1, 1.7)) for place in TREES]
    return join(stroke(tufts, "#6c7436", 1.3, opacity=0.55), stones, *trees, *(use(frond(), place) for place in PALMS))


@cache
def grove() -> tuple[Definition, ...]:
    """A crown of radius 10 in each tone."""
    rng = Random(5)
    return tuple(stamp(tree(0, 0, 10, tone, rng)) for tone in CROWNS)


@cache
def frond() -> Definition:
    return stamp(palm(0, 0, Random(6)))


def palm(x: float, y: float, rng: Random) -> Shape:
    tones = ("#5f8a3c", "#74a04a", "#4f7a35")
    leaves = [leaf(0, 0, 20, 20, 45 * i + rng.uniform(-8, 8), rng.choice(tones)) for i in range(8)]
    return group(
        ellipse(4, 8, 20, 12, fill="#2b3013", opacity=0.28), *leaves, circle(0, 0, 3, fill="#6b4a22"), at=(x, y)
    )


def grid_lines(parts: Parts) -> Shape:
    side = pitch(parts)
    wide, high = side * parts.grid.columns, side * parts.grid.rows
    rows = "".join(f"M{number(GRID.x)} {number(GRID.y + side * i)}h{number(wide)}" for i in range(1, parts.grid.rows))
    columns = "".join(
        f"M{number(GRID.x + side * i)} {number(GRID.y)}v{number(high)}" for i in range(1, parts.grid.columns)
    )
    return join(
        path(rows + columns, stroke="#4f5226", opacity=0.28, stroke_dasharray="2 5"),
        path(rows + columns, stroke="#fffbe0", opacity=0.22, stroke_dasharray="2 5", transform="translate(1 1)"),
    )


def decor(parts: Parts) -> Shape:
    """Rocks, wood and palms inside the grid; houses are built over them."""
    rng = Random(77)
    drawn = [rock(*cell_at(parts, cell), rng) for cell in parts.landscape["rocks"]]
    for cell in parts.landscape["wood"]:
        x, y = cell_at(parts, cell)
        for dx, dy in ((-10, -8), (9, -9), (-11, 10), (10, 9), (0, 1)):
            drawn.append(use(rng.choice(grove()[:3]), (x + dx, y + dy), scale=rng.uniform(0.9, 1.2)))
    return join(*drawn, *(use(frond(), cell_at(parts, cell)) for cell in parts.landscape["palms"]))


def rock(x: float, y: float, rng: Random) -> Shape:
    drawn = []
    for dx, dy, radius in ((-8, 4, 9), (6, 6, 11), (1, -5, 8)):
        drawn += [
            path(blob(x + dx + 2, y + dy + 4, radius, radius * 0.8, rng, 7, 0.15), fill="#3b3a20", opacity=0.3),
            path(blob(x + dx, y + dy, radius, radius * 0.85, rng, 7, 0.15), fill="#9a9482"),
            path(blob(x + dx - 2, y + dy - 2.5, radius * 0.6, radius * 0.45, rng, 6, 0.15), fill="#c2bca8"),
        ]
    return join(*drawn)
