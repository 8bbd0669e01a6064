"""Cubes and crew of several colours in one int: eight bits for each colour, in the order of ``constants.BAGGED``.

Two heaps are added and taken apart like numbers, and whether one holds all of another takes a single comparison.
"""

from __future__ import annotations

from typing import Final

ONE: Final[tuple[int, ...]] = (1, 1 << 8, 1 << 16, 1 << 24, 1 << 32, 1 << 40)
"""One cube of each colour."""

BLACK_ONE: Final = 1 << 40

LIDS: Final = 0x808080808080
"""The top bit of every colour: no heap ever holds 128 of one."""


def count(heap: int, colour: int) -> int:
    return heap >> 8 * colour & 255


def total(heap: int) -> int:
    low = (heap & 255) + (heap >> 8 & 255) + (heap >> 16 & 255)
    return low + (heap >> 24 & 255) + (heap >> 32 & 255) + (heap >> 40 & 255)


def covers(heap: int, cost: int) -> bool:
    """Whether the heap holds every cube of the cost."""
    return ((heap | LIDS) - cost) & LIDS == LIDS


def lacking(heap: int, cost: int) -> int:
    """The cubes of the cost that the heap does not hold, as a heap."""
    missing = 0
    for colour in range(6):
        short = count(cost, colour) - count(heap, colour)
        if short > 0:
            missing += short * ONE[colour]
    return missing


def heap_of(counts: list[int]) -> int:
    """A heap from a number per colour."""
    heap = 0
    for colour, number in enumerate(counts):
        heap += number * ONE[colour]
    return heap


def counts_of(heap: int, colours: int) -> list[int]:
    """A number for each of the first colours."""
    return [count(heap, colour) for colour in range(colours)]
