"""Where everything lies, in board units."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vestige.games.hoyuk.components import Box as Parts
from vestige.scene.scene import Box
from vestige.scene.shapes import Point

BOARD: Final = Box(-2, 8, 1004, 690)
BOARD_BLEED: Final = Box(-420, -160, 1840, 1020)
GRID: Final = Box(214, 64, 572, 572)
TRACK: Final = Box(190, 40, 620, 620)
LEFT: Final = Box(0, -6, 182, 712)
RIGHT: Final = Box(816, -6, 180, 712)
ALONG: Final = 25
"""Steps of the score track along one side."""

VILLAGE: Final = Box(184, 20, 632, 648)
NORTH_WEST: Final = Box(184, 32, 344, 344)
NORTH_EAST: Final = Box(472, 32, 344, 344)
SOUTH_WEST: Final = Box(184, 326, 344, 344)
SOUTH_EAST: Final = Box(472, 326, 344, 344)
PILES: Final = Box(0, 8, 184, 450)
TURN: Final = Box(0, 450, 184, 250)
STOCKS: Final = Box(814, 8, 184, 690)

PILE: Final = (72.0, 97.0)
CARD: Final = (104.0, 150.0)

SEAT: Final = Box(0, 0, 1116, 176)
SEAT_BLEED: Final = Box(-600, 0, 2316, 176)
TILE_PLATE: Final = Box(14, 24, 206, 144)
HAND: Final = Box(236, 24, 586, 146)
CLAN_PLATE: Final = Box(838, 24, 264, 144)


@lru_cache(4)
def pitch(parts: Parts) -> float:
    """The side of a cell."""
    return GRID.width / max(parts.grid.columns, parts.grid.rows)


def cell_at(parts: Parts, cell: int) -> Point:
    """Middle of a cell."""
    side, columns = pitch(parts), parts.grid.columns
    return GRID.x + side * (cell % columns + 0.5), GRID.y + side * (cell // columns + 0.5)


def score_at(points: int) -> Point:
    """The track starts at the upper left corner and goes round clockwise; points beyond it go round again."""
    side, along = divmod(points % (4 * ALONG), ALONG)
    step = (TRACK.width - 24.2) / ALONG
    near, far = TRACK.x + 12.1, TRACK.x + TRACK.width - 12.1
    top, low = TRACK.y + 12.1, TRACK.y + TRACK.height - 12.1
    return (
        (near + step * along, top),
        (far, top + step * along),
        (far - step * along, low),
        (near, low - step * along),
    )[side]


def pile_at(number: int) -> Point:
    """Upper left corner; the eighth place is that of the calamities."""
    return 12 + 88 * (number % 2), 15 + 110 * (number // 2)


def stock_at(number: int) -> Box:
    """Totems, ovens, pens, cattle, villagers."""
    tops = (15, 108, 201, 304, 397)
    return Box(822, tops[number], 168, 95 if number == 2 else 85)


SHAMAN_PLACE: Final = Box(822, 490, 80, 85)
FIRST_PLACE: Final = Box(910, 490, 80, 85)
SPENT: Final = Box(822, 583, 168, 110)
DEALT: Final = Box(10, 458, 168, 100)
STEPS: Final = Box(10, 562, 168, 132)
