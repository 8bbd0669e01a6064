"""The power of the Enuaj: two pieces of one player are stolen and placed (HY-EXP-46)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.hoyuk.placing.element import fits
from vestige.games.hoyuk.rows import (
    BIT,
    BUILT,
    CATTLE,
    CATTLE_IN,
    FENCED,
    HOUSE,
    NONE,
    OVEN,
    PEN,
    SHAMAN,
    TOTEM,
    VILLAGER,
)
from vestige.games.hoyuk.steps.place import Place
from vestige.games.hoyuk.table import Village
from vestige.games.hoyuk.village import lift, remove_pen
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure, Question
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg

DECLINE: Final[Action] = ("decline",)
RULE: Final = "HY-EXP-46"


def loot(t: Village, seat: int, victim: int) -> list[Action]:
    """Every piece of the victim for which the thief has a place; the stock plays no part."""
    found: list[Action] = [("steal", cell, PEN) for cell in t.yards[victim] if pen_fits(t, seat, cell)]
    for element in (OVEN, TOTEM, CATTLE, VILLAGER):
        if fits(t, seat, element):
            cells = t.yards[victim] if element == CATTLE else t.homes[victim]
            found += [("steal", cell, element) for cell in cells if t.bears[cell] & BIT[element]]
    if t.aside != NONE and fits(t, seat, CATTLE):
        found.append(("steal", t.aside, CATTLE))
    return found


def pen_fits(t: Village, seat: int, cell: int) -> bool:
    """Judged with the pen lifted: that can only open places, among them its own."""
    if fits(t, seat, PEN):
        return True
    lifted = t.copy()
    remove_pen(lifted, cell)
    return fits(lifted, seat, PEN)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rob(Question[Village]):
    """Whom to rob: somebody of whom a piece can be stolen and placed."""

    __slots__ = ()
    name: ClassVar[str] = "rob"
    verbs: ClassVar[tuple[str, ...]] = ("rob", "decline")
    skips: ClassVar[bool] = True

    def options(self, t: Village) -> list[Action]:
        others = [seat for seat in range(t.seats) if seat != self.seat]
        victims: list[Action] = [("rob", victim) for victim in others if loot(t, self.seat, victim)]
        return [*victims, DECLINE] if victims else []

    def take(self, t: Village, action: Action) -> None:
        if action == DECLINE:
            return
        if t.ears is not None:
            t.tell("power", self.seat, t.clans[self.seat])
        t.push(Steal(self.seat, int(action[1]), 1))

    def why_not(self, t: Village, prefix: Action) -> Reason:
        return Reason("E_NO_PLACE", RULE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Steal(Question[Village]):
    """One piece, which is placed at once, then a second one of the same player, or none."""

    __slots__ = ("number", "victim")
    name: ClassVar[str] = "steal"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("victim", "seat"), Arg("number", COUNT))
    verbs: ClassVar[tuple[str, ...]] = ("steal", "decline")
    skips: ClassVar[bool] = True

    def __init__(self, seat: int, victim: int, number: int) -> None:
        self.seat = seat
        self.victim = victim
        self.number = number

    def options(self, t: Village) -> list[Action]:
        found = loot(t, self.seat, self.victim)
        return [*found, DECLINE] if found and self.number == 2 else found

    def take(self, t: Village, action: Action) -> None:
        """The piece goes to the stock and comes from there: the stock plays no part."""
        if action == DECLINE:
            return
        cell, element = int(action[1]), int(action[2])
        if t.ears is not None:
            t.tell("stolen", self.seat, self.victim, element, cell)
        take_piece(t, element, cell)
        if self.number == 1:
            t.push(Place(self.seat, element), Steal(self.seat, self.victim, 2), TheftEnd())
        else:
            t.push(Place(self.seat, element))

    def why_not(self, t: Village, prefix: Action) -> Reason:
        """In the order kind, owner, place; a cell alone is judged by what can be stolen at all."""
        if len(prefix) < 3:
            return Reason("E_NO_PLACE", RULE)
        cell, element = int(prefix[1]), int(prefix[2])
        owner = self.victim if element == CATTLE and cell == t.aside else owner_of(t, element, cell)
        if element in (HOUSE, SHAMAN) or owner == NONE:
            return Reason("E_NOT_STEALABLE", RULE, element)
        return Reason("E_TWO_VICTIMS" if owner != self.victim else "E_NO_PLACE", RULE)


def take_piece(t: Village, element: int, cell: int) -> None:
    """Off its place. The cattle of a stolen pen is set aside; it may be the second piece, and once a second pen is
    taken it no longer can."""
    if element == PEN:
        return_cattle(t)
        if t.bears[cell] & CATTLE_IN:
            t.bears[cell] ^= CATTLE_IN
            t.aside = cell
        remove_pen(t, cell)
    elif element == CATTLE and t.aside == cell:
        t.aside = NONE
        t.stock[CATTLE] += 1
    else:
        lift(t, element, cell)


def return_cattle(t: Village) -> None:
    """Cattle set aside and not stolen goes to the stock."""
    if t.aside != NONE:
        if t.ears is not None:
            t.tell("returned_to_stock", CATTLE, t.aside)
        t.stock[CATTLE] += 1
        t.aside = NONE


def owner_of(t: Village, element: int, cell: int) -> int:
    """Whose piece of this kind lies here, or NONE."""
    house = t.gate[cell] if t.held[cell] == FENCED else cell
    there = t.held[cell] == FENCED if element == PEN else bool(t.bears[cell] & BIT[element])
    return t.held[house] - BUILT if there else NONE


@mypyc_attr(allow_interpreted_subclasses=True)
class TheftEnd(Procedure[Village]):
    """Two pieces at most: what is still set aside has lost its chance."""

    __slots__ = ()
    name: ClassVar[str] = "theft_end"

    def run(self, t: Village) -> None:
        return_cattle(t)
