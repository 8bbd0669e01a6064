"""Putting pieces down and taking them away."""

from __future__ import annotations

from tests.games.hoyuk.oracle.grid import SIDES
from tests.games.hoyuk.oracle.moment import Moment
from tests.games.hoyuk.oracle.village import HOUSE, PEN, RUIN, Tile


def put_down(m: Moment, seat: int, words: list[str]) -> None:
    """An answer that names an element and its place."""
    element, cell = words[0], words[1]
    if element == HOUSE:
        put_house(m, seat, cell)
    elif element == "shaman":
        put_shaman(m, cell)
    else:
        m.stock[element] -= 1
        if element == PEN:
            m.village.tiles[cell] = Tile(PEN, gate=words[2])
        elif element == "cattle":
            m.village.tiles[cell].cattle = True
        elif element == "villager":
            m.village.tiles[cell].villager = True
        else:
            m.village.tiles[cell].roof = element


def put_house(m: Moment, seat: int, cell: str) -> None:
    """On the ground, on a ruin, or as a storey for which the roof is cleared (HY-STOREY-04, HY-EXP-22, -35)."""
    village, player = m.village, m.players[seat]
    player.supply -= 1
    if player.supply == 0:
        m.ending = True
    if village.kind(cell) == HOUSE:
        clear_roof(m, cell)
        village.tiles[cell].storeys = 2
        return
    if not village.kind(cell) and not any(village.kind(side) for side in SIDES[cell]):
        village.founded.append(cell)
    village.tiles[cell] = Tile(HOUSE, player.letter)


def clear_roof(m: Moment, cell: str) -> None:
    house = m.village.tiles[cell]
    if house.roof:
        m.stock[house.roof] += 1
    if house.villager:
        m.stock["villager"] += 1
    house.roof, house.villager = "", False


def put_shaman(m: Moment, cell: str) -> None:
    """There is one: it comes from wherever it is (HY-EXP-34)."""
    send_shaman_away(m)
    m.village.tiles[cell].shaman = True


def send_shaman_away(m: Moment) -> None:
    standing = m.village.shaman()
    if standing:
        m.village.tiles[standing].shaman = False


def ruin(m: Moment, cell: str) -> None:
    """The lower tile is turned, all that belongs to the house goes back (HY-RUIN-01, -02)."""
    clear_roof(m, cell)
    for pen in m.village.pens_of(cell):
        remove_pen(m, pen)
    m.village.tiles[cell] = Tile(RUIN)


def remove_pen(m: Moment, cell: str) -> None:
    """With its cattle (HY-EXP-12)."""
    m.stock[PEN] += 1
    if m.village.tiles[cell].cattle:
        m.stock["cattle"] += 1
    del m.village.tiles[cell]


def lose(m: Moment, element: str, cell: str) -> None:
    """One piece of this kind (HY-P2-15)."""
    if element == HOUSE:
        ruin(m, cell)
    elif element == PEN:
        remove_pen(m, cell)
    else:
        take_off(m, element, cell)


def take_off(m: Moment, element: str, cell: str) -> None:
    """A piece goes to the stock, its house or pen stays."""
    tile = m.village.tiles[cell]
    m.stock[element] += 1
    if element == "cattle":
        tile.cattle = False
    elif element == "villager":
        tile.villager = False
    else:
        tile.roof = ""
