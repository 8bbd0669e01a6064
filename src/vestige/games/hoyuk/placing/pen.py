"""Placement of pens: against an own house, with an exit, never between two blocks (HY-PEN)."""

from __future__ import annotations

from vestige.games.hoyuk.legality import ALL_TAKEN
from vestige.games.hoyuk.placing.house import takes_last_exit, touches_two_blocks
from vestige.games.hoyuk.rows import BUILT, EMPTY, PEN
from vestige.games.hoyuk.table import Village
from vestige.games.hoyuk.village import put_pen
from vestige.kernel.reason import Reason
from vestige.kernel.values import Action


def pens(t: Village, seat: int) -> list[Action]:
    """Every cell with every own house beside it that could have the gate (HY-PEN-03)."""
    own, held, sides = BUILT + seat, t.held, t.box.grid.sides
    cells = t.box.cells_at.of(t.pens_of[seat])
    return [("pen", cell, side) for cell in cells for side in sides[cell] if held[side] == own]


def build_pen(t: Village, seat: int, cell: int, house: int) -> None:
    put_pen(t, cell, house)
    if t.ears is not None:
        t.tell("pen_built", seat, cell, house)


def why_no_pen(t: Village, seat: int, cell: int, house: int | None) -> Reason:
    """In the order of HY-PEN-07; without a house named, the cell is judged by all the houses beside it."""
    if t.stock[PEN] == 0:
        return Reason("E_NO_SUPPLY", "HY-EXH-01", PEN)
    if t.held[cell] != EMPTY:
        return Reason("E_CELL_OCCUPIED", "HY-PEN-01", cell)
    beside = [side for side in t.box.grid.sides[cell] if t.held[side] >= BUILT and house in (None, side)]
    if not beside:
        return Reason("E_NOT_NEXT_TO_HOUSE", "HY-PEN-02", cell)
    if all(t.held[side] != BUILT + seat for side in beside):
        return Reason("E_NOT_YOUR_HOUSE", "HY-PEN-02", beside[0])
    if touches_two_blocks(t, cell):
        return Reason("E_MERGES_BLOCKS", "HY-PEN-04", cell)
    if t.taken[cell] == ALL_TAKEN:
        return Reason("E_PEN_EXIT", "HY-PEN-05", cell)
    assert takes_last_exit(t, cell)
    return Reason("E_PEN_EXIT", "HY-PEN-06", cell)
