"""What people left: broken towers, big wheels, domes, all of them swallowed by green."""

from __future__ import annotations

from math import pi, sin
from random import Random
from typing import Final

from vestige.scene.colour import mix
from vestige.scene.paths import polygon, turned
from vestige.scene.shapes import Point, Shape, circle, ellipse, group, join, line, number, path, stroke

INK: Final = "#143843"
GREENS: Final = ("#2f7a45", "#3f9450", "#256338")
TOWERS: Final = ((-0.42, 0.7, 0.26), (-0.08, 1.15, 0.3), (0.28, 0.85, 0.27))
"""Left edge, height and width of each, for a ruin of size 1."""


def bushes(rng: Random, area: tuple[float, float, float, float], count: int, sizes: tuple[float, float]) -> Shape:
    x, y, width, height = area
    return join(
        *(
            circle(x + rng.random() * width, y + rng.random() * height, rng.uniform(*sizes), fill=rng.choice(GREENS))
            for _ in range(count)
        )
    )


def ruin(x: float, y: float, size: float, rng: Random) -> Shape:
    s = size
    creeper = f"M{number(-0.02 * s)} {number(-0.95 * s)}q{number(0.1 * s)} {number(0.2 * s)} 0 {number(0.4 * s)}"
    return group(
        ellipse(0, 1, s * 0.75, s * 0.14, fill="#06210f", opacity=0.35),
        *(tower(left * s, high * s, wide * s, s) for left, high, wide in TOWERS),
        bushes(rng, (-0.5 * s, -0.22 * s, 1.1 * s, 0.22 * s), 9, (0.07 * s, 0.14 * s)),
        stroke(creeper, "#3f9450", s * 0.06),
        at=(x, y),
    )


def tower(x: float, high: float, wide: float, s: float) -> Shape:
    """Jagged at the top, its right side in the shade, a row of empty windows."""
    peak, end = (x + wide * 0.75, -high - s * 0.06), (x + wide, -high + s * 0.12)
    top: list[Point] = [(x, -high), (x + wide * 0.3, -high - s * 0.12), (x + wide * 0.45, -high + s * 0.05), peak, end]
    shade = [(x + wide * 0.58, 0), (x + wide * 0.58, -high + s * 0.03), peak, end, (x + wide, 0)]
    windows = "".join(
        f"M{number(x + wide * 0.16)} {number(-high + s * (0.22 + floor * 0.17))}h{number(wide * 0.26)}"
        for floor in range(int(high / s * 4.5))
    )
    wall = mix("#8fa8a6", "#d9e2c0", 0.25)
    return join(
        path(polygon([(x, 0), *top, (x + wide, 0)]), fill=wall, stroke="#12303a", stroke_width=1.1),
        path(polygon(shade), fill="#12303a", opacity=0.28),
        path(windows, stroke="#16414f", stroke_width=s * 0.06, opacity=0.8),
    )


def wheel(x: float, y: float, radius: float, rng: Random) -> Shape:
    """A big wheel nobody rides any more."""
    r = radius
    cabins = [turned(0, 0, r, 11 + 45 * i) for i in range(8)]
    return group(
        ellipse(0, r * 1.05, r, r * 0.22, fill="#06210f", opacity=0.35),
        *(line(0, 0, side * r * 0.6, r * 1.05, INK, 2.4) for side in (-1, 1)),
        circle(0, 0, r, fill="none", stroke=INK, stroke_width=3.2),
        circle(0, 0, r, fill="none", stroke="#d6e3d8", stroke_width=1.2),
        *(line(0, 0, *cabin, INK) for cabin in cabins),
        *(
            circle(*cabin, 2.6, fill=rng.choice(("#e06b52", "#e9bf4e", "#e8f3ee")), stroke=INK, stroke_width=0.9)
            for cabin in cabins
        ),
        bushes(rng, (-r, r * 0.85, 2 * r, r * 0.25), 6, (2.5, 4.5)),
        at=(x, y),
    )


def dome(x: float, y: float, radius: float, rng: Random) -> Shape:
    r = radius
    shell = (
        f"M{number(-r)} 0A{number(r)} {number(r * 0.9)} 0 0 1 {number(r)} 0L{number(r * 0.55)} 0"
        f"L{number(r * 0.4)} {number(-r * 0.35)}L{number(r * 0.2)} 0Z"
    )
    ribs = (
        f"M{number(-r * 0.75)} {number(-r * 0.1)}A{number(r)} {number(r)} 0 0 1 {number(-r * 0.1)} {number(-r * 0.84)}"
        f"M{number(-r * 0.35)} 0A{number(r)} {number(r)} 0 0 1 {number(-r * 0.02)} {number(-r * 0.86)}"
    )
    return group(
        ellipse(0, 1, r * 1.15, r * 0.25, fill="#06210f", opacity=0.35),
        path(shell, fill="#b8cfc9", stroke=INK, stroke_width=1.3, stroke_linejoin="round"),
        stroke(ribs, INK),
        bushes(rng, (-r, -r * 0.2, 2 * r, r * 0.3), 6, (2.2, 4)),
        at=(x, y),
    )


def mountain(x: float, y: float, size: float) -> Shape:
    s, foot = size, y + size * 0.6
    snow = [(x - s * 0.34, y - s * 0.42), (x, y - s), (x + s * 0.34, y - s * 0.42), (x, y - s * 0.3)]
    return join(
        path(polygon([(x - s, foot), (x, y - s), (x + s, foot)]), fill="#6d7f77", stroke="#1d3f43", stroke_width=1.1),
        path(polygon([(x, y - s), (x + s, foot), (x + s * 0.1, foot)]), fill="#1d3f43", opacity=0.3),
        path(polygon(snow), fill="#f3fbfa"),
    )


def cloud(x: float, y: float, scale: float) -> Shape:
    banks = [(step * 26 * scale, sin(step * pi * 0.54) * 6 * scale) for step in range(-2, 3)]
    puffs = [ellipse(dx, dy, 30 * scale, 11 * scale, fill="#f4fffd", opacity=0.22) for dx, dy in banks]
    return group(*puffs, at=(x, y))
