"""The planet: ground, storm, lines, areas with their spaces, slots, the centre tile. Static for a round."""

from __future__ import annotations

from functools import cache
from math import atan2, cos, degrees, radians, sin
from random import Random
from typing import Final

from vestige.games.magnastorm.board import Side
from vestige.games.magnastorm.constants import SECTORS, SPACE_COLOURS
from vestige.games.magnastorm.scene.look import BONE, FACE, HUES, NIGHT, SAND, icon
from vestige.scene.colour import mix
from vestige.scene.definitions import clip, glow, linear, radial, stamp
from vestige.scene.nature import pebbles
from vestige.scene.palette import LIT
from vestige.scene.paths import arc, blob, polygon, smooth
from vestige.scene.shapes import (
    Definition,
    Point,
    Shape,
    circle,
    ellipse,
    group,
    join,
    number,
    path,
    rect,
    stroke,
    text,
    use,
)

CX: Final = 500.0
CY: Final = 350.0
RX: Final = 462.0
RY: Final = 326.0
ANGLES: Final = (60, 0, 300, 240, 180, 120)
"""The direction of each sector, counter-clockwise from the right."""

BOLTS: Final = {
    0: (700, 150, 46, 8),
    1: (830, 430, 60, 10),
    2: (600, 590, 50, -8),
    3: (300, 585, 50, 16),
    4: (120, 400, 50, 4),
    5: (240, 160, 46, -12),
}


def pt(angle: float, far: float = 1.0) -> Point:
    """A point of the planet by direction and distance from its middle."""
    return CX + RX * far * cos(radians(angle)), CY - RY * far * sin(radians(angle))


def wedge(sector: int, far: float = 1.0, near: float = 0.0) -> str:
    low, high = ANGLES[sector] - 30, ANGLES[sector] + 30
    outer = [pt(low + (high - low) * n / 12, far) for n in range(13)]
    inner = [pt(high - (high - low) * n / 12, near) for n in range(13)] if near else [(CX, CY)]
    return polygon([*outer, *inner])


def sky(left: float, top: float, width: float, height: float) -> Shape:
    rng = Random(2)
    night = linear([(0, "#150b16"), (0.6, "#1f0f1a"), (1, "#120a12")])
    air = radial([(0, "#ff8a5a", 0), (0.8, "#ff8a5a", 0), (0.86, "#ff7a4d", 0.5), (1, "#ff7a4d", 0)])
    return join(
        rect(left, top, width, height, fill=night),
        pebbles(rng, (left, top, width, height), 420, ("#ffffff", "#ffd9c0"), (0.4, 1.1), 0.7),
        ellipse(CX, CY, RX + 62, RY + 62, fill=air),
    )


def ground(calm: int) -> Shape:
    rng = Random(14)
    soil = radial([(0, "#e0a878"), (0.35, "#c98560"), (0.7, "#8f5560"), (1, "#4a2a48")], 0.36, 0.3, 0.85)
    parts = [ellipse(CX, CY, RX, RY, fill=soil)]
    for _ in range(44):
        x, y = pt(rng.uniform(0, 360), rng.uniform(0.25, 1))
        plain = blob(x, y, rng.uniform(18, 60), rng.uniform(8, 26), rng, 8, 0.3)
        parts.append(path(plain, fill=rng.choice(("#e9bd8f", "#a9645a", "#7a4a5c", "#d99a6a", "#5f3850")), opacity=0.2))
    for dune in range(24):
        start, far = rng.uniform(0, 360), 0.2 + dune * 0.033
        points = [pt(start + q * 7, far + 0.01 * sin(q)) for q in range(rng.randint(6, 12))]
        parts.append(stroke(smooth(points, closed=False), rng.choice(("#f6cfa4", "#6a3b48")), 1.4, opacity=0.32))
    for _ in range(24):
        x, y = pt(rng.uniform(0, 360), rng.uniform(0.3, 0.97))
        parts.append(use(CRATER, (x, y), scale=rng.uniform(0.4, 1.5)))
    for _ in range(8):
        start, far = rng.uniform(0, 360), rng.uniform(0.35, 0.85)
        way = smooth(
            [pt(start + q * rng.uniform(4, 9), far + rng.uniform(-0.05, 0.05)) for q in range(5)], closed=False
        )
        parts += [
            stroke(way, "#4a2634", 5, opacity=0.5),
            stroke(way, "#f0bd8e", 1.2, opacity=0.4, transform="translate(2 3)"),
        ]
    parts.append(pebbles(rng, (40, 24, 920, 650), 420, ("#4a2a38", "#f6d2a8"), (0.6, 1.8), 0.4))
    parts += [path(wedge(s, 1, 0.86), fill="#5fe0a0", opacity=0.16) for s in range(6) if calm >> s & 1]
    shadow = ellipse(CX + 4, CY + 12, RX + 4, RY + 4, fill=NIGHT, opacity=0.6)
    return shadow + group(*parts, clip_path=clip(ellipse(CX, CY, RX, RY)))


