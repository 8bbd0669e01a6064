"""How wide words are, so that labels are wrapped, shrunk or cut before they leave their place.

French labels are longer than English ones; the drawing asks here instead of hoping. Widths come from the shipped fonts
(`fonts/widths.json`, made by `tools/make_fonts.py`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from vestige.scene.shapes import Attribute, Shape, join, text

TEXT_FACE = "Figtree"
USUAL_WEIGHT = 600
UNKNOWN_WIDTH = 700
ELLIPSIS = "…"


@cache
def widths(face: str) -> Mapping[int, Mapping[str, int]]:
    """By weight, the width of each character in thousandths of the size."""
    table = json.loads((files("vestige.scene") / "fonts" / "widths.json").read_text("utf-8"))
    return {int(weight): row for weight, row in table[face].items()}


@cache
def character_width(character: str, face: str, weight: int) -> float:
    """Between the lightest and the heaviest weight measured, in a straight line."""
    table = widths(face)
    low, high = min(table), max(table)
    thin, thick = (table[end].get(character, UNKNOWN_WIDTH) for end in (low, high))
    if low == high:
        return thin
    return thin + (thick - thin) * (min(max(weight, low), high) - low) / (high - low)


@cache
def measure(words: str, size: float, weight: int = USUAL_WEIGHT, face: str = TEXT_FACE) -> float:
    """Width of one line."""
    return sum(character_width(character, face, weight) for character in words) * size / 1000


def wrap(words: str, width: float, size: float, weight: int = USUAL_WEIGHT) -> list[str]:
    """Lines no wider than this; a single word that is wider keeps a line of its own."""
    lines: list[str] = []
    for word in words.split(" "):
        if lines and measure(f"{lines[-1]} {word}", size, weight) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def shorten(words: str, width: float, size: float, weight: int = USUAL_WEIGHT) -> str:
    """The words, or as many letters of them as fit with an ellipsis."""
    if measure(words, size, weight) <= width:
        return words
    kept = words
    while kept and measure(kept.rstrip() + ELLIPSIS, size, weight) > width:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


def fitted_size(words: str, width: float, size: float, smallest: float, weight: int = USUAL_WEIGHT) -> float:
    """The size at which the words fit, never under the smallest."""
    wide = measure(words, size, weight)
    return size if wide <= width else max(smallest, size * width / wide)


def label(
    x: float, y: float, words: str, width: float, size: float, ink: str, smallest: float = 11, **style: Attribute
) -> Shape:
    """One line in a given width: smaller if need be, then cut."""
    weight = int(str(style.get("font_weight", USUAL_WEIGHT)))
    fitting = fitted_size(words, width, size, min(smallest, size), weight)
    return text(x, y, shorten(words, width, fitting, weight), fitting, ink, **style)


def paragraph(
    x: float, y: float, words: str, width: float, size: float, ink: str, lines: int = 2, **style: Attribute
) -> Shape:
    """At most so many lines, centred vertically on y."""
    found = wrap(words, width, size)
    if len(found) > lines:
        found = [*found[: lines - 1], shorten(" ".join(found[lines - 1 :]), width, size)]
    top = y - (len(found) - 1) * size * 0.55
    return join(*(text(x, top + i * size * 1.1, row, size, ink, **style) for i, row in enumerate(found)))
