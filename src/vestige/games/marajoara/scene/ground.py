"""The clearing: sand, fallen leaves, forest at both edges, the diggers' tools."""

from __future__ import annotations

from functools import cache
from random import Random

from vestige.games.marajoara.scene.look import icon
from vestige.scene.colour import darken, lighten, mix
from vestige.scene.definitions import glow
from vestige.scene.nature import leaf, patches, pebbles
from vestige.scene.paths import arc
from vestige.scene.shapes import Shape, circle, group, join, line, rect, stroke

Fan = tuple[float, float, float, float]
"""A tuft of leaves: x, y, direction, length."""

FAR: tuple[Fan, ...] = (
    *((-190, 60, 20, 190), (-190, 300, 5, 170), (-180, 560, -25, 210), (-60, -40, 60, 150), (-60, 745, -60, 160)),
    *((1190, 70, 160, 190), (1195, 330, 178, 170), (1190, 590, 200, 210), (1080, -45, 120, 150), (1090, 745, 240, 160)),
)
MIDDLE: tuple[Fan, ...] = (
    *((-185, 170, 10, 150), (-185, 440, -10, 160), (-185, 690, -35, 170), (-185, 0, 35, 150)),
    *((1190, 200, 172, 150), (1190, 470, 186, 160), (1190, 690, 215, 170), (1190, 0, 145, 150)),
)
NEAR: tuple[Fan, ...] = (
    *((-185, 360, 0, 110), (-185, 610, -30, 120), (-185, 90, 20, 110)),
    *((1188, 400, 180, 105), (1188, 640, 205, 120), (1188, 110, 165, 105)),
)
POTS = ((1040, 516, 20, "#b4522f"), (1078, 508, 17, "#d9b98a"), (1090, 532, 14, "#7c3a22"), (1058, 536, 13, "#c98a54"))
SLENDER = (13.0, 16.0, 19.0)


def foliage(rng: Random, fans: tuple[Fan, ...], greens: tuple[str, ...]) -> Shape:
    drawn = []
    for number, (x, y, direction, length) in enumerate(fans):
        leaves = rng.randint(6, 8)
        for i in range(leaves):
            spread = (i - (leaves - 1) / 2) / leaves * 150 + rng.uniform(-8, 8)
            tone = "#9db84f" if i % 3 == 0 else "#0f2414"
            green = mix(greens[number % len(greens)], tone, round(rng.uniform(0.02, 0.3), 2))
            drawn.append(leaf(x, y, length * rng.uniform(0.8, 1.15), rng.choice(SLENDER), direction + spread, green))
    return join(*drawn)


@cache
def clearing() -> Shape:
    rng = Random(5)
    sand = glow([(0, "#dcb27a"), (0.55, "#c4935a"), (0.8, "#8d7a42"), (1, "#3f5a2f")], 500, 340, 800)
    fallen = [
        leaf(x, y, rng.uniform(12, 24), 26.0, rng.uniform(0, 360), rng.choice(("#8a6a2c", "#a8552c", "#6f7a33")))
        for x, y in [(rng.uniform(-140, 1140), rng.uniform(0, 700)) for _ in range(26)]
    ]
    return join(
        rect(-190, -100, 1380, 940, fill=sand),
        patches(rng, (-150, 0, 1300, 700), 46, ("#e8c592", "#b58450", "#cfa267")),
        pebbles(rng, (-160, 0, 1320, 700), 700, ("#7d5a33", "#f0d6a8", "#a57a46"), (0.7, 2.4), 0.5),
        *fallen,
        foliage(rng, FAR, ("#23452b", "#1c3a26", "#2c5231")),
        foliage(rng, MIDDLE, ("#3d6f3a", "#4d7f3d", "#356637")),
        foliage(rng, NEAR, ("#6d9a45", "#5b8f42")),
        crate(),
        tool("mj-trowel", 1058, 120, 74, 10, "#b9bcc0", "#5b4630"),
        tool("mj-brush", 1064, 220, 66, -18, "#c98a4e", "#5a3517"),
        tool("mj-magnifier", 1062, 640, 58, 8, "#8a6a3f", "#4a3218"),
    )


def tool(name: str, x: float, y: float, size: float, turn: float, colour: str, rim: str) -> Shape:
    return group(
        icon(name, 2, 4, size, "#160b04", opacity=0.28),
        icon(name, 0, 0, size, rim, stroke=rim, stroke_width=3),
        icon(name, 0, -1, size, colour),
        at=(x, y),
        turn=turn,
    )


def crate() -> Shape:
    """Finds of the day, packed."""
    wood, dark = "#9a6a3a", "#5f3d1d"
    boards = [rect(1014, 544 + i * 8, 100, 7, 1, fill=mix(wood, dark, i * 0.25)) for i in range(3)]
    return join(
        rect(1021, 495, 100, 84, 4, fill="#160b04", opacity=0.25),
        rect(1014, 478, 100, 86, 4, fill=dark),
        rect(1020, 484, 88, 62, 3, fill="#3a2513"),
        *(pot(x, y, radius, colour) for x, y, radius, colour in POTS),
        *boards,
        *(line(x, 546, x, 566, dark, 2) for x in (1034, 1094)),
    )


def pot(x: float, y: float, radius: float, colour: str) -> Shape:
    """A pot seen from above."""
    return join(
        circle(x, y, radius, fill=darken(colour, 0.25)),
        circle(x - 1.5, y - 2, radius * 0.9, fill=colour),
        circle(x, y - 1, radius * 0.45, fill="#2a150a"),
        stroke(arc(x, y - 1, radius * 0.68, 200, 330), lighten(colour, 0.35), 2),
    )