CRATER: Final = stamp(
    ellipse(0, 0, 10, 7, fill="#5a3344", opacity=0.55),
    ellipse(1.2, 1.4, 8, 5.2, fill="#b87858", opacity=0.7),
    stroke(arc(0, 0, 9, 190, 330), "#f6cfa4", 1.2, opacity=0.5),
)


def storm(calm: int) -> Shape:
    """Dark wedges with swirling bands, a wall of dust on both fronts, lightning."""
    rng = Random(23)
    raging = [s for s in range(6) if not calm >> s & 1]
    dark = glow([(0, "#5a1426"), (0.6, "#3a0e24"), (1, "#1c0716")], CX, CY, 470)
    ground = join(*(path(wedge(s), fill=dark, fill_opacity=0.78) for s in raging))
    bands = [band(rng, raging) for _ in range(60)]
    ways = ""
    for _ in range(36):
        start, far = rng.uniform(0, 360), rng.uniform(0.2, 1.0)
        ways += smooth([pt(start + q * 4, far + q * 0.005) for q in range(rng.randint(4, 8))], closed=False)
    streaks = stroke(ways, "#ffd0b8", 1.1, opacity=0.25)
    inside = clip(*(path(wedge(s, 1.02)) for s in raging))
    edges = [ANGLES[s] + side * 30 for s in raging for side in (-1, 1)]
    fronts = [edge for edge in edges if sum((edge - other) % 360 == 0 for other in edges) == 1]
    return join(
        ground,
        group(*bands, streaks, clip_path=inside),
        *(front(angle, rng) for angle in fronts),
        *(bolt(*BOLTS[s]) for s in raging),
    )


def band(rng: Random, raging: list[int]) -> Shape:
    far, start, long = rng.uniform(0.2, 1.0), rng.uniform(0, 360), rng.uniform(14, 60)
    points = [pt(start + q * long / 6, far + q * 0.006 + 0.012 * sin(q * 1.3 + start)) for q in range(7)]
    ink = rng.choice(("#ff6a4a", "#b8344a", "#7a2a5a", "#f0a08a", "#4a1436", "#d9485a", "#5c1b3a"))
    return stroke(
        smooth(points, closed=False), ink, rng.uniform(2, 15) * (0.4 + far * 0.7), opacity=rng.uniform(0.08, 0.26)
    )


DUST: Final = (
    (0.0, 8.0, 1.5, 1.0, ("#1c0814",), 0.3),
    (0.0, 0.0, 1.45, 0.95, ("#6a2134", "#5c1b30", "#74283a"), 0.9),
    (-0.2, -0.24, 1.1, 0.62, ("#93394a", "#a2464c", "#853044"), 0.62),
    (-0.3, -0.42, 0.75, 0.26, ("#cf7a68", "#dd9078", "#c06458"), 0.5),
)
"""Layers of a cloud from the shadow up: where it lies, how wide and high it is, its colours and opacity."""


