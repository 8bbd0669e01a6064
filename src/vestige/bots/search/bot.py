"""A player that searches, and keeps its tree while its own action goes on."""

from __future__ import annotations

from typing import Any

from vestige.bots.finish import onward
from vestige.bots.search.tree import Opinion, Search
from vestige.kernel.bot import Bot, Budget
from vestige.kernel.insight import insight_of
from vestige.kernel.rng import Rng
from vestige.kernel.values import Action
from vestige.kernel.view import View


class SearchBot(Bot):
    """Answers what it has tried most."""

    def __init__(self) -> None:
        self.search: Search | None = None
        self.question = 0
        self.horizon = 0

    def choose(self, view: View[Any], options: list[Action], rng: Rng, budget: Budget) -> Action:
        options = onward(view.table, options)
        if len(options) == 1:
            self.question += 1
            return options[0]
        return self.opinions(view, options, rng, budget, to_answer=True)[0].action

    def opinions(
        self, view: View[Any], options: list[Action], rng: Rng, budget: Budget, to_answer: bool = False
    ) -> list[Opinion]:
        """What it thinks of the answers, best first; the tree goes on from the first of them. Whoever only wants its
        answer need not wait until it knows all the others as well."""
        seat = view.seat
        assert seat is not None  # spectators are not asked
        options = onward(view.table, options)
        search = self.kept(view, options)
        if search is None:
            search = Search(seat, insight_of(view.table.game))
        search.think(view, rng, budget, to_answer)
        found = search.opinions(options)
        self.search, self.question, self.horizon = search, view.table.question + 1, view.table.horizon[seat]
        search.follow(found[0].action)
        return found

    def kept(self, view: View[Any], options: list[Action]) -> Search | None:
        """The tree of the last answer, if this question follows from it alone: nobody else has answered, nothing was
        drawn or learned, and all it knows of the question still holds."""
        search, seat = self.search, view.seat
        if search is None or seat is None or search.seat != seat:
            return None
        if view.table.question > self.question or view.table.horizon[seat] != self.horizon:
            return None
        return search if search.fits(options) else None
