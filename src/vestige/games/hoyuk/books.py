"""All books of a village at once, from what lies in its cells: for positions, and to check what is kept."""

from __future__ import annotations

from vestige.games.hoyuk.legality import masks
from vestige.games.hoyuk.rows import BUILT, EMPTY, FENCED, NONE, RUINED, UNCOUNTED
from vestige.games.hoyuk.strips import set_of
from vestige.games.hoyuk.table import Village


def keep_books(t: Village, founding: list[int]) -> None:
    """Blocks with these founding cells come first, in this order; the others are numbered as they are read."""
    cells = range(len(t.held))
    t.block = [NONE] * len(t.held)
    t.founded = []
    for cell in (*founding, *cells):
        if t.held[cell] in (EMPTY, FENCED) or t.block[cell] != NONE:
            continue
        for member in connected(t, cell):
            t.block[member] = len(t.founded)
        t.founded.append(cell)
    t.homes = [[cell for cell in cells if t.held[cell] == BUILT + seat] for seat in range(t.seats)]
    t.yards = [[c for c in cells if t.held[c] == FENCED and t.held[t.gate[c]] == BUILT + s] for s in range(t.seats)]
    t.kin = [UNCOUNTED] * t.seats
    t.taken = [sum(t.held[side] not in (EMPTY, RUINED) for side in t.box.grid.sides[cell]) for cell in cells]
    t.lives = [sum(t.block[home] == number for home in homes) for number in range(len(t.founded)) for homes in t.homes]
    t.residents = [
        sum(1 << seat for seat in range(t.seats) if t.lives[number * t.seats + seat])
        for number in range(len(t.founded))
    ]
    t.open_houses, t.open_pens = map(list, zip(*(masks(t, cell) for cell in cells), strict=True))
    t.sites = [sets(t.open_houses, seat) for seat in range(t.seats)]
    t.pens_of = [sets(t.open_pens, seat) for seat in range(t.seats)]


def sets(seats: list[int], seat: int) -> list[int]:
    """The cells that are open to a seat."""
    return set_of([cell for cell, mask in enumerate(seats) if mask >> seat & 1], len(seats))


def connected(t: Village, start: int) -> list[int]:
    """All tiles that hang together with this one (HY-GEO-06)."""
    found = [start]
    for cell in found:
        found += [side for side in t.box.grid.sides[cell] if t.held[side] != EMPTY and side not in found]
    return found
