"""Sets of cells, kept as one mask per strip of cells: a cell comes or goes without a search, and a list of all is put
together from the ready pieces of the strips."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Generic, TypeVar

from vestige.kernel.native import mypyc_attr

SPAN: Final = 8
"""Cells of a strip: few enough to have every choice of them ready."""

T = TypeVar("T")


def strips(cells: int) -> int:
    """How many there are of so many cells."""
    return (cells + SPAN - 1) // SPAN


def set_of(cells: Iterable[int], total: int) -> list[int]:
    """These cells of so many as masks."""
    masks = [0] * strips(total)
    for cell in cells:
        masks[cell // SPAN] |= 1 << cell % SPAN
    return masks


def turn(sets: list[list[int]], seats: int, cell: int) -> None:
    """In the sets of these seats (a mask) the cell comes, or goes if it was there."""
    strip, bit = cell // SPAN, 1 << cell % SPAN
    seat = 0
    while seats:
        if seats & 1:
            sets[seat][strip] ^= bit
        seats >>= 1
        seat += 1


def some(masks: list[int]) -> bool:
    """Whether a set has any cell."""
    for mask in masks:  # noqa: SIM110 - a plain loop is what mypyc makes fast
        if mask:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Pieces(Generic[T]):
    """Something for every cell, and ready for every mask of a strip the things of its cells."""

    def __init__(self, things: Sequence[T]) -> None:
        self.ready: list[list[tuple[T, ...]]] = []
        for start in range(0, len(things), SPAN):
            pieces: list[tuple[T, ...]] = [()]
            for thing in things[start : start + SPAN]:
                pieces += [(*piece, thing) for piece in pieces]
            self.ready.append(pieces)

    def of(self, masks: list[int]) -> list[T]:
        """The things of all cells of a set, in order."""
        found: list[T] = []
        ready = self.ready
        for strip, mask in enumerate(masks):
            if mask:
                found += ready[strip][mask]
        return found
