"""Turns, cards, passing."""

import pytest

from tests.commands import asked, doc, offers, play, refused
from tests.games.excavation_earth.positions import asking, begin, deal, hand, of, position, seat, table

FOUR = ("red_seal_1", "red_seal_2", "green_seal_1", "green_seal_2")


@pytest.mark.rule("EE-PAS-01", "EE-PAS-02", "EE-PAS-04", "EE-TURN-10")
def test_b47_passing_first_forfeits_the_second_action() -> None:
    match = position(seat(*FOUR, travel=[2, 3]), seat("red_comet_1"))
    play(match, "pass", "pick red_seal_2", "pick green_seal_1")
    assert asked(match) == "p2 act"
    assert hand(match) == ["green_seal_1", "red_seal_2"]
    assert set(doc(match)["discard"]["cards"]) == {"red_seal_1", "green_seal_2"}
    assert of(match)["travel"] == [2, 3]


@pytest.mark.rule("EE-PAS-02")
def test_two_cards_or_fewer_all_stay() -> None:
    match = position(seat("red_seal_1", "red_seal_2"), seat("red_comet_1"))
    play(match, "pass")
    assert hand(match) == ["red_seal_1", "red_seal_2"]
    assert asked(match) == "p2 act"


@pytest.mark.rule("EE-PAS-02")
def test_no_card_is_kept_twice() -> None:
    match = position(seat(*FOUR))
    play(match, "pass", "pick red_seal_2")
    assert refused(match, "pick red_seal_2") == "too_many"
    assert refused(match, "pick red_comet_1") == "card_not_in_hand"


@pytest.mark.rule("EE-TURN-08")
def test_b48_the_last_card_as_first_action_ends_in_a_pass() -> None:
    match = position(seat("red_bloom_1"), seat("red_comet_1"))
    play(match, "command red_bloom_1", "trader", "done")
    assert of(match)["passed"]
    assert asked(match) == "p2 act"


@pytest.mark.rule("EE-TURN-07", "EE-TURN-05", "EE-TURN-06")
def test_b49_a_travel_card_alone_travels_or_sells() -> None:
    match = position(seat(travel=[3], hold=["red_fork"], traders={"market_1": 1}), queues=[["red"]])
    assert offers(match) == ["travel travel_3", "sell travel_3", "pass"]
    assert refused(match, "excavate travel_3") == "card_kind"
    assert refused(match, "survey travel_3") == "card_kind"


@pytest.mark.rule("EE-TURN-05", "EE-TURN-06")
def test_the_eight_actions_are_offered_where_they_are_legal() -> None:
    stands = ["market_1", "yellow_west", "black_market_east"]
    p1 = seat("yellow_horns_1", explorers=stands, hold=["red_fork"], traders={"market_1": 1})
    match = position(p1, queues=[["red"]], sites={"yellow_eye": 1}, forecast=["red_seal_1"])
    verbs = ["travel", "excavate", "market", "sell", "command", "smuggle", "survey"]
    assert offers(match) == [*(f"{verb} yellow_horns_1" for verb in verbs), "pass"]
    assert refused(match, "travel red_comet_1") == "card_not_in_hand"


@pytest.mark.rule("EE-TURN-01", "EE-PAS-03")
def test_c10_who_has_passed_is_skipped_until_all_have() -> None:
    passed = [seat("red_seal_1", passed=True), seat("red_seal_2", passed=True)]
    match = position(seat("red_comet_1", "red_comet_2", "red_horns_1"), *passed, players=3)
    play(match, "command red_comet_1", "trader", "done", "command red_comet_2", "trader", "done")
    assert asked(match) == "p1 act"
    assert refused(match, "pass", by=1) == "already_passed"
    play(match, "pass")
    assert doc(match)["round"] == 2


@pytest.mark.rule("EE-TURN-01")
def test_a_seat_that_is_not_asked_is_refused() -> None:
    match = position(seat("red_comet_1"), seat("red_seal_1"))
    assert refused(match, "pass", by=1) == "not_active"


