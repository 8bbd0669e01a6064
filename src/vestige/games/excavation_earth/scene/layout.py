"""Where everything lies: the board's canvas (1340 × 704: map, markets, side panel) and a seat's (1116 × 208)."""

from __future__ import annotations

from typing import Final

from vestige.scene.scene import Box
from vestige.scene.shapes import Point

BOARD: Final = Box(0, 0, 1340, 704)
FAR_WEST: Final = -460.0
SHORE: Final = 1010.0
FAR_EAST: Final = 1800.0
"""From west to east: so far the ground goes on, for stages wider than the board; at the shore the side begins."""
BOARD_BLEED: Final = Box(FAR_WEST, 0, FAR_EAST - FAR_WEST, 704)

BEYOND: Final = 420.0
"""So far night and depth go on above and below the board, for stages that are higher than it."""

# ---- the sky: turn order and forecast over six market panels

SKY: Final = 172.0
MARKET_SIZE: Final = (150.0, 118.0)
QUEUE_LENGTH: Final = 81.0


def market_corner(market: int) -> Point:
    return 30 + 158 * market, 45


def queue_slot(market: int, number: int, places: int) -> Point:
    """The front of a queue is at the bottom."""
    x, _ = market_corner(market)
    return x + 32, 146 - QUEUE_LENGTH * number / max(1, places - 1)


def turn_disc(number: int) -> Point:
    return 146 + 36 * number, 24


def forecast_card(number: int, count: int) -> Point:
    """Middle of a card; they end at the right edge of the markets."""
    return 970 - 30 - 70 * (count - 1 - number), 23


# ---- the foot: rounds and black market

FOOT: Final = 640.0


PILE_PITCH: Final = 92.0


def round_hexagon(number: int) -> Point:
    return 104 + 44 * number, 672


def black_market_pile(colour: int) -> Point:
    """Middle of the visible tile; those below it are listed at its right."""
    return 558 + PILE_PITCH * colour, 671


# ---- the side: popularity and Mothership

SIDE: Final = 1004.0
POPULARITY: Final = Box(SIDE + 14, 14, 308, 326)
TRACK_TOP: Final = 78.0
TRACK_LENGTH: Final = 192.0
RANK_Y: Final = 306.0
WHITES: Final[Point] = (SIDE + 268, 37)
SHIP_Y: Final = 484.0
DOME: Final = Box(SIDE + 104, SHIP_Y - 116, 128, 50)
DECKS_Y: Final = 679.0


def track_x(colour: int) -> float:
    return SIDE + 50 + 59 * colour


def track_space(colour: int, space: int, spaces: int) -> Point:
    return track_x(colour), TRACK_TOP + TRACK_LENGTH * space / max(1, spaces - 1)


def centre_x(centre: int) -> float:
    return SIDE + 62 + 106 * centre


def tile_at(centre: int) -> Point:
    return centre_x(centre), SHIP_Y + 86


# ---- close-ups for narrow screens: no wider than 470, so that letters stay readable; the page has chips at the bottom

WEST: Final = Box(0, 162, 466, 536)
MIDDLE: Final = Box(328, 162, 466, 536)
EAST: Final = Box(538, 162, 466, 536)
FIRST_MARKETS: Final = Box(28, 0, 470, 172)
LAST_MARKETS: Final = Box(502, 0, 470, 172)
TRACKS: Final = Box(SIDE + 10, 8, 316, 390)
SHIP: Final = Box(SIDE, 350, 336, 410)
BLACK_MARKET: Final = Box(526, 640, 470, 64)
ROUNDS: Final = Box(8, 640, 390, 64)

# ---- a seat's board

SEAT: Final = Box(0, 0, 1116, 208)
SEAT_BLEED: Final = Box(-600, 0, 2316, 208)
HAND: Final = Box(14, 34, 654, 168)
HAND_CLOSE_UPS: Final = (Box(4, 0, 346, 208), Box(332, 0, 346, 208))
ZU_CLOSE_UPS: Final = (Box(12, 0, 424, 208), Box(438, 0, 240, 208))
FACTION: Final = Box(682, 26, 424, 177)
"""Over it the page has its chips to look at the other seats."""
HOLD: Final = Box(FACTION.x + 52, 74, 132, 82)
CONTAINER: Final = Box(FACTION.x + 52, 158, 88, 41)
STORED: Final = 37.0
RESERVE: Final[Point] = (FACTION.x + 168, 136)
CREDITS: Final[Point] = (FACTION.x + 168, 179)
GALLERY: Final = Box(FACTION.x + 222, 50, 190, 150)
CELL: Final = (29.0, 26.5)


def gallery_cell(column: int, row: int) -> Point:
    return GALLERY.x + 34 + CELL[0] * column, GALLERY.y + 34 + CELL[1] * row
