"""Dice: a lit face over a visible front edge, with real pips whose shape repeats the colour."""

from __future__ import annotations

from functools import cache

from vestige.scene.colour import mix
from vestige.scene.definitions import linear, stamp
from vestige.scene.palette import DICE, DieColour
from vestige.scene.paths import arc, diamond
from vestige.scene.shapes import Definition, Point, Shape, circle, path, rect, use

SIDE = 100.0
EDGE = 15.0
RISE = 6.0
PIP = 9.6
GRID = 27.0

CENTRE: Point = (0, 0)
CORNERS: tuple[Point, ...] = ((-1, -1), (1, 1), (1, -1), (-1, 1))
SIDES: tuple[Point, ...] = ((-1, 0), (1, 0))
PIPS: dict[int, tuple[Point, ...]] = {
    1: (CENTRE,),
    2: CORNERS[:2],
    3: (CENTRE, *CORNERS[:2]),
    4: CORNERS,
    5: (CENTRE, *CORNERS),
    6: (*CORNERS, *SIDES),
}


def pip(colour: DieColour, x: float, y: float) -> Shape:
    match colour.pip_shape:
        case "round":
            shine = path(arc(x, y, PIP, 20, 160), stroke="#fff", stroke_opacity=0.6, stroke_width=2.2, fill="none")
            return circle(x, y, PIP, fill=colour.pip) + shine
        case "diamond":
            return path(diamond(x, y, PIP * 1.28), fill=colour.pip, stroke=colour.dark, stroke_width=1.2)
        case "ring":
            return circle(x, y, PIP * 0.84, fill="none", stroke=colour.pip, stroke_width=6.2)
        case "square":
            side = PIP * 1.84
            return rect(x - side / 2, y - side / 2, side, side, PIP * 0.2, fill=colour.pip)


@cache
def die_stamp(colour: str, value: int, shadow: bool = True) -> Definition:
    """A die of side 100 around the origin."""
    tones, half, top = DICE[colour], SIDE / 2, -SIDE / 2 - RISE
    face = linear([(0, tones.light), (0.35, mix(tones.base, tones.light, 0.25)), (1, tones.base)], 0.35, 1)
    ground = [
        rect(-half + 6, -half + EDGE + 6, SIDE, SIDE, 20, fill="#160b04", opacity=0.16),
        rect(-half + 2, -half + EDGE + 2, SIDE, SIDE + 3, 20, fill="#160b04", opacity=0.26),
    ]
    return stamp(
        *(ground if shadow else ()),
        rect(-half, top, SIDE, SIDE + EDGE, 21, fill=tones.dark),
        rect(-half, top, SIDE, SIDE, 20, fill=face),
        path(f"M{-half + 14} {top + 3.5}H{half - 14}", stroke="#fff", stroke_opacity=0.55, stroke_width=3),
        *(pip(tones, x * GRID, y * GRID - RISE) for x, y in PIPS[value]),
    )


@cache
def die(colour: str, value: int, side: float, shadow: bool = True) -> Shape:
    """A die around the origin."""
    return use(die_stamp(colour, value, shadow), scale=side / SIDE)
