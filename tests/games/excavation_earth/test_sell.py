"""Sell (Vente), with Gul and Aquilla."""

import pytest

from tests.commands import asked, doc, offers, play, refused, ruled, told
from tests.games.excavation_earth.positions import Seat, hand, of, position, queue, seat, table
from vestige.games.excavation_earth import GAME
from vestige.kernel.match import Match
from vestige.kernel.values import Plain
from vestige.kernel.view import preview

CARD = "red_seal_1"
SPARE = "green_seal_1"
RED_AHEAD = {"red": 4, "purple": 5, "yellow": 7, "green": 8, "orange": 8}


def a7(**rest: Plain) -> Match:
    """The sale of the rulebook's example: three purple relics, traders in markets 1 to 3."""
    queues = [
        ["purple", "white", "purple", "purple"],
        ["purple", "yellow", "white"],
        ["red", "green", "orange"],
        ["purple", "white", "red"],
    ]
    traders = {"market_1": 1, "market_2": 1, "market_3": 1}
    hold = ["purple_spiral", "purple_spiral", "purple_wave"]
    p1 = seat(CARD, SPARE, credits=4, hold=hold, traders=traders)
    supply = {"red": 4, "purple": 5, "yellow": 7, "green": 8, "orange": 8}
    mothership = {"yellow": 1, "white": 1}
    deck = {"cards": ["orange_hive_1"]}
    return position(p1, players=4, queues=queues, mothership=mothership, buyers=supply, deck=deck, **rest)


@pytest.mark.rule(
    *("EE-SEL-01", "EE-SEL-02", "EE-SEL-04", "EE-SEL-05", "EE-SEL-06", "EE-SEL-07", "EE-SEL-08", "EE-SEL-09"),
    *("EE-SEL-10", "EE-MAP-07", "EE-BUY-09", "EE-AMB-21"),
)
def test_a7_the_sale_of_the_rulebook() -> None:
    match = a7()
    play(match, f"sell {CARD}", "at market_1")
    assert refused(match, "at market_3") == "no_buyer"
    assert refused(match, "at market_4") == "no_trader"
    play(match, "at market_2")
    assert asked(match) == "p1 sale_relic"
    play(match, "part purple_spiral hold", "part purple_spiral hold")
    assert of(match)["credits"] == 4 + 5 + 2 * 6 + 3
    assert hand(match) == [SPARE, "orange_hive_1"]
    assert doc(match)["mothership"] == {"purple": 4, "white": 2}
    assert doc(match)["buyers"]["yellow"] == 8
    assert (queue(match, 1), queue(match, 2)) == ([], ["yellow"])
    assert of(match)["envoys"] == {"left": 2}
    assert of(match)["traders"] == {"market_3": 1}
    assert of(match)["hold"] == ["purple_wave"]
    assert doc(match)["removed"]["purple_spiral"] >= 2


@pytest.mark.rule("EE-SEL-05", "EE-TURN-12")
def test_the_income_is_shown_line_by_line_before_the_sale_is_made() -> None:
    match = a7()
    play(match, f"sell {CARD}", "at market_1", "at market_2", "part purple_spiral hold")
    foreseen = preview(match.table, 0, GAME.decode(["part", "purple_spiral", "hold"]))
    lines = told(foreseen.events, "income_popularity", "income_buyers", "income_markets")
    assert lines == [("income_popularity", 0, 3, 2, 5), ("income_buyers", 0, 6, 12), ("income_markets", 0, 2, 3)]
    assert foreseen.final
    assert of(match)["credits"] == 4


def seller(queues: list[list[str]], relics: list[str], markets: list[int], *cards: str, **rest: Plain) -> Match:
    """p1 has traders in these markets and relics to sell."""
    traders = {f"market_{market}": markets.count(market) for market in markets}
    own: Seat = {"hold": relics, "traders": traders}
    for key in ("faction", "explorers", "credits", "container", "gallery", "traders"):
        if key in rest:
            own[key] = rest.pop(key)
    p1 = seat(*(cards or (CARD, SPARE)), **own)
    return position(p1, players=4, queues=queues, **rest)


