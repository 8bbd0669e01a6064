"""Low tide: one deed each, then the heron."""

from __future__ import annotations

from typing import ClassVar

from tide.plan import LoosePlan, Plan
from tide.table import Tide, value
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure, Question
from vestige.kernel.values import Action, reader
from vestige.kernel.verb import COUNT, Arg

PRICE = 2


class Round(Procedure[Tide]):
    """TD-FLOW-01: plan, deeds in seat order, the heron; as many rounds as were agreed."""

    __slots__ = ()
    name = "round"

    def run(self, t: Tide) -> None:
        plan = LoosePlan() if t.setup.options["loose"] else Plan()
        t.push(plan, *(Turn(seat) for seat in range(t.setup.players)), Heron())


class Heron(Procedure[Tide]):
    """TD-HERON-01: an automaton with a seat of its own takes the top shell if it is worth 4 or more."""

    __slots__ = ()
    name = "heron"

    def run(self, t: Tide) -> None:
        if t.deck.cards:
            t.deck.draw(t, t.beach)
            shell = t.beach.cards[-1]
            if value(shell) >= 4:
                t.beach.give(t, shell, t.nest)
                t.points[t.heron()] += 1
            if t.ears is not None:
                t.tell("heron", shell)
        if not t.deck.cards:
            while t.beach.cards:
                t.beach.draw(t, t.deck)
            t.deck.shuffle(t)
        t.round += 1
        if t.round <= t.setup.options["rounds"]:
            t.push(Round())


class Deed(Question[Tide]):
    """What both questions of a turn share: the standing offer and the words of refusal."""

    __slots__ = ()

    def offers(self, t: Tide) -> list[Action]:
        """TD-TRADE-01: at any moment of the own turn two pebbles buy a shell of the beach."""
        return [("trade",)] if t.purses[self.seat] >= PRICE and t.beach.cards else []

    def why_not(self, t: Tide, prefix: Action) -> Reason:
        if prefix[0] == "trade":
            return Reason("E_PEBBLES", "TD-TRADE-01", t.purses[self.seat])
        return Reason("E_NOTHING_THERE", "TD-DEED-01")


class Turn(Deed):
    """TD-DEED-01: dive, peek or skip a stone."""

    __slots__ = ()
    name = "turn"
    verbs = ("dive", "peek", "throw", "trade")

    def options(self, t: Tide) -> list[Action]:
        deeds: list[Action] = [("throw",)]
        if t.deck.cards:
            deeds += [("dive",), ("peek",)]
        return deeds + self.offers(t)

    def take(self, t: Tide, action: Action) -> None:
        match action[0]:
            case "trade":
                t.push(Trade(self.seat), self)
            case "dive":
                t.deck.draw(t, t.hands[self.seat])
                if t.ears is not None:
                    t.tell("dived", self.seat, t.hands[self.seat].cards[-1], readers=reader(self.seat))
                t.push(After(self.seat))
            case "peek":
                t.deck.look(t, reader(self.seat), 1)
                t.push(Sink(self.seat), After(self.seat))
            case "throw":
                self.throw(t)

    def throw(self, t: Tide) -> None:
        """TD-DEED-02: chance in the middle of a turn: a die's worth of pebbles, as many as the bank has."""
        pebbles = min(t.bank, t.below(6) + 1)
        t.bank -= pebbles
        t.purses[self.seat] += pebbles
        if t.ears is not None:
            t.tell("threw", self.seat, pebbles)
        t.push(Back(self.seat, pebbles), After(self.seat))


class Sink(Question[Tide]):
    """TD-DEED-03: the shell that was peeked at stays or goes under the deck; only this seat knows it."""

    __slots__ = ()
    name = "sink"
    verbs = ("sink", "decline")

    def options(self, t: Tide) -> list[Action]:
        return [("sink",), ("decline",)]

    def take(self, t: Tide, action: Action) -> None:
        if action[0] == "sink":
            t.deck.bury(t, t.deck.cards[-1], t.deck)

    def why_not(self, t: Tide, prefix: Action) -> Reason:
        raise AssertionError("both answers are always open")


class Back(Question[Tide]):
    """TD-DEED-04: up to the pebbles just thrown may go back to the bank."""

    __slots__ = ("most",)
    name = "back"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("most", COUNT))
    verbs = ("back",)

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def options(self, t: Tide) -> list[Action]:
        return [("back", pebbles) for pebbles in range(self.most + 1)]

    def take(self, t: Tide, action: Action) -> None:
        t.purses[self.seat] -= action[1]
        t.bank += action[1]

    def why_not(self, t: Tide, prefix: Action) -> Reason:
        return Reason("E_PEBBLES", "TD-DEED-04", self.most)


class After(Deed):
    """TD-DEED-05: after the deed only the standing offer is left; asked always, so that undo stays possible."""

    __slots__ = ()
    name = "after"
    verbs = ("done", "trade")
    always_ask = True

    def options(self, t: Tide) -> list[Action]:
        return [("done",), *self.offers(t)]

    def take(self, t: Tide, action: Action) -> None:
        if action[0] == "trade":
            t.push(Trade(self.seat), self)


class Trade(Question[Tide]):
    """TD-TRADE-02: which shell of the beach, or none after all."""

    __slots__ = ()
    name = "trade"
    verbs = ("take", "decline")

    def options(self, t: Tide) -> list[Action]:
        return [("decline",), *(("take", shell) for shell in sorted(t.beach.cards))]

    def take(self, t: Tide, action: Action) -> None:
        if action[0] == "take":
            t.purses[self.seat] -= PRICE
            t.bank += PRICE
            t.beach.give(t, action[1], t.hands[self.seat])
            if t.ears is not None:
                t.tell("traded", self.seat, action[1])

    def why_not(self, t: Tide, prefix: Action) -> Reason:
        return Reason("E_NOTHING_THERE", "TD-TRADE-02")
