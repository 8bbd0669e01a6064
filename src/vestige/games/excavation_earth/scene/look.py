"""Excavation Earth's look: an overgrown Earth, and over it the visitors' dark panels with clipped corners."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from vestige.scene.colour import contrast, darken, mix
from vestige.scene.definitions import linear
from vestige.scene.icons import SHARED, Sheet
from vestige.scene.lettering import label
from vestige.scene.palette import Look
from vestige.scene.paths import polygon
from vestige.scene.shapes import Attribute, Definition, Shape, path

ICONS = SHARED | Sheet.read(files("vestige.games.excavation_earth") / "scene" / "icons.svg")
LOOK = Look("Chakra Petch", "#0d2c40", "#17708a", "#38b6c4", "ee-mothership", ICONS)
icon = ICONS.icon

NIGHT, NAVY, STEEL = "#081c2b", "#0e2c3f", "#17445c"
CYAN, PALE, FOG, DIM = "#7cc3cc", "#eaf7f4", "#a9d3d8", "#7fb0b8"
PAPER, INK, GOLD, SHADE = "#fdf6df", "#12343c", "#ffd76a", "#04141d"
LILAC, PLUM = "#e4c9f2", "#1f0a2c"


class Region(NamedTuple):
    """The colour of a region, of its relics, cards and buyers."""

    base: str
    light: str
    dark: str

    @property
    def ink(self) -> str:
        """For signs on the base colour: white, unless the base is too pale."""
        return darken(self.dark, 0.5) if contrast("#ffffff", self.base) < 2 else "#ffffff"


REGIONS: Final = {
    "yellow": Region("#e6b422", "#ffdc6b", "#80600a"),
    "green": Region("#21a08f", "#63d3bf", "#0b524a"),
    "red": Region("#cb3046", "#f37c85", "#6f1220"),
    "purple": Region("#8256b4", "#b793e0", "#452a6b"),
    "orange": Region("#ee7a1f", "#ffb067", "#8a4109"),
    "white": Region("#eef3f3", "#ffffff", "#5f7378"),
}


@cache
def region_paint(colour: str) -> Definition:
    """Light from above on anything in a region's colour."""
    tones = REGIONS[colour]
    return linear([(0, tones.light), (0.4, tones.base), (1, mix(tones.base, tones.dark, 0.35))])


def chamfer(x: float, y: float, width: float, height: float, corner: float = 12) -> str:
    """The visitors' frame: two opposite corners are clipped."""
    right, bottom = x + width, y + height
    clipped = [(right, bottom - corner), (right - corner, bottom), (x, bottom), (x, y + corner)]
    return polygon([(x + corner, y), (right, y), *clipped])


def panel(x: float, y: float, width: float, height: float, corner: float = 12, edge: str = CYAN) -> Shape:
    """A plate of the visitors: shadow, slate, thin bright edge."""
    ground = linear([(0, "#1f5871"), (1, "#123a50")])
    plate = path(chamfer(x, y, width, height, corner), fill=ground, stroke=edge, stroke_width=1.6)
    return path(chamfer(x + 2, y + 5, width, height, corner), fill="#020b12", opacity=0.45) + plate


def heading(x: float, y: float, words: str, width: float, size: float = 17, **style: Attribute) -> Shape:
    """A title in the game's own face."""
    return label(x, y, words, width, size, PALE, 13.5, font_family=LOOK.face, **style)
