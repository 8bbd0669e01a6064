"""Why a position is better than another for a seat, in the named terms of the game's insight.

Whatever is told before the end follows from Views alone: what somebody may not see cannot show in the reasons. Terms
that an insight calls secret are told of a seat only to whoever sits there; after the end of all.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from vestige.bots.finish import after
from vestige.kernel.insight import Insight, dot, insight_of
from vestige.kernel.rng import Quick
from vestige.kernel.table import Table
from vestige.kernel.values import Action
from vestige.kernel.view import view

LEAST: Final = 0.3
"""Points below which a difference is not worth a word."""
MOST: Final = 5
TRIED: Final = 60
"""Other answers that are looked at; of a longer list every second, third … one."""
PERCENT: Final = 25.0
"""Of the chance, for a logit, where it is even: how differences are told to who plays alone for goals."""


class Difference(NamedTuple):
    """A term by its name and what it brings the seat, in points, or in percent of the chance for who plays alone."""

    name: str
    worth: float


class Instead(NamedTuple):
    """The best other answer, and what the one that was given has over it."""

    action: Action
    differences: list[Difference]


def changed(before: Table, now: Table, seat: int, eyes: int | None, everything: bool) -> list[Difference]:
    """What the seat has gained between two positions, as ``eyes`` may know it, or, after the end, as it was."""
    if everything:
        return differences(now, before, seat, range(before.seats))
    seen = [view(t, eyes).imagine(Quick(0)) for t in (now, before)]
    return differences(seen[0], seen[1], seat, () if eyes is None else (eyes,))


def instead(before: Table, seat: int, action: Action) -> Instead | None:
    """Judged by what the seat could know, each answer with its action finished; None where there was no other."""
    insight, world = insight_of(before.game), view(before, seat).imagine(Quick(0))
    options = [option for option in world.options(seat) if option != action]
    if not options:
        return None
    judge = insight.chance
    best, highest = None, 0.0
    for option in options[:: -(-len(options) // TRIED)]:
        done = after(world, seat, option, judge)
        worth = judge(done, seat)
        if best is None or worth > highest:
            best, highest = (option, done), worth
    assert best is not None
    return Instead(best[0], differences(after(world, seat, action, judge), best[1], seat, range(world.seats)))


def differences(one: Table, other: Table, seat: int, knows: Collection[int]) -> list[Difference]:
    """What ``one`` has over the ``other`` for a seat, against its strongest rival: the largest first, the small ones
    left out. ``knows``: the seats whose secrets may be told."""
    insight = insight_of(one.game)
    weights = [PERCENT * weight for weight in insight.alone] if one.seats == 1 else insight.first
    then = open_terms(insight, other, knows)
    now = open_terms(insight, one, knows)
    rival = strongest(then, seat, weights)
    found = []
    for place, name in enumerate(insight.names):
        gained = now[seat][place] - then[seat][place]
        if rival is not None:
            gained -= now[rival][place] - then[rival][place]
        found.append(Difference(name, gained * weights[place]))
    found.sort(key=lambda one: -abs(one.worth))
    return [one for one in found[:MOST] if abs(one.worth) >= LEAST]


def open_terms(insight: Insight[Any], t: Table, knows: Collection[int]) -> list[list[float]]:
    terms = insight.terms(t)
    for seat, own in enumerate(terms):
        if seat not in knows:
            for place, name in enumerate(insight.names):
                if name in insight.secret:
                    own[place] = 0.0
    return terms


def strongest(terms: list[list[float]], seat: int, weights: list[float]) -> int | None:
    """The other seat that stands best."""
    others = [other for other in range(len(terms)) if other != seat]
    return max(others, key=lambda other: dot(terms[other], weights), default=None)
