"""Three rounds of Preparation, Actions and Scoring (EE-FLOW-01 to -03)."""

from __future__ import annotations

from vestige.games.excavation_earth.components import DAL_HARRAI, EXPLORERS
from vestige.games.excavation_earth.preparation import prepare
from vestige.games.excavation_earth.scoring import score_centres, tell_galleries
from vestige.games.excavation_earth.steps.act import Act
from vestige.games.excavation_earth.steps.draft import deal_draft
from vestige.games.excavation_earth.steps.start import FreeMove, ThirdExplorer
from vestige.games.excavation_earth.table import Earth
from vestige.games.excavation_earth.zu.turn import ZuTurn
from vestige.kernel.step import Procedure, Step
from vestige.kernel.values import NOBODY


class Preparation(Procedure[Earth]):
    """Phase I of rounds 2 and 3; only the draft asks for decisions (EE-PREP-01 to -14)."""

    __slots__ = ()
    name = "preparation"

    def run(self, t: Earth) -> None:
        t.round += 1
        t.passed = 0
        if t.ears is not None:
            t.tell("round_began", t.round)
        prepare(t)
        t.push(Renewal(), ActionPhase())
        deal_draft(t)


class Renewal(Procedure[Earth]):
    """Travel cards come back; the visible tile of each black market pile goes under it (EE-PREP-13, -14)."""

    __slots__ = ()
    name = "renewal"

    def run(self, t: Earth) -> None:
        t.travel = [(1 << len(t.box.travel)) - 1] * t.setup.players
        t.black_market = [pile[1:] + pile[:1] for pile in t.black_market]
        if t.ears is not None:
            t.tell("black_market_renewed")


class ActionPhase(Procedure[Earth]):
    """Phase II: turns until all have passed."""

    __slots__ = ()
    name = "action_phase"

    def run(self, t: Earth) -> None:
        t.active = NOBODY
        t.push(NextTurn())


class NextTurn(Procedure[Earth]):
    """The next in turn order who has not passed (EE-TURN-01 to -04)."""

    __slots__ = ()
    name = "next_turn"

    def run(self, t: Earth) -> None:
        seats = len(t.order)
        last = seats - 1 if t.active == NOBODY else t.order.index(t.active)
        for ahead in range(1, seats + 1):
            seat = t.order[(last + ahead) % seats]
            if not t.passed >> seat & 1:
                t.active = seat
                if t.ears is not None:
                    t.tell("turn", seat)
                t.push(*turn_steps(t, seat), self)
                return
        t.active = NOBODY
        t.push(Scoring())


def turn_steps(t: Earth, seat: int) -> list[Step[Earth]]:
    """Third explorer, free move of Dal-Harrai, two actions (EE-TURN-02 to -04)."""
    if seat == t.zu:
        return [ZuTurn(t.box.zu_actions)]
    steps: list[Step[Earth]] = []
    if t.round == 1 and t.explorers[EXPLORERS * seat + EXPLORERS - 1] == NOBODY:
        steps.append(ThirdExplorer(seat))
    if t.factions[seat] == DAL_HARRAI:
        steps.append(FreeMove(seat))
    steps.append(Act(seat, t.box.actions))
    return steps


class Scoring(Procedure[Earth]):
    """Phase III; after the third round the galleries count and the game is over (EE-FLOW-02)."""

    __slots__ = ()
    name = "scoring"

    def run(self, t: Earth) -> None:
        score_centres(t)
        if t.round < t.box.rounds:
            t.push(Preparation())
        elif t.ears is not None:
            tell_galleries(t)
