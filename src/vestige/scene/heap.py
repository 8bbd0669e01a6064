"""Places for things of one size in a room."""

from __future__ import annotations

from math import ceil

from vestige.scene.scene import Box
from vestige.scene.shapes import Point

GAP = 1.18


def heap(count: int, room: Box, largest: float) -> tuple[list[Point], float]:
    """Places for so many things in a room, row by row, and their side: no larger than asked, smaller if need be."""

    def pitch(columns: int) -> float:
        return min(largest * GAP, room.width / columns, room.height / max(1, ceil(count / columns)))

    columns = max(range(1, count + 1), key=lambda columns: (pitch(columns), columns), default=1)
    step = pitch(columns)
    left = room.x + (room.width - step * columns) / 2
    places = [(left + step * (i % columns + 0.5), room.y + step * (i // columns + 0.5)) for i in range(count)]
    return places, step / GAP
