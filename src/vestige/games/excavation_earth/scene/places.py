"""The printed map: links, dig sites, markets and black markets with their signs."""

from __future__ import annotations

from functools import cache, lru_cache
from math import hypot

from vestige.games.excavation_earth.scene.atlas import MAP_WIDTH, Atlas, Site, round_the_back
from vestige.games.excavation_earth.scene.look import INK, NAVY, PAPER, PLUM, REGIONS, SHADE, STEEL, icon
from vestige.scene.definitions import linear, stamp
from vestige.scene.paths import hexagon, polygon
from vestige.scene.shapes import Definition, Shape, circle, group, join, number, path, stroke, text, use

ONE_GLYPH, TWO_GLYPHS = 18.0, 21.0
ROUTES_END = -270.0
"""Out at sea; what lies further west may be drawn more than once on a very wide stage."""


@lru_cache(16)
def places(atlas: Atlas) -> Shape:
    return join(
        links(atlas),
        *(group(site_sign(site.colour, site.glyphs), at=site.dig) for site in atlas.sites if site.colour),
        *(market_sign(site) for site in atlas.sites if site.market),
        *(black_market_sign(site) for site in atlas.sites if site.smuggles),
    )


def links(atlas: Atlas) -> Shape:
    ways = "".join(link(atlas.sites[a], atlas.sites[b]) for a, b in atlas.links)
    return join(
        stroke(ways, "#072a38", 6.5, opacity=0.45),
        stroke(ways, "#fdf9e6", 2.6, opacity=0.95, stroke_dasharray="9 5"),
    )


def link(a: Site, b: Site) -> str:
    """A slightly bent line, or two ends that leave the map left and right at the same height."""
    edge = round_the_back(a, b)
    if edge:
        west, east = sorted((a, b), key=lambda site: site.x)
        height, shore = number(edge[1]), number(MAP_WIDTH + 4)
        return f"M{west.x} {west.y}L-70 {height}H{number(ROUTES_END)}M{east.x} {east.y}L{shore} {height}"
    dx, dy = b.x - a.x, b.y - a.y
    far = hypot(dx, dy)
    bend = min(16, far * 0.08) / far
    turn = f"{number((a.x + b.x) / 2 - dy * bend)} {number((a.y + b.y) / 2 + dx * bend)}"
    return f"M{a.x} {a.y}Q{turn} {b.x} {b.y}"


@cache
def site_sign(colour: str, glyphs: tuple[str, ...]) -> Shape:
    """A ring in the region's colour with the glyphs of its relics; the region's buyer beside it."""
    tones, two = REGIONS[colour], len(glyphs) > 1
    r = TWO_GLYPHS if two else ONE_GLYPH
    size, corner = 17.0 if two else 22.0, r * 0.82
    return join(
        circle(1.5, 4, r + 3, fill=SHADE, opacity=0.38),
        circle(0, 0, r + 3.5, fill=INK),
        circle(0, 0, r + 2, fill=PAPER),
        circle(0, 0, r - 0.5, fill=linear([(0, tones.light), (1, tones.base)]), stroke=tones.dark, stroke_width=1.2),
        *(icon(f"ee-{glyph}", (i - (len(glyphs) - 1) / 2) * 19, 0, size, tones.dark) for i, glyph in enumerate(glyphs)),
        circle(corner, -corner, 10.5, fill=tones.dark, stroke=PAPER, stroke_width=1.6),
        icon(f"ee-buyer-{colour}", corner, -corner, 14, "#fff"),
    )


@cache
def hexagon_stamp() -> Definition:
    return stamp(
        path(hexagon(1.5, 4, 27), fill=SHADE, opacity=0.38),
        path(hexagon(0, 0, 27), fill=PAPER, stroke=INK, stroke_width=2),
        path(hexagon(0, 0, 23.5), fill=linear([(0, STEEL), (1, NAVY)])),
    )


def market_sign(site: Site) -> Shape:
    """The symbol in a hexagon; the market's number at its corner, as on the panel above."""
    return group(
        use(hexagon_stamp()),
        icon(f"ee-{site.symbol}", 0, 0, 31, "#fff"),
        circle(-17, -23, 10, fill="#fff", stroke=NAVY, stroke_width=2),
        text(-17, -23, str(site.market), 14, NAVY, font_weight=800),
        at=site.stall,
    )


def lozenge(across: float, down: float) -> str:
    return polygon([(0, -down), (across, 0), (0, down), (-across, 0)])


def black_market_sign(site: Site) -> Shape:
    """A dark lozenge with the symbols of the cards that open it, a mask over it."""
    middle = (len(site.smuggles) - 1) / 2
    return group(
        path(lozenge(38, 28), fill=SHADE, opacity=0.4, transform="translate(1.5 4)"),
        path(lozenge(40, 29), fill="#f4d9ff", stroke="#200b2c", stroke_width=2),
        path(lozenge(34, 25), fill=linear([(0, "#4a1a5e"), (1, PLUM)])),
        *(icon(f"ee-{symbol}", (i - middle) * 22, 1, 20, "#f6e4ff") for i, symbol in enumerate(site.smuggles)),
        icon("ee-smuggle", 0, -32, 22, "#f4d9ff", stroke="#200b2c", stroke_width=5),
        icon("ee-smuggle", 0, -32, 22, "#f4d9ff"),
        at=(site.x, site.y),
    )
