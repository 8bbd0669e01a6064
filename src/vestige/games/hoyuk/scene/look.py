"""Höyük's look: a sandy morning, green along the water, mud brick and dark wood; its symbols."""

from __future__ import annotations

from importlib.resources import files

from vestige.scene.icons import SHARED, Sheet
from vestige.scene.palette import SEATS, Look, Seat

ICONS = SHARED | Sheet.read(files("vestige.games.hoyuk") / "scene" / "icons.svg")
LOOK = Look("Galindo", "#3a2c18", "#8a6a35", "#c99a4b", "hy-storey", ICONS)
icon = ICONS.icon

MUD, MUD_LIGHT, MUD_DARK = "#b98a57", "#e2c194", "#6d4827"
CREAM, PAPER, INK = "#f8ecd4", "#f3e2bc", "#4a2f14"
SIGN, SIGN_SOFT, SIGN_EDGE = "#f6e3b8", "#dcc08c", "#e8d3a5"
SHADE = "#2a190a"

ASPECT = {
    "oven": "#a8552c",
    "totem": "#7b5a2a",
    "pen": "#6f8a3a",
    "house": "#9a6a3c",
    "houses": "#9a6a3c",
    "height": "#5a6f8a",
    "cattle": "#6a4a36",
    "villager": "#8a5a6a",
    "villagers": "#8a5a6a",
    "joker": "#b08a2a",
}
"""The colour of each symbol and pile."""

PIECES = {
    "oven": Seat("oven", "#d8d2c4", "#f6f2e8", "#4a443a", ""),
    "totem": Seat("totem", "#c9833f", "#f0b877", "#4d2a0e", ""),
    "cattle": Seat("cattle", "#7a5236", "#b48a66", "#2c1a0d", ""),
    "villager": Seat("villager", "#f2e3c4", "#fff9ea", "#4a351f", ""),
    "shaman": Seat("shaman", "#efe7ff", "#ffffff", "#3d2457", ""),
}
"""Wood of the common pieces: base, lit side, rim."""

CALAMITY = {"bad_season": "hy-bad-season"}


def symbol_icon(name: str) -> str:
    """The sign of a symbol, an aspect or an element."""
    return f"hy-{'villager' if name == 'villagers' else name}"


def calamity_icon(name: str) -> str:
    kind = name.rsplit("_", 1)[0]
    return CALAMITY.get(kind, f"hy-{kind}")


def clan_colour(colour: str) -> Seat:
    return SEATS[colour]
