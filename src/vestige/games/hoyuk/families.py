"""Families and what is counted in a block (HY-GEO-07, -12, -13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vestige.games.hoyuk.rows import (
    CATTLE_IN,
    HERD,
    HIGH,
    HOUSES,
    NOTHING,
    OVEN_ON,
    OVENS,
    PENS,
    STOREY,
    STOREYS,
    TOTEM_ON,
    TOTEMS,
    UNCOUNTED,
    VILLAGER_ON,
    VILLAGERS,
)
from vestige.kernel.majority import leader

if TYPE_CHECKING:
    from vestige.games.hoyuk.table import Village


def families(t: Village, seat: int) -> list[list[int]]:
    """The cells of each family of a seat: houses that hang together side by side."""
    sides, left = t.box.grid.sides, set(t.homes[seat])
    found: list[list[int]] = []
    for start in t.homes[seat]:
        if start not in left:
            continue
        left.discard(start)
        family = [start]
        for cell in family:
            for side in sides[cell]:
                if side in left:
                    left.discard(side)
                    family.append(side)
        found.append(family)
    return found


def count_families(t: Village, seat: int) -> int:
    """As kept, or counted anew after families met or parted."""
    if t.kin[seat] == UNCOUNTED:
        t.kin[seat] = len(families(t, seat))
    return t.kin[seat]


def storeyed(t: Village, cells: list[int]) -> int:
    """How many of these houses have a second storey."""
    return sum(t.bears[cell] & STOREY for cell in cells)


def counts(t: Village, number: int) -> list[list[int]]:
    """What each seat has in a block, by measure."""
    return [seat_counts(t, number, seat) for seat in range(t.seats)]


def seat_counts(t: Village, number: int, seat: int) -> list[int]:
    found = [0] * (NOTHING + 1)
    block, bears = t.block, t.bears
    if not t.residents[number] >> seat & 1:
        return found
    for cell in t.homes[seat]:
        if block[cell] == number:
            bits = bears[cell]
            high = bits & STOREY
            found[HOUSES] += 1
            found[STOREYS] += high
            add(found, OVENS, bits & OVEN_ON, high)
            add(found, TOTEMS, bits & TOTEM_ON, high)
            add(found, VILLAGERS, bits & VILLAGER_ON, high)
    for cell in t.yards[seat]:
        if block[cell] == number:
            high = bears[t.gate[cell]] & STOREY
            add(found, PENS, 1, high)
            add(found, HERD, bears[cell] & CATTLE_IN, high)
    return found


def add(found: list[int], measure: int, there: int, high: int) -> None:
    """One more piece, counted again if its house is storeyed."""
    if there:
        found[measure] += 1
        found[measure + HIGH] += high


def total(t: Village, number: int, measure: int) -> int:
    """All colours together (HY-P2-04); the size of a block is its number of standing houses (HY-GEO-13)."""
    if measure == HOUSES:
        return sum(t.lives[number * t.seats : (number + 1) * t.seats])
    return sum(seat_counts(t, number, seat)[measure] for seat in range(t.seats))


def leading(found: list[list[int]], measure: int, tie: int) -> int:
    """The seat with most of a measure, at least one; among equals the one with more of ``tie``; else nobody
    (HY-P3-06, -08)."""
    return leader([seat[measure] for seat in found], [(seat[tie],) for seat in found])
