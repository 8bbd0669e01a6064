"""The answer that looks best once its action is finished."""

from __future__ import annotations

from typing import Any

from vestige.bots.finish import after, onward
from vestige.kernel.bot import Bot, Budget
from vestige.kernel.rng import Rng
from vestige.kernel.table import Table
from vestige.kernel.values import Action
from vestige.kernel.view import View


class GreedyBot(Bot):
    """Tries each option on the same imagined tables (one, or as many as the budget's rollouts) and keeps the best;
    chance decides between equals."""

    def choose(self, view: View[Any], options: list[Action], rng: Rng, budget: Budget) -> Action:
        options = onward(view.table, options)
        if len(options) == 1:
            return options[0]
        seat = view.seat
        assert seat is not None  # spectators are not asked
        worlds = [view.imagine(rng) for _ in range(max(1, budget.rollouts))]
        worth = [sum(promise(world, seat, action) for world in worlds) for action in options]
        best = [action for action, value in zip(options, worth, strict=True) if value == max(worth)]
        return best[rng.below(len(best))]


def promise(world: Table, seat: int, action: Action) -> float:
    """How good an imagined table looks to a seat once it has finished what the action begins."""
    return judge(after(world, seat, action, judge), seat)


def judge(t: Table, seat: int) -> float:
    """As the game's own insight sees it at first glance, or by the lead."""
    insight = t.game.insight
    return lead(t.progress(), seat) if insight is None else insight.glance(t, seat)


def lead(progress: list[tuple[int, ...]], seat: int) -> float:
    """How far ahead of the best other seat; alone, how far. A later place counts a thousandth of the one before."""
    own = progress[seat]
    best = max((other for number, other in enumerate(progress) if number != seat), default=(0,) * len(own))
    return float(sum((mine - theirs) / 1000**place for place, (mine, theirs) in enumerate(zip(own, best, strict=True))))
