"""Where everything lies: centres of places on the board's canvas (1000 × 700) and on a museum's (1116 × 208)."""

from __future__ import annotations

from typing import Final

from vestige.games.marajoara.rows import Space
from vestige.scene.scene import Box
from vestige.scene.shapes import Point

BOARD: Final = Box(0, 8, 1000, 716)
BOARD_BLEED: Final = Box(-174, 0, 1348, 726)
DIG_CLOSE_UP: Final = Box(346, 20, 660, 660)
TRACKS_CLOSE_UP: Final = Box(-8, 14, 400, 712)

PIT: Final = Box(372, 46, 608, 608)
PRINTED_CELL: Final = 76.0
"""Things on a space are drawn for this size and scaled on boards of another one."""
DIE: Final = 45.0

STEP_PITCH: Final = 59.0
CART_DIE: Final = 31.0

MUSEUM: Final = Box(0, 0, 1116, 208)
MUSEUM_BLEED: Final = Box(-60, 0, 1236, 208)
WORKSHOP: Final = Box(16, 28, 190, 166)
SHOWCASE: Final = Box(222, 28, 316, 164)
STORE: Final = Box(554, 28, 276, 164)
SLATE: Final = Box(846, 28, 254, 164)
STORED_DIE: Final = 33.0
STORE_ROWS: Final = ("blue", "red", "yellow")


class Grid:
    """The spaces of the dig site, as large as the pit allows."""

    def __init__(self, spaces: tuple[Space, ...]) -> None:
        self.columns = max(space.column for space in spaces)
        self.rows = max(space.row for space in spaces)
        self.cell = PIT.width / max(self.columns, self.rows)
        self.scale = self.cell / PRINTED_CELL

    def at(self, column: float, row: float) -> Point:
        """Centre of a space; columns and rows are counted from 1."""
        return PIT.x + self.cell * (column - 0.5), PIT.y + self.cell * (row - 0.5)


def track_step(track: int, step: int) -> Point:
    """Tracks stand side by side; step 0 is the start place."""
    return 150 + 55 * track, 84 + STEP_PITCH * step


def score_space(points: int) -> Point:
    """The staff shows 0 to 29 and is run again."""
    lap = points % 30
    return 30 + 32 * (lap // 10), 84 + STEP_PITCH * (lap % 10)


def round_space(number: int, rounds: int) -> Point:
    return 325, 84 + 533 * (number - 1) / max(1, rounds - 1)


def cart_slot(slot: int, slots: int) -> Point:
    """Slot 0 is the top of the sloping cart."""
    share = slot / max(1, slots - 1)
    return 66 + 160 * share, 664 + 20 * share


def niche(slot: int) -> Point:
    """Foot of a vase in the showcase."""
    return SHOWCASE.x + 40 + 59 * slot, 161


def storage_slot(colour: str, slot: int) -> Point:
    return STORE.x + 84 + 50 * slot, 70 + 47 * STORE_ROWS.index(colour)


def shard_point(x: float, y: float) -> Point:
    """A point of the ceramic's own drawing (160 × 184) in the workshop."""
    return CERAMIC.x + x * CERAMIC_SCALE, CERAMIC.y + y * CERAMIC_SCALE


CERAMIC: Final = Box(76, 40, 128, 147)
CERAMIC_SCALE: Final = 0.8
WAITING: Final = Box(STORE.x + 226, 54, 44, 44)
"""Dice on their way: captured, taken from the cart, about to be spent."""
RESERVED_TOKENS: Final[Point] = (STORE.x + 248, 122)
RESERVED_VASES: Final[Point] = (STORE.x + 248, 164)
ON_SLATE: Final = Box(SLATE.x + 14, 68, 80, 110)
