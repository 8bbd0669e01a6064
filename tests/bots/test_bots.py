"""Bots see a View and answer with one of its options."""

from __future__ import annotations

from typing import Any

import pytest

from vestige.bots.finish import LIMIT, after
from vestige.bots.greedy import GreedyBot, judge, lead
from vestige.bots.levels import LEVELS, invite
from vestige.bots.random_bot import RandomBot
from vestige.kernel.bot import Budget
from vestige.kernel.errors import BadInput
from vestige.kernel.insight import Plain
from vestige.kernel.playout import Tally, playout
from vestige.kernel.rng import Quick
from vestige.kernel.shelf import Shelf
from vestige.kernel.values import Action
from vestige.kernel.view import view
from vestige.lab.marbles import KERNEL, MarblesGame

BUDGET = Budget(rollouts=2)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_every_question_of_a_game_the_same_way_twice(level: str) -> None:
    def answers() -> list[Action]:
        t, rng, given = Shelf()["tide"].deal(3, seed=b"bots"), Quick(1), []
        while not t.over():
            seat = t.asked()[0]
            seen = view(t, seat)
            action = invite(level).choose(seen, seen.options(), rng, BUDGET)
            assert action in t.options(seat)
            t.play(seat, action)
            given.append(action)
        return given

    assert answers() == answers()


def test_the_greedy_bot_takes_most_and_keeps_it() -> None:
    t = KERNEL.deal(2)
    assert GreedyBot().choose(view(t, 0), t.options(0), Quick(0), BUDGET) == ("take", 7)
    t.play(0, ("take", 7))
    assert GreedyBot().choose(view(t, 0), t.options(0), Quick(0), BUDGET) == ("keep",)


class Indifferent(Plain):
    def terms(self, t: Any) -> list[list[float]]:
        return [[1.0]] * t.seats


class Modest(Plain):
    """Four marbles are best."""

    def terms(self, t: Any) -> list[list[float]]:
        return [[-float(abs(bag - 4))] for bag in t.bags]


def test_chance_decides_between_equals() -> None:
    game = MarblesGame()
    game.insight = Indifferent()
    seen = view(game.deal(2), 0)
    options = seen.options()
    chosen = {GreedyBot().choose(seen, options, Quick(seed), BUDGET) for seed in range(80)}
    assert chosen == set(options)


def test_a_game_that_knows_better_is_asked() -> None:
    game = MarblesGame()
    game.insight = Modest()
    seen = view(game.deal(2), 0)
    assert GreedyBot().choose(seen, seen.options(), Quick(0), BUDGET) == ("take", 4)


def test_an_open_action_is_finished_before_it_is_judged() -> None:
    """Whoever took an odd number may keep the odd one or give it away."""
    t = KERNEL.deal(2)
    done = after(t, 0, ("take", 7), judge)
    assert (done.asked(), done.score_sheet().totals()) == ((1,), [7, 0])
    assert t.asked() == (0,), "the imagined table itself stays where it was"


def test_finishing_stops_where_a_game_says_that_a_new_action_begins() -> None:
    class Resting(MarblesGame):
        rests = ("keep",)

    t = Resting().deal(2)
    assert after(t, 0, ("take", 7), judge).asked() == (0,)


def test_finishing_stops_where_chance_moves_and_after_so_many_answers() -> None:
    t = Shelf()["tide"].deal(2, seed=b"finish")
    seat = t.asked()[0]
    for action in t.options(seat):
        done = after(t, seat, action, judge)
        stopped = done.asked() != (seat,) or done.horizon[seat] != t.horizon[seat]
        assert stopped or done.question - t.question > LIMIT


@pytest.mark.parametrize(("totals", "seat", "ahead"), [([7, 3, 5], 0, 2), ([7, 3, 5], 1, -4), ([7], 0, 7)])
def test_the_lead_is_counted_against_the_best_other_seat(totals: list[int], seat: int, ahead: int) -> None:
    assert lead([(total,) for total in totals], seat) == ahead


def test_a_later_place_of_the_progress_decides_between_equals_only() -> None:
    progress: list[tuple[int, ...]] = [(3, 900), (3, 10), (2, 5)]
    assert lead(progress, 0) > 0 > lead(progress, 1) > lead(progress, 2)


def test_a_random_bot_passes_standing_offers_over_most_of_the_time() -> None:
    t = Shelf()["tide"].deal(2, seed=b"offers")
    while ("trade",) not in t.options(t.asked()[0]):
        playout(t, Quick(0), Tally(), 1)
    seen, rng = view(t, t.asked()[0]), Quick(0)
    fair_share = 1000 // len(seen.options())
    chosen = [RandomBot().choose(seen, seen.options(), rng, BUDGET) for _ in range(1000)]
    assert 0 < chosen.count(("trade",)) < fair_share // 2


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadInput, match="genius"):
        invite("genius")
