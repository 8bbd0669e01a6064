"""Rounds, cycles and turns: which step follows which (MS-FLOW-01 to -07, MS-END-02, -03)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.magnastorm.administration import administer
from vestige.games.magnastorm.final import Final
from vestige.games.magnastorm.panels import upper_empty
from vestige.games.magnastorm.steps.objectives import Objective
from vestige.games.magnastorm.steps.turn import Turn
from vestige.games.magnastorm.table import Planet
from vestige.kernel.step import Procedure
from vestige.kernel.values import NOBODY
from vestige.kernel.verb import COUNT, Arg


class NewRound(Procedure[Planet]):
    """Phase 1 begins with the player in position 1 (MS-FLOW-01, -07)."""

    __slots__ = ()
    name: ClassVar[str] = "new_round"

    def run(self, t: Planet) -> None:
        if t.ears is not None:
            t.tell("round", t.round)
            t.tell("storm", *(sector for sector in range(6) if not t.calm >> sector & 1))
        t.push(Cycle())


class Cycle(Procedure[Planet]):
    """The order is read from the turn track and stays for this cycle (MS-FLOW-02)."""

    __slots__ = ()
    name: ClassVar[str] = "cycle"

    def run(self, t: Planet) -> None:
        t.cycle = t.order
        t.push(Go(0))


class Go(Procedure[Planet]):
    """The turn of the player in this place of the cycle, counted from 0: a main action, then perhaps an objective
    (MS-FLOW-04, -05); after the last place the next cycle, unless the end has come (MS-END-02)."""

    __slots__ = ("place",)
    name: ClassVar[str] = "go"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("place", COUNT),)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, t: Planet) -> None:
        if self.place >= t.seats:
            t.push(Final() if t.flag else Cycle())
            return
        seat = t.cycle[self.place]
        t.active, t.used = seat, 0
        if t.ears is not None:
            t.tell("turn", seat)
        t.push(Turn(seat), Objective(seat), EndTurn(self.place))


class EndTurn(Procedure[Planet]):
    """An empty upper panel ends phase 1 (MS-FLOW-03, MS-END-03)."""

    __slots__ = ("place",)
    name: ClassVar[str] = "end_turn"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("place", COUNT),)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, t: Planet) -> None:
        t.active, t.used = NOBODY, 0
        if not upper_empty(t):
            t.push(Go(self.place + 1))
        elif t.flag:
            t.push(Final())
        else:
            t.push(Administration())


class Administration(Procedure[Planet]):
    """Phase 2, then the next round or the end (MS-END-04, -05)."""

    __slots__ = ()
    name: ClassVar[str] = "administration"

    def run(self, t: Planet) -> None:
        last = t.round == t.box.rounds
        administer(t)
        t.push(Final() if t.flag or last else NewRound())
