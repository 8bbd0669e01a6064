"""A faction board as it is printed: name and power, hold, hidden container, gallery."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from vestige.games.excavation_earth.scene.layout import (
    CELL,
    CONTAINER,
    FACTION,
    GALLERY,
    HOLD,
    SEAT,
    SEAT_BLEED,
    STORED,
    gallery_cell,
)
from vestige.games.excavation_earth.scene.look import FOG, REGIONS, chamfer, heading, icon
from vestige.scene.colour import mix
from vestige.scene.definitions import linear
from vestige.scene.heap import heap
from vestige.scene.lettering import label
from vestige.scene.palette import Seat
from vestige.scene.seats import seat_pattern
from vestige.scene.shapes import Point, Shape, Style, join, path, rect, stroke

ROOMS: Final = (HOLD, CONTAINER)


class Board(NamedTuple):
    """What makes one board different from another."""

    seat: Seat
    name: str
    power: str
    gallery: str
    rooms: tuple[int, int]
    colours: tuple[str, ...]
    glyphs: tuple[str, ...]


@cache
def store_slots(storage: int, room: int) -> tuple[list[Point], float]:
    return heap(room, ROOMS[storage], STORED)


@cache
def faction(board: Board) -> Shape:
    x, y, wide, high = FACTION.x, FACTION.y, FACTION.width, FACTION.height
    return join(
        dock_ground(),
        path(chamfer(x, y, wide, high, 16), fill="#0d2f42", stroke=board.seat.light, stroke_width=2),
        rect(x + 1.5, y + 17, 12, high - 18.5, fill=seat_pattern(board.seat)),
        heading(x + 26, y + 18, board.name, 170, 16, text_anchor="start"),
        label(x + 26, y + 36, board.power, 214, 12.5, FOG, 12, text_anchor="start"),
        *stores(board.rooms),
        gallery(board),
    )


def dock_ground() -> Shape:
    return join(
        rect(SEAT_BLEED.x, 0, SEAT_BLEED.width, SEAT.height, fill=linear([(0, "#123a4d"), (1, "#0a2432")])),
        stroke(f"M{SEAT_BLEED.x} 1.5h{SEAT_BLEED.width}", "#7fe0e6", 3, opacity=0.6),
    )


def stores(rooms: tuple[int, int]) -> list[Shape]:
    """Light spaces for the hold, dark ones for the hidden container (EE-STO-01)."""
    hold: Style = {"fill": "#123f55", "stroke": "#4b8a97"}
    hidden: Style = {"fill": "#1a0c26", "stroke": "#8a5aa8"}
    drawn = [
        icon("ee-hold", FACTION.x + 34, HOLD.y + 22, 22, "#bfe9ea"),
        icon("ee-hidden", FACTION.x + 34, CONTAINER.y + 22, 22, "#d9b8ee"),
    ]
    for storage, style in enumerate((hold, hidden)):
        places, side = store_slots(storage, rooms[storage])
        half = side / 2
        drawn += [
            rect(x - half, y - half, side, side, 7, stroke_width=1.4, stroke_dasharray="4 3", **style)
            for x, y in places
        ]
    return drawn


def gallery(board: Board) -> Shape:
    """A column for each region, a row for each glyph; values stand at the ends."""
    wide, high = CELL
    cells = []
    for column, colour in enumerate(board.colours):
        tones, (x, y) = REGIONS[colour], gallery_cell(column, 0)
        ground: Style = {"fill": mix(tones.dark, "#06161f", 0.25), "stroke": tones.base, "stroke_opacity": 0.8}
        cells.append(icon(f"ee-buyer-{colour}", x, y - 22, 16, tones.light))
        for row in range(len(board.glyphs)):
            x, y = gallery_cell(column, row)
            cells.append(
                rect(x - wide / 2 + 1.5, y - high / 2 + 1.5, wide - 3, high - 3, 4, stroke_width=1.2, **ground)
            )
    signs = []
    for row, glyph in enumerate(board.glyphs):
        x, y = gallery_cell(0, row)
        signs.append(icon(f"ee-{glyph}", x - 26, y, 16, "#bfe9ea"))
    title = label(GALLERY.x + GALLERY.width, FACTION.y + 18, board.gallery, 120, 13, FOG, 12, text_anchor="end")
    return join(title, *cells, *signs)
