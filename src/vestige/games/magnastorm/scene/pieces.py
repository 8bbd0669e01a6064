"""Things that stand on the table: cubes, labs, Scout Runners, crew, stations, markers, portraits."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from vestige.games.magnastorm.scene.look import ICONS, NIGHT, PALE, SAND, icon, wood
from vestige.scene.colour import darken, lighten, mix
from vestige.scene.definitions import clip, linear, stamp
from vestige.scene.palette import Seat
from vestige.scene.paths import hexagon, polygon, smooth, spot
from vestige.scene.seats import face_paint, glyph
from vestige.scene.shapes import Definition, Shape, circle, ellipse, group, join, path, rect, stroke, text, use
from vestige.scene.wood import figure

UNIT: Final = 100.0
HAIR: Final = ("#1c1512", "#3b2417", "#6b3a1c", "#a8672c", "#cfc6bb", "#7a2c2c")
SKIN: Final = ("#f3cda6", "#dca673", "#b0764a", "#815033", "#5c3a26")


# ---- cubes


@cache
def cube_stamp(seat: Seat) -> Definition:
    """A flat cube of side 100 with its glyph."""
    return stamp(
        rect(-50, -40, 100, 100, 20, fill=seat.dark),
        rect(-50, -56, 100, 96, 20, fill=seat.base, stroke=seat.dark, stroke_width=7),
        glyph(seat, 0, -6, 66),
    )


def small_cube(colour: str, x: float, y: float, side: float) -> Shape:
    """A cube of a colour, ``own`` for the player's whoever it is, or ``any``."""
    if colour in ("own", "any"):
        return icon(f"ms-cube-{colour}", x, y, side * 1.3, PALE)
    return use(cube_stamp(wood(colour)), (x, y), scale=side / UNIT)


def cubes(colours: list[str], x: float, y: float, side: float) -> Shape:
    """A row of them around x."""
    wide = side + 2.5
    left = x - (len(colours) - 1) / 2 * wide
    return join(*(small_cube(colour, left + n * wide, y, side) for n, colour in enumerate(colours)))


def cost(pair: list[int], own: str = "own") -> list[str]:
    """A printed cost as colours of cubes."""
    return [own] * pair[0] + ["yellow"] * pair[1]


# ---- labs, runners, crew, stations


@cache
def turtle_stamp(seat: Seat) -> Definition:
    """A shell with four feet, seen at an angle."""
    shell = "M-48 20C-50 -44 50 -44 48 20Q0 38 -48 20Z"
    feet = [ellipse(x, y, 13, 10, fill=seat.dark) for x, y in ((-42, 14), (42, 14), (-30, 30), (30, 30))]
    face = linear([(0, seat.light), (0.5, seat.base), (1, mix(seat.base, seat.dark, 0.4))])
    return stamp(
        ellipse(3, 26, 56, 22, fill=NIGHT, opacity=0.45),
        *feet,
        ellipse(50, 2, 15, 12, fill=mix(seat.base, seat.dark, 0.3), stroke=seat.dark, stroke_width=3),
        path(shell, fill=face, stroke=seat.dark, stroke_width=4.4),
        stroke("M-47 14Q0 32 47 14", "#fff", 4, opacity=0.4),
        glyph(seat, 0, -4, 40),
    )


def turtle(seat: Seat, size: float) -> Shape:
    return use(turtle_stamp(seat), scale=size / UNIT)


@cache
def runner(seat: Seat, size: float) -> Shape:
    """The origin is its foot."""
    mark = join(circle(0, 0, size * 0.16, fill=seat.dark), glyph(seat, 0, 0, size * 0.22, "#fff"))
    body = figure(ICONS, "ms-runner", seat, size, marked=False, halo="#fff3dc")
    return join(body, group(mark, at=(-size * 0.02, -size * 0.4)))


@cache
def crewman(colour: str, size: float) -> Shape:
    return figure(ICONS, "ms-crew", wood(colour), size, marked=colour != "neutral")


@cache
def station(seat: Seat, side: float) -> Shape:
    half = side / 2
    ink = "#14161a" if seat.name == "gray" else "#fff"
    return join(
        rect(-half, -half + 3, side, side, side * 0.22, fill=NIGHT, opacity=0.5),
        rect(-half, -half, side, side, side * 0.22, fill=face_paint(seat), stroke="#fff", stroke_width=1.4),
        icon("ms-station", 0, -0.5, side * 0.78, ink),
    )


@cache
def marker(seat: Seat, radius: float) -> Shape:
    """A hexagonal marker with its glyph."""
    return join(
        path(hexagon(0.5, radius * 0.16, radius), fill=NIGHT, opacity=0.5),
        path(hexagon(0, 0, radius), fill=face_paint(seat), stroke="#fff", stroke_width=1.4),
        glyph(seat, 0, 0, radius * 1.05),
    )


