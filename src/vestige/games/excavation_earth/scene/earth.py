"""The ground: a hazy sea with the visitors' survey rings, and the overgrown land, tinted round its dig sites."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from random import Random
from typing import Final

from vestige.games.excavation_earth.scene.atlas import Site
from vestige.games.excavation_earth.scene.coast import at, land_outline, on_land
from vestige.games.excavation_earth.scene.layout import FAR_WEST, SHORE
from vestige.games.excavation_earth.scene.look import REGIONS
from vestige.games.excavation_earth.scene.ruins import cloud, dome, mountain, ruin, wheel
from vestige.scene.definitions import clip, linear, radial, stamp
from vestige.scene.paths import scatter, turned
from vestige.scene.shapes import Definition, Shape, circle, group, join, number, path, rect, stroke, use

FOAM: Final = "#eafcff"
RINGS: Final = ((150, 520, 92), (440, 560, 70), (730, 500, 84), (940, 330, 60), (410, 250, 50))
CLOUDS: Final = (
    *((-190, 430, 1.1), (-300, 250, 0.9), (40, 560, 1.0), (415, 610, 1.2)),
    *((955, 250, 0.9), (380, 225, 0.8), (720, 560, 1.1), (60, 300, 0.7)),
)
PEAKS: Final = (
    *((-118, 50), (-114, 44), (-108, 39), (-121, 57), (-72, -16), (-71, -24), (-70, -33), (-76, -8), (80, 33)),
    *((86, 30), (92, 35), (75, 38), (100, 34), (60, 58), (61, 64), (9, 46), (13, 47), (38, 6), (36, -2), (45, 41)),
    *((120, 66), (130, 63), (148, -34), (8, 62)),
)
RUINS: Final = (
    *((-100, 43, 26), (-79, 40, 20), (-60, -22, 22), (22, -14, 24), (30, 49, 22), (112, 32, 26), (78, 20, 22)),
    *((128, -26, 20), (-68, 2, 16), (112, 55, 20)),
)
WHEELS: Final = ((-112, 60, 15), (104, 45, 15))
DOMES: Final = ((4, 9, 15), (-46, -17, 13), (84, 52, 14))
CANOPY: Final = ("#2e6b3f", "#3a7d47", "#4a9150", "#2a5f3c")
CROWNS: Final = (5.0, 7.2, 9.4)


@lru_cache(16)
def earth(sites: tuple[Site, ...]) -> Shape:
    rng = Random(3)
    return join(sea(rng), land(sites, rng), landmarks(rng))


def sea(rng: Random) -> Shape:
    water = linear([(0, "#8fd0d4"), (0.35, "#58b0be"), (0.7, "#2f8aa3"), (1, "#1d6484")])
    meridians = "".join(f"M{32 + 80 * i} 166V646" for i in range(-6, 12))
    parallels = "".join(f"M{number(FAR_WEST)} {166 + 70 * i}H{number(SHORE)}" for i in range(1, 7))
    ripples = "".join(
        f"M{number(x)} {number(y)}q4 -4 8 0t8 0"
        for x, y in scatter(rng, (FAR_WEST, 180, 985 - FAR_WEST, 460), 220, lambda x, y: not on_land(x + 8, y))
    )
    return join(
        rect(FAR_WEST, 0, SHORE - FAR_WEST, 708, fill=water),
        path(meridians + parallels, stroke=FOAM, opacity=0.16),
        *(survey_ring(x, y, radius) for x, y, radius in RINGS),
        stroke(ripples, "#d8f4f5", 1.3, opacity=0.38),
    )


def survey_ring(x: float, y: float, radius: float) -> Shape:
    ends = [(turned(x, y, radius * 0.94, 15 * i), turned(x, y, radius * 1.06, 15 * i)) for i in range(24)]
    ticks = "".join(f"M{number(a)} {number(b)}L{number(c)} {number(d)}" for (a, b), (c, d) in ends)
    return join(
        circle(x, y, radius, fill="none", stroke=FOAM, stroke_width=1.2, opacity=0.2),
        circle(x, y, radius * 0.62, fill="none", stroke=FOAM, opacity=0.16, stroke_dasharray="4 7"),
        path(ticks, stroke=FOAM, stroke_width=1.1, opacity=0.22),
    )


def land(sites: tuple[Site, ...], rng: Random) -> Shape:
    """Shallows, shore and ground; each dig site tints the land around it in its region's colour."""
    coast, outline = stamp(path(land_outline())), clip(path(land_outline()))
    ground = linear([(0, "#a9c29a"), (0.25, "#86b06a"), (0.55, "#5d9a55"), (1, "#6fa261")])
    inner = group(
        rect(0, 160, 1000, 480, fill=ground),
        *(circle(*site.dig, 92, fill=tint(site.colour)) for site in sites if site.colour),
        canopy(rng),
        *(mountain(*at(*peak), rng.uniform(9, 13)) for peak in PEAKS),
        clip_path=outline,
    )
    shallows = [
        use(coast, fill="none", stroke="#c9f5ee", stroke_width=width, opacity=opacity, stroke_linejoin="round")
        for width, opacity in ((30, 0.1), (19, 0.14), (10, 0.22))
    ]
    return join(
        *shallows,
        use(coast, (2, 6), fill="#0b3b4a", opacity=0.4),
        inner,
        use(coast, fill="none", stroke="#0f3640", stroke_width=2.4, stroke_linejoin="round"),
    )


def tint(colour: str) -> Definition:
    base = REGIONS[colour].base
    return radial([(0, base, 0.85), (0.5, base, 0.5), (1, base, 0)])


def canopy(rng: Random) -> Shape:
    """Tree crowns as round-ended lines of no length: a path for each tone and size, light and shade over all."""
    ways = dict.fromkeys(product(CANOPY, CROWNS), "")
    for x, y in scatter(rng, (20, 172, 965, 468), 1000, on_land):
        ways[rng.choice(CANOPY), rng.choice(CROWNS)] += f"M{number(x)} {number(y)}h0"
    drawn = []
    for (tone, crown), way in ways.items():
        if way:
            drawn.append(stroke(way, "#10301f", crown, opacity=0.3, transform="translate(.8 1.4)"))
            drawn.append(stroke(way, tone, crown, opacity=0.85))
            move = number(-crown * 0.15)
            drawn.append(stroke(way, "#8cc46f", crown * 0.45, opacity=0.55, transform=f"translate({move} {move})"))
    return join(*drawn)


def landmarks(rng: Random) -> Shape:
    haze = linear([(0, "#eafaf4", 0.55), (1, "#eafaf4", 0)])
    return join(
        *(ruin(*at(longitude, latitude), size * 1.15, rng) for longitude, latitude, size in RUINS),
        *(wheel(*at(longitude, latitude), radius, rng) for longitude, latitude, radius in WHEELS),
        *(dome(*at(longitude, latitude), radius, rng) for longitude, latitude, radius in DOMES),
        *(cloud(*place) for place in CLOUDS),
        rect(FAR_WEST, 160, SHORE - FAR_WEST, 60, fill=haze),
    )
