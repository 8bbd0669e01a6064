"""Families and what is counted in a block (HY-GEO-07, -12, -13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vestige.games.hoyuk.rows import (
    CATTLE_IN,
    HERD,
    HIGH,
    HOUSES,
    MEASURED,
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


def size(t: Village, number: int) -> int:
    """Of a block: its number of standing houses (HY-GEO-13)."""
    return sum(t.lives[number * t.seats : (number + 1) * t.seats])


def totals(t: Village, measure: int) -> list[int]:
    """By block, all colours together (HY-P2-04)."""
    found = [0] * len(t.founded)
    high = measure > VILLAGERS
    piece = measure - HIGH if high else measure
    bit, penned = MEASURED[piece], piece in (PENS, HERD)
    for seat in range(t.seats):
        for cell in t.yards[seat] if penned else t.homes[seat]:
            if (t.bears[cell] & bit) == bit and (not high or t.bears[t.gate[cell] if penned else cell] & STOREY):
                found[t.block[cell]] += 1
    return found


def leading(found: list[list[int]], measure: int, tie: int) -> int:
    """The seat with most of a measure, at least one; among equals the one with more of ``tie``; else nobody
    (HY-P3-06, -08)."""
    return leader([seat[measure] for seat in found], [(seat[tie],) for seat in found])
