"""Spending money: credits are pips of the stored yellow dice."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.marajoara.steps.common import unavailable
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg


@mypyc_attr(allow_interpreted_subclasses=True)
class Pay(Question[MarajoaraTable]):
    """How much from each yellow slot, exactly the cost in all (MJ-PAY-02, -03, -05). Whoever asks has made sure that
    the money is there."""

    __slots__ = ("cost",)
    name: ClassVar[str] = "pay"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("cost", COUNT))
    verbs: ClassVar[tuple[str, ...]] = ("pay", "decline")

    def __init__(self, seat: int, cost: int) -> None:
        super().__init__(seat)
        self.cost = cost

    def options(self, t: MarajoaraTable) -> list[Action]:
        cost = self.cost
        first, second, third = t.purse(self.seat)
        return [
            ("pay", a, b, cost - a - b)
            for a in range(min(first, cost), -1, -1)
            for b in range(min(second, cost - a), max(0, cost - a - third) - 1, -1)
        ]

    def take(self, t: MarajoaraTable, action: Action) -> None:
        """A die whose whole value is used keeps its face and is spent (MJ-PAY-04, MJ-SPD-07)."""
        store = t.museums[self.seat].store
        for slot in range(3):
            amount: int = action[slot + 1]
            if amount:
                die = store[slot]
                if amount == t.value[die]:
                    t.spending += (t.unstore(self.seat, slot),)
                else:
                    t.value[die] -= amount
        if t.ears is not None:
            t.tell("paid", self.seat, self.cost)

    def why_not(self, t: MarajoaraTable, prefix: Action) -> Reason:
        if prefix[0] == "pay":
            return Reason("E_PAYMENT_MISMATCH", "MJ-PAY-05", self.cost)
        return unavailable("MJ-PAY-05")
