"""Magnastorm's look: dusk over a copper planet, half of it under the storm; its symbols and colours."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, NamedTuple

from vestige.scene.icons import SHARED, Sheet
from vestige.scene.palette import SEATS, Look, Seat

ICONS = SHARED | Sheet.read(files("vestige.games.magnastorm") / "scene" / "icons.svg")
LOOK = Look("Saira Condensed", "#24121c", "#8e3540", "#ff7a4d", "ms-storm", ICONS, bright=False)
FACE: Final = "Saira Condensed,Saira Condensed SemiBold,sans-serif"
"""What pages call it, and what the font file is called where a picture is drawn without them."""

icon = ICONS.icon

NIGHT: Final = "#05020a"
PLATE: Final = "#12090f"
WELL: Final = "#3a2430"
WELL_BONUS: Final = "#4a2e38"
FRAME: Final = "#6a3a3c"
EDGE: Final = "#7a4a4c"
SAND: Final = "#ffd9a8"
CREAM: Final = "#ffe6cc"
BONE: Final = "#cdb6a6"
PALE: Final = "#f7e6d4"
GOLD: Final = "#ffd76a"
MINT: Final = "#8df0b8"


class Hue(NamedTuple):
    """A research colour: face, light, dark."""

    base: str
    light: str
    dark: str


HUES: Final = {
    "red": Hue("#d9433a", "#ff9a8a", "#5f0f0a"),
    "green": Hue("#46a854", "#a4e6a4", "#12401a"),
    "blue": Hue("#3a7fd6", "#a3d0ff", "#0e2f62"),
    "turquoise": Hue("#2fbdb2", "#a8f3ea", "#07453f"),
    "white": Hue("#f1ece0", "#ffffff", "#5a5142"),
}

BONUS_ICONS: Final = {
    "range_2": "ms-range-2",
    "double_lab": "ms-double-lab",
    "place_crew": "ms-place-crew",
    "turn_order": "ms-turn-order",
    "bag_1": "bag",
}


def wood(colour: str) -> Seat:
    """The paint of a cube or crew; neutral crew are yellow."""
    return SEATS["yellow" if colour == "neutral" else colour]
