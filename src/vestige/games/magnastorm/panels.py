"""The two action panels: which spaces are empty, which crew leaves a column first (MS-CREW-03, -05, -06)."""

from __future__ import annotations

from typing import Final

from vestige.games.magnastorm.components import ACTION_SPACES
from vestige.games.magnastorm.constants import LAST_ROW, ROWS
from vestige.games.magnastorm.cubes import ONE, count
from vestige.games.magnastorm.table import Planet
from vestige.kernel.values import NOBODY

BOTTOM: Final[tuple[int, ...]] = tuple(space for space in range(len(ACTION_SPACES)) if space % ROWS == LAST_ROW)
"""The spaces that take crew when no other is empty (MS-CMD-05, MS-CREW-06)."""


def free_row(t: Planet, column: int) -> int:
    """The topmost empty space of an upper column, or NOBODY (MS-AMB-46)."""
    for row in range(ROWS):
        if not t.upper[column * ROWS + row]:
            return row
    return NOBODY


def empty_lower(t: Planet) -> list[int]:
    return [space for space, crew in enumerate(t.lower) if not crew]


def open_lower(t: Planet) -> list[int]:
    """Where crew that must be placed can go: empty spaces, else the bottom row."""
    return empty_lower(t) or list(BOTTOM[: t.count.columns])


def leaves(t: Planet, column: int, colour: int) -> int:
    """The space a crew of this colour leaves: one it has alone before one it shares, then the lowest (MS-CREW-05)."""
    shared = NOBODY
    for space in range(column * ROWS + LAST_ROW, column * ROWS - 1, -1):
        crew = t.upper[space]
        if crew == ONE[colour]:
            return space
        if shared == NOBODY and count(crew, colour):
            shared = space
    return shared


def carry(t: Planet, column: int, colour: int, space: int) -> None:
    """One crew from an upper column to a space of the lower panel."""
    crewman = ONE[colour]
    t.upper[leaves(t, column, colour)] -= crewman
    t.columns[column] -= crewman
    t.lower[space] += crewman


def upper_empty(t: Planet) -> bool:
    return not any(t.columns)
