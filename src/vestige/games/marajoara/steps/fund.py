"""Free action 3: fund restoration, turning a blue die by one for money."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.marajoara.rows import BLUE, SLOTS, STORE
from vestige.games.marajoara.steps.common import closest, too_poor
from vestige.games.marajoara.steps.pay import Pay
from vestige.games.marajoara.steps.spend import SpendDice
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure
from vestige.kernel.values import Action
from vestige.kernel.verb import Arg

CHECKS: Final = ("E_NO_DIE", "E_VALUE_LIMIT", "E_NOT_ENOUGH_MONEY")
UP: Final = 0
BLUE_SLOTS: Final = (BLUE * SLOTS, BLUE * SLOTS + 1, BLUE * SLOTS + 2)


def fundings(t: MarajoaraTable, seat: int, found: list[Action]) -> None:
    """Each stored blue die up or down, within 1 to 6 (MJ-FUN-01, -02)."""
    for number in range(seat, seat + t.wings):
        store = t.museums[number].store
        for slot in BLUE_SLOTS:
            die = store[slot]
            if die >= 0:
                up, down = t.box.funds[(number - seat) * STORE + slot]
                if t.value[die] < t.box.components.highest:
                    found.append(up)
                if t.value[die] > 1:
                    found.append(down)


def fund(t: MarajoaraTable, seat: int, place: int, turn: int) -> None:
    t.push(Pay(seat, t.box.components.fund_cost), TurnDie(seat, place, turn), SpendDice(seat))


def why_no_funding(t: MarajoaraTable, seat: int, prefix: Action) -> Reason:
    """In the order of the checks."""
    if len(prefix) < 3:
        further = t.places() if len(prefix) == 1 else range(2)
        return closest((why_no_funding(t, seat, (*prefix, word)) for word in further), CHECKS)
    die = t.stored(seat, prefix[1])
    if die < 0 or t.colour(die) != BLUE:
        return Reason("E_NO_DIE", "MJ-FUN-01")
    if t.value[die] == (t.box.components.highest if prefix[2] == UP else 1):
        return Reason("E_VALUE_LIMIT", "MJ-FUN-02")
    return too_poor(t.box.components.fund_cost, t.money(seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnDie(Procedure[MarajoaraTable]):
    """Paid: the blue die is turned at once (MJ-FUN-01)."""

    __slots__ = ("place", "seat", "turn")
    name: ClassVar[str] = "turn_die"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("place", "storage"), Arg("turn", "turn"))

    def __init__(self, seat: int, place: int, turn: int) -> None:
        self.seat = seat
        self.place = place
        self.turn = turn

    def run(self, t: MarajoaraTable) -> None:
        die = t.stored(self.seat, self.place)
        t.value[die] += 1 if self.turn == UP else -1
        if t.ears is not None:
            t.tell("funded", self.seat, self.place, t.value[die])