@pytest.mark.rule("EE-TURN-08", "EE-FAC-05", "EE-TURN-03")
def test_d3_dal_harrai_without_cards_moves_before_the_forced_pass() -> None:
    steps = [{"step": "next_turn"}]
    match = position(seat(faction="dal_harrai"), seat("red_seal_1"), active="p2", question=steps)
    assert asked(match) == "p1 free_move"
    play(match, "decline")
    assert of(match)["passed"]
    assert asked(match) == "p2 act"


@pytest.mark.rule("EE-TURN-08", "EE-TURN-10")
def test_d4_the_last_card_as_second_action_does_not_pass_yet() -> None:
    match = position(seat("red_bloom_1"), seat("red_comet_1", "red_comet_2", "red_seal_1"), left=1)
    play(match, "command red_bloom_1", "trader", "done")
    assert asked(match) == "p2 act"
    assert not of(match)["passed"]
    play(match, "command red_comet_1", "trader", "done", "command red_comet_2", "trader", "done")
    assert of(match)["passed"]


@pytest.mark.rule("EE-TURN-04", "EE-DECK-03")
def test_two_actions_the_same_or_different() -> None:
    match = position(seat("red_bloom_1", "red_bloom_2", "red_seal_1"), seat("red_comet_1"))
    play(match, "command red_bloom_1", "trader", "done", "command red_bloom_2", "envoy", "done")
    assert asked(match) == "p2 act"
    many = position(
        seat(*(f"{colour}_{symbol}_1" for colour in ("red", "green") for symbol in ("seal", "hive", "comet")))
    )
    assert len(offers(many, "travel")) == 6


@pytest.mark.rule("EE-TURN-09")
def test_any_card_can_travel() -> None:
    match = position(seat("red_seal_1", reserve=0, explorers=["red_east", "red_south", "red_north"]))
    assert offers(match) == ["travel red_seal_1", "pass"]


@pytest.mark.rule("EE-TURN-02", "EE-SETUP-18", "EE-SETUP-19", "EE-AMB-7")
def test_c6_the_third_explorer_comes_first() -> None:
    match = begin(deal(2, factions=("dal_harrai", "gul")))
    assert asked(match) == "p2 third_explorer"
    assert len(offers(match, "place")) == 19
    assert refused(match, "place market_1") == "own_explorer_collision"
    assert refused(match, "decline") == "E_WRONG_STEP"
    play(match, "place red_south", "pass")
    while asked(match).startswith("p2"):
        play(match, offers(match)[0])
    assert asked(match) == "p1 third_explorer"
    play(match, "place red_south")
    assert asked(match) == "p1 free_move"


@pytest.mark.rule("EE-FLOW-01", "EE-FLOW-02", "EE-FLOW-03")
def test_three_rounds_then_the_game_is_over() -> None:
    match = asking("scoring", seat("red_seal_1"), seat("red_comet_1"), round=2, tiles=["grant", "press", "fence"])
    assert doc(match)["round"] == 3
    over = asking("scoring", seat("red_seal_1"), seat("red_comet_1"), round=3, tiles=["grant", "press", "fence"])
    assert asked(over) == "over"
    assert refused(over, "pass", by=0) == "E_GAME_OVER"
    assert over.table.result() is not None


@pytest.mark.rule("EE-DECK-02")
def test_an_empty_deck_is_made_of_the_discard() -> None:
    p1 = seat("red_seal_1", "red_bloom_1", traders={"market_1": 1, "market_2": 1}, hold=["red_fork"] * 2)
    match = position(p1, queues=[["red"], ["red"]], deck={"cards": []})
    t = table(match)
    t.deck.draw(t, t.discard, len(t.deck))
    play(match, "sell red_seal_1", "at market_1", "at market_2")
    assert len(hand(match)) == 2
    assert len(t.deck) + len(t.discard) == 58
    assert t.discard.cards == []