@pytest.mark.rule("EE-SEL-05", "EE-SEL-06", "EE-COMP-09")
def test_b23_three_markets() -> None:
    queues = [[], ["orange", "white", "red"], [], [], ["orange", "orange", "green", "white"], ["white"]]
    relics = ["orange_wave", "orange_wave", "orange_eye"]
    deck = {"cards": ["red_hive_1", "red_hive_2"]}
    match = seller(queues, relics, [2, 5, 6], buyers={"orange": 2}, deck=deck)
    play(match, f"sell {CARD}", "at market_2", "at market_5", "at market_6")
    assert of(match)["credits"] == 8 + 9 + 2 * 6 + 8
    assert offers(match) == ["pick red_hive_1", "pick red_hive_2"]
    play(match, "pick red_hive_2")
    assert hand(match) == [SPARE, "red_hive_2"]
    assert set(doc(match)["discard"]["cards"]) == {CARD, "red_hive_1"}
    assert of(match)["envoys"] == {"left": 1, "right": 2}
    assert [queue(match, market) for market in (2, 5, 6)] == [["red"], ["green"], []]


@pytest.mark.rule("EE-BUY-06", "EE-SEL-06")
def test_b24_a_white_buyer_wants_everything() -> None:
    few = {"yellow": 3, "red": 3, "purple": 3, "orange": 3, "green": 9}
    match = seller([["white", "red"]], ["green_fork"], [1], buyers=few)
    play(match, f"sell {CARD}")
    assert of(match)["credits"] == 8 + 2
    assert doc(match)["mothership"] == {"white": 1}
    assert hand(match) == [SPARE]


@pytest.mark.rule("EE-TURN-07", "EE-AMB-1", "EE-SEL-01", "EE-DECK-01")
def test_b25_a_travel_card_pays_for_a_sale() -> None:
    p1 = seat(hold=["red_fork"], traders={"market_1": 1}, travel=[2, 3])
    match = position(p1, queues=[["red"]])
    play(match, "sell travel_2")
    assert of(match)["travel"] == [3]
    assert of(match)["envoys"] == {"left": 1}


@pytest.mark.rule("EE-SEL-10", "EE-SEL-11")
def test_b26_popularity_is_counted_before_the_mothership_is_cleared() -> None:
    levels = {"purple": 5, "red": 6, "yellow": 10, "green": 10, "orange": 10}
    match = seller([["purple"]], ["purple_eye"], [1], mothership={"purple": 3}, buyers=levels)
    play(match, f"sell {CARD}")
    assert of(match)["credits"] == 8 + 9 + 2
    assert doc(match)["buyers"]["purple"] == 5 + 3
    assert doc(match)["mothership"] == {"purple": 1}


@pytest.mark.rule("EE-SEL-08")
def test_b28_one_trader_of_two_is_promoted() -> None:
    match = seller([[], [], [], ["red"]], ["red_fork"], [4, 4])
    play(match, f"sell {CARD}")
    assert of(match)["envoys"] == {"middle": 1}
    assert of(match)["traders"] == {"market_4": 1}


@pytest.mark.rule("EE-SEL-02")
def test_b29_one_relic_for_each_market() -> None:
    match = seller([["red"], ["red"]], ["red_fork"], [1, 2])
    play(match, f"sell {CARD}", "at market_1")
    assert asked(match) == "p1 act"
    assert of(match)["envoys"] == {"left": 1}
    assert queue(match, 2) == ["red"]


@pytest.mark.rule("EE-SEL-02", "EE-SEL-04")
def test_b30_no_market_twice_and_no_second_colour() -> None:
    match = seller([["red"], ["red"]], ["red_fork", "red_eye", "red_wave", "green_eye"], [1, 2])
    play(match, f"sell {CARD}", "at market_1")
    assert refused(match, "at market_1") == "duplicate_market"
    play(match, "done")
    assert refused(match, "part green_eye hold") == "colour_mix"
    assert refused(match, "part red_spiral hold") == "relic_not_there"
    assert offers(match) == ["part red_fork hold", "part red_eye hold", "part red_wave hold"]


