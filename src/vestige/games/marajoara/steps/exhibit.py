"""Free action 1: exhibit one or more vases (red dice)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.marajoara.rows import EXHIBITS, RED, SHOWCASE, SLOTS, STORE, VASES
from vestige.games.marajoara.solo import achieve
from vestige.games.marajoara.steps.common import DONE, closest, too_poor, unavailable
from vestige.games.marajoara.steps.pay import Pay
from vestige.games.marajoara.steps.spend import SpendDice
from vestige.games.marajoara.steps.tokens import take_marked
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure, Question
from vestige.kernel.values import Action
from vestige.kernel.verb import Arg

CHECKS: Final = ("E_NO_DIE", "E_SHOWCASE_FULL", "E_NOT_ENOUGH_MONEY")
RED_SLOTS: Final = (RED * SLOTS, RED * SLOTS + 1, RED * SLOTS + 2)


def exhibits(t: MarajoaraTable, seat: int, money: int, found: list[Action]) -> None:
    """Each red die the player can pay for, where a showcase slot is free (MJ-EXH-01, -02)."""
    for number in range(seat, seat + t.wings):
        museum = t.museums[number]
        if museum.vases < VASES:
            for slot in RED_SLOTS:
                die = museum.store[slot]
                if die >= 0 and t.value[die] <= money:
                    found.append(t.box.exhibits[(number - seat) * STORE + slot])


def exhibit(t: MarajoaraTable, seat: int, place: int) -> None:
    """The first die of the action is chosen; further ones may join it."""
    t.picked = (place,)
    t.push(ExhibitMore(seat))


def why_no_exhibit(t: MarajoaraTable, seat: int, prefix: Action, price: int = 0) -> Reason:
    """In the order of the checks; ``price`` replaces the value of the die (MJ-TRK-R7)."""
    if len(prefix) == 1:
        return closest((why_no_exhibit(t, seat, (*prefix, place), price) for place in t.places()), CHECKS)
    place: int = prefix[1]
    die = t.stored(seat, place)
    if die < 0 or t.colour(die) != RED:
        return Reason("E_NO_DIE", "MJ-EXH-01")
    if t.museums[seat + place // STORE].vases == VASES:
        return Reason("E_SHOWCASE_FULL", "MJ-EXH-01")
    return too_poor(price or t.value[die], t.money(seat))


def price_of(t: MarajoaraTable, seat: int, places: tuple[int, ...]) -> int:
    """The sum of the values of the red dice (MJ-EXH-02)."""
    return sum(t.value[t.stored(seat, place)] for place in places)


@mypyc_attr(allow_interpreted_subclasses=True)
class ExhibitMore(Question[MarajoaraTable]):
    """Further red dice of the same museum for the same action (MJ-EXH-01, -06, MJ-M6-04)."""

    __slots__ = ()
    name: ClassVar[str] = "exhibit_more"
    verbs: ClassVar[tuple[str, ...]] = ("pick", "done", "decline")

    def options(self, t: MarajoaraTable) -> list[Action]:
        return [*(t.box.picks[place] for place in self.row(t) if self.refusal(t, place) is None), DONE]

    def row(self, t: MarajoaraTable) -> list[int]:
        first = t.picked[0] // STORE * STORE
        return [first + slot for slot in RED_SLOTS if first + slot not in t.picked]

    def refusal(self, t: MarajoaraTable, place: int) -> Reason | None:
        if place not in self.row(t) or t.stored(self.seat, place) < 0:
            return Reason("E_NO_DIE", "MJ-EXH-01")
        if t.museums[self.seat + place // STORE].vases + len(t.picked) >= VASES:
            return Reason("E_SHOWCASE_FULL", "MJ-EXH-01")
        cost, money = price_of(t, self.seat, (*t.picked, place)), t.money(self.seat)
        return too_poor(cost, money) if cost > money else None

    def take(self, t: MarajoaraTable, action: Action) -> None:
        if action[0] == "pick":
            t.picked += (action[1],)
            t.push(self)
            return
        t.push(Pay(self.seat, price_of(t, self.seat, t.picked)), ShowVases(self.seat), SpendDice(self.seat))

    def why_not(self, t: MarajoaraTable, prefix: Action) -> Reason:
        if prefix[0] == "decline":
            return unavailable("MJ-EXH-01")
        places = self.row(t) if len(prefix) == 1 else [prefix[1]]
        reasons = [reason for reason in (self.refusal(t, place) for place in places) if reason is not None]
        return closest(reasons, CHECKS) if reasons else Reason("E_NO_DIE", "MJ-EXH-01")


@mypyc_attr(allow_interpreted_subclasses=True)
class ShowVases(Procedure[MarajoaraTable]):
    """The chosen red dice one by one: twice the value, a vase on the lowest free slot, its reward (MJ-EXH-03, -04)."""

    __slots__ = ("seat",)
    name: ClassVar[str] = "show_vases"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: MarajoaraTable) -> None:
        seat, place, t.picked = self.seat, t.picked[0], t.picked[1:]
        if t.picked:
            t.push(self)
        number = seat + place // STORE
        die = t.unstore(seat, place)
        t.spending += (die,)
        vp = t.box.components.exhibit_factor * t.value[die]
        t.score(seat, EXHIBITS, vp)
        if t.ears is not None:
            t.tell("exhibited", seat, t.value[die], vp)
        slot = t.museums[number].vases
        t.museums[number].vases += 1
        reward = t.box.components.showcase[slot].vp
        t.score(seat, SHOWCASE, reward)
        if t.ears is not None:
            t.tell("showcase", seat, (number - seat) * VASES + slot, reward)
        achieve(t, "showcase", slot)
        take_marked(t, number, t.box.showcase_bits[slot])
