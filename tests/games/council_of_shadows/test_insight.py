"""What bots see: more is better, and the greedy one beats chance."""

from __future__ import annotations

import pytest

from tests.games.council_of_shadows.positions import Seat, position, table
from vestige.bots.greedy import GreedyBot
from vestige.games.council_of_shadows import GAME
from vestige.kernel.bot import Budget
from vestige.kernel.insight import insight_of
from vestige.kernel.rng import Quick
from vestige.kernel.view import view

TILES = {"grey_1": "s1_01", "red_1": "s2_01"}


def worth(seat: Seat) -> float:
    match = position(seat, tiles=TILES)
    return insight_of(GAME).glance(table(match), 0)


def test_levels_energy_colonies_and_gems_are_good_consumption_is_not() -> None:
    plain = worth({})
    assert worth({"energy": 5}) > plain
    assert worth({"level": 1}) > worth({"energy": 60})
    assert worth({"cubes": {"s2_01_1": 1}}) > worth({"cubes": {"s1_01_1": 1}}) > plain
    assert worth({"gems": {"transparent": 2, "anthracite": 1, "gold": 1}}) > plain
    assert worth({"consumption": 30}) < plain


@pytest.mark.slow
def test_the_greedy_bot_beats_a_random_one() -> None:
    t = GAME.deal(2, seed=b"greedy")
    bot, source = GreedyBot(), Quick(1)
    while not t.over():
        seat = t.asked()[0]
        options = t.options(seat)
        choice = bot.choose(view(t, 0), options, source, Budget()) if seat == 0 else options[source.below(len(options))]
        t.play(seat, choice)
    result = t.result()
    assert result is not None
    assert result.winners() == [0]