def front(angle: float, rng: Random) -> Shape:
    """A wall of dust rolls along the border of the storm."""
    lean = degrees(atan2(-RY * sin(radians(angle)), RX * cos(radians(angle))))
    layers: list[list[Shape]] = [[] for _ in DUST]
    for n in range(20):
        far = 0.19 + n * 0.04
        x, y = pt(angle + rng.uniform(-2.5, 2.5), far + rng.uniform(-0.012, 0.012))
        q = (9 + 17 * far) * rng.uniform(0.75, 1.1)
        turn = f"rotate({number(lean + rng.uniform(-16, 16))} {number(x)} {number(y)})"
        for layer, (across, down, wide, high, inks, _) in zip(layers, DUST, strict=True):
            sunk = down if down > 1 else q * down
            layer.append(ellipse(x + q * across, y + sunk, q * wide, q * high, fill=rng.choice(inks), transform=turn))
    return join(*(group(*layer, opacity=dust[-1]) for layer, dust in zip(layers, DUST, strict=True)))


def bolt(x: float, y: float, size: float, turn: float) -> Shape:
    way = "M0 -50L-16 5H-1L-11 50L18 -8H3L13 -50Z"
    return group(
        path(way, fill="#fff2c0", opacity=0.9, stroke="#ff9a5a", stroke_width=4, stroke_opacity=0.8),
        at=(x, y),
        turn=turn,
        scale=size / 100,
    )


# ---- lines, areas, spaces


def line_way(side: Side, place: int) -> str:
    """A straight line, or one bowed through a point at the rim."""
    (ax, ay), (bx, by) = (side.area_at[area] for area in side.lines[place])
    via = side.line_via[place]
    if via is None:
        return f"M{ax} {ay}L{bx} {by}"
    bend = (2 * via[0] - (ax + bx) / 2, 2 * via[1] - (ay + by) / 2)
    return f"M{ax} {ay}Q{number(bend[0])} {number(bend[1])} {bx} {by}"


def lines(side: Side, start: int, calm: int) -> Shape:
    bright, dim = "", ""
    for place, ends in enumerate(side.lines):
        if any(calm >> side.area_sector[area] & 1 for area in ends):
            bright += line_way(side, place)
        else:
            dim += line_way(side, place)
    x, y = side.pad_at[start]
    ways = "".join(f"M{x} {y}L{side.area_at[a][0]} {side.area_at[a][1]}" for a in side.pad_ends[start])
    return join(
        stroke(ways, "#ffd9b0", 2.2, opacity=0.6, stroke_dasharray="3 7"),
        stroke(bright + dim, "#1a0a12", 7, opacity=0.6),
        stroke(dim, "#c98a80", 2.4, opacity=0.7),
        stroke(bright, "#fff3dc", 3),
    )


def areas(side: Side, calm: int) -> Shape:
    """A plateau per area, a circle in research colour and shape per space."""
    plateaus = [
        plateau(side, area, bool(calm >> side.area_sector[area] & 1)) for area, s in enumerate(side.area_spaces) if s
    ]
    spaces = [
        use(space_stamp(SPACE_COLOURS[side.space_colour[s]], bool(calm >> sector & 1)), side.space_at[s])
        for sector in range(len(SECTORS))
        for s in side.sector_spaces[sector]
    ]
    return join(*plateaus, *spaces)


def plateau(side: Side, area: int, calm: bool) -> Shape:
    places = [side.space_at[space] for space in side.area_spaces[area]]
    way = "".join(f"M{a[0]} {a[1]}L{b[0]} {b[1]}" for n, a in enumerate(places) for b in places[n + 1 :])
    way = way or f"M{places[0][0]} {places[0][1]}h.1"
    rim, edge, floor, lit = (
        ("#3a1c22", "#f0cfa2", "#c98f64", "#dba97c") if calm else ("#2a0d18", "#8f5a58", "#5f3038", "#6f3a40")
    )
    return join(
        stroke(way, "#0d0508", 47, opacity=0.45, transform="translate(1.5 5)"),
        stroke(way, rim, 46),
        stroke(way, edge, 42),
        stroke(way, floor, 36),
        stroke(way, lit, 36, opacity=0.55, transform="translate(-1 -2)"),
    )


