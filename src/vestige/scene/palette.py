"""Every colour with a meaning, once: themes, seats, dice, states, and how a game looks.

Colours that carry meaning never speak alone: each seat colour has a glyph and a pattern, each die colour a pip shape.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from vestige.scene.colour import WHITE, contrast, mix
from vestige.scene.icons import Sheet

ThemeName = Literal["light", "dark"]


class Theme(NamedTuple):
    """Neutral colours of pages and panels. Boards keep their own colours; bright ones are dimmed in the dark."""

    table: str
    surface: str
    surface2: str
    surface3: str
    line: str
    ink: str
    ink2: str
    ink3: str
    tip: str
    tip_ink: str
    good: str
    bad: str
    shadow: str


THEMES: dict[ThemeName, Theme] = {
    "light": Theme(
        *("#e6ddcf", "#fffdf9", "#f6f0e5", "#ece3d4", "#ddd1bd", "#2a2420", "#665a4e", "#77695b"),
        *("#2b2420", "#fdf7ec", "#2f7d4f", "#b3372c", "#3c2814"),
    ),
    "dark": Theme(
        *("#131118", "#201d28", "#2a2634", "#353040", "#413b4e", "#f3eee6", "#bdb4b4", "#a0979c"),
        *("#f6f0e4", "#241e1a", "#7bd6a0", "#ff8a78", "#000000"),
    ),
}
DIMMED = 0.1

LIT, LIT_EDGE, LIT_RING = "#ffc52e", "#241704", "#fff8e0"
FOCUS, REFUSED, DONE = "#1f6fe0", "#8c1d12", "#2f7d4f"
SHADOW = "#0d0704"
LEGIBLE = 4.5


class Seat(NamedTuple):
    """A player's colour. Ink is for glyphs on it; the glyph and the pattern tell it apart without colour."""

    name: str
    base: str
    light: str
    dark: str
    glyph: str
    ink: str = "#ffffff"

    @property
    def label(self) -> str:
        """Ground for white text: as near to the base as text stays legible."""
        between = mix(self.base, self.dark, 0.5)
        return between if contrast(WHITE, between) >= LEGIBLE else self.dark


SEATS = {
    seat.name: seat
    for seat in (
        Seat("turquoise", "#149a90", "#46cbbf", "#0a5a54", "hexagon"),
        Seat("purple", "#7d4cb4", "#aa83dc", "#472870", "diamond"),
        Seat("black", "#3b3a42", "#6d6b78", "#141317", "plus"),
        Seat("orange", "#e0741a", "#fba757", "#8f4509", "square"),
        Seat("pink", "#d84c91", "#f78fc0", "#872455", "drop"),
        Seat("yellow", "#e7b71f", "#ffdf70", "#8c6905", "star", "#2b2003"),
        Seat("brown", "#86583a", "#b78862", "#482c1a", "crescent"),
        Seat("red", "#c63a2e", "#f07c69", "#761a13", "triangle"),
        Seat("green", "#4a9340", "#86c873", "#24531c", "trefoil"),
        Seat("blue", "#2e6ec6", "#71abf2", "#153c76", "circle"),
        Seat("gray", "#8b929d", "#c3c9d1", "#4d535c", "ring", "#14161a"),
    )
}


class DieColour(NamedTuple):
    """A die colour and the shape of its pips."""

    base: str
    light: str
    dark: str
    pip: str
    pip_shape: Literal["round", "diamond", "ring", "square"]


DICE = {
    "yellow": DieColour("#efbd2a", "#ffe38a", "#a37405", "#4b3100", "round"),
    "red": DieColour("#c5402e", "#ee7f67", "#761b12", "#fff3df", "diamond"),
    "blue": DieColour("#2d6cb9", "#69a6ea", "#143c72", "#f3f9ff", "ring"),
    "grey": DieColour("#6d6f76", "#a3a5ad", "#38393f", "#f6f2ea", "square"),
}


@dataclass(frozen=True, slots=True)
class Look:
    """What makes a game's pages its own. A bright board is dimmed in the dark theme."""

    face: str
    deep: str
    mid: str
    accent: str
    emblem: str
    icons: Sheet
    bright: bool = True

    def css(self, selector: str) -> str:
        """The look as custom properties, for the pages of one game."""
        values = {"face": f'"{self.face}"', "deep": self.deep, "mid": self.mid, "accent": self.accent}
        return rule(selector, values)


def rule(selector: str, values: dict[str, str]) -> str:
    body = ";".join(f"--{name.replace('_', '-')}:{value}" for name, value in values.items())
    return f"{selector}{{{body}}}\n"


def tokens_css() -> str:
    """Themes, states and seat colours as custom properties: the client's style sheets name no colour of their own."""
    states = {"lit": LIT, "lit-edge": LIT_EDGE, "lit-ring": LIT_RING, "focus": FOCUS, "refused": REFUSED, "done": DONE}
    css = rule(":root", states) + rule(":root,[data-theme=light]", THEMES["light"]._asdict())
    css += rule("[data-theme=dark]", THEMES["dark"]._asdict())
    for name, seat in SEATS.items():
        colours = {"seat": seat.base, "seat-light": seat.light, "seat-dark": seat.dark, "seat-label": seat.label}
        css += rule(f"[data-seat={name}]", colours | {"seat-ink": seat.ink})
    return css
