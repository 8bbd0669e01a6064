"""Things of this sky: gems, planets, systems, towers of cubes."""

from __future__ import annotations

from functools import cache
from math import sqrt

from vestige.games.council_of_shadows.components import Box
from vestige.games.council_of_shadows.constants import BLUE, BROWN, GEMS
from vestige.games.council_of_shadows.scene.atlas import HEX, PLANETS_AT, RADII
from vestige.games.council_of_shadows.scene.look import GEM_TONES, PLANET_TONES, icon
from vestige.scene.colour import mix
from vestige.scene.definitions import radial, stamp
from vestige.scene.palette import Seat
from vestige.scene.paths import broken_line, hexagon, polygon
from vestige.scene.seats import glyph
from vestige.scene.shapes import Definition, Point, Shape, circle, ellipse, join, path, rect, stroke, text, use


@cache
def gem_stamp(gem: int) -> Definition:
    """A gem of size 100 around the origin."""
    base, light, dark = GEM_TONES[gem]
    name = f"cs-gem-{GEMS[gem]}"
    casing = icon(name, 0, 6, 100, dark, stroke=dark, stroke_width=4, stroke_linejoin="round")
    shine = path("M-22 -26L-4 -34L-12 -12Z", fill=light, opacity=0.85)
    return stamp(casing, icon(name, 0, 0, 100, base), shine)


def gem(x: float, y: float, size: float, kind: int) -> Shape:
    return use(gem_stamp(kind), (x, y), scale=size / 100)


def gem_list(gems: tuple[int, ...]) -> list[int]:
    """The most valuable first."""
    return [kind for kind in (2, 1, 0) for _ in range(gems[kind])]


def gem_row(x: float, y: float, size: float, gems: tuple[int, ...], pitch: float = 1.05) -> Shape:
    """Gems side by side around x."""
    kinds = gem_list(gems)
    first = x - (len(kinds) - 1) * size * pitch / 2
    return join(*(gem(first + number * size * pitch, y, size, kind) for number, kind in enumerate(kinds)))


@cache
def planet_stamp(kind: int) -> Definition:
    """A planet of radius 10: land and sea, bands of sand, or glowing cracks."""
    base, light, dark, detail = PLANET_TONES[kind]
    halo = circle(0, 0, 15, fill=radial([(0, light, 0.5), (1, light, 0)]))
    ball = circle(0, 0, 10, fill=radial([(0, light), (0.45, base), (1, dark)], 0.35, 0.3, 0.8))
    if kind == BLUE:
        face = path("M-7 -1q4 -6 9 -3q-2 5 -5 4.5ZM1 3.5q4 -4 6 .2q-2 4 -6 -.2Z", fill=detail, opacity=0.95)
    elif kind == BROWN:
        bands = [(t, w, sqrt(1 - t * t) * 9.6) for t, w in ((-0.35, 2.0), (0.08, 2.6), (0.5, 1.6))]
        face = join(
            *(stroke(f"M{-h:.1f} {t * 10:.1f}q{h:.1f} 1.8 {2 * h:.1f} 0", detail, w, opacity=0.85) for t, w, h in bands)
        )
    else:
        face = stroke("M-5 -7l3 5l-2.5 3.5l5 5M.5 -2l6 -2M3 6.5l1 -4l4 -1.5", detail, 1.7)
    rim = circle(0, 0, 10, fill="none", stroke=light, stroke_opacity=0.7, stroke_width=0.9)
    return stamp(halo, ball, face, rim)


def planet(x: float, y: float, radius: float, kind: int) -> Shape:
    return use(planet_stamp(kind), (x, y), scale=radius / 10)


def planet_at(count: int, number: int) -> tuple[float, float, float]:
    """Offset and radius of a tile's planet."""
    x, y = PLANETS_AT[count][number]
    return x, y, RADII[count]


def resource(x: float, y: float, gems: tuple[int, ...], energy: int) -> Shape:
    """The pill at the lower edge of a system."""
    kinds = gem_list(gems)
    width = 17 * len(kinds) + (27 if energy else 0) + 6
    parts = [rect(x - width / 2, y - 9, width, 18, 9, fill="#0b0418", stroke="#a08ae0", stroke_width=1)]
    left = x - width / 2 + 3
    for kind in kinds:
        parts.append(gem(left + 8.5, y, 14.5, kind))
        left += 17
    if energy:
        parts.append(icon("cs-energy", left + 8, y, 14, "#ffd84a"))
        parts.append(text(left + 19, y, str(energy), 13, "#ffe9a0", font_weight=800))
    return join(*parts)


@cache
def system_ground() -> Definition:
    fill = radial([(0, "#2c2560"), (0.65, "#150e34"), (1, "#0a0618")], 0.5, 0.35, 0.75)
    orbits = [
        ellipse(0, -6, HEX * k, HEX * k * 0.42, fill="none", stroke="#9d94e8", stroke_opacity=0.38)
        for k in (0.66, 0.42)
    ]
    return stamp(path(hexagon(0, 0, HEX - 2), fill=fill), *orbits)


def system(box: Box, tile: int, edge: str) -> Shape:
    """A tile around its middle: planets and resource, the edge in the colour of its galaxy."""
    planets = box.tile_planets[tile]
    count = len(planets)
    balls = [planet(*planet_at(count, number), box.planet_type[p]) for number, p in enumerate(planets)]
    rim = path(hexagon(0, 0, HEX - 2), fill="none", stroke=edge, stroke_width=2.8, stroke_linejoin="round")
    pill = resource(0, 22 if count < 4 else 27, box.resource[tile], box.tile_energy[tile])
    return join(use(system_ground()), rim, *balls, pill)


@cache
def cube_stamp(seat: Seat) -> Definition:
    """One isometric cube, foot at the origin, side 20."""
    w, h, e = 10.0, 5.8, 10.4
    left = path(polygon([(-w, -e), (0, h - e), (0, h), (-w, 0)]), fill=seat.base)
    right = path(polygon([(w, -e), (0, h - e), (0, h), (w, 0)]), fill=mix(seat.base, seat.dark, 0.55))
    top = path(polygon([(0, -e - h), (w, -e), (0, h - e), (-w, -e)]), fill=seat.light)
    edge = stroke(broken_line([(-w, -e), (0, -e - h), (w, -e)]), "#ffffff", 0.8, stroke_opacity=0.5)
    return stamp(left, right, top, edge)


def tower(owners: tuple[Seat, ...], size: float = 22) -> Shape:
    """Cubes one over the other; the top one shows whose it is."""
    scale, rise = size / 20, size * 0.52
    cubes = [use(cube_stamp(seat), (0, -rise * number), scale=scale) for number, seat in enumerate(owners)]
    shade = ellipse(1, 1, size * 0.57, size * 0.32, fill="#06030c", opacity=0.45)
    return join(shade, *cubes, glyph(owners[-1], 0, -rise * len(owners), size * 0.46))


def mark(seat: Seat, at: Point, size: float) -> Shape:
    return use(cube_stamp(seat), at, scale=size / 20)
