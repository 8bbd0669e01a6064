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


def reply(t: Table, seat: int, insight: Insight[Any], rng: Rng) -> Action:
    """Of a few answers that come to mind – all, where there are no more than the game's insight tries –, the one after
    which the seat's chances look best."""
    options = onward(t, t.options(seat))
    tried = options if len(options) <= insight.tries else thoughts(options, insight, rng)
    best, highest = tried[0], -1.0
    for action in tried:
        value = promise(t, seat, action, insight) if len(tried) > 1 else 0.0
        if value > highest:
            best, highest = action, value
    return best


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


def promise(t: Table, seat: int, action: Action, insight: Insight[Any]) -> float:
    """The seat's chance right after an answer."""
    twin = t.copy()
    twin.play(seat, action)
    return insight.chance(twin, seat)


def complete(t: Table, seat: int, insight: Insight[Any], rng: Rng) -> None:
    """By quick answers the seat completes what it is in the middle of: half-made actions are never judged."""
    for _ in range(LIMIT):
        if not open_action(t, seat, t.horizon[seat]):
            return
        t.play(seat, reply(t, seat, insight, rng))


def impression(t: Table, seat: int, action: Action, insight: Insight[Any], rng: Rng) -> float:
    """The seat's chance after an answer, with the action that it begins completed."""
    twin = t.copy()
    twin.play(seat, action)
    complete(twin, seat, insight, rng)
    return insight.chance(twin, seat)


def play_on(t: Table, own: int, mover: int, insight: Insight[Any], rng: Rng) -> list[float]:
    """As many quick answers as the game's insight asks for; then who answered last (at first the ``mover``) completes
    the action; the chances there."""
    for _ in range(insight.answers):
        if not t.stack:
            break
        mover = who(t, own)
        t.play(mover, reply(t, mover, insight, rng))
    complete(t, mover, insight, rng)
    return insight.chances(t)
