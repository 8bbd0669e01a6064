"""Games with a fault each, to see what happens when something breaks."""

from __future__ import annotations

from typing import ClassVar

from vestige.kernel.rng import Rng
from vestige.kernel.setup import Setup
from vestige.kernel.step import Question
from vestige.kernel.values import Action
from vestige.lab.marbles import Marbles, MarblesGame, Round


class Leaking(Marbles):
    """Marbles get lost."""

    def broken(self) -> str | None:
        return "a hole in the bag"


class NoAnswer(Question[Marbles]):
    name: ClassVar[str] = "no-answer"

    def options(self, t: Marbles) -> list[Action]:
        return []


class Reef(Round):
    """In the third round a question has no answer."""

    name: ClassVar[str] = "reef"

    def run(self, t: Marbles) -> None:
        super().run(t)
        if t.round == 3:
            t.push(NoAnswer(0))


class Wreck(MarblesGame):
    def __init__(self, game: str, bound: int = 10_000) -> None:
        super().__init__()
        self.id = game
        self.bound = bound

    def new_table(self, setup: Setup, rng: Rng) -> Marbles:
        t = Leaking() if self.id == "leaks" else Marbles()
        t.open(self, setup, setup.players, rng)
        t.bags, t.round = [0] * setup.players, 0
        return t

    def lay_out(self, t: Marbles) -> None:
        assert self.id != "never", "lost at sea"
        t.push(Reef() if self.id == "sinks" else Round())


SINKS = Wreck("sinks")
LEAKS = Wreck("leaks")
NEVER = Wreck("never")
ENDLESS = Wreck("endless", bound=20)
