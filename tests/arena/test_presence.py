"""Who is here, since when the others are away, how many watch."""

from __future__ import annotations

from time import time
from typing import Any

import pytest

from tests.arena.test_absence import table
from tests.arena.visitor import OpenHouse, Socket

pytestmark = pytest.mark.slow


def told(line: Socket, here: list[int], watching: int) -> dict[str, Any]:
    """Listen until exactly this is said of who is here."""
    said = [message for message in line.heard if message["type"] == "presence"][-1:]
    if said and (said[0]["here"], said[0]["watching"]) == (here, watching):
        return said[0]
    return line.until(lambda one: one["type"] == "presence" and (one["here"], one["watching"]) == (here, watching))


def test_everybody_is_told_who_is_here_and_since_when_the_others_are_away(house: OpenHouse) -> None:
    (ann, bob), match = table(house, 2)
    with ann.sit(match) as one:
        with bob.sit(match) as two:
            told(one, [0, 1], 0)
            told(two, [0, 1], 0)
        left = told(one, [0], 0)["away"]["1"]
        assert abs(left - time()) < 600
    with ann.sit(match) as again:  # what was drawn for the first visit is not what is told now
        assert told(again, [0], 0)["away"] == {"1": left}


def test_who_comes_back_first_is_told_of_those_who_came_meanwhile(house: OpenHouse) -> None:
    (ann, bob), match = table(house, 2)
    with ann.sit(match) as one, bob.sit(match) as two:
        told(one, [0, 1], 0)
        told(two, [0, 1], 0)
        with ann.sit(match) as again:
            told(again, [0, 1], 0)


def test_spectators_are_counted_once_each_and_not_named(house: OpenHouse) -> None:
    (ann, _), match = table(house, 2, public=True)
    eve, fred = house.visitor(), house.visitor()
    with ann.sit(match) as one, eve.sit(match), eve.sit(match), fred.sit(match) as two:
        seen = told(one, [0], 2)
        assert set(seen) == {"type", "here", "away", "watching"}
        told(two, [0], 2)


def test_who_comes_and_goes_all_the_time_stirs_nobody_more_than_now_and_then(house: OpenHouse) -> None:
    (ann, _), match = table(house, 2, public=True)
    eve = house.visitor()
    with ann.sit(match) as one:
        told(one, [0], 0)
        start, one.heard[:] = time(), []
        for _ in range(40):
            eve.sit(match).close()
        seconds = time() - start
        with eve.sit(match):
            told(one, [0], 1)
        stirred = [message for message in one.heard if message["type"] == "presence"]
        assert len(stirred) <= 4 + (seconds + 2) / 0.5
