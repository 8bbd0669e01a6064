"""What a style sheet needs to light a spot: `client/board.css` says how, nothing here is seen without it."""

from __future__ import annotations

from functools import cache

from vestige.scene.definitions import stamp
from vestige.scene.shapes import Definition, Shape, circle, group, path, rect, use

RINGS = ("glow", "edge", "ring")


def outline(shape: Shape) -> Definition:
    """The outline three times: an outer glow, a dark edge and a ring on top."""
    line = stamp(shape)
    return stamp(group(*(use(line, class_=ring) for ring in RINGS), fill="none"))


@cache
def rect_outline(width: float, height: float, radius: float = 8) -> Definition:
    return outline(rect(-width / 2, -height / 2, width, height, radius))


@cache
def circle_outline(radius: float) -> Definition:
    return outline(circle(0, 0, radius))


@cache
def path_outline(way: str) -> Definition:
    return outline(path(way))
