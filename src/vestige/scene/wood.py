"""Wooden pieces in a seat's colour: cube, tower, disc, figure. All stand around the origin."""

from __future__ import annotations

from functools import cache

from vestige.scene.colour import mix
from vestige.scene.definitions import linear, stamp
from vestige.scene.icons import Sheet
from vestige.scene.palette import SHADOW, Seat
from vestige.scene.paths import arc, broken_line, polygon
from vestige.scene.seats import face_paint, glyph
from vestige.scene.shapes import Definition, Shape, circle, ellipse, path, rect, stroke, use

UNIT = 100.0


@cache
def disc_stamp(seat: Seat) -> Definition:
    """A disc of radius 100 with the seat's glyph."""
    return stamp(
        circle(12, 34, 104, fill=SHADOW, opacity=0.26),
        circle(0, 20, 100, fill=seat.dark),
        circle(0, 0, 100, fill=face_paint(seat), stroke=seat.dark, stroke_width=8),
        stroke(arc(0, 0, 82, 200, 320), "#fff", 10, opacity=0.5),
        glyph(seat, 0, 0, 112),
    )


@cache
def disc(seat: Seat, radius: float) -> Shape:
    return use(disc_stamp(seat), scale=radius / UNIT)


@cache
def cube_stamp(seat: Seat) -> Definition:
    """A cube of side 100: front face with the glyph, lighter top."""
    front = linear([(0, mix(seat.base, seat.light, 0.2)), (1, mix(seat.base, seat.dark, 0.18))])
    top = polygon([(-50, -38), (-36, -68), (52, -68), (50, -38)])
    return stamp(
        ellipse(8, 52, 62, 20, fill=SHADOW, opacity=0.28),
        path(top, fill=seat.light, stroke=seat.dark, stroke_width=5, stroke_linejoin="round"),
        rect(-50, -38, 100, 95, 10, fill=front, stroke=seat.dark, stroke_width=6),
        glyph(seat, 0, 12, 62),
    )


@cache
def cube(seat: Seat, side: float) -> Shape:
    return use(cube_stamp(seat), scale=side / UNIT)


@cache
def storey(seat: Seat, level: int) -> Shape:
    """One cube of a tower seen from above its corner, `level` cubes up."""
    wide, deep, high = 50.0, 29.0, 52.0
    foot, roof = -level * high, -level * high - high
    left = polygon([(-wide, roof), (0, roof + deep), (0, foot + deep), (-wide, foot)])
    right = polygon([(wide, roof), (0, roof + deep), (0, foot + deep), (wide, foot)])
    top = polygon([(0, roof - deep), (wide, roof), (0, roof + deep), (-wide, roof)])
    return (
        path(left, fill=seat.base)
        + path(right, fill=mix(seat.base, seat.dark, 0.55))
        + path(top, fill=seat.light)
        + stroke(broken_line([(-wide, roof), (0, roof - deep), (wide, roof)]), "#fff", 4, opacity=0.35)
    )


@cache
def tower(seat: Seat, side: float, cubes: int) -> Shape:
    """Cubes stacked upwards, the glyph on the topmost; the origin is the middle of the foot."""
    storeys = [storey(seat, level) for level in range(cubes)]
    foot = ellipse(1, 1, 57, 32, fill="#06030c", opacity=0.45)
    drawn = stamp(foot, *storeys, glyph(seat, 0, -52 * cubes, 44))
    return use(drawn, scale=side / UNIT)


@cache
def figure(sheet: Sheet, symbol: str, seat: Seat, size: float, marked: bool = True, halo: str | None = None) -> Shape:
    """A standing piece cut from a symbol; the origin is its foot. A halo sets it off from busy ground."""
    parts = [ellipse(0, 0, 42, 13, fill=SHADOW, opacity=0.38)]
    if halo:
        parts.append(sheet.icon(symbol, 0, -44, UNIT, halo, stroke=halo, stroke_width=8, stroke_linejoin="round"))
    parts += [
        sheet.icon(symbol, 0, -44, UNIT, seat.dark, stroke=seat.dark, stroke_width=4.4, stroke_linejoin="round"),
        sheet.icon(symbol, 0, -47, UNIT, seat.light),
        sheet.icon(symbol, 0, -44, UNIT, seat.base),
    ]
    if marked:
        parts.append(glyph(seat, 0, -30, 30))
    return use(stamp(*parts), scale=size / UNIT)
