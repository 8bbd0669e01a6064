"""What bots see in a position."""

import pytest

from tests.games.excavation_earth.positions import deal, position, seat, table
from vestige.bots.greedy import GreedyBot, promise
from vestige.bots.random_bot import RandomBot
from vestige.games.excavation_earth import GAME
from vestige.kernel.bot import Budget
from vestige.kernel.insight import insight_of
from vestige.kernel.rng import Quick
from vestige.kernel.view import view


def test_a_sale_is_judged_by_what_it_brings_in_the_end() -> None:
    p1 = seat("red_seal_1", "green_seal_1", hold=["red_fork"] * 2, traders={"market_1": 1, "market_5": 1})
    match = position(p1, seat("red_comet_1"), queues=[["red", "red"], [], [], [], ["white"]])
    sale = GAME.decode(["sell", "red_seal_1"])
    t = table(match)
    assert promise(t, 0, sale) > insight_of(GAME).glance(t, 0) + 9


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_looking_one_answer_ahead_beats_chance(seed: int) -> None:
    t = deal(2, bytes([seed])).table
    bots, rng = (GreedyBot(), RandomBot()), Quick(seed)
    while t.stack:
        asked = t.asked()[0]
        t.play(asked, bots[asked].choose(view(t, asked), t.options(asked), rng, Budget(rollouts=1)))
    result = t.result()
    assert result is not None
    assert result.winners() == [0]
