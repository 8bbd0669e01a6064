"""The cutaway of the ground beside the pit, in a wooden frame: the three tracks go down through it."""

from __future__ import annotations

from functools import cache
from math import sin
from random import Random

from vestige.games.marajoara.scene.look import SHADE, icon
from vestige.scene.colour import darken, lighten
from vestige.scene.definitions import clip, linear
from vestige.scene.nature import pebbles
from vestige.scene.paths import smooth
from vestige.scene.scene import Box
from vestige.scene.shapes import Shape, group, join, path, rect, stroke

CUT = Box(4, 26, 346, 626)
LAYERS = (
    *((38, "#5f7f3a"), (56, "#5a3c22"), (120, "#8d5d33"), (205, "#c08a4f"), (290, "#d6ab6c")),
    *((365, "#b86a40"), (450, "#8b4a32"), (540, "#5f3a2b")),
)
BURIED = (
    *((128, 150, 26, 20, "#d98a5a"), (236, 236, 22, -30, "#e9d2a8"), (128, 330, 24, 60, "#8f3f25")),
    *((234, 412, 26, -10, "#d9b98a"), (128, 470, 24, 15, "#e9d2a8"), (236, 585, 26, 40, "#c46a3f")),
)


@cache
def strata() -> Shape:
    rng = Random(21)
    x, y, w, h = CUT.x, CUT.y, CUT.width, CUT.height
    ground = join(
        rect(x, y, w, 60, fill=linear([(0, "#f6e3bd"), (1, "#bfd4c0")])),
        *(layer(depth, colour, rng) for depth, colour in LAYERS),
        grass(rng),
        *(
            group(icon("mj-fragment", 0, 0, s, c, opacity=0.85), at=(sx, sy), turn=turn)
            for sx, sy, s, turn, c in BURIED
        ),
    )
    return join(
        rect(x + 4, y + 8, w, h, 16, fill=SHADE, opacity=0.3),
        rect(x - 7, y - 7, w + 14, h + 14, 20, fill="#6a3d1d"),
        rect(x - 5, y - 6, w + 10, h + 10, 19, fill="#a8703c"),
        rect(x - 2, y - 2, w + 4, h + 4, 16, fill="#4d2a12"),
        group(ground, clip_path=clip(rect(x, y, w, h, 14))),
    )


def layer(depth: float, colour: str, rng: Random) -> Shape:
    """A layer of soil from this depth down, with a lit edge and stones."""
    x, y, w, h = CUT.x, CUT.y, CUT.width, CUT.height
    edge = smooth([(x - 10 + i * (w + 20) / 8, y + depth + rng.uniform(-7, 7)) for i in range(9)], closed=False)
    stones = pebbles(rng, (x, y + depth + 10, w, 80), 60, (lighten(colour, 0.25), darken(colour, 0.3)), (0.9, 3), 0.5)
    return join(
        path(f"{edge}L{x + w + 10} {y + h + 10}L{x - 10} {y + h + 10}Z", fill=colour),
        stroke(edge, lighten(colour, 0.3), 1.6, opacity=0.55),
        *([stones] if depth > LAYERS[0][0] else []),
    )


def grass(rng: Random) -> Shape:
    blades = ""
    for i in range(46):
        x, y = CUT.x + i * CUT.width / 45, CUT.y + 44 + sin(i) * 3
        blades += f"M{x:.0f} {y:.1f}l-2 {-5 - rng.random() * 6:.1f}M{x + 2:.0f} {y:.1f}l2 {-4 - rng.random() * 6:.1f}"
    return stroke(blades, "#7ea04a", 1.8)
