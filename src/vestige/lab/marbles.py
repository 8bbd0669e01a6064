"""The bare kernel: a trivial game that does nothing but ask, answer, nest and copy, to measure what a rule pays."""

from __future__ import annotations

from typing import ClassVar, Final, Self

from vestige.kernel.game import Game
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import WRONG_STEP, Reason
from vestige.kernel.rng import Rng
from vestige.kernel.score import Result, Row, Sheet, ranked
from vestige.kernel.setup import Setup
from vestige.kernel.step import Procedure, Question
from vestige.kernel.table import Table
from vestige.kernel.values import Action, Plain
from vestige.kernel.verb import COUNT, Arg

ROUNDS: Final = 50
TAKE: Final[list[Action]] = [("take", marbles) for marbles in range(8)]
KEEP: Final[list[Action]] = [("keep",), ("give",)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Marbles(Table):
    __slots__ = ("bags", "round")
    bags: list[int]
    round: int

    def copy(self) -> Self:
        t = type(self)()
        t.inherit(self)
        t.bags = self.bags[:]
        t.round = self.round
        return t

    def body(self) -> dict[str, Plain]:
        return {"round": self.round, "seat": [{"marbles": marbles} for marbles in self.bags]}

    def score_sheet(self) -> Sheet:
        return Sheet([Row("marbles", self.bags)])

    def final_result(self) -> Result:
        return ranked(self.bags, [[] for _ in self.bags])


class Round(Procedure[Marbles]):
    """Every seat takes once."""

    __slots__ = ()
    name: ClassVar[str] = "round"

    def run(self, t: Marbles) -> None:
        t.round += 1
        if t.round <= ROUNDS:
            t.push(*(Take(seat) for seat in range(t.seats)), self)


class Take(Question[Marbles]):
    """Take some; who takes an odd number is asked once more."""

    __slots__ = ()
    name: ClassVar[str] = "take"
    verbs: ClassVar[tuple[str, ...]] = ("take",)

    def options(self, t: Marbles) -> list[Action]:
        return TAKE

    def take(self, t: Marbles, action: Action) -> None:
        marbles: int = action[1]
        t.bags[self.seat] += marbles
        if marbles & 1:
            t.push(Keep(self.seat))

    def why_not(self, t: Marbles, prefix: Action) -> Reason:
        return Reason(WRONG_STEP, "")


class Keep(Question[Marbles]):
    """Keep the odd marble or give it to the next seat."""

    __slots__ = ()
    name: ClassVar[str] = "keep"
    verbs: ClassVar[tuple[str, ...]] = ("keep", "give")

    def options(self, t: Marbles) -> list[Action]:
        return KEEP

    def take(self, t: Marbles, action: Action) -> None:
        if action[0] == "give":
            t.bags[self.seat] -= 1
            t.bags[(self.seat + 1) % t.seats] += 1

    def why_not(self, t: Marbles, prefix: Action) -> Reason:
        return Reason(WRONG_STEP, "")


class MarblesGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "kernel",
            players=(2, 4),
            bound=10_000,
            verbs={"take": (Arg("marbles", COUNT),), "keep": (), "give": ()},
            events={},
            reasons={},
            steps=(Round, Take, Keep),
            kinds={},
        )

    def new_table(self, setup: Setup, rng: Rng) -> Marbles:
        t = Marbles()
        t.open(self, setup, setup.players, rng)
        t.bags = [0] * setup.players
        t.round = 0
        return t

    def lay_out(self, t: Marbles) -> None:
        t.push(Round())


KERNEL: Final = MarblesGame()
