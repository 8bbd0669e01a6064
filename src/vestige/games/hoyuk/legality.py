"""Where a house or a pen may stand. Every cell keeps the mask of seats that may build there and every seat the set of
its cells; a change of the village judges again only what lies around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vestige.games.hoyuk.rows import BUILT, EMPTY, FENCED, RUINED, STOREY
from vestige.games.hoyuk.strips import turn

if TYPE_CHECKING:
    from vestige.games.hoyuk.table import Village

ALL_TAKEN: Final = 4
"""Sides of a tile that has no free one; at the edge of the board one is always free (HY-GEO-10)."""
LAST_EXIT: Final = 3
"""Taken sides of a pen that has one exit left."""


def masks(t: Village, cell: int) -> tuple[int, int]:
    """The seats that may build a house here, and those that may build a pen, if they have one."""
    what = t.held[cell]
    if what >= BUILT:
        return storey_mask(t, cell, what - BUILT), 0
    if what == FENCED:
        return 0, 0
    joined, neighbours = beside(t, cell)
    if neighbours < 0:
        return 0, 0
    if what == RUINED:
        return joining_mask(t, joined, neighbours, True), 0
    pens = neighbours if t.taken[cell] < ALL_TAKEN else 0
    if t.corners and touches_by_corner(t, cell, joined):
        return 0, pens
    return joining_mask(t, joined, neighbours, False), pens


def beside(t: Village, cell: int) -> tuple[int, int]:
    """The block that an empty cell or a ruin touches, or -1, and the seats with a house beside it; -1 if nothing can be
    built here: two blocks would be joined (HY-HOUSE-04, HY-PEN-04), or a pen would lose its exit (HY-PEN-06)."""
    held, block, taken = t.held, t.block, t.taken
    joined = block[cell]
    neighbours = 0
    for side in t.box.grid.sides[cell]:
        there = held[side]
        if there == EMPTY:
            continue
        if joined < 0:
            joined = block[side]
        elif block[side] != joined:
            return joined, -1
        if there >= BUILT:
            neighbours |= 1 << (there - BUILT)
        elif there == FENCED and taken[side] == LAST_EXIT:
            return joined, -1
    return joined, neighbours


def storey_mask(t: Village, cell: int, owner: int) -> int:
    """The owner alone, on a one-storey house with a free side (HY-STOREY-01 … -03)."""
    return 0 if t.bears[cell] & STOREY or t.taken[cell] == ALL_TAKEN else 1 << owner


def touches_by_corner(t: Village, cell: int, joined: int) -> bool:
    """A house or ruin of a block other than the one joined touches the cell by a corner (HY-HOUSE-08)."""
    held, block = t.held, t.block
    for corner in t.box.grid.corners[cell]:  # noqa: SIM110 - a plain loop is what mypyc makes fast
        if held[corner] >= RUINED and block[corner] != joined:
            return True
    return False


def joining_mask(t: Village, joined: int, neighbours: int, ruin: bool) -> int:
    """Residents build beside an own house, the others beside any; a block nobody lives in is open to all on its ruins
    (HY-HOUSE-03, -05 … -07, HY-RUIN-06)."""
    if joined < 0:
        return t.everyone
    residents = t.residents[joined]
    if neighbours:
        return neighbours | (t.everyone & ~residents)
    return t.everyone if ruin and not residents else 0


# ---- keeping masks and sets


def judge_around(t: Village, cell: int) -> None:
    """After a change of this cell: itself, its sides, and what lies beside a pen that has lost or won a free side."""
    sides = t.box.grid.sides
    judge(t, cell)
    for side in sides[cell]:
        judge(t, side)
        if t.held[side] == FENCED:
            for beyond in sides[side]:
                judge(t, beyond)


def judge_corners(t: Village, cell: int) -> None:
    """After a first house on this cell; a ruin still touches what the house touched (HY-HOUSE-08)."""
    if t.corners:
        for corner in t.box.grid.corners[cell]:
            judge(t, corner)


def judge_block(t: Village, start: int) -> None:
    """After somebody moved into the block of this cell or lost the last house there: it and what
    touches it."""
    sides, block, number = t.box.grid.sides, t.block, t.block[start]
    near = {start}
    todo = [start]
    for cell in todo:
        for side in sides[cell]:
            if side not in near:
                near.add(side)
                if block[side] == number:
                    todo.append(side)
    for cell in near:
        judge(t, cell)


def judge(t: Village, cell: int) -> None:
    houses, pens = masks(t, cell)
    changed = houses ^ t.open_houses[cell]
    if changed:
        t.open_houses[cell] = houses
        turn(t.sites, changed, cell)
    changed = pens ^ t.open_pens[cell]
    if changed:
        t.open_pens[cell] = pens
        turn(t.pens_of, changed, cell)
