"""Quick, sensible answers: how games are played on beyond the tree."""

from __future__ import annotations

from typing import Any

from vestige.bots.finish import LIMIT, onward, open_action
from vestige.kernel.insight import Insight
from vestige.kernel.rng import Rng
from vestige.kernel.table import Table
from vestige.kernel.values import Action


def who(t: Table, own: int) -> int:
    """The seat that answers next: where several are asked at once, the searching seat first."""
    asked = t.asked()
    return own if own in asked else asked[0]


def reply(t: Table, seat: int, insight: Insight[Any], rng: Rng) -> Table:
    """The table after a quick answer: of a few that come to mind – all, where there are no more than the game's insight
    tries –, the one after which the seat's chances look best. ``t`` is used up."""
    options = onward(t, t.options(seat))
    tried = options if len(options) <= insight.tries else thoughts(options, insight, rng)
    found, highest = t, -1.0
    for action in tried:
        twin = t if action is tried[-1] else t.copy()
        twin.play(seat, action)
        value = insight.chance(twin, seat) if len(tried) > 1 else 0.0
        if value > highest:
            found, highest = twin, value
    return found


def thoughts(options: list[Action], insight: Insight[Any], rng: Rng) -> list[Action]:
    """As many as the insight tries, each once."""
    found: list[Action] = []
    for _ in range(max(1, insight.tries)):
        action = first_thought(options, insight, rng)
        if action not in found:
            found.append(action)
    return found


def first_thought(options: list[Action], insight: Insight[Any], rng: Rng) -> Action:
    """An answer at random; those that are rarely given come to mind as rarely."""
    count = len(options)
    action = options[rng.below(count)]
    if count == 1:
        return action
    for _ in range(8):
        if rng.below(100) < insight.ready(action):
            return action
        action = options[rng.below(count)]
    return action


def complete(t: Table, seat: int, insight: Insight[Any], rng: Rng) -> Table:
    """The table after the quick answers by which the seat completes what it is in the middle of: half-made actions are
    never judged. ``t`` is used up."""
    for _ in range(LIMIT):
        if not open_action(t, seat, t.horizon[seat]):
            break
        t = reply(t, seat, insight, rng)
    return t


def impression(t: Table, seat: int, action: Action, insight: Insight[Any], rng: Rng) -> float:
    """The seat's chance after an answer, with the action that it begins completed."""
    twin = t.copy()
    twin.play(seat, action)
    return insight.chance(complete(twin, seat, insight, rng), seat)


def play_on(t: Table, own: int, mover: int, insight: Insight[Any], rng: Rng) -> list[float]:
    """As many quick answers as the game's insight asks for; then who answered last (at first the ``mover``) completes
    the action; the chances there. ``t`` is used up."""
    for _ in range(insight.answers):
        if not t.stack:
            break
        mover = who(t, own)
        t = reply(t, mover, insight, rng)
    return insight.chances(complete(t, mover, insight, rng))
