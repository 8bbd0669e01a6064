"""Why an answer is given: in named terms, and never with what somebody may not know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from vestige.bots.reasons import LEAST, MOST, Instead, changed, differences, instead
from vestige.kernel.insight import insight_of
from vestige.kernel.option import BOOL
from vestige.kernel.playout import Tally, playout
from vestige.kernel.rng import Quick
from vestige.kernel.shelf import Shelf
from vestige.kernel.table import Table
from vestige.kernel.view import view

GAMES = sorted(Shelf())
LONGEST = 240
"""Answers of a random game that are looked at."""


def tables(name: str, every: int) -> Iterator[tuple[Table, Table]]:
    """Positions of random games, plain and with everything switched on, each with the one after the next answer."""
    game = Shelf()[name]
    for seats, on in product(game.players, (False, True)):
        switches = [one.id for one in game.options if one.type == BOOL and seats in (one.players or [seats])]
        options = dict.fromkeys(switches if on and seats > 1 else (), True)
        t, rng = game.deal(seats, options, seed=name.encode()), Quick(seats)
        for count in range(LONGEST):
            if t.over():
                break
            before = t.copy()
            playout(t, rng, Tally(), 1)
            if count % every == 0:
                yield before, t


@pytest.mark.parametrize("name", GAMES)
def test_every_term_that_depends_on_something_hidden_is_called_secret(name: str) -> None:
    """On a table that only looks the same to somebody, all open terms and their own secret ones are as they are."""
    insight = insight_of(Shelf()[name])
    for t, _ in tables(name, 7):
        for eyes in (None, *range(t.seats)):
            truth, seen = insight.terms(t), insight.terms(view(t, eyes).imagine(Quick(5)))
            for seat in range(t.seats):
                for place, term in enumerate(insight.names):
                    if term not in insight.secret or seat == eyes:
                        assert seen[seat][place] == pytest.approx(truth[seat][place]), (term, seat, eyes)


@pytest.mark.parametrize("name", GAMES)
def test_what_the_asker_may_not_see_never_changes_the_reasons(name: str) -> None:
    for before, now in tables(name, 11):
        for eyes in (None, *range(before.seats)):
            others = [view(t, eyes).imagine(Quick(99)) for t in (before, now)]
            for seat in range(before.seats):
                told = changed(before, now, seat, eyes, everything=False)
                assert told == changed(others[0], others[1], seat, eyes, everything=False)
                assert eyes is not None or not {one.name for one in told} & insight_of(now.game).secret


@pytest.mark.parametrize("name", GAMES)
def test_reasons_are_few_and_matter_and_the_largest_comes_first(name: str) -> None:
    found = [changed(before, now, 0, 0, everything=True) for before, now in tables(name, 1)]
    assert any(found)
    for told in found:
        assert len(told) <= MOST
        assert all(abs(one.worth) >= LEAST for one in told)
        assert told == sorted(told, key=lambda one: -abs(one.worth))


def test_an_answer_is_compared_with_the_best_other_one_as_its_seat_could_judge() -> None:
    t = Shelf()["marajoara"].deal(2, seed=b"why")
    seat = t.asked()[0]
    best = max(t.options(seat), key=lambda action: 0 if (found := instead(t, seat, action)) is None else total(found))
    found = instead(t, seat, best)
    assert found is not None
    assert found.action != best
    assert found.action in t.options(seat)
    assert total(found) >= 0
    back = instead(t, seat, found.action)
    assert back is not None
    assert total(back) <= 0


def total(found: Instead) -> float:
    return sum(one.worth for one in found.differences)


def test_a_position_has_nothing_over_itself() -> None:
    t = Shelf()["hoyuk"].deal(3, seed=b"same")
    assert differences(t, t, 1, range(3)) == []
