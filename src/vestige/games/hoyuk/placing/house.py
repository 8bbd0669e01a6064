"""Placement of houses: on the ground, on a ruin, or as a storey (HY-HOUSE, HY-STOREY, HY-RUIN)."""

from __future__ import annotations

from vestige.games.hoyuk.legality import ALL_TAKEN, LAST_EXIT, touches_by_corner
from vestige.games.hoyuk.rows import BUILT, EMPTY, FENCED, HOUSE, RUINED, STOREY
from vestige.games.hoyuk.table import Village
from vestige.games.hoyuk.village import put_house, put_storey
from vestige.kernel.reason import Reason


def build_house(t: Village, seat: int, cell: int) -> None:
    """One tile of the own supply; the last one flags the end of the game (HY-HOUSE-01, HY-END-01)."""
    what = t.held[cell]
    if what >= BUILT:
        if t.ears is not None:
            t.tell("storey_built", seat, cell)
        put_storey(t, cell)
    else:
        put_house(t, seat, cell)
        if t.ears is not None:
            tell_house(t, seat, cell, what)
    use_tile(t, seat)


def tell_house(t: Village, seat: int, cell: int, before: int) -> None:
    founding = t.founded[t.block[cell]]
    if before == RUINED:
        t.tell("rebuilt", seat, cell, founding)
    elif founding == cell:
        t.tell("founded", seat, cell)
    else:
        t.tell("house_built", seat, cell, founding)


def use_tile(t: Village, seat: int) -> None:
    """A house tile leaves the supply."""
    t.supply[seat] -= 1
    if t.supply[seat] == 0 and not t.ending:
        t.ending = True
        if t.ears is not None:
            t.tell("end_flagged", seat)


# ---- why not here, in the order of HY-HOUSE-11


def why_no_house(t: Village, seat: int, cell: int) -> Reason:
    if t.supply[seat] == 0:
        return Reason("E_NO_SUPPLY", "HY-HOUSE-01", HOUSE)
    what = t.held[cell]
    if what == FENCED:
        return Reason("E_CELL_OCCUPIED", "HY-HOUSE-02", cell)
    if what >= BUILT:
        return why_no_storey(t, seat, cell)
    joined = joined_block(t, cell)
    if what == EMPTY:
        if touches_two_blocks(t, cell):
            return Reason("E_MERGES_BLOCKS", "HY-HOUSE-04", cell)
        if t.corners and touches_by_corner(t, cell, joined):
            return Reason("E_CORNER_TOUCH", "HY-HOUSE-08", cell)
    return why_not_joined(t, seat, cell, joined) or Reason("E_PEN_EXIT", "HY-PEN-06", cell)


def why_no_storey(t: Village, seat: int, cell: int) -> Reason:
    if t.held[cell] != BUILT + seat:
        return Reason("E_NOT_YOUR_HOUSE", "HY-STOREY-01", cell)
    if t.bears[cell] & STOREY:
        return Reason("E_MAX_FLOORS", "HY-STOREY-02", cell)
    assert t.taken[cell] == ALL_TAKEN
    return Reason("E_NO_FREE_SIDE", "HY-STOREY-03", cell)


def why_not_joined(t: Village, seat: int, cell: int, joined: int) -> Reason | None:
    """HY-HOUSE-05 … -07."""
    if joined < 0:
        return None
    neighbours = {t.held[side] - BUILT for side in t.box.grid.sides[cell] if t.held[side] >= BUILT}
    if t.residents[joined] >> seat & 1:
        rule = "HY-HOUSE-05" if neighbours else "HY-HOUSE-07"
        return None if seat in neighbours else Reason("E_NOT_NEXT_TO_OWN_HOUSE", rule, cell)
    uninhabited_ruin = t.held[cell] == RUINED and not t.residents[joined]
    if neighbours or uninhabited_ruin:
        return None
    return Reason("E_NOT_NEXT_TO_HOUSE", "HY-HOUSE-06" if t.held[cell] == RUINED else "HY-HOUSE-07", cell)


def joined_block(t: Village, cell: int) -> int:
    """The block a house here would belong to, or -1 for a new one."""
    beside = [t.block[side] for side in t.box.grid.sides[cell] if t.held[side] != EMPTY]
    return t.block[cell] if t.held[cell] == RUINED else beside[0] if beside else -1


def touches_two_blocks(t: Village, cell: int) -> bool:
    return len({t.block[side] for side in t.box.grid.sides[cell] if t.held[side] != EMPTY}) > 1


def takes_last_exit(t: Village, cell: int) -> bool:
    """A pen beside the cell would lose its last free side (HY-PEN-06)."""
    return any(t.held[side] == FENCED and t.taken[side] == LAST_EXIT for side in t.box.grid.sides[cell])
