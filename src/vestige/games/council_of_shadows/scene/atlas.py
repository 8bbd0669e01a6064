"""Where galaxies, spaces and planets lie on each side of the board."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vestige.games.council_of_shadows.components import Box
from vestige.scene.shapes import Point

SIDES: Final = ("side_34", "side_12")
HEX: Final = 40.0

PLANETS_AT: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, -7),),
    2: ((-16, -8), (16, -8)),
    3: ((-17, -2), (17, -2), (0, -23)),
    4: ((-15, -16), (15, -16), (-15, 10), (15, 10)),
}
"""Offsets of a tile's planets by their number."""
RADII: Final = {1: 15.0, 2: 12.5, 3: 11.0, 4: 9.5}


class Atlas:
    """One side of the board."""

    def __init__(self, box: Box, side: int) -> None:
        drawing = box.data["drawing"][SIDES[side]]
        self.plates: dict[int, Point] = {}
        self.spaces: dict[int, Point] = {}
        for galaxy, name in enumerate(box.galaxies):
            if name in drawing:
                plate, *spaces = [(float(x), float(y)) for x, y in drawing[name]]
                self.plates[galaxy] = plate
                self.spaces.update(zip(box.galaxy_spaces[galaxy], spaces, strict=True))

    def middle(self, spaces: tuple[int, ...]) -> Point:
        points = [self.spaces[space] for space in spaces]
        return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


@lru_cache(8)
def atlas(box: Box, side: int) -> Atlas:
    return Atlas(box, side)


def slot_at(plate: Point, number: int) -> Point:
    """The station slots stand at the right of a galaxy's plate."""
    return plate[0] + 56 + 32 * number, plate[1]


def pile_at(sector: int) -> Point:
    return 880.0, 533.0 - 189.5 * sector
