"""Games begun under rules 1: cards of full columns and of Priority Orders wait for the last choice of the action."""

import pytest

from tests.commands import asked, doc, play
from tests.games.excavation_earth.positions import hand, position, seat
from vestige.kernel.errors import BadInput

DECK = {"cards": ["red_seal_1", "red_seal_2"]}


def test_column_cards_are_owed_until_the_last_choice() -> None:
    three = ["green_fork", "green_eye", "green_wave", "red_spiral", "red_fork", "red_eye"]
    own = {"gallery": three, "credits": 20, "explorers": ["black_market_central", "market_1", "market_4"]}
    piles = {"green": ["green_spiral"], "red": ["red_wave"]}
    match = position(seat("purple_comet_1", **own), black_market=piles, deck=DECK, rules=1)
    play(match, "smuggle purple_comet_1", "buy green_spiral hold", "sample", "buy red_wave hold")
    assert (doc(match)["owed"], hand(match)) == (1, [])
    play(match, "sample")
    assert (doc(match)["owed"], hand(match)) == (0, ["red_seal_1", "red_seal_2"])


def test_what_is_owed_in_a_sale_is_drawn_after_the_income() -> None:
    own = {"explorers": ["black_market_west", "market_1", "market_4"], "credits": 3, "faction": "gul"}
    p1 = seat("red_comet_1", hold=["green_wave"], gallery=["green_spiral", "green_fork", "green_wave"], **own)
    p1["traders"] = {"market_1": 1}
    match = position(p1, queues=[["green"]], black_market={"green": ["green_eye"]}, deck=DECK, rules=1)
    play(match, "sell red_comet_1", "buy green_eye hold", "sample")
    assert hand(match) == []
    play(match, "part green_eye hold")
    assert hand(match) == ["red_seal_1"]


def test_priority_orders_wait_for_the_trader() -> None:
    tiles = ["grant", "press", "orders"]
    p1 = seat("red_hive_1", envoys={"right": 1})
    match = position(p1, round=2, tiles=tiles, deck=DECK, rules=1)
    play(match, "command red_hive_1", "recall")
    assert (asked(match), hand(match)) == ("p1 command", [])
    play(match, "trader")
    assert hand(match) == ["red_seal_1", "red_seal_2"]


def test_nothing_is_owed_under_later_rules() -> None:
    assert "owed" not in doc(position())
    with pytest.raises(BadInput, match="owed"):
        position(owed=1)