@cache
def space_stamp(colour: str, calm: bool) -> Definition:
    hue = HUES[colour]
    face = hue.base if calm else mix(hue.base, "#3a1420", 0.5)
    ink = "#4a3f30" if colour == "white" else "#fff"
    return stamp(
        circle(0, 0, 16, fill="#1a0a0e", opacity=0.55),
        circle(0, 0, 14.8, fill=face, stroke="#fff8ea" if calm else "#b08a80", stroke_width=1.8),
        icon(f"ms-research-{colour}", 0, 0, 15, ink, opacity=None if calm else 0.75),
    )


def slots(side: Side, calm: int) -> Shape:
    return join(*(slot(*side.slot_at[s], bool(calm >> side.slot_sector[s] & 1)) for s in side.slots))


def slot(x: float, y: float, calm: bool) -> Shape:
    ink = SAND if calm else "#a8706a"
    return join(
        rect(x - 11, y - 8, 23, 23, 5, fill=NIGHT, opacity=0.5),
        rect(
            x - 11.5,
            y - 11.5,
            23,
            23,
            5,
            fill="#2a1420" if calm else "#220b16",
            stroke=ink,
            stroke_width=1.8,
            stroke_dasharray="4 3",
        ),
        icon("ms-station", x, y, 14, ink, opacity=0.7),
    )


def pad(side: Side, start: int) -> Shape:
    x, y = side.pad_at[start]
    return group(
        ellipse(2, 8, 32, 16, fill=NIGHT, opacity=0.5),
        ellipse(0, 2, 32, 17, fill="#4a3038", stroke=SAND, stroke_width=2),
        ellipse(0, 1, 22, 11, fill="none", stroke=LIT, stroke_width=2, stroke_dasharray="6 5"),
        icon("ms-pad", 0, -8, 24, SAND),
        at=(x, y),
    )


# ---- the centre tile


def centre(round_number: int, calm: int, word: str) -> Shape:
    """Calm and storm around the number of the round, and the way the storm turns."""
    r = 78
    parts = [
        circle(CX + 2, CY + 6, r + 6, fill=NIGHT, opacity=0.55),
        circle(CX, CY, r + 6, fill="#2a1420", stroke=SAND, stroke_width=2.4),
    ]
    for sector, angle in enumerate(ANGLES):
        still = bool(calm >> sector & 1)
        a, b = (turned(r, angle - 30), turned(r, angle + 30))
        slice_ = f"M{CX:g} {CY:g}L{number(a[0])} {number(a[1])}A{r} {r} 0 0 0 {number(b[0])} {number(b[1])}Z"
        parts.append(path(slice_, fill="#2f7a58" if still else "#6a1a2a", stroke="#1a0a12", stroke_width=2))
        parts.append(
            icon("ms-calm" if still else "ms-storm", *turned(55, angle), 24, "#c8ffe0" if still else "#ffb09a")
        )
    x, y = turned(r + 15, 8)
    return join(
        *parts,
        circle(CX, CY, 31, fill="#1a0d16", stroke=SAND, stroke_width=2),
        text(CX, CY - 11, word, 12, BONE),
        text(CX, CY + 8, str(round_number), 27, "#fff", font_family=FACE),
        path(
            polygon([(CX, CY - r - 17), (CX - 11, CY - r + 4), (CX + 11, CY - r + 4)]),
            fill=LIT,
            stroke="#2a1420",
            stroke_width=2,
        ),
        stroke(arc(CX, CY, r + 15, -52, -10), SAND, 3, stroke_dasharray="5 6"),
        path(polygon([(x + 7, y - 4), (x - 8, y - 3), (x, y + 10)]), fill=SAND),
    )


def turned(radius: float, angle: float) -> Point:
    return CX + radius * cos(radians(angle)), CY - radius * sin(radians(angle))
