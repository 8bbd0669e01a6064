"""Placement of ovens and totems (HY-ROOF), villagers, cattle and the shaman (HY-EXP-10 … -37)."""

from __future__ import annotations

from typing import Final

from vestige.games.hoyuk.rows import BUILT, CATTLE, FENCED, OVEN, ROOM, SHAMAN, TOTEM, VILLAGER
from vestige.games.hoyuk.table import Village
from vestige.games.hoyuk.village import put_piece, put_shaman
from vestige.kernel.reason import Reason

HOUSE_RULES: Final = {
    OVEN: ("HY-ROOF-01", "E_ROOF_TAKEN", "HY-ROOF-02"),
    TOTEM: ("HY-ROOF-01", "E_ROOF_TAKEN", "HY-ROOF-02"),
    VILLAGER: ("HY-EXP-20", "E_ALREADY_VILLAGER", "HY-EXP-20"),
    SHAMAN: ("HY-EXP-30", "", ""),
}
"""By piece: the rule of the house it needs, and what is wrong when there is no room."""


def places(t: Village, seat: int, element: int) -> list[int]:
    """Own houses, or for cattle own pens, with room for the piece; the shaman needs none (HY-EXP-36)."""
    room, bears = ROOM[element], t.bears
    return [cell for cell in (t.yards[seat] if element == CATTLE else t.homes[seat]) if not bears[cell] & room]


def has_place(t: Village, seat: int, element: int) -> bool:
    """Whether there is one, the stock apart."""
    room, bears = ROOM[element], t.bears
    for cell in t.yards[seat] if element == CATTLE else t.homes[seat]:  # noqa: SIM110 - mypyc likes plain loops
        if not bears[cell] & room:
            return True
    return False


def place_piece(t: Village, seat: int, element: int, cell: int) -> None:
    if element == SHAMAN:
        put_shaman(t, cell)
    else:
        put_piece(t, element, cell)
    if t.ears is not None:
        t.tell("piece_placed", seat, element, cell)


def why_no_piece(t: Village, seat: int, element: int, cell: int) -> Reason:
    """In the order of HY-ROOF-05, HY-EXP-13, HY-EXP-24, HY-EXP-30."""
    if element != SHAMAN and t.stock[element] == 0:
        return Reason("E_NO_SUPPLY", "HY-EXH-01", element)
    if element == CATTLE:
        return why_no_cattle(t, seat, cell)
    rule, full, full_rule = HOUSE_RULES[element]
    if t.held[cell] < BUILT:
        return Reason("E_NOT_A_HOUSE", rule, cell)
    if t.held[cell] != BUILT + seat:
        return Reason("E_NOT_YOUR_HOUSE", rule, cell)
    return Reason(full, full_rule, cell)


def why_no_cattle(t: Village, seat: int, cell: int) -> Reason:
    if t.held[cell] != FENCED:
        return Reason("E_NOT_A_PEN", "HY-EXP-10", cell)
    if t.held[t.gate[cell]] != BUILT + seat:
        return Reason("E_NOT_YOUR_PEN", "HY-EXP-11", cell)
    return Reason("E_PEN_FULL", "HY-EXP-11", cell)
