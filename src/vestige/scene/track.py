"""A track along any line: every fifth place pale with its number, the others a dot. Markers sit on it, never beside."""

from __future__ import annotations

from collections.abc import Sequence

from vestige.scene.definitions import stamp
from vestige.scene.palette import Seat
from vestige.scene.paths import broken_line
from vestige.scene.shapes import Point, Shape, circle, join, stroke, text, use

EVERY = 5


def track(places: Sequence[Point], radius: float, ground: str, pale: str, ink: str, first: int = 0) -> Shape:
    """The places in their order; `first` is the number of the first one."""
    dot = stamp(circle(0, 0, radius, fill=ground), circle(0, 0, radius * 0.22, fill=pale))
    plate = stamp(circle(0, 0, radius, fill=pale, stroke=ground, stroke_width=1.5))
    numbered = [(place, first + i) for i, place in enumerate(places)]
    return join(
        stroke(broken_line(places), ground, radius * 2),
        *(use(dot if number % EVERY else plate, place) for place, number in numbered),
        *(text(*place, str(number), radius, ink, font_weight=700) for place, number in numbered if number % EVERY == 0),
    )


def trail(places: Sequence[Point], seat: Seat, width: float) -> Shape:
    """The way a marker has come."""
    return stroke(broken_line(places), seat.base, width, opacity=0.25)
