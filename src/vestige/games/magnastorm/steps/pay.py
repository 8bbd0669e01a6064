"""Costs: paid in the exact colours, with Idris one cube in the other colour (MS-CUBE-08, MS-POW-05)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.magnastorm.constants import CUBES, IDRIS, PAYMENTS, YELLOW
from vestige.games.magnastorm.cubes import ONE, count, counts_of, covers, heap_of, lacking, total
from vestige.games.magnastorm.table import Planet
from vestige.games.magnastorm.wealth import spend
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg

PRINTED_WAY: Final = 0
OWN_FOR_YELLOW: Final = 1
PAY: Final[tuple[Action, ...]] = tuple(("pay", way) for way in range(len(PAYMENTS)))
IMPOSSIBLE: Final = 127
"""More cubes than there are: a way of paying that a cost does not allow."""


def idris(t: Planet, seat: int) -> bool:
    """Whether one cube of this action's costs may still be changed."""
    return t.powers[seat] & IDRIS != 0 and t.used & IDRIS == 0


def changed(t: Planet, seat: int, cost: int, way: int) -> int:
    """The cost paid one way or another, as a heap."""
    if way == PRINTED_WAY:
        return cost
    own = t.tints[seat]
    there, instead = (YELLOW, own) if way == OWN_FOR_YELLOW else (own, YELLOW)
    return cost - ONE[there] + ONE[instead] if count(cost, there) else IMPOSSIBLE


def payable(t: Planet, seat: int, cost: int, fixed: int = 0) -> bool:
    """Whether the hold covers the cost now; ``fixed`` cubes are due beside it and cannot be changed."""
    hold = t.hold[seat]
    if covers(hold, cost + fixed):
        return True
    return idris(t, seat) and any(covers(hold, changed(t, seat, cost, way) + fixed) for way in (1, 2))


def reachable(t: Planet, seat: int, cost: int, fixed: int = 0) -> bool:
    """Whether exchanges could make it payable: three spare cubes for each missing one, which the supply has
    (MS-FLOW-09)."""
    ways = range(len(PAYMENTS)) if idris(t, seat) else range(1)
    return any(within_exchanges(t, seat, changed(t, seat, cost, way) + fixed) for way in ways)


def within_exchanges(t: Planet, seat: int, heap: int) -> bool:
    hold = t.hold[seat]
    missing = lacking(hold, heap)
    short = total(missing)
    spare = total(hold) - total(heap) + short
    return spare >= t.box.exchange * short and covers(t.supply, missing)


def pay(t: Planet, seat: int, cost: int, fixed: int = 0) -> None:
    """To the supply, on top of what waits on the stack; asks only whoever can change a cube."""
    if cost and idris(t, seat):
        t.push(Pay(seat, tuple(counts_of(cost, len(CUBES))), tuple(counts_of(fixed, len(CUBES)))))
    else:
        spend(t, seat, cost + fixed)


class Pay(Question[Planet]):
    """As printed, one yellow cube as own, or one own as yellow, of these the payable ones (MS-DEC-09, -20)."""

    __slots__ = ("cost", "fixed")
    name: ClassVar[str] = "pay"
    fields: ClassVar[tuple[Arg, ...]] = (
        Arg("seat", "seat"),
        Arg("cost", COUNT, many=True),
        Arg("fixed", COUNT, many=True),
    )
    verbs: ClassVar[tuple[str, ...]] = ("pay",)

    def __init__(self, seat: int, cost: tuple[int, ...], fixed: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cost = cost
        self.fixed = fixed

    def due(self, t: Planet, way: int) -> int:
        return changed(t, self.seat, heap_of(list(self.cost)), way) + heap_of(list(self.fixed))

    def options(self, t: Planet) -> list[Action]:
        hold = t.hold[self.seat]
        return [PAY[way] for way in range(len(PAYMENTS)) if covers(hold, self.due(t, way))]

    def take(self, t: Planet, action: Action) -> None:
        way: int = action[1]
        if way != PRINTED_WAY:
            t.used |= IDRIS
        spend(t, self.seat, self.due(t, way))

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        return Reason("E_PAY", "MS-CUBE-08")
