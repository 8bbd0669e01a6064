"""Who answers in place of a person. A bot sees a View, never the Table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vestige.kernel.native import mypyc_attr
from vestige.kernel.rng import Rng
from vestige.kernel.values import Action
from vestige.kernel.view import View


class Budget:
    """What a bot may spend on one answer: seconds of thought, or a number of imagined games (repeatable anywhere).
    ``stop`` is asked now and then whether the answer is still wanted."""

    __slots__ = ("rollouts", "seconds", "stop")

    def __init__(self, seconds: float = 1.0, rollouts: int = 0, stop: Callable[[], bool] | None = None) -> None:
        self.seconds = seconds
        self.rollouts = rollouts
        self.stop = stop


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """``choose`` gets the options as the View gives them and returns one of them."""

    def choose(self, view: View[Any], options: list[Action], rng: Rng, budget: Budget) -> Action:
        raise AssertionError
