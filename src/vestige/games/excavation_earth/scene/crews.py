"""Crew cubes of all seats in one place: side by side, or a cube and a number for each seat where many crowd."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import ceil
from typing import Final

from vestige.games.excavation_earth.scene.desk import Desk
from vestige.games.excavation_earth.scene.look import PALE
from vestige.scene.heap import heap
from vestige.scene.scene import Box, Piece
from vestige.scene.shapes import Shape, text
from vestige.scene.wood import cube

CUBE: Final = 17.0
SMALLEST: Final = 13.5
"""Glyphs on smaller cubes cannot be told apart."""


def crew_pieces(desk: Desk, name: str, counts: Sequence[int], room: Box, on: str = "") -> list[Piece]:
    """Cubes in the order of seats."""
    crew = [(seat, number) for seat, count in enumerate(counts) for number in range(count)]
    places, side = heap(len(crew), room, CUBE)
    if side < SMALLEST:
        return tally(desk, name, counts, room, on)
    return [
        Piece(f"{name}-{seat}-{number}", cube(desk.seat(seat), side), *at, on)
        for (seat, number), at in zip(crew, places, strict=True)
    ]


def tally(desk: Desk, name: str, counts: Sequence[int], room: Box, on: str) -> list[Piece]:
    """Two seats in a row."""
    present = [(seat, count) for seat, count in enumerate(counts) if count]
    high = room.height / ceil(len(present) / 2)
    pieces = []
    for place, (seat, count) in enumerate(present):
        row, column = divmod(place, 2)
        x, y = room.x + room.width * (column + 0.5) / 2, room.y + high * (row + 0.5)
        pieces.append(Piece(f"{name}-{seat}-0", cube(desk.seat(seat), min(CUBE, high - 2)), x - 10, y, on))
        pieces.append(Piece(f"{name}-{seat}-count", amount(count), x + 3, y, on))
    return pieces


@cache
def amount(count: int) -> Shape:
    return text(0, 0, str(count), 14, PALE, text_anchor="start", font_weight=800)
