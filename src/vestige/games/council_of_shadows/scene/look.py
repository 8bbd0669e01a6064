"""Council of Shadows' look: bright galaxies over a violet deep, and those who watch."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from vestige.scene.icons import SHARED, Sheet
from vestige.scene.lettering import label
from vestige.scene.palette import Look
from vestige.scene.shapes import Attribute, Shape

ICONS = SHARED | Sheet.read(files("vestige.games.council_of_shadows") / "scene" / "icons.svg")
LOOK = Look("Marcellus", "#190c33", "#5a2ea6", "#a673ff", "cs-dark-tech", ICONS, bright=False)
icon = ICONS.icon

PALE, LILAC, DEEP, NIGHT, EDGE = "#efe6ff", "#c3adf2", "#140828", "#0a0418", "#7a5ac0"
GOLD, MAGENTA, GREEN = "#ffd23f", "#d77bff", "#7fe8a8"

HUES: Final = {
    "grey": "#b9c0cc",
    "orange": "#ff9d3c",
    "beige": "#f0dcae",
    "brown": "#d08a4c",
    "blue": "#5b9dff",
    "turquoise": "#3fe0dc",
    "red": "#ff5f63",
    "green": "#6fe06a",
    "yellow": "#ffe14a",
    "pink": "#ff86cc",
}
"""The colour of each galaxy's edge, dust and name."""

GEM_TONES: Final = (
    ("#6d7488", "#a8b0c2", "#23262e"),
    ("#f0b92c", "#ffe48a", "#7a5605"),
    ("#d9f4ff", "#ffffff", "#5f8fa8"),
)
PLANET_TONES: Final = (
    ("#3f93ea", "#a9dcff", "#123a74", "#7fd08a"),
    ("#b87b40", "#f0c890", "#4d2c0f", "#e0ad6c"),
    ("#d4432c", "#ff9d6e", "#560f08", "#ffd36a"),
)
ROMAN: Final = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def roman(level: int) -> str:
    return ROMAN[level] if level < len(ROMAN) else str(level)


def signed(value: int) -> str:
    """A number with a true minus."""
    return str(value).replace("-", "−")


def heading(
    x: float, y: float, words: str, width: float, size: float = 15, ink: str = PALE, **style: Attribute
) -> Shape:
    """A title in the game's own face."""
    return label(x, y, words, width, size, ink, 12.5, font_family=LOOK.face, font_weight=400, **style)
