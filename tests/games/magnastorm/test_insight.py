"""What bots see: more is better, and the greedy one beats chance."""

from __future__ import annotations

import pytest

from tests.games.magnastorm.positions import position, seat_of, table
from vestige.bots.greedy import GreedyBot
from vestige.games.magnastorm import GAME
from vestige.kernel.bot import Budget
from vestige.kernel.insight import insight_of
from vestige.kernel.rng import Quick
from vestige.kernel.values import Plain
from vestige.kernel.view import view


def worth(seat: dict[str, Plain], **rest: Plain) -> float:
    return insight_of(GAME).glance(table(position(p1=seat, **rest)), 0)


def test_reputation_cubes_labs_levels_and_commanders_are_good_the_storm_is_not() -> None:
    plain = worth(seat_of(""))
    assert worth(seat_of("", 5)) > plain
    assert worth(seat_of("y")) > worth(seat_of("g")) > plain
    assert worth(seat_of("", labs={"s4_rear_1": 1})) > worth(seat_of("", labs={"s1_inner_1": 1})) > plain
    assert worth(seat_of("", levels={"red": 2})) > plain
    assert worth(seat_of("", commanders=["idris_yakuul"]), admins=["idris_yakuul"]) > plain
    assert worth(seat_of("", runner="s1_inner_1")) < worth(seat_of("", runner="s4_rear_1"))


@pytest.mark.slow
def test_the_greedy_bot_beats_a_random_one() -> None:
    won = 0
    for seed in range(3):
        t = GAME.deal(2, seed=bytes([seed]))
        bot, source = GreedyBot(), Quick(seed)
        while not t.over():
            seat = t.asked()[0]
            options = t.options(seat)
            greedy = seat == seed % 2
            choice = (
                bot.choose(view(t, seat), options, source, Budget()) if greedy else options[source.below(len(options))]
            )
            t.play(seat, choice)
        result = t.result()
        assert result is not None
        won += result.winners() == [seed % 2]
    assert won == 3
