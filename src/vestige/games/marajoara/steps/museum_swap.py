"""Mission 6, extra free action: a blue die and a red die change museums."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.marajoara.rows import BLUE, RED, SLOTS, STORE
from vestige.games.marajoara.steps.common import closest, too_poor
from vestige.games.marajoara.steps.pay import Pay
from vestige.games.marajoara.steps.spend import SpendDice
from vestige.games.marajoara.table import NONE, MarajoaraTable
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure
from vestige.kernel.values import Action
from vestige.kernel.verb import Arg

CHECKS: Final = ("E_NOT_AVAILABLE", "E_NO_DIE", "E_STORAGE_FULL", "E_NOT_ENOUGH_MONEY")


def museum_swaps(t: MarajoaraTable, seat: int, found: list[Action]) -> None:
    """A blue die of one museum, a red die of the other, each with a free slot where it goes (MJ-M6-06)."""
    for first in (0, STORE):
        for blue in range(first + BLUE * SLOTS, first + STORE):
            if t.stored(seat, blue) >= 0:
                other = STORE - first + RED * SLOTS
                reds = range(other, other + SLOTS)
                found += [("museum_swap", blue, red) for red in reds if refusal(t, seat, blue, red) is None]


def refusal(t: MarajoaraTable, seat: int, blue: int, red: int) -> Reason | None:
    """In the order of the checks, money apart."""
    if t.wings == 1 or blue // STORE == red // STORE:
        return Reason("E_NOT_AVAILABLE", "MJ-M6-06")
    for place, colour in ((blue, BLUE), (red, RED)):
        die = t.stored(seat, place)
        if die < 0 or t.colour(die) != colour:
            return Reason("E_NO_DIE", "MJ-M6-06")
    for place, colour in ((red, BLUE), (blue, RED)):
        if t.museums[seat + place // STORE].free_slot(colour) == NONE:
            return Reason("E_STORAGE_FULL", "MJ-M6-06", colour)
    return None


def museum_swap(t: MarajoaraTable, seat: int, blue: int, red: int) -> None:
    t.push(Pay(seat, t.box.components.museum_swap_cost), ChangeMuseums(seat, blue, red), SpendDice(seat))


def why_no_museum_swap(t: MarajoaraTable, seat: int, prefix: Action) -> Reason:
    if len(prefix) < 3:
        return closest((why_no_museum_swap(t, seat, (*prefix, place)) for place in range(2 * STORE)), CHECKS)
    reason = refusal(t, seat, prefix[1], prefix[2])
    return reason or too_poor(t.box.components.museum_swap_cost, t.money(seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class ChangeMuseums(Procedure[MarajoaraTable]):
    """Paid: each die goes to the leftmost free slot of its colour in the other museum (MJ-M6-06)."""

    __slots__ = ("blue", "red", "seat")
    name: ClassVar[str] = "change_museums"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("blue", "storage"), Arg("red", "storage"))

    def __init__(self, seat: int, blue: int, red: int) -> None:
        self.seat = seat
        self.blue = blue
        self.red = red

    def run(self, t: MarajoaraTable) -> None:
        seat = self.seat
        to_red, to_blue = t.museums[seat + self.red // STORE], t.museums[seat + self.blue // STORE]
        blue, red = t.unstore(seat, self.blue), t.unstore(seat, self.red)
        to_red.store[to_red.free_slot(BLUE)] = blue
        to_blue.store[to_blue.free_slot(RED)] = red
        if t.ears is not None:
            t.tell("museum_swapped", seat, t.value[blue], t.value[red])
