"""The game's own pieces, around the origin: buyers, relic tiles, symbols, explorers, crew."""

from __future__ import annotations

from functools import cache

from vestige.games.excavation_earth.scene.look import ICONS, NAVY, PAPER, REGIONS, SHADE, icon, region_paint
from vestige.scene.colour import mix
from vestige.scene.definitions import stamp
from vestige.scene.palette import DONE, Seat
from vestige.scene.paths import hexagon
from vestige.scene.shapes import (
    NOTHING,
    Definition,
    Shape,
    circle,
    ellipse,
    group,
    join,
    path,
    rect,
    stroke,
    text,
    use,
)
from vestige.scene.wood import figure

UNIT = 100.0
DETAILED = 34.0
"""From this side on a relic tile shows its glyph and its value in the corners."""


@cache
def buyer_stamp(colour: str) -> Definition:
    """A buyer 100 high. The silhouette repeats the colour."""
    tones, name = REGIONS[colour], f"ee-buyer-{colour}"
    return stamp(
        ellipse(0, 46, 42, 12, fill=SHADE, opacity=0.4),
        icon(name, 0, 0, UNIT, tones.dark, stroke=tones.dark, stroke_width=5, stroke_linejoin="round"),
        icon(name, 0, 0, UNIT, tones.base),
    )


@cache
def buyer(colour: str, size: float) -> Shape:
    return use(buyer_stamp(colour), scale=size / UNIT)


@cache
def relic_stamp(colour: str, glyph: str, value: int, detailed: bool) -> Definition:
    """A relic tile of side 100: frame in the region's colour, glyph upper left, value lower right."""
    tones = REGIONS[colour]
    parts = [
        rect(-46, -41, 100, 100, 14, fill=SHADE, opacity=0.35),
        rect(-50, -47, 100, 100, 14, fill=tones.dark),
        rect(-50, -50, 100, 98, 14, fill=region_paint(colour)),
        rect(-40, -40, 80, 78, 8, fill="#fbf6e6"),
        icon(f"ee-relic-{colour}-{glyph}", 0, 0, 58 if detailed else 68, mix(tones.dark, "#16262c", 0.45)),
    ]
    if detailed:
        parts += [
            circle(-37, -37, 19, fill=tones.dark, stroke="#fbf6e6", stroke_width=3),
            icon(f"ee-{glyph}", -37, -37, 26, "#fff"),
            path(hexagon(36, 35, 22), fill="#1b2b30", stroke="#fbf6e6", stroke_width=3),
            text(36, 35, str(value), 29, "#ffd76a", font_weight=800),
        ]
    return stamp(*parts)


@cache
def relic(colour: str, glyph: str, value: int, side: float) -> Shape:
    return use(relic_stamp(colour, glyph, value, side >= DETAILED), scale=side / UNIT)


@cache
def relic_pile(colour: str, glyph: str, value: int, side: float, count: int) -> Shape:
    """The uppermost of a pile, over the edges of at most three below."""
    dark, step = REGIONS[colour].dark, side * 0.06
    edges = [
        rect(-side / 2 + step * i, -side / 2 + step * i, side, side, side * 0.14, fill=dark, stroke=SHADE)
        for i in range(min(count - 1, 3), 0, -1)
    ]
    return join(*edges, relic(colour, glyph, value, side))


@cache
def glyph_tile(colour: str, glyph: str, side: float) -> Shape:
    """A relic among many: region and glyph alone, which name it."""
    tones = REGIONS[colour]
    ground = rect(-side / 2, -side / 2, side, side, side * 0.2, fill=tones.base, stroke=tones.dark, stroke_width=1.2)
    return ground + icon(f"ee-{glyph}", 0, 0, side * 0.94, tones.ink)


@cache
def count_tag(count: int, size: float = 14) -> Shape:
    """How many there are, on a dark pill."""
    words = f"×{count}"
    wide = size * (0.62 * len(words) + 0.5)
    ground = rect(-wide / 2, -size * 0.62, wide, size * 1.24, size * 0.5, fill="#1b2b30", stroke=PAPER)
    return ground + text(0, 0, words, size, "#fff", font_weight=800)


@cache
def symbol_disc(symbol: str, radius: float, number: int = 0) -> Shape:
    """A market's symbol; beside a market its number too."""
    r = radius
    mark = NOTHING
    if number:
        mark = circle(-r * 0.85, -r * 0.75, r * 0.5, fill="#fff", stroke=NAVY, stroke_width=1.5)
        mark += text(-r * 0.85, -r * 0.75, str(number), r * 0.72, NAVY, font_weight=800)
    return join(
        circle(1, 2.5, r, fill=SHADE, opacity=0.4),
        circle(0, 0, r, fill=NAVY, stroke="#b9d4d6", stroke_width=r * 0.12),
        icon(f"ee-{symbol}", 0, 0, r * 1.35, "#fff"),
        mark,
    )


@cache
def explorer(seat: Seat, size: float) -> Shape:
    """Stands on its foot at the origin, set off from the busy map by a pale halo."""
    return figure(ICONS, "ee-explorer", seat, size, halo=PAPER)


@cache
def chosen_mark() -> Shape:
    """What belongs to the plan so far."""
    tick = stroke("M-4 .5l3 3.2 5.5-6.5", "#fff", 2.2)
    return group(circle(0, 0, 9.5, fill=DONE, stroke="#fff", stroke_width=1.6), tick)
