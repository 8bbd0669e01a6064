"""High tide: everybody secretly picks two shells and a stake."""

from __future__ import annotations

from tide.table import Tide, value
from vestige.kernel.reason import Reason
from vestige.kernel.rng import Rng
from vestige.kernel.step import Question, Step
from vestige.kernel.together import Together
from vestige.kernel.values import Action

PICKS = 2


class Plan(Together[Tide]):
    """TD-PLAN-01: all people pick at once."""

    __slots__ = ()
    name = "plan"

    def seats(self, t: Tide) -> range:
        return range(t.setup.players)

    def secret(self, t: Tide) -> bool:
        """TD-PLAN-05: at an open shore everybody sees every plan grow."""
        return not t.setup.options["open"]

    def begin(self, t: Tide, seat: int) -> list[Step[Tide]]:
        t.picks[seat], t.stakes[seat] = (), 0
        return [*(Pick(seat) for _ in range(PICKS)), Stake(seat)]

    def reveal(self, t: Tide) -> None:
        """TD-PLAN-02: the highest sum takes a point and the stakes of the others; ties take nothing."""
        sums = [sum(map(value, picks)) for picks in t.picks]
        best = [seat for seat, total in enumerate(sums) if total == max(sums)]
        for seat, picks in enumerate(t.picks):
            for shell in picks:
                t.hands[seat].give(t, shell, t.beach)
            if t.ears is not None:
                t.tell("revealed", seat, sums[seat], t.stakes[seat])
        if len(best) == 1:
            winner = best[0]
            t.points[winner] += 1
            for seat, stake in enumerate(t.stakes):
                t.purses[seat] -= stake
                t.purses[winner] += stake
        t.picks, t.stakes = [()] * len(t.picks), [0] * len(t.stakes)


class LoosePlan(Plan):
    """TD-PLAN-06: shells are picked and put back in any order until the plan is confirmed."""

    __slots__ = ()
    name = "loose_plan"
    asks_confirm = False
    limit = 6

    def begin(self, t: Tide, seat: int) -> list[Step[Tide]]:
        t.picks[seat], t.stakes[seat] = (), 0
        return [Arrange(seat)]

    def guess(self, t: Tide, seat: int, rng: Rng) -> bool:
        """Any shells of the hand will do."""
        shells = t.hands[seat].cards[:]
        rng.shuffle(shells)
        t.picks[seat], t.stakes[seat] = tuple(sorted(shells[:PICKS])), 0
        return True


class Arrange(Question[Tide]):
    """TD-PLAN-06: one looping question, one confirmation."""

    __slots__ = ()
    name = "arrange"
    verbs = ("pick", "put", "confirm")
    always_ask = True

    def options(self, t: Tide) -> list[Action]:
        return [*self.closing(t), *(("put", shell) for shell in t.picks[self.seat])]

    def closing(self, t: Tide) -> list[Action]:
        """The plan is whole with two shells, or with all there are."""
        picks, hand = t.picks[self.seat], t.hands[self.seat].cards
        if len(picks) == min(PICKS, len(hand)):
            return [("confirm",)]
        return [("pick", shell) for shell in sorted(hand) if shell not in picks]

    def take(self, t: Tide, action: Action) -> None:
        picks = t.picks[self.seat]
        match action[0]:
            case "pick":
                t.picks[self.seat] = tuple(sorted((*picks, action[1])))
            case "put":
                t.picks[self.seat] = tuple(shell for shell in picks if shell != action[1])
        if action[0] != "confirm":
            t.push(self)

    def why_not(self, t: Tide, prefix: Action) -> Reason:
        if prefix[0] == "confirm" or len(prefix) < 2:
            return Reason("E_NOTHING_THERE", "TD-PLAN-06")
        return Reason("E_NOT_IN_HAND", "TD-PLAN-06", prefix[1])


class Pick(Question[Tide]):
    """TD-PLAN-03: a shell of the own hand."""

    __slots__ = ()
    name = "pick"
    verbs = ("pick",)
    skips = True

    def options(self, t: Tide) -> list[Action]:
        return [("pick", shell) for shell in sorted(t.hands[self.seat].cards) if shell not in t.picks[self.seat]]

    def take(self, t: Tide, action: Action) -> None:
        t.picks[self.seat] += (action[1],)

    def why_not(self, t: Tide, prefix: Action) -> Reason:
        return Reason("E_NOT_IN_HAND", "TD-PLAN-03", prefix[1])


class Stake(Question[Tide]):
    """TD-PLAN-04: up to two own pebbles."""

    __slots__ = ()
    name = "stake"
    verbs = ("stake",)

    def options(self, t: Tide) -> list[Action]:
        return [("stake", pebbles) for pebbles in range(min(2, t.purses[self.seat]) + 1)]

    def take(self, t: Tide, action: Action) -> None:
        t.stakes[self.seat] = action[1]

    def why_not(self, t: Tide, prefix: Action) -> Reason:
        return Reason("E_PEBBLES", "TD-PLAN-04", t.purses[self.seat])
