"""Marajoara's look: late sun, ochre sand, red slip and cream; its symbols and its own ornament."""

from __future__ import annotations

from importlib.resources import files

from vestige.scene.definitions import pattern
from vestige.scene.icons import SHARED, Sheet
from vestige.scene.palette import Look
from vestige.scene.shapes import Definition, Shape, element, rect

ICONS = SHARED | Sheet.read(files("vestige.games.marajoara") / "scene" / "icons.svg")
LOOK = Look("Caprasimo", "#47190f", "#9c3f26", "#d9733f", "mj-vase", ICONS)
icon = ICONS.icon

CREAM, SLIP, CLAY, DARK_CLAY = "#f7ead2", "#f3dfb8", "#b4522f", "#6d2716"
EARTH, SOIL, SHADE = "#5d3c1c", "#3a2210", "#1c0d05"
WOOD, PALE_WOOD, DARK_WOOD = "#8a5a2c", "#a9723c", "#5f3d1d"
CHALK = "#e9efe6"


def fret(width: float, height: float, ink: str, thickness: float) -> Shape:
    """One repeat of the hooked-step band."""
    u, h = width / 8, height
    way = (
        f"M0 {h:.1f}V{h * 0.2:.1f}H{u * 5:.1f}V{h * 0.72:.1f}H{u * 2:.1f}V{h * 0.46:.1f}H{u * 3.4:.1f}"
        f"M{u * 6.5:.1f} 0V{h * 0.55:.1f}M{width:.1f} {h:.1f}V{h * 0.8:.1f}H{u * 6.5:.1f}"
    )
    return element("path", {"d": way, "fill": "none", "stroke": ink, "stroke-width": thickness})


def fret_pattern(width: float, height: float, ink: str, thickness: float, ground: str | None = None) -> Definition:
    floor = [rect(0, 0, width, height, fill=ground)] if ground else []
    return pattern(width, height, *floor, fret(width, height, ink, thickness))
