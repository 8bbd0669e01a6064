"""Cards, around the origin: Action cards with region, symbol and fuel, Travel cards, backs, and small versions."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from vestige.games.excavation_earth.scene.look import DIM, LOOK, NAVY, REGIONS, SHADE, chamfer, icon, region_paint
from vestige.scene.colour import lighten, mix
from vestige.scene.definitions import clip, linear, stamp
from vestige.scene.lettering import label
from vestige.scene.nature import pebbles
from vestige.scene.paths import polygon, smooth
from vestige.scene.shapes import Definition, Point, Shape, Style, circle, group, join, path, rect, use
from vestige.scene.states import path_outline

WIDTH: Final = 104.0
HEIGHT: Final = 150.0
FUEL_PITCH: Final = 23.0
OUTLINE: Final = chamfer(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, 13)
WINDOW: Final = chamfer(-45, -45, 90, 84, 8)
TRAVEL_INK: Final = "#17343f"


def paper(paint: Definition | str, edge: str) -> Shape:
    return join(
        path(OUTLINE, fill="#02090e", opacity=0.35, transform="translate(3 6)"),
        path(OUTLINE, fill=paint, stroke=edge, stroke_width=1.8),
    )


@cache
def card_outline(wide: float, scale: float) -> Definition:
    """To light a card of this size, or as much of it as is seen."""
    high = HEIGHT * scale
    return path_outline(chamfer(-wide / 2, -high / 2, wide, high, 13 * scale))


def title(x: float, words: str, width: float, ink: str, **style: str) -> Shape:
    return label(x, -59, words, width, 15, ink, 11, font_family=LOOK.face, **style)


def fuel(count: int, ink: str) -> Shape:
    """A drop for each step of a journey (EE-TRV-01)."""
    middle = (count - 1) / 2
    return join(*(icon("ee-fuel", (i - middle) * FUEL_PITCH, 56, 21, ink) for i in range(count)))


@cache
def action_stamp(colour: str, symbol: str, drops: int, name: str) -> Definition:
    tones = REGIONS[colour]
    return stamp(
        paper(region_paint(colour), tones.dark),
        group(use(landscape(colour)), clip_path=clip(path(WINDOW))),
        path(WINDOW, fill="none", stroke=tones.dark, stroke_width=1.6),
        icon(f"ee-buyer-{colour}", -36, -59, 20, tones.dark),
        title(-23, name, 70, tones.ink, text_anchor="start"),
        circle(0, 9, 31, fill=SHADE, opacity=0.35),
        circle(0, 6, 30, fill=NAVY, stroke="#e6f3f1", stroke_width=3),
        icon(f"ee-{symbol}", 0, 6, 41, "#fff"),
        fuel(drops, tones.ink),
    )


@cache
def landscape(colour: str) -> Definition:
    """The region as the visitors see it: a pale sun, hills, stumps of towers."""
    rng, tones = Random(colour), REGIONS[colour]
    sky = linear([(0, lighten(tones.light, 0.45)), (0.6, mix(tones.light, tones.base, 0.5)), (1, tones.base)])
    stumps: list[Shape] = []
    for i in range(3):
        x, y, high = -30 + 25 * i + rng.uniform(-4, 4), 16.0, rng.uniform(20, 34)
        broken: list[Point] = [(x + 4, y - high - 4), (x + 7, y - high + 3), (x + 12, y - high - 2)]
        stump = polygon([(x, y), (x, y - high), *broken, (x + 12, y)])
        stumps.append(path(stump, fill=mix(tones.dark, "#112233", 0.4), opacity=0.85))
    hills = []
    for layer in range(3):
        y = -4 + 15 * layer
        crest = [(18.0 * i - 54, y + rng.uniform(-7, 7)) for i in range(7)]
        tone = mix(mix(tones.base, "#2e7a4a", round(0.35 + layer * 0.2, 2)), tones.dark, round(0.1 + layer * 0.22, 2))
        hills.append(path(smooth([(-60, 60), *crest, (60, 60)], softness=0.8), fill=tone))
    sun = circle(rng.uniform(-22, 22), -22, 11, fill="#fffbe8", opacity=0.85)
    return stamp(rect(-46, -46, 92, 88, fill=sky), sun, hills[0], *stumps, *hills[1:])


@cache
def travel_stamp(drops: int, name: str) -> Definition:
    """A rocket leaves the Earth."""
    rim: Style = {"fill": "none", "stroke": "#bff3ee", "stroke_width": 5, "opacity": 0.5}
    sky = join(
        rect(-46, -46, 92, 88, fill=linear([(0, "#0a2233"), (1, "#2f7f96")])),
        pebbles(Random(2), (-46, -46, 92, 60), 40, ("#fff",), (0.5, 1.3), 0.9),
        circle(0, 88, 66, fill="#6fb26b"),
        circle(0, 88, 66, **rim),
    )
    return stamp(
        paper(linear([(0, "#e9f2ee"), (1, "#a9c3c4")]), "#27424d"),
        group(sky, clip_path=clip(path(WINDOW))),
        group(icon("ee-travel", 0, 0, 52, "#f4fbff"), at=(0, -2), turn=32),
        title(0, name, 84, TRAVEL_INK),
        fuel(drops, TRAVEL_INK),
    )


def action_card(colour: str, symbol: str, drops: int, name: str) -> Shape:
    return use(action_stamp(colour, symbol, drops, name))


def travel_card(drops: int, name: str) -> Shape:
    return use(travel_stamp(drops, name))


@cache
def back_stamp() -> Definition:
    inner = chamfer(-WIDTH / 2 + 7, -HEIGHT / 2 + 7, WIDTH - 14, HEIGHT - 14, 10)
    return stamp(
        paper(LOOK.deep, "#061622"),
        path(inner, fill=mix(LOOK.deep, LOOK.mid, 0.35), stroke=LOOK.accent, stroke_width=1.5),
        icon(LOOK.emblem, 0, 0, 52, LOOK.accent),
    )


def card_back() -> Shape:
    return use(back_stamp())


@cache
def card_place() -> Shape:
    """Where no card lies."""
    return path(OUTLINE, fill="#071a27", stroke=DIM, stroke_width=1.4, stroke_dasharray="4 3")


# ---- a small one: mark and symbol alone


@cache
def small_card(colour: str, symbol: str) -> Shape:
    """An Action card lying on its side: region and symbol."""
    tones = REGIONS[colour]
    return join(
        path(chamfer(-28, -14, 60, 34, 7), fill=SHADE, opacity=0.4),
        path(chamfer(-30, -17, 60, 34, 7), fill=tones.base, stroke=tones.dark, stroke_width=1.5),
        icon(f"ee-buyer-{colour}", -14, 0, 21, tones.dark),
        circle(12, 0, 13, fill=NAVY),
        icon(f"ee-{symbol}", 12, 0, 18, "#fff"),
    )
