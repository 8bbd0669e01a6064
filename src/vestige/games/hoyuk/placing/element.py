"""Any element: where it can be placed, placing it, and why it cannot be placed there."""

from __future__ import annotations

from typing import Final

from vestige.games.hoyuk.placing.house import build_house, why_no_house
from vestige.games.hoyuk.placing.pen import build_pen, pens, why_no_pen
from vestige.games.hoyuk.placing.pieces import has_place, place_piece, places, why_no_piece
from vestige.games.hoyuk.rows import ELEMENTS, HOUSE, PEN, SHAMAN
from vestige.games.hoyuk.strips import some
from vestige.games.hoyuk.table import Village
from vestige.kernel.reason import Reason
from vestige.kernel.values import Action

NUMBER: Final = {name: number for number, name in enumerate(ELEMENTS)}
"""The verbs of placement have the names of the elements."""

CHECKS: Final = (
    "E_CELL_OCCUPIED",
    "E_NOT_A_HOUSE",
    "E_NOT_A_PEN",
    "E_NOT_YOUR_HOUSE",
    "E_NOT_YOUR_PEN",
    "E_NOT_NEXT_TO_HOUSE",
    "E_NOT_NEXT_TO_OWN_HOUSE",
    "E_MERGES_BLOCKS",
    "E_CORNER_TOUCH",
    "E_MAX_FLOORS",
    "E_PEN_FULL",
    "E_ROOF_TAKEN",
    "E_ALREADY_VILLAGER",
    "E_NO_FREE_SIDE",
    "E_PEN_EXIT",
    "E_NO_SUPPLY",
)
"""For an element that fits nowhere: the refusal that comes last here says most."""


def in_stock(t: Village, seat: int, element: int) -> bool:
    """A house of the own supply, a piece of the stock, the shaman from wherever it is (HY-EXH-01, -02)."""
    if element == HOUSE:
        return t.supply[seat] > 0
    return element == SHAMAN or t.stock[element] > 0


def fits(t: Village, seat: int, element: int) -> bool:
    """Whether there is a place for it, the stock apart."""
    if element == HOUSE:
        return some(t.sites[seat])
    return some(t.pens_of[seat]) if element == PEN else has_place(t, seat, element)


def can_place(t: Village, seat: int, element: int) -> bool:
    return in_stock(t, seat, element) and fits(t, seat, element)


def placements(t: Village, seat: int, element: int) -> list[Action]:
    """Every legal placement of the element."""
    if not in_stock(t, seat, element):
        return []
    if element == HOUSE:
        return t.box.houses_at.of(t.sites[seat])
    if element == PEN:
        return pens(t, seat)
    ready = t.box.ready[element]
    return [ready[cell] for cell in places(t, seat, element)]


def place(t: Village, seat: int, action: Action) -> None:
    """Do it: verb and cell, for a pen also the house at its gate."""
    element, cell = NUMBER[action[0]], int(action[1])
    if element == HOUSE:
        build_house(t, seat, cell)
    elif element == PEN:
        build_pen(t, seat, cell, int(action[2]))
    else:
        place_piece(t, seat, element, cell)


def why_not(t: Village, seat: int, prefix: Action) -> Reason:
    """Why this placement, or the beginning of one, is not legal."""
    element = NUMBER[prefix[0]]
    if len(prefix) == 1:
        every = (why_not_at(t, seat, element, (prefix[0], cell)) for cell in range(len(t.held)))
        return max(every, key=lambda reason: CHECKS.index(reason.code))
    return why_not_at(t, seat, element, prefix)


def why_not_at(t: Village, seat: int, element: int, prefix: Action) -> Reason:
    cell = int(prefix[1])
    if element == HOUSE:
        return why_no_house(t, seat, cell)
    if element == PEN:
        return why_no_pen(t, seat, cell, int(prefix[2]) if len(prefix) > 2 else None)
    return why_no_piece(t, seat, element, cell)
