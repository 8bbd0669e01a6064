"""What can happen to the village: houses, pens and pieces come and go, and the books are kept (HY-GEO, HY-RUIN)."""

from __future__ import annotations

from bisect import insort

from vestige.games.hoyuk.legality import judge, judge_around, judge_block, judge_corners
from vestige.games.hoyuk.rows import (
    BIT,
    BUILT,
    CATTLE,
    CATTLE_IN,
    EMPTY,
    FENCED,
    NONE,
    OVEN,
    PEN,
    RUINED,
    SHAMAN,
    STOREY,
    TOTEM,
    UNCOUNTED,
    VILLAGER,
)
from vestige.games.hoyuk.table import Village

# ---- houses


def put_house(t: Village, seat: int, cell: int) -> None:
    """A one-storey house on an empty cell or a ruin; alone it founds a block (HY-HOUSE-03, HY-RUIN-05)."""
    fresh = t.held[cell] == EMPTY
    number = block_beside(t, cell) if fresh else t.block[cell]
    founding = number < 0
    if founding:
        number = found(t, cell)
    t.block[cell] = number
    t.held[cell] = BUILT + seat
    insort(t.homes[seat], cell)
    count_kin(t, seat, cell, 1)
    take_sides(t, cell, 1)
    if live(t, number, seat, 1) and not founding:
        judge_block(t, cell)
    else:
        judge_around(t, cell)
    if fresh:
        judge_corners(t, cell)


def found(t: Village, cell: int) -> int:
    """A new block, numbered for good (HY-GEO-14)."""
    t.founded.append(cell)
    t.residents.append(0)
    t.lives += [0] * t.seats
    return len(t.founded) - 1


def count_kin(t: Village, seat: int, cell: int, houses: int) -> None:
    """A house that comes or goes alone is a family more or fewer; beside one own house it changes nothing; between
    several the families are counted when somebody asks (``count_families``)."""
    own, beside = BUILT + seat, 0
    for side in t.box.grid.sides[cell]:
        if t.held[side] == own:
            beside += 1
    if beside > 1:
        t.kin[seat] = UNCOUNTED
    elif beside == 0 and t.kin[seat] != UNCOUNTED:
        t.kin[seat] += houses


def block_beside(t: Village, cell: int) -> int:
    """The block of a tile beside the cell, or NONE; no cell may touch two (HY-GEO-08)."""
    for side in t.box.grid.sides[cell]:
        if t.held[side] != EMPTY:
            return t.block[side]
    return NONE


def live(t: Village, number: int, seat: int, houses: int) -> bool:
    """One house more or fewer of a seat in a block; says whether it moved in or out, which changes what may be built
    anywhere in the block."""
    place = number * t.seats + seat
    before = t.lives[place]
    t.lives[place] = before + houses
    moved = before == 0 or before + houses == 0
    if moved:
        t.residents[number] ^= 1 << seat
    return moved


def take_sides(t: Village, cell: int, count: int) -> None:
    """The sides of the neighbours towards this cell are taken, or free again (HY-GEO-10)."""
    taken = t.taken
    for side in t.box.grid.sides[cell]:
        taken[side] += count


def put_storey(t: Village, cell: int) -> None:
    """A second tile on a house; what stood on the roof goes back (HY-STOREY-04, HY-EXP-22)."""
    clear_roof(t, cell)
    t.bears[cell] |= STOREY
    judge(t, cell)


def clear_roof(t: Village, cell: int) -> None:
    """Oven, totem and villager of a house return to the stock; the shaman stays (HY-EXP-35)."""
    for element in (OVEN, TOTEM, VILLAGER):
        if t.bears[cell] & BIT[element]:
            lift(t, element, cell)
            if t.ears is not None:
                t.tell("returned_to_stock", element, cell)


def ruin(t: Village, seat: int, cells: list[int]) -> None:
    """Houses of a seat in one block are destroyed: an upper tile leaves the game, the lower one is turned over, and
    everything on it and attached to it returns to the stock (HY-RUIN-01, -02)."""
    gone = False
    for cell in cells:
        if t.ears is not None:
            t.tell("ruined", seat, cell)
        gone = raze(t, cell)
    if gone:
        judge_block(t, cells[0])
    else:
        for cell in cells:
            judge_around(t, cell)


def raze(t: Village, cell: int) -> bool:
    """A house and everything attached to it goes. Who calls this judges what has changed: the whole block if it was
    its owner's last house there, which the answer says."""
    seat = t.held[cell] - BUILT
    clear_roof(t, cell)
    if t.shaman == cell:
        remove_shaman(t)
    for pen in pens_at(t, cell):
        if t.ears is not None:
            t.tell("returned_to_stock", PEN, pen)
        remove_pen(t, pen)
    t.bears[cell] = 0
    t.held[cell] = RUINED
    t.homes[seat].remove(cell)
    count_kin(t, seat, cell, -1)
    take_sides(t, cell, -1)
    return live(t, t.block[cell], seat, -1)


def pens_at(t: Village, house: int) -> list[int]:
    """The pens attached to a house."""
    return [side for side in t.box.grid.sides[house] if t.held[side] == FENCED and t.gate[side] == house]


# ---- pens


def put_pen(t: Village, cell: int, house: int) -> None:
    """A pen from the stock, its gate towards the house it belongs to (HY-PEN-01 … -03)."""
    t.stock[PEN] -= 1
    t.held[cell] = FENCED
    t.gate[cell] = house
    t.block[cell] = t.block[house]
    insort(t.yards[t.held[house] - BUILT], cell)
    take_sides(t, cell, 1)
    judge_around(t, cell)


def remove_pen(t: Village, cell: int) -> None:
    """A pen returns to the stock, with its cattle (HY-P2-15, HY-EXP-12)."""
    if t.bears[cell] & CATTLE_IN:
        lift(t, CATTLE, cell)
    t.stock[PEN] += 1
    t.yards[t.held[t.gate[cell]] - BUILT].remove(cell)
    t.held[cell] = EMPTY
    t.gate[cell] = t.block[cell] = NONE
    take_sides(t, cell, -1)
    judge_around(t, cell)


# ---- pieces on houses and in pens


def put_piece(t: Village, element: int, cell: int) -> None:
    """Oven, totem or villager on a house, cattle into a pen, from the stock."""
    t.stock[element] -= 1
    t.bears[cell] |= BIT[element]


def lift(t: Village, element: int, cell: int) -> None:
    """The piece returns to the stock."""
    t.stock[element] += 1
    t.bears[cell] ^= BIT[element]


def put_shaman(t: Village, cell: int) -> None:
    """From wherever it is; placed anew it has warded off nothing (HY-EXP-32, -34)."""
    t.shaman = cell
    t.stock[SHAMAN] = 0
    t.warded = False


def remove_shaman(t: Village) -> None:
    """Back beside the board."""
    if t.shaman != NONE:
        t.shaman = NONE
        t.stock[SHAMAN] = 1
        if t.ears is not None:
            t.tell("shaman_gone")


def remove(t: Village, element: int, cell: int) -> None:
    """A piece of any kind leaves the village for the stock."""
    if element == PEN:
        remove_pen(t, cell)
    else:
        lift(t, element, cell)


def has(t: Village, element: int, cell: int) -> bool:
    """Whether a house bears, or a pen holds, this piece."""
    return bool(t.bears[cell] & BIT[element])
