"""The box front: a painted vessel and three dice in a clearing, forest all round. The title is the page's."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from vestige.games.marajoara.scene.ceramic import HEIGHT, WIDTH, vase_outline
from vestige.games.marajoara.scene.ground import Fan, foliage
from vestige.games.marajoara.scene.look import CLAY, LOOK, SHADE, SLIP, fret_pattern
from vestige.scene.definitions import clip, glow, linear
from vestige.scene.dice import die
from vestige.scene.nature import pebbles
from vestige.scene.scene import Box, Pane, Scene
from vestige.scene.shapes import Shape, circle, ellipse, group, join, path, rect, stroke

FRONT: Final = Box(318, 5, 364, 690)
FAR: Final[tuple[Fan, ...]] = (
    *((290, 60, 20, 190), (290, 330, 0, 160), (300, 560, -30, 180), (500, -40, 80, 120)),
    *((712, 80, 160, 190), (712, 350, 180, 160), (705, 570, 210, 180)),
)
NEAR: Final[tuple[Fan, ...]] = (
    *((296, 180, 10, 120), (296, 450, -20, 130), (360, -10, 50, 110)),
    *((706, 200, 170, 120), (706, 470, 195, 130), (640, -10, 130, 110)),
)
DICE: Final = (("red", 5, 418, 446), ("blue", 3, 500, 470), ("yellow", 6, 582, 444))
INK: Final = "#7a2a1d"


@cache
def cover() -> Scene:
    rng = Random(3)
    sand = glow([(0, "#ecc68e"), (0.6, "#c4935a"), (1, "#6a6a36")], 500, 300, 460)
    picture = join(
        rect(FRONT.x, FRONT.y, FRONT.width, FRONT.height, fill=sand),
        pebbles(rng, (FRONT.x, FRONT.y, FRONT.width, FRONT.height), 260, ("#7d5a33", "#f0d6a8"), (0.8, 2.6), 0.5),
        foliage(rng, FAR, ("#23452b", "#2c5231")),
        foliage(rng, NEAR, ("#4d7f3d", "#5b8f42")),
        group(vessel(), at=(384, 92), scale=1.45),
        *(group(die(colour, value, 66), at=(x, y)) for colour, value, x, y in DICE),
    )
    return Scene(LOOK, {"cover": Pane("cover", "", FRONT, picture)}, ("cover",))


def vessel() -> Shape:
    """A whole vase: lip, hooked-step band, teeth and beads on red slip, lit from the left."""
    clay = linear([(0, "#c96a3f"), (0.5, CLAY), (1, INK)], 1, 0)
    teeth = "".join(f"M{x} 140l9 -14l9 14Z" for x in range(-8, 180, 18))
    body = join(
        rect(0, 0, WIDTH, HEIGHT, fill=clay),
        rect(0, 4, WIDTH, 8, fill=SLIP),
        rect(0, 62, WIDTH, 60, fill=SLIP),
        *(rect(0, y, WIDTH, 3, fill="#3a1d12") for y in (62, 119)),
        group(rect(0, 0.5, WIDTH, 35, fill=fret_pattern(42, 36, INK, 4.4)), at=(0, 74)),
        path(teeth, fill=SLIP),
        rect(0, 150, WIDTH, 4, fill=SLIP),
        *(circle(x, 166, 4, fill=SLIP) for x in range(8, 170, 16)),
        stroke("M52 22C52 44 0 58 0 104", "#fff", 10, opacity=0.16),
        rect(96, 0, WIDTH - 96, HEIGHT, fill="#2a0f06", opacity=0.16),
    )
    edge = path(vase_outline(), fill="none", stroke="#4d2413", stroke_width=3, stroke_linejoin="round")
    shadow = ellipse(82, 192, 70, 10, fill=SHADE, opacity=0.45)
    return join(shadow, group(body, clip_path=clip(path(vase_outline()))), edge)
