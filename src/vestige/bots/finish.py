"""Plays out a seat's own open action, so that a position is judged when something has come of it.

In the middle of an action a position looks worse than it is: the card is paid, the relic not yet there. From an
imagined table after an answer, the same seat goes on answering – each time what looks best right after it – until
another seat is asked, chance has moved or the seat has learned something, the seat stands before a new action (the
questions that ``Game.rests`` names, if it names any), the game is over, or ``LIMIT`` answers have been given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vestige.kernel.table import Table
from vestige.kernel.values import Action

LIMIT: Final = 12
"""Answers; no action we know takes more."""

BREADTH: Final = 24
"""Options that are tried at each of them; of a longer list every second, third … one."""

Judge = Callable[[Table, int], float]
"""How good a table looks to a seat."""


def after(world: Table, seat: int, action: Action, judge: Judge) -> Table:
    """The table after the action and what the seat does to finish it; ``world`` stays as it is."""
    t = world.copy()
    t.play(seat, action)
    for _ in range(LIMIT):
        if not open_action(t, seat, world.horizon[seat]):
            break
        t = best(t, seat, judge)
    return t


def open_action(t: Table, seat: int, horizon: int) -> bool:
    """Whether the seat is in the middle of an action that holds no surprise."""
    question = t.current(seat)
    rests: tuple[str, ...] = getattr(t.game, "rests", ())
    return question is not None and t.asked() == (seat,) and question.name not in rests and t.horizon[seat] == horizon


def onward(t: Table, options: list[Action]) -> list[Action]:
    """Without the verbs that ``Game.rearranges`` names: who takes back what was just planned gets nowhere. All
    of them, where there is nothing else."""
    back: tuple[str, ...] = getattr(t.game, "rearranges", ())
    if not back:
        return options
    return [action for action in options if action[0] not in back] or options


def best(t: Table, seat: int, judge: Judge) -> Table:
    """The table after the answer that looks best right after it; the first of equals."""
    options = onward(t, t.options(seat))
    found: Table | None = None
    highest = 0.0
    for action in options[:: -(-len(options) // BREADTH)]:
        twin = t.copy()
        twin.play(seat, action)
        worth = judge(twin, seat)
        if found is None or worth > highest:
            found, highest = twin, worth
    assert found is not None  # a question that is asked has an answer
    return found