@pytest.mark.rule("EE-SEL-03")
def test_b31_without_a_possible_market_there_is_no_sale() -> None:
    assert refused(seller([["red"]], ["red_fork"], [2]), f"sell {CARD}") == "no_trader"
    assert refused(seller([["green"]], ["red_fork"], [1]), f"sell {CARD}") == "no_buyer"
    assert refused(seller([["green"]], [], [1], faction="kutu_kuti"), f"sell {CARD}") == "relic_not_there"


@pytest.mark.rule("EE-STO-04", "EE-GAL-05")
def test_c19_relics_of_both_storages_are_sold_and_samples_stay() -> None:
    samples = ["purple_spiral", "purple_wave"]
    queues = [["purple"], ["purple"]]
    match = seller(queues, ["purple_wave"], [1, 2], container=["purple_spiral"], gallery=samples)
    play(match, f"sell {CARD}", "at market_1", "at market_2")
    assert (of(match)["hold"], of(match)["container"]) == ([], [])
    assert of(match)["gallery"] == samples


@pytest.mark.rule("EE-VAR-04", "EE-SEL-08", "EE-AMB-2")
def test_d5_promotion_is_a_choice_with_the_table_option_only() -> None:
    queues = [["red"], [], [], [], ["red"]]
    relics = ["red_fork", "red_fork"]
    match = seller(queues, relics, [1, 5], options={"optional_promotion": True})
    play(match, f"sell {CARD}", "at market_1", "at market_5", "decline", "promote")
    assert of(match)["envoys"] == {"right": 1}
    assert of(match)["traders"] == {"market_1": 1}
    match = seller(queues, relics, [1, 5])
    play(match, f"sell {CARD}", "at market_1", "at market_5")
    assert of(match)["envoys"] == {"left": 1, "right": 1}


@pytest.mark.rule("EE-SEL-06", "EE-DECK-02")
def test_d7_the_only_card_left_is_kept_without_a_question() -> None:
    others = [card for card in GAME.ids("card")[:60] if card != "red_hive_1"]
    p1 = seat(traders={"market_1": 1, "market_2": 1, "market_3": 1}, hold=["red_fork"] * 3, travel=[2, 3])
    match = position(p1, seat(*others), queues=[["red"], ["red"], ["red"]])
    play(match, "sell travel_2", "at market_1", "at market_2", "at market_3")
    assert asked(match) == "p1 act"
    assert hand(match) == ["red_hive_1"]


@pytest.mark.rule("EE-FAC-02")
def test_b57_aquilla_sells_without_a_trader_at_the_market_of_the_card() -> None:
    queues: list[list[str]] = [[], [], ["red", "red"], [], ["red"]]
    match = seller(queues, ["red_fork", "red_fork"], [5], "green_comet_1", SPARE, faction="aquilla")
    play(match, "sell green_comet_1", "at market_3", "at market_5")
    assert of(match)["ledger"] == {"start": 8, "popularity": 9, "buyers": 6, "markets": 3}
    assert of(match)["envoys"] == {"right": 1}
    assert len(hand(match)) == 2


@pytest.mark.rule("EE-FAC-02")
def test_b57_a_travel_card_opens_no_market_for_aquilla() -> None:
    p1 = seat(SPARE, faction="aquilla", hold=["red_fork"] * 2, traders={"market_5": 1}, travel=[2])
    match = position(p1, queues=[[], [], ["red", "red"], [], ["red"], ["red"]])
    play(match, "sell travel_2")
    assert of(match)["envoys"] == {"right": 1}
    assert queue(match, 3) == ["red", "red"]


def gul(wanted: str = "green", **rest: Plain) -> Match:
    where = {"explorers": ["black_market_west", "market_1", "market_4"], "credits": 3, "faction": "gul"}
    market = {"green": ["green_eye", "green_fork"]}
    return seller([[wanted]], [], [1], **{**where, "black_market": market, **rest})


@pytest.mark.rule("EE-FAC-04", "EE-AMB-14", "EE-STO-03")
def test_b58_gul_buys_at_value_and_sells_at_once() -> None:
    match = gul()
    play(match, f"sell {CARD}")
    assert offers(match) == ["buy green_eye hold", "buy green_eye container"]
    play(match, "buy green_eye container", "sample")
    assert of(match)["gallery"] == ["green_eye"]
    assert of(match)["ledger"]["bought"] == -3
    assert of(match)["credits"] == 9 + 2
    assert doc(match)["black_market"]["green"] == ["green_fork"]


