"""Outlines, as the text of a path's `d`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import cos, hypot, pi, radians, sin
from random import Random

from vestige.scene.shapes import Point, number


def spot(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def polygon(points: Iterable[Point]) -> str:
    return broken_line(points) + "Z"


def broken_line(points: Iterable[Point]) -> str:
    return "M" + "L".join(map(spot, points))


def smooth(points: Sequence[Point], closed: bool = True, softness: float = 1.0) -> str:
    """A curve through all points (Catmull–Rom, written as cubic Béziers)."""
    count = len(points)

    def point(index: int) -> Point:
        return points[index % count] if closed else points[max(0, min(count - 1, index))]

    way = "M" + spot(points[0])
    for i in range(count if closed else count - 1):
        before, start, end, after = point(i - 1), point(i), point(i + 1), point(i + 2)
        leave = tuple(s + (e - b) * softness / 3 for s, e, b in zip(start, end, before, strict=True))
        arrive = tuple(e - (a - s) * softness / 3 for e, a, s in zip(end, after, start, strict=True))
        way += "C" + " ".join(number(value) for value in (*leave, *arrive, *end))
    return way + ("Z" if closed else "")


def blob(x: float, y: float, across: float, down: float, rng: Random, corners: int = 14, unrest: float = 0.12) -> str:
    points = []
    for i in range(corners):
        angle, reach = 2 * pi * i / corners, 1 + rng.uniform(-unrest, unrest)
        points.append((x + across * reach * cos(angle), y + down * reach * sin(angle)))
    return smooth(points)


def rough_rect(
    x: float, y: float, width: float, height: float, rng: Random, step: float = 24, unrest: float = 4
) -> str:
    """A rectangle with a torn edge."""
    corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    points: list[Point] = []
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
        parts = max(2, int(hypot(x1 - x0, y1 - y0) / step))
        for i in range(parts):
            along = (x0 + (x1 - x0) * i / parts, y0 + (y1 - y0) * i / parts)
            points.append((along[0] + rng.uniform(-unrest, unrest), along[1] + rng.uniform(-unrest, unrest)))
    return smooth(points)


def turned(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point at this distance and direction; 0° is to the right, 90° downwards."""
    return x + radius * cos(radians(degrees)), y + radius * sin(radians(degrees))


def hexagon(x: float, y: float, radius: float, flat: bool = False) -> str:
    """Pointed at the top, or flat."""
    first = 0 if flat else 30
    return polygon(turned(x, y, radius, first + 60 * i) for i in range(6))


def star(x: float, y: float, outer: float, inner: float, rays: int) -> str:
    return polygon(turned(x, y, inner if i % 2 else outer, 180 * i / rays - 90) for i in range(2 * rays))


def diamond(x: float, y: float, radius: float) -> str:
    return polygon([(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)])


def oval(x: float, y: float, across: float, down: float) -> str:
    """A whole ellipse as a path, so that many of them make one element."""
    half = f"a{number(across)} {number(down)} 0 1 0 "
    return f"M{number(x - across)} {number(y)}{half}{number(2 * across)} 0{half}{number(-2 * across)} 0Z"


def arc(x: float, y: float, radius: float, start: float, end: float) -> str:
    """Part of a circle, in degrees, clockwise on the screen if the end is greater."""
    large, sweep = int(abs(end - start) > 180), int(end > start)
    reach = f"A{number(radius)} {number(radius)} 0 {large} {sweep} "
    return "M" + spot(turned(x, y, radius, start)) + reach + spot(turned(x, y, radius, end))


def scatter(
    rng: Random, box: tuple[float, float, float, float], count: int, keep: Callable[[float, float], bool] | None = None
) -> list[Point]:
    """Random places in a box (x, y, width, height)."""
    x, y, width, height = box
    places = [(x + rng.random() * width, y + rng.random() * height) for _ in range(count)]
    return [place for place in places if keep is None or keep(*place)]
