"""Marks of a seat: glyph, badge, pattern."""

from __future__ import annotations

from functools import cache

from vestige.scene.colour import mix
from vestige.scene.definitions import linear, pattern, stamp
from vestige.scene.icons import SHARED
from vestige.scene.palette import SEATS, Seat
from vestige.scene.paths import diamond, star
from vestige.scene.shapes import Definition, Shape, Style, circle, path, rect, use

PATTERN_SIDE = 12


def glyph(seat: Seat, x: float, y: float, size: float, ink: str | None = None) -> Shape:
    return SHARED.icon(f"seat-{seat.glyph}", x, y, size, ink or seat.ink)


@cache
def face_paint(seat: Seat) -> Definition:
    """Light from above on anything round in this colour."""
    return linear([(0, seat.light), (0.45, seat.base), (1, mix(seat.base, seat.dark, 0.35))])


@cache
def badge_stamp(seat: Seat) -> Definition:
    return stamp(
        circle(0, 0, 100, fill=face_paint(seat), stroke=seat.dark, stroke_width=10),
        glyph(seat, 0, 0, 115),
    )


def badge(seat: Seat, x: float, y: float, radius: float) -> Shape:
    """A round mark: colour and glyph."""
    return use(badge_stamp(seat), (x, y), scale=radius / 100)


@cache
def seat_pattern(seat: Seat) -> Definition:
    """Fill for areas larger than 14 px."""
    lines: Style = {"stroke": seat.dark, "stroke_width": 1.6, "fill": "none", "opacity": 0.55}
    solid: Style = {"fill": seat.dark, "opacity": 0.5}
    motifs = {
        "turquoise": path("M0 5q3-4 6 0t6 0", **lines),
        "purple": path(diamond(6, 6, 6), **lines),
        "black": path("M6 3v6M3 6h6", stroke=seat.light, stroke_width=1.6, opacity=0.7),
        "orange": path("M0 0h6v6h-6ZM6 6h6v6h-6Z", **solid),
        "pink": path("M0 8a6 6 0 0 1 12 0", **lines),
        "yellow": path(star(6, 6, 4, 1.4, 4), **solid),
        "brown": path("M7 2a4 4 0 1 0 3 6a3 3 0 0 1-3-6Z", **solid),
        "red": path("M0 9l3-5 3 5 3-5 3 5", **lines),
        "green": circle(3, 3, 1.7, **solid) + circle(9, 9, 1.7, **solid),
        "blue": circle(6, 6, 3.6, **lines),
        "gray": path("M0 3h12M0 9h12", **lines),
    }
    ground = rect(0, 0, PATTERN_SIDE, PATTERN_SIDE, fill=seat.base)
    return pattern(PATTERN_SIDE, PATTERN_SIDE, ground, motifs[seat.name])


@cache
def marks() -> str:
    """For pages: every seat's badge (`badge-red`, radius 100 around the origin) and pattern (`pattern-red`)."""
    return "".join(
        definition.needs[definition.id].replace(definition.id, f"{kind}-{name}").replace(face.id, f"face-{name}")
        for name, seat in SEATS.items()
        for face in (face_paint(seat),)
        for kind, definition in (("face", face), ("badge", badge_stamp(seat)), ("pattern", seat_pattern(seat)))
    )
