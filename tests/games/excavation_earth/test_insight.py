"""What bots see in a position."""

import pytest

from tests.commands import play
from tests.games.excavation_earth.positions import deal, position, seat, table
from vestige.bots.greedy import GreedyBot
from vestige.bots.random_bot import RandomBot
from vestige.games.excavation_earth.insight import evaluate
from vestige.kernel.bot import Budget
from vestige.kernel.rng import Quick
from vestige.kernel.view import view


def test_a_sale_looks_as_good_before_it_is_closed_as_after() -> None:
    p1 = seat("red_seal_1", "green_seal_1", hold=["red_fork"] * 2, traders={"market_1": 1, "market_5": 1})
    match = position(p1, seat("red_comet_1"), queues=[["red", "red"], [], [], [], ["white"]])
    before = evaluate(view(table(match), 0), 0)
    play(match, "sell red_seal_1")
    assert evaluate(view(table(match), 0), 0) > before + 9


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
