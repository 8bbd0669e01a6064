"""Symbols: sheets of `<symbol>`s on a grid of 32 units, in one ink (`currentColor`).

A sheet is an SVG file, shown as it is by any viewer. The shared one lies beside this module; a game adds its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from vestige.scene.shapes import Attribute, Shape, element

SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)


@dataclass(frozen=True, slots=True, eq=False)
class Sheet:
    """Symbols by name."""

    symbols: Mapping[str, str]

    @classmethod
    def read(cls, file: Traversable) -> Sheet:
        return cls({found[1]: found[0] for found in SYMBOL.finditer(file.read_text("utf-8"))})

    def __or__(self, other: Sheet) -> Sheet:
        return Sheet({**self.symbols, **other.symbols})

    def icon(self, name: str, x: float, y: float, size: float, ink: str | None = None, **style: Attribute) -> Shape:
        """The symbol centred on x, y."""
        corner = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size}
        drawn = element("use", {"href": f"#{name}", **corner, "color": ink, **style})
        return Shape(drawn.markup, {name: self.symbols[name]})

    def outlined(self, name: str, x: float, y: float, size: float, ink: str, edge: str, width: float = 4.8) -> Shape:
        """The symbol with an edge, for busy ground."""
        casing = self.icon(name, x, y, size, edge, stroke=edge, stroke_width=width, stroke_linejoin="round")
        return casing + self.icon(name, x, y, size, ink)

    def sprite(self) -> str:
        """All symbols, and the seats' badges and patterns, in one hidden picture that stands once in a page."""
        from vestige.scene.seats import marks  # seats are drawn with symbols

        content = "".join(self.symbols.values()) + marks()
        return f'<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>{content}</defs></svg>'


SHARED = Sheet.read(files("vestige.scene") / "icons.svg")
