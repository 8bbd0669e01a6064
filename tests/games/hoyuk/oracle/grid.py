"""The building area: 13 × 13 cells, columns a to m from the left, rows 1 to 13 from the top."""

from __future__ import annotations

COLUMNS = "abcdefghijklm"
ROWS = range(1, 14)
CELLS = [f"{column}{row}" for row in ROWS for column in COLUMNS]


def neighbours(cell: str, steps: list[tuple[int, int]]) -> list[str]:
    """The cells so many steps away that lie on the grid."""
    column, row = COLUMNS.index(cell[0]), int(cell[1:])
    found: list[str] = []
    for right, down in steps:
        if 0 <= column + right < len(COLUMNS) and row + down in ROWS:
            found.append(f"{COLUMNS[column + right]}{row + down}")
    return found


SIDES = {cell: neighbours(cell, [(0, -1), (1, 0), (0, 1), (-1, 0)]) for cell in CELLS}
CORNERS = {cell: neighbours(cell, [(-1, -1), (1, -1), (1, 1), (-1, 1)]) for cell in CELLS}
