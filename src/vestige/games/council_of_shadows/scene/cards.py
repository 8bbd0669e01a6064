"""Action cards, bonus cards: consumption upper left, picture, what it does in symbols, cost at the foot."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from vestige.games.council_of_shadows.cards import Card
from vestige.games.council_of_shadows.components import Box
from vestige.games.council_of_shadows.constants import (
    ADAPTIVE,
    DISCOVER,
    ENERGY,
    EXTRACT,
    NO_ACTION,
    OUTPOST,
    PLACE,
    SURVEY,
    TAKE_GEMS,
    TRANSFORM,
)
from vestige.games.council_of_shadows.scene.bodies import gem_row
from vestige.games.council_of_shadows.scene.look import GREEN, LOOK, NIGHT, PALE, icon, signed
from vestige.scene.colour import lighten, mix
from vestige.scene.definitions import clip, linear, radial, stamp
from vestige.scene.lettering import paragraph
from vestige.scene.nature import pebbles
from vestige.scene.paths import arc
from vestige.scene.shapes import NOTHING, Definition, Shape, Style, circle, group, join, rect, stroke, text, use

WIDTH: Final = 84.0
HEIGHT: Final = 122.0
ART: Final = 49.0
PRINT: Final = 12.9
"""As small as letters get: market cards are drawn smaller than they are, and are read in low windows too."""
TONES: Final = {
    PLACE: "#5a3fd0",
    OUTPOST: "#2f9c8c",
    EXTRACT: "#c0562f",
    DISCOVER: "#2f7fd0",
    SURVEY: "#3f6fd0",
    ADAPTIVE: "#7a4fe0",
    TAKE_GEMS: "#b03f9c",
    ENERGY: "#a8792f",
    TRANSFORM: "#a83f5c",
    NO_ACTION: "#2f8c62",
}


def symbols(card: Card) -> list[tuple[str, str]]:
    """What a card does: symbols with their numbers."""
    cubes, times = card.cubes, card.times
    place = ("cs-place", "") if cubes == 1 else ("cs-tower", "" if cubes == 2 else str(cubes))
    take = ("cs-extract", "" if times == 1 else f"×{times}")
    shown = {
        PLACE: [place],
        OUTPOST: [place, take],
        EXTRACT: [take],
        DISCOVER: [("cs-discover", ""), place, take],
        SURVEY: [("cs-discover", ""), place, take],
        ADAPTIVE: [place, ("cs-discover", "")],
        TAKE_GEMS: [("cs-gems", "")],
        ENERGY: [("cs-energy", f"+{card.energy}")],
        TRANSFORM: [("cs-transform", "")],
        NO_ACTION: [("cs-consumption", "")],
    }[card.action]
    return [*shown, ("cs-anywhere", "")] if card.anywhere else shown


def action_card(box: Box, number: int, name: str) -> Shape:
    """Around its middle; drawn once for all places where it lies."""
    return use(card_stamp(box, number, name))


@lru_cache(256)
def card_stamp(box: Box, number: int, name: str) -> Definition:
    card = box.cards[number]
    tone = TONES[card.action]
    x, y = -WIDTH / 2, -HEIGHT / 2
    found = symbols(card)
    window = rect(x + 5, y + 5, WIDTH - 10, ART, 5)
    sky = radial([(0, lighten(tone, 0.35)), (0.5, tone), (1, mix(tone, "#12062a", 0.7))], 0.6, 0.35, 0.8)
    art = join(
        rect(x + 5, y + 5, WIDTH - 10, ART, fill=sky),
        pebbles(Random(number), (x + 5, y + 5, WIDTH - 10, ART), 14, ("#ffffff",), (0.4, 0.9), 0.8),
        circle(x + WIDTH * (0.3 + 0.1 * (number % 5)), y + 8 + ART * 1.12, ART * 0.6, fill=mix(tone, NIGHT, 0.72)),
        stroke(arc(0, y + 5 + ART * 0.9, ART * 0.78, 190, 350), "#ffffff", 1.4, stroke_opacity=0.22),
    )
    foot = [symbol_row(found, 0, y + ART + 40)] if len(found) > 1 or found[0][1] else []
    if sum(card.cost):
        gems = sum(card.cost)
        foot.append(rect(x + 5, 41, 10 + 14 * gems, 16, 8, fill="#06020f", stroke="#8d74c8", stroke_width=0.8))
        foot.append(gem_row(x + 10 + 7 * gems, 49, 12.5, card.cost, 1.1))
    return stamp(
        rect(x + 2, y + 4, WIDTH, HEIGHT, 8, fill="#04010a", opacity=0.55),
        rect(x, y, WIDTH, HEIGHT, 8, fill=mix(tone, NIGHT, 0.55)),
        rect(
            x + 1.5, y + 1.5, WIDTH - 3, HEIGHT - 3, 7, fill=linear([(0, mix(tone, "#1a0e3a", 0.45)), (1, "#150a2e")])
        ),
        group(art, clip_path=clip(window)),
        rect(x + 5, y + 5, WIDTH - 10, ART, 5, fill="none", stroke=lighten(tone, 0.3), stroke_opacity=0.6),
        icon(found[0][0], 6, y + 5 + ART * 0.53, ART * 0.6, "#08030f", opacity=0.5),
        icon(found[0][0], 4.5, y + 5 + ART * 0.5, ART * 0.6, "#ffffff"),
        consumption(x + 15, y + 15, card.consumption),
        title(0, y + ART + 15, name),
        *foot,
    )


def title(x: float, y: float, name: str) -> Shape:
    """The card's name on one line or two."""
    return paragraph(x, y + 4, name, WIDTH - 6, PRINT, PALE, 2, font_family=LOOK.face, font_weight=400)


def symbol_row(found: list[tuple[str, str]], x: float, y: float) -> Shape:
    pitch = min(24.0, 74.0 / len(found))
    first = x - (len(found) - 1) * pitch / 2
    parts: list[Shape] = []
    for number, (name, count) in enumerate(found):
        at = first + number * pitch
        parts.append(icon(name, at - (6 if count else 0), y, 16, "#e9dcff"))
        parts.append(text(at + 8, y + 1, count, PRINT, "#ffe39a", font_weight=800) if count else NOTHING)
    return join(*parts)


def consumption(x: float, y: float, value: int) -> Shape:
    """The drop at the upper left; a saving one is green."""
    return join(
        circle(x, y, 13, fill=NIGHT, opacity=0.9),
        icon("cs-consumption", x, y - 1, 27, GREEN if value < 0 else "#e79bff"),
        circle(x, y + 2, 8.5, fill="#1a0a2e"),
        text(x, y + 2, signed(value), PRINT, "#ffffff", font_weight=800),
    )


def back(width: float = WIDTH, height: float = HEIGHT) -> Shape:
    """The back of any card."""
    x, y = -width / 2, -height / 2
    return join(
        rect(x, y, width, height, 8, fill="#2a0f4a", stroke="#d9a8ff", stroke_width=1.4),
        icon("cs-dark-tech", 0, 0, width * 0.5, "#ffb0f0"),
    )


def empty_place(width: float = WIDTH, height: float = HEIGHT) -> Shape:
    style: Style = {"fill": "none", "stroke": "#7a5ac0", "stroke_width": 1.3, "stroke_dasharray": "5 4"}
    return rect(-width / 2, -height / 2, width, height, 8, **style)
