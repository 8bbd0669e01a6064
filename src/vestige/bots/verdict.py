"""What an answer was worth, looked at again: the search gives it every walk, so that two answers can be compared fairly
however unlikely the search found either of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from vestige.bots.search.tree import Search
from vestige.kernel.bot import Budget
from vestige.kernel.insight import insight_of
from vestige.kernel.rng import Quick, Rng
from vestige.kernel.values import Action
from vestige.kernel.view import View

NEVER: Final = -1000.0
WORLDS: Final = 4
"""Tables that are imagined for a first sight."""


class Measured(NamedTuple):
    """A chance of winning and its standard error."""

    chance: float
    error: float


def measured(view: View[Any], action: Action, walks: int, rng: Rng, stop: Callable[[], bool] | None = None) -> Measured:
    """The chance of the seat after this answer, by so many walks through a tree of its own."""
    seat = view.seat
    assert seat is not None  # spectators are not asked
    search = Search(seat, insight_of(view.table.game))
    root, options = search.root, view.imagine(rng).options(seat)
    root.meet(options, [1.0] * len(options))
    for edge in root.edges.values():
        edge.seen, edge.impression = True, 0.5 if edge.action == action else NEVER
    root.judged = True
    search.think(view, rng, Budget(rollouts=walks, stop=stop))
    edge = root.edges[action]
    return Measured(edge.total / max(1, edge.visits), edge.error())


def at_first_sight(view: View[Any]) -> list[float]:
    """Everybody's chance as the position stands, before anybody does anything, over a few tables that the seat may be
    sitting at."""
    insight = insight_of(view.table.game)
    seen = [insight.chances(view.imagine(Quick(world))) for world in range(WORLDS)]
    return [sum(own) / WORLDS for own in zip(*seen, strict=True)]


def chances(view: View[Any], own: float) -> list[float]:
    """Everybody's, where the search knows that of the seat that looks: the others share the rest as the positions look
    at first sight."""
    seat, seats = view.seat, view.table.seats
    assert seat is not None
    hopes = at_first_sight(view)
    rest = sum(hopes) - hopes[seat]
    shared = [(1.0 - own) * (hope / rest if rest > 0 else 1.0 / max(1, seats - 1)) for hope in hopes]
    shared[seat] = own
    return shared
