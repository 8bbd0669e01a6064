"""Quick, sensible answers: how games are played on beyond the tree."""

from __future__ import annotations

from typing import Any, Final

from vestige.bots.finish import onward
from vestige.kernel.insight import Insight
from vestige.kernel.rng import Rng
from vestige.kernel.table import Table
from vestige.kernel.values import Action

LONGEST: Final = 40
"""Answers after which a playout is judged wherever it stands."""


def who(t: Table, own: int) -> int:
    """The seat that answers next: where several are asked at once, the searching seat first."""
    asked = t.asked()
    return own if own in asked else asked[0]


def reply(t: Table, seat: int, insight: Insight[Any], rng: Rng) -> Action:
    """Of a few answers that come to mind, the one after which the seat's chances look best."""
    options = onward(t, t.options(seat))
    first = first_thought(options, insight, rng)
    if insight.tries <= 1 or len(options) == 1:
        return first
    best, highest = first, promise(t, seat, first, insight)
    for _ in range(insight.tries - 1):
        other = first_thought(options, insight, rng)
        if other != best:
            value = promise(t, seat, other, insight)
            if value > highest:
                best, highest = other, value
    return best


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
    return insight.chances(twin)[seat]


def resting(t: Table, seat: int, rests: tuple[str, ...]) -> bool:
    """Whether a position may be judged: nobody is in the middle of an action that this seat began."""
    if not t.stack:
        return True
    question = t.current(seat)
    if question is None or t.asked() != (seat,):
        return True
    return question.name in rests


def play_on(t: Table, own: int, insight: Insight[Any], rng: Rng) -> list[float]:
    """At least as many answers as the game's insight asks for, then on to where the position may be judged; the chances
    there."""
    rests: tuple[str, ...] = getattr(t.game, "rests", ())
    given, mover = 0, -1
    while t.stack and given < LONGEST:
        seat = who(t, own)
        if given >= insight.answers and (seat != mover or resting(t, seat, rests)):
            break
        mover = seat
        t.play(seat, reply(t, seat, insight, rng))
        given += 1
    return insight.chances(t)