@pytest.mark.rule("EE-FAC-04", "EE-FAC-06")
def test_b58_gul_needs_an_explorer_on_a_black_market() -> None:
    away = gul(explorers=["market_2", "market_1", "market_4"])
    assert ruled(away, f"sell {CARD}") == "no_explorer EE-FAC-04"
    assert ruled(gul(faction="aquilla"), f"sell {CARD}") == "relic_not_there EE-SEL-02"


@pytest.mark.rule("EE-FAC-04", "EE-AMB-14", "EE-SEL-03")
def test_gul_without_relics_hears_what_keeps_the_purchase_from_a_sale() -> None:
    assert ruled(gul(credits=2), f"sell {CARD}") == "not_enough_credits EE-FAC-04"
    assert ruled(gul(traders={}), f"sell {CARD}") == "no_trader EE-FAC-04"
    assert ruled(gul("red"), f"sell {CARD}") == "no_buyer EE-FAC-04"
    assert ruled(gul(black_market={}), f"sell {CARD}") == "relic_not_there EE-DECK-05"


@pytest.mark.rule("EE-FAC-04", "EE-DECK-05", "EE-SMG-06")
def test_gul_buys_only_what_is_visible_affordable_and_can_be_sold_or_stored() -> None:
    piles = {"green": ["green_eye", "green_fork"], "red": ["red_eye"], "purple": ["purple_spiral"]}
    match = gul(black_market=piles, credits=5)
    play(match, f"sell {CARD}")
    assert ruled(match, "buy green_fork hold") == "relic_not_there EE-DECK-05"
    assert ruled(match, "buy red_eye hold") == "not_enough_credits EE-FAC-04"
    assert ruled(match, "buy purple_spiral hold") == "no_buyer EE-FAC-04"
    full = gul(black_market=piles, credits=5, container=["green_wave", "red_wave"])
    play(full, f"sell {CARD}")
    assert ruled(full, "buy green_eye container") == "storage_full EE-SMG-06"


@pytest.mark.rule("EE-FAC-04", "EE-FAC-06")
def test_gul_may_decline_where_a_sale_is_possible_anyway() -> None:
    match = gul(container=["green_wave"])
    play(match, f"sell {CARD}", "decline")
    assert of(match)["container"] == []
    assert of(match)["credits"] == 3 + 9 + 2


@pytest.mark.rule("EE-FAC-04", "EE-GAL-04", "EE-SEL-10")
def test_d6_gul_completes_a_column_in_a_sale() -> None:
    samples = ["green_spiral", "green_fork", "green_wave"]
    queues = [["green"], ["green"]]
    deck = {"cards": ["red_hive_1", "red_hive_2"]}
    where = {"explorers": ["black_market_west", "market_1", "market_4"], "credits": 3, "faction": "gul"}
    market = {"green": ["green_eye"]}
    match = seller(queues, ["green_wave"], [1, 2], gallery=samples, deck=deck, black_market=market, **where)
    play(match, f"sell {CARD}", "buy green_eye hold", "sample")
    assert hand(match) == [SPARE, "red_hive_1"]
    happened = play(match, "at market_1", "at market_2")
    keys = [event.key for event in happened if event.key in ("income_markets", "drew")]
    assert keys == ["income_markets", "drew"]
    assert hand(match) == [SPARE, "red_hive_1", "red_hive_2"]
    assert table(match).credits[0] == 9 + 4 + 3


@pytest.mark.rule("EE-SEL-07")
def test_the_buyers_who_leave_the_mothership_are_told() -> None:
    you = seat("red_seal_1", hold=["red_eye"], traders={"market_1": 1})
    match = position(you, {}, players=1, queues=[["red"]], mothership={"green": 2, "white": 1})
    assert told(play(match, "sell red_seal_1"), "buyers_left") == [("buyers_left", 1, 1, 5)]
