"""The deep: nebulae, stars, a spiral of dust behind every galaxy, sector borders, covers."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Final

from vestige.games.council_of_shadows.components import Box, Count
from vestige.games.council_of_shadows.scene.atlas import HEX, Atlas
from vestige.games.council_of_shadows.scene.look import HUES
from vestige.scene.definitions import glow, linear, radial
from vestige.scene.nature import pebbles
from vestige.scene.paths import hexagon, oval, smooth, star
from vestige.scene.shapes import NOTHING, Shape, Style, circle, ellipse, join, path, rect, stroke

NEBULAE: Final = (
    (200, 160, 300, "#6a2bb0", 0.55),
    (520, 330, 340, "#3a2a9c", 0.5),
    (820, 180, 280, "#a02a7c", 0.4),
    (760, 560, 320, "#2a4ab0", 0.4),
    (180, 560, 320, "#7c2a96", 0.45),
    (480, 70, 240, "#2f6ab0", 0.3),
    (960, 400, 240, "#5a2bb0", 0.4),
    (-220, 420, 300, "#5a2bb0", 0.4),
)
DUST: Final = ("#c58bff", "#7fa0ff", "#ff9ad8")


def deep(left: float, top: float, width: float, height: float) -> Shape:
    """Night with soft clouds and stars."""
    rng = Random(31)
    ground = linear([(0, "#1a0a35"), (0.5, "#2a1150"), (1, "#170a30")], 0.4, 1)
    clouds = [
        circle(x, y, r, fill=glow([(0, c, o), (0.5, c, o * 0.45), (1, c, 0)], x, y, r)) for x, y, r, c, o in NEBULAE
    ]
    lanes = []
    for _ in range(18):
        x, y = rng.uniform(0, 1000), rng.uniform(0, 700)
        points = [(x + q * 60 + rng.uniform(-14, 14), y + sin(q) * 24 + rng.uniform(-12, 12)) for q in range(5)]
        lanes.append(stroke(smooth(points, closed=False), rng.choice(DUST), rng.uniform(8, 26), opacity=0.045))
    stars = pebbles(rng, (left, top, width, height), 430, ("#ffffff", "#d8c8ff", "#a9c4ff"), (0.35, 1.0), 0.75)
    bright = "".join(star(rng.uniform(70, 930), rng.uniform(70, 640), s, s * 0.22, 4) for s in (3, 4, 5, 6) * 5)
    return join(
        rect(left, top, width, height, fill=ground), *clouds, *lanes, stars, path(bright, fill="#fff", opacity=0.8)
    )


def borders() -> Shape:
    """Between the sectors."""
    ways = [f"M62 {y + 6}Q500 {y - 10} 938 {y + 6}" for y in (252, 441)]
    soft = [stroke(way, "#d9b8ff", 16, opacity=0.06) for way in ways]
    dots = [stroke(way, "#d9b8ff", 1.6, opacity=0.5, stroke_dasharray="1 9") for way in ways]
    return join(*soft, *dots)


def spiral(x: float, y: float, spaces: int, hue: str, rng: Random) -> Shape:
    """A glow and two arms of dust."""
    reach = 74 + 13 * spaces
    shine = radial([(0, hue, 0.42), (0.45, hue, 0.16), (1, hue, 0)])
    dots = ["", "", ""]
    for arm in (0.6, 0.6 + pi):
        for step in range(72):
            t = step / 72
            turn, r, unrest = arm + t * 4.4, 12 + reach * 1.06 * t**0.8, (1 - t) * 2 + 7 * t
            px = x + r * cos(turn) * 1.12 + rng.gauss(0, unrest)
            py = y + r * sin(turn) * 0.84 + rng.gauss(0, unrest)
            size = rng.choice((0, 0, 1, 2))
            dots[size] += oval(px, py, 0.7 + 0.45 * size, 0.7 + 0.45 * size)
    dust = [
        path(way, fill=ink, opacity=o) for way, ink, o in zip(dots, (hue, hue, "#fff"), (0.7, 0.65, 0.55), strict=True)
    ]
    return join(ellipse(x, y, reach * 1.15, reach * 0.9, fill=shine), *dust)


def galaxies(box: Box, count: Count, chart: Atlas) -> Shape:
    """Dust, then a dashed hexagon for every space; covered galaxies are dark (CS-PC-3)."""
    rng = Random(17)
    parts: list[Shape] = []
    for galaxy in chart.plates:
        hue, covered = HUES[box.galaxies[galaxy]], galaxy in count.covered
        spaces = box.galaxy_spaces[galaxy]
        parts.append(NOTHING if covered else spiral(*chart.middle(spaces), len(spaces), hue, rng))
        for space in spaces:
            x, y = chart.spaces[space]
            way = hexagon(x, y, HEX - 2)
            halo = path(way, fill="none", stroke=hue, stroke_opacity=0.22, stroke_width=10, stroke_linejoin="round")
            style: Style = (
                {"fill": "#08040f", "fill_opacity": 0.8} if covered else {"fill": "#0d0620", "fill_opacity": 0.45}
            )
            edge = "#4a3a66" if covered else hue
            parts.append(NOTHING if covered else halo)
            parts.append(
                path(way, stroke=edge, stroke_width=2, stroke_linejoin="round", stroke_dasharray="7 6", **style)
            )
    return join(*parts)
