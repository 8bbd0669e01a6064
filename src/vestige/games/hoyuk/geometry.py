"""The grid: which cells touch which (HY-GEO-01, -02)."""

from __future__ import annotations

from typing import Final

from vestige.kernel.native import mypyc_attr

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Up, right, down, left."""
CORNERS: Final = ((1, -1), (1, 1), (-1, 1), (-1, -1))


@mypyc_attr(allow_interpreted_subclasses=True)
class Grid:
    """Cells are numbered row by row from the top left; their names are column letter and row number."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.cells: tuple[str, ...] = tuple(f"{LETTERS[x]}{y + 1}" for y in range(rows) for x in range(columns))
        every = range(len(self.cells))
        self.sides: list[tuple[int, ...]] = [self.shifted(cell, SIDES) for cell in every]
        self.corners: list[tuple[int, ...]] = [self.shifted(cell, CORNERS) for cell in every]

    def shifted(self, cell: int, steps: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
        x, y = cell % self.columns, cell // self.columns
        places = ((x + dx, y + dy) for dx, dy in steps)
        return tuple(v * self.columns + u for u, v in places if 0 <= u < self.columns and 0 <= v < self.rows)
