"""Random play: for benches, conformance and search."""

from __future__ import annotations

from typing import Final

from vestige.kernel.rng import Rng
from vestige.kernel.step import Question
from vestige.kernel.table import Table

RELUCTANCE: Final = 75
"""Of a hundred standing offers that come up so many are passed over, so that random games do not drown in them."""


class Tally:
    """What a playout did: answers, answers among two options or more, and the options offered there."""

    __slots__ = ("answers", "decisions", "options")

    def __init__(self) -> None:
        self.answers = 0
        self.decisions = 0
        self.options = 0


def playout(t: Table, source: Rng, tally: Tally, limit: int = 1 << 30) -> None:
    """Answer at random until the game is over or so many answers have been given."""
    asides = t.game.asides
    while limit > 0 and t.stack:
        step = t.stack[-1]
        if isinstance(step, Question):
            seat, options = step.seat, t.offered
        else:
            asked = t.asked()
            seat = asked[0] if len(asked) == 1 else asked[source.below(len(asked))]
            options = t.options(seat)
        count = len(options)
        if count > 1:
            tally.decisions += 1
            tally.options += count
        tally.answers += 1
        limit -= 1
        action = options[source.below(count)]
        while asides and action[0] in asides and source.below(100) < RELUCTANCE and count > 1:
            action = options[source.below(count)]
        t.play(seat, action)
