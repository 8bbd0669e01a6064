"""Rounds of Buy, Planning, Actions and harvest, until the throne is taken (CS-FLOW-01 to -06, CS-END-01)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.council_of_shadows.automa.turn import AutomaTurn
from vestige.games.council_of_shadows.final import FinalCount
from vestige.games.council_of_shadows.steps.act import Act, Shift
from vestige.games.council_of_shadows.steps.buy import Buy
from vestige.games.council_of_shadows.steps.consumption import Consumption
from vestige.games.council_of_shadows.steps.harvest import HarvestStep
from vestige.games.council_of_shadows.steps.levels import LevelCheck
from vestige.games.council_of_shadows.steps.planning import Planning
from vestige.games.council_of_shadows.table import Council
from vestige.kernel.step import Procedure
from vestige.kernel.values import NOBODY
from vestige.kernel.verb import COUNT, Arg


class NewRound(Procedure[Council]):
    """Phase 1, then 2, then 3 (CS-FLOW-01)."""

    __slots__ = ()
    name = "new_round"

    def run(self, t: Council) -> None:
        t.round += 1
        if t.ears is not None:
            t.tell("round_began", t.round)
        t.push(BuyPhase(0))


class BuyPhase(Procedure[Council]):
    """The seat with this turn order token buys, from 0; its level is checked at the end (CS-FLOW-02, CS-BUY-07)."""

    __slots__ = ("turn",)
    name = "buy_phase"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("turn", COUNT),)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, t: Council) -> None:
        for turn in range(self.turn, t.seats):
            seat = t.order[turn]
            if seat != t.automa:
                if t.ears is not None:
                    t.tell("buys", seat)
                t.push(Buy(seat, 0, 0), LevelCheck(seat), BuyPhase(turn + 1))
                return
        t.push(Planning(), Consumption(), ActionPhase(0))


class ActionPhase(Procedure[Council]):
    """A whole turn each, in the new order (CS-FLOW-04); then the round is over (CS-FLOW-05)."""

    __slots__ = ("turn",)
    name = "action_phase"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("turn", COUNT),)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, t: Council) -> None:
        if self.turn >= t.seats:
            t.push(EndOfRound())
            return
        seat = t.order[self.turn]
        after = (LevelCheck(seat), ActionPhase(self.turn + 1))
        if t.ears is not None:
            t.tell("turn", seat)
        if seat == t.automa:
            t.push(AutomaTurn(), *after)
        else:
            t.push(Act(seat, 0), Shift(seat), HarvestStep(seat), *after)


class EndOfRound(Procedure[Council]):
    """The throne ends the game with the round in which it was taken (CS-END-01)."""

    __slots__ = ()
    name = "end_of_round"

    def run(self, t: Council) -> None:
        t.push(NewRound() if t.throne == NOBODY else FinalCount())