def flag(seat: Seat, points: int) -> Shape:
    """A marker on the reputation track, with its number."""
    return join(
        path(hexagon(1, 4, 19), fill=NIGHT, opacity=0.5),
        path(hexagon(0, 0, 19), fill=face_paint(seat), stroke="#fff", stroke_width=1.8),
        glyph(seat, 0, -5, 14),
        text(0, 8.5, str(points), 12, seat.ink, font_weight=800),
    )


# ---- portraits


@cache
def bust(number: int, tone: str, width: float, height: float) -> Shape:
    """A commander from a few parameters; no likeness of anybody. The origin is the upper left corner."""
    rng = Random(number * 7 + 3)
    x, y, u = width / 2, height * 0.46, min(width, height) * 0.5
    back = linear([(0, lighten(tone, 0.25)), (1, mix(tone, "#180a14", 0.6))])
    inner = join(rect(0, 0, width, height, fill=back), person(number, x, y, u, height, tone, rng.choice(HAIR)))
    frame = clip(rect(0, 0, width, height, 6))
    return join(group(inner, clip_path=frame), rect(0, 0, width, height, 6, fill="none", stroke=SAND, stroke_width=1.4))


def person(number: int, x: float, y: float, u: float, foot: float, tone: str, hair: str) -> Shape:
    skin, coat, style = SKIN[number % 5], mix(tone, "#1a1018", 0.35), number % 4
    points = [(-0.62, 0.55), (-0.66, -0.3), (0, -0.86), (0.66, -0.3), (0.62, 0.55)]
    mane = smooth([(x + a * u, y + b * u) for a, b in points])
    neck = polygon(
        [(x + a * u, y + b * u) for a, b in ((-0.24, 0.3), (0.24, 0.3), (0.2, 0.78), (0, 0.95), (-0.2, 0.78))]
    )
    shoulders = (
        f"M{spot((x - u * 1.05, foot + 4))}C{spot((x - u, y + u * 0.75))} {spot((x - u * 0.5, y + u * 0.62))} "
        f"{spot((x, y + u * 0.7))}C{spot((x + u * 0.5, y + u * 0.62))} {spot((x + u, y + u * 0.75))} "
        f"{spot((x + u * 1.05, foot + 4))}Z"
    )
    collar = f"M{x - u * 0.5:.1f} {y + u * 0.72:.1f}L{x:.1f} {y + u * 1.02:.1f}L{x + u * 0.5:.1f} {y + u * 0.72:.1f}"
    return join(
        *([path(mane, fill=hair)] if style in (1, 3) else []),
        path(shoulders, fill=coat),
        path(neck, fill=darken(skin, 0.22)),
        ellipse(x, y - u * 0.05, u * 0.44, u * 0.55, fill=skin),
        *(ellipse(x + side * u * 0.17, y - u * 0.04, u * 0.055, u * 0.065, fill="#1c1210") for side in (-1, 1)),
        stroke(
            f"M{x - u * 0.13:.1f} {y + u * 0.27:.1f}q{u * 0.13:.1f} {u * 0.05:.1f} {u * 0.26:.1f} 0",
            "#7a3a2c",
            u * 0.05,
        ),
        headgear(style, x, y, u, hair, coat),
        stroke(collar, lighten(tone, 0.35), u * 0.09),
    )


def headgear(style: int, x: float, y: float, u: float, hair: str, coat: str) -> Shape:
    """Short hair, long hair, a cap, or a visor."""
    wide, low = ((0.47, -0.14), (0.48, 0.0), (0.52, -0.26), (0.46, -0.2))[style]
    left, right = spot((x - u * wide, y + u * low)), spot((x + u * wide, y + u * low))
    top = f"M{left}C{spot((x - u * 0.5, y - u * 0.78))} {spot((x + u * 0.5, y - u * 0.78))} {right}"
    if style == 2:
        band = rect(x - u * 0.56, y - u * 0.34, u * 1.12, u * 0.13, 2, fill="#ffc87a")
        return path(f"{top}Z", fill=lighten(coat, 0.2)) + band
    fringe = f"C{spot((x + u * 0.3, y - u * 0.42))} {spot((x - u * 0.1, y - u * 0.4))} {left}Z"
    drawn = path(top + fringe, fill=hair)
    if style == 3:
        drawn += rect(x - u * 0.4, y - u * 0.12, u * 0.8, u * 0.2, u * 0.08, fill="#9ff0ff", fill_opacity=0.75)
    return drawn
