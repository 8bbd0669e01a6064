"""Players that look one answer ahead as people do who are still learning: they overlook things."""

from __future__ import annotations

from typing import Any

from vestige.bots.finish import after, onward
from vestige.kernel.bot import Bot, Budget
from vestige.kernel.insight import dot, insight_of
from vestige.kernel.rng import Rng
from vestige.kernel.table import Table
from vestige.kernel.values import Action
from vestige.kernel.view import View


class Novice(Bot):
    """Likes what brings much at once and looks good on its own side, never minds the others, and overlooks half of what
    it could do – but takes the best of what it sees."""

    overlooks = 50

    def choose(self, view: View[Any], options: list[Action], rng: Rng, budget: Budget) -> Action:
        options = onward(view.table, options)
        if len(options) == 1:
            return options[0]
        seat = view.seat
        assert seat is not None  # spectators are not asked
        world = view.imagine(rng)
        seen = [action for action in options if rng.below(100) >= self.overlooks] or [options[rng.below(len(options))]]
        worth = [self.judge(after(world, seat, action, self.judge), seat) for action in seen]
        best = max(worth)
        equal = [action for action, value in zip(seen, worth, strict=True) if value == best]
        return equal[rng.below(len(equal))]

    def judge(self, t: Table, seat: int) -> float:
        """Its own side alone, by a person's first guess of what things are worth."""
        insight = insight_of(t.game)
        return dot(insight.terms(t)[seat], insight.first)


class Apprentice(Novice):
    """Knows what positions are worth and minds the others, but looks no further and still overlooks now and then."""

    overlooks = 15

    def judge(self, t: Table, seat: int) -> float:
        return insight_of(t.game).chance(t, seat)
