"""The standings of a tournament as a picture: each bot's share of victories with its 95 % interval."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from vestige.scene.shapes import Shape, circle, join, line, rect, text

if TYPE_CHECKING:
    from vestige.lab.tournament import Entrant

WIDTH: Final = 640
ROW: Final = 36
LEFT: Final = 170
LETTERS: Final = 20
"""So many of a name fit before the bars."""
TOP: Final = 56
INK: Final = "#2b2622"
PALE: Final = "#d9d2c7"
MARK: Final = "#1f7a6d"


def plot(entrants: list[Entrant], title: str, percent: Callable[[float], str]) -> str:
    """An SVG file; ``percent`` writes a share as the reader does."""
    height = TOP + ROW * len(entrants) + 36
    rows = [drawn(entrant, TOP + ROW * place + ROW / 2) for place, entrant in enumerate(entrants)]
    parts = join(rect(0, 0, WIDTH, height, fill="#fffdf8"), heading(title), scale(height - 36, percent), *rows)
    size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">{parts.markup}</svg>\n'


def across(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - 30)


def heading(title: str) -> Shape:
    return text(20, 30, title, 17, INK, font_weight=600)


def scale(bottom: float, percent: Callable[[float], str]) -> Shape:
    ticks = [step / 4 for step in range(5)]
    lines = [line(across(tick), TOP - 8, across(tick), bottom, PALE) for tick in ticks]
    words = [text(across(tick), bottom + 20, percent(tick), 12, INK, text_anchor="middle") for tick in ticks]
    return join(*lines, *words)


def drawn(entrant: Entrant, middle: float) -> Shape:
    share = entrant.won / max(1, entrant.games)
    bar = line(across(entrant.low), middle, across(entrant.high), middle, MARK, 5)
    name = text(LEFT - 14, middle, short(entrant.bot), 14, INK, text_anchor="end")
    return join(name, bar, circle(across(share), middle, 6, fill=MARK))


def short(bot: str) -> str:
    """A bot of one's own by its file and class; what would not fit before the bars loses its beginning."""
    name = Path(bot).name
    return name if len(name) <= LETTERS else f"…{name[-LETTERS + 1 :]}"
