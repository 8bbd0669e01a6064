"""The free exchange, three cubes for one, at every decision of the own turn (MS-CUBE-07, MS-FLOW-08)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from vestige.games.magnastorm.constants import CUBES, YELLOW
from vestige.games.magnastorm.cubes import ONE, count, counts_of, covers, total
from vestige.games.magnastorm.table import Planet
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import NOBODY, Action
from vestige.kernel.verb import Arg

EXCHANGE: Final[Action] = ("exchange",)
RECEIVE: Final[tuple[Action, ...]] = tuple(("receive", colour) for colour in range(len(CUBES)))
GIVE: Final[tuple[Action, ...]] = tuple(
    ("give", a, b, c) for a in range(len(CUBES)) for b in range(a, len(CUBES)) for c in range(b, len(CUBES))
)
GIVEN: Final[tuple[int, ...]] = tuple(ONE[give[1]] + ONE[give[2]] + ONE[give[3]] for give in GIVE)
"""The heap of each way to give three."""


def with_exchange(t: Planet, seat: int, options: list[Action]) -> list[Action]:
    """The options and, in the own turn with three cubes in the hold, the standing offer."""
    if t.active == seat and total(t.hold[seat]) >= t.box.exchange:
        options.append(EXCHANGE)
    return options


def exchanged(t: Planet, question: Question[Any], action: Action) -> bool:
    """Whether the answer was the exchange; then the same question is put again afterwards (MS-FLOW-08)."""
    if action[0] != "exchange":
        return False
    t.push(Exchange(question.seat), question)
    return True


def why_no_exchange() -> Reason:
    return Reason("E_EXCHANGE", "MS-CUBE-07")


class Exchange(Question[Planet]):
    """Which three cubes are given."""

    __slots__ = ()
    name: ClassVar[str] = "exchange"
    verbs: ClassVar[tuple[str, ...]] = ("give",)

    def options(self, t: Planet) -> list[Action]:
        hold = t.hold[self.seat]
        return [give for give, heap in zip(GIVE, GIVEN, strict=True) if covers(hold, heap)]

    def take(self, t: Planet, action: Action) -> None:
        t.push(Receive(self.seat, action[1], action[2], action[3]))

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        return why_no_exchange()


class Receive(Question[Planet]):
    """Which cube is taken for them, of those in the supply after the payment; yellow is allowed."""

    __slots__ = ("first", "second", "third")
    name: ClassVar[str] = "receive"
    fields: ClassVar[tuple[Arg, ...]] = (
        Arg("seat", "seat"),
        Arg("first", "cube"),
        Arg("second", "cube"),
        Arg("third", "cube"),
    )
    verbs: ClassVar[tuple[str, ...]] = ("receive",)

    def __init__(self, seat: int, first: int, second: int, third: int) -> None:
        super().__init__(seat)
        self.first = first
        self.second = second
        self.third = third

    def given(self) -> int:
        return ONE[self.first] + ONE[self.second] + ONE[self.third]

    def options(self, t: Planet) -> list[Action]:
        after = t.supply + self.given()
        return [RECEIVE[colour] for colour in range(len(CUBES)) if takes_part(t, colour) and count(after, colour)]

    def take(self, t: Planet, action: Action) -> None:
        colour: int = action[1]
        given = self.given()
        t.hold[self.seat] += ONE[colour] - given
        t.supply += given - ONE[colour]
        if t.ears is not None:
            t.tell("exchanged", self.seat, *counts_of(given, len(CUBES)), colour)

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        return why_no_exchange()


def takes_part(t: Planet, colour: int) -> bool:
    return colour == YELLOW or t.seat_of[colour] != NOBODY
