"""Phase I: tiles, queues, forecast, turn order, draft, black market."""

import pytest

from tests.commands import asked, doc, offers, play, refused
from tests.games.excavation_earth.positions import asking, hand, of, position, queue, seat, table
from vestige.games.excavation_earth import GAME
from vestige.kernel.match import Match
from vestige.kernel.values import Plain

THREE = ["purple", "purple", "yellow"]


def prepared(*seats: dict[str, Plain], **rest: Plain) -> Match:
    """The Preparation phase of round 2, up to the draft."""
    return asking("preparation", *seats, **rest)


def top(*colours: str) -> dict[str, Plain]:
    """Buyer cards on top of their deck."""
    return {"cards": [f"buyer_{colour}_1" for colour in colours]}


@pytest.mark.rule("EE-PREP-03", "EE-PREP-04", "EE-PREP-05", "EE-BUY-09", "EE-BUY-10")
def test_a1_queues_are_reorganised() -> None:
    queues = [["red", "white", "green", "orange"], THREE, ["white"], *[["yellow", "orange", "orange"]] * 3]
    before = table(position(seat("red_seal_1"), players=4, queues=queues))
    match = prepared(players=4, queues=queues, buyer_deck=top("green", "red"))
    assert queue(match, 1) == ["white", "green", "orange"]
    assert queue(match, 2) == THREE
    assert queue(match, 3) == ["white", "green", "red"]
    assert set(doc(match)["buyer_discard"]["cards"]) == {"buyer_green_1", "buyer_red_1"}
    assert table(match).level(2) == before.level(2)
    assert table(match).level(1) == before.level(1) + 1


@pytest.mark.rule("EE-PREP-03", "EE-PREP-05", "EE-AMB-34", "EE-AMB-23")
def test_d1_full_queues_give_first() -> None:
    queues = [["red", "green"], ["purple", "yellow", "white", "orange"], *[["yellow", "orange", "orange"]] * 4]
    match = prepared(players=4, queues=queues, buyers={"purple": 0, "red": 2}, buyer_deck=top("purple"))
    assert queue(match, 1) == ["red", "green", "purple"]
    assert queue(match, 2) == ["yellow", "white", "orange"]
    assert doc(match)["buyers"]["purple"] == 0
    assert doc(match)["buyer_discard"]["cards"] == ["buyer_purple_1"]


@pytest.mark.rule("EE-PREP-05", "EE-AMB-4", "EE-COMP-09")
def test_a_card_of_an_exhausted_colour_is_followed_by_another() -> None:
    queues = [["red", "green"], *[["yellow", "orange", "orange"]] * 5]
    match = prepared(players=4, queues=queues, buyers={"purple": 0}, buyer_deck=top("purple", "red"))
    assert queue(match, 1) == ["red", "green", "red"]
    assert doc(match)["buyer_discard"]["cards"] == ["buyer_red_1", "buyer_purple_1"]


@pytest.mark.rule("EE-PREP-05", "EE-COMP-09")
def test_filling_stops_when_no_buyer_is_left() -> None:
    none = dict.fromkeys(("yellow", "green", "red", "purple", "orange", "white"), 0)
    match = prepared(buyers=none)
    assert doc(match)["queues"] == [[]] * 6


RED = ["red_fork_1", "red_eye_1", "red_spiral_1", "red_wave_1", "red_fork_2", "red_spiral_2", "red_wave_2"]
ORANGE = ["orange_wave_1", "orange_eye_1", "orange_fork_1"]


@pytest.mark.rule("EE-PREP-06", "EE-PREP-07", "EE-PREP-08")
def test_a2_the_forecast_brings_relics() -> None:
    match = prepared(
        forecast=["red_seal_1", "red_seal_2", "orange_seal_1"],
        cubes=["nobody", "p1", "nobody"],
        supply={"red": {"cards": RED}, "orange": {"cards": ORANGE}},
        black_market={"red": ["red_eye"], "orange": ["orange_wave"]},
    )
    assert doc(match)["sites"] == {"red_fork": 2, "red_eye": 1, "red_wave": 1, "orange_wave": 1, "orange_eye": 1}
    assert doc(match)["black_market"]["red"] == ["red_eye", "red_spiral", "red_spiral"]
    assert doc(match)["black_market"]["orange"] == ["orange_wave", "orange_fork"]
    assert of(match)["reserve"] == 11
    assert {"red_seal_1", "red_seal_2", "orange_seal_1"} <= set(doc(match)["discard"]["cards"])
    assert len(doc(match)["forecast"]) == 3
    assert doc(match)["cubes"] == ["nobody"] * 3


@pytest.mark.rule("EE-PREP-06", "EE-DECK-04")
def test_b51_a_short_supply_in_the_forecast() -> None:
    four = ["yellow_eye_1", "yellow_eye_2", "yellow_fork_1", "yellow_wave_1"]
    match = prepared(forecast=["yellow_seal_1", "yellow_seal_2"], supply={"yellow": {"cards": four}})
    assert doc(match)["sites"] == {"yellow_eye": 2, "yellow_wave": 1}
    assert doc(match)["black_market"]["yellow"] == ["yellow_fork"]


@pytest.mark.rule("EE-PREP-08")
def test_round_3_has_no_new_forecast() -> None:
    match = prepared(round=2, tiles=["grant", "press", "fence"], forecast=["red_seal_1"])
    assert (doc(match)["round"], doc(match)["forecast"]) == (3, [])


@pytest.mark.rule("EE-PREP-09")
def test_a3_markers_set_the_turn_order() -> None:
    match = prepared(seat(marker=2), seat(), seat(marker=1), seat(), players=4, order=["p1", "p2", "p3", "p4"])
    assert doc(match)["order"] == ["p3", "p1", "p2", "p4"]
    assert [of(match, number)["marker"] for number in (1, 2, 3, 4)] == [0, 0, 0, 0]


@pytest.mark.rule("EE-PREP-01", "EE-PREP-02", "EE-COMP-08")
def test_c8_three_tiles_are_drawn_once() -> None:
    tiles = doc(prepared())["tiles"]
    assert len(set(tiles)) == 3
    assert doc(prepared(round=2, tiles=tiles))["tiles"] == tiles


def draft_all(match: Match) -> list[list[str]]:
    """Everybody keeps the first two cards offered; the packs as p1 saw them."""
    seen: list[list[str]] = []
    while asked(match).endswith(("draft_pick", "confirm")):
        if match.table.asked()[0] == 0 and asked(match) == "p1 draft_pick":
            pack = sorted(doc(match)["packs"][0]["cards"])
            if pack not in seen:
                seen.append(pack)
        play(match, offers(match)[0])
    return seen


@pytest.mark.rule("EE-PREP-10", "EE-PREP-11", "EE-PREP-12", "EE-AMB-26")
def test_c7_the_draft_hands_cards_to_the_left() -> None:
    kept = ["red_seal_1", "red_seal_2"]
    match = prepared(seat(*kept), players=3, order=["p3", "p2", "p1"])
    first = [pack["cards"] for pack in doc(match)["packs"]]
    assert [len(pack) for pack in first] == [8, 8, 8]
    discarded = len(doc(match)["discard"]["cards"])
    seen = draft_all(match)
    assert [len(pack) for pack in seen] == [8, 6, 4]
    assert set(seen[1]) < set(first[2])
    assert set(seen[2]) < set(first[1])
    assert len(hand(match)) == 2 + 6
    assert set(kept) <= set(hand(match))
    assert len(doc(match)["discard"]["cards"]) == discarded + 6


@pytest.mark.rule("EE-PREP-12")
def test_c7_exactly_two_cards_are_picked() -> None:
    match = prepared()
    assert refused(match, "confirm") == "E_WRONG_STEP"
    first, second, third, *_ = offers(match)
    match.play(0, first.split())
    assert refused(match, first, by=0) == "too_many"
    match.play(0, second.split())
    assert refused(match, third, by=0) == "E_WRONG_STEP"
    match.play(0, ["confirm"])


@pytest.mark.rule("EE-PREP-13", "EE-PAS-01")
def test_b6_all_travel_cards_come_back() -> None:
    match = prepared(seat("red_seal_1", travel=[2, 3]))
    draft_all(match)
    assert of(match)["travel"] == [2, 3, 4]
    assert len(hand(match)) == 7


@pytest.mark.rule("EE-PREP-14", "EE-DECK-05")
def test_b52_the_visible_tiles_go_under_their_piles() -> None:
    piles = {"red": ["red_eye", "red_fork", "red_wave"], "green": ["green_eye"]}
    match = prepared(black_market=piles)
    draft_all(match)
    assert doc(match)["black_market"]["red"] == ["red_fork", "red_wave", "red_eye"]
    assert doc(match)["black_market"]["green"] == ["green_eye"]


@pytest.mark.rule("EE-PREP-10", "EE-DECK-02")
def test_the_deal_goes_on_with_the_shuffled_discard() -> None:
    used = list(GAME.ids("card")[10:60])
    match = prepared(discard={"cards": used}, round=2, tiles=["grant", "press", "fence"])
    assert [len(pack["cards"]) for pack in doc(match)["packs"]] == [8, 8]
    assert doc(match)["discard"]["cards"] == []


@pytest.mark.rule("EE-PAS-03", "EE-TURN-01")
def test_who_has_passed_in_the_last_round_has_not_passed_in_this_one() -> None:
    match = prepared(seat(passed=True), seat(passed=True))
    first, second, *_ = offers(match)
    for words in (first.split(), second.split(), ["confirm"]):
        match.play(0, words)
    assert refused(match, first, by=0) == "not_active"
    assert not of(match)["passed"]


@pytest.mark.rule("EE-DECK-02", "EE-PREP-11")
def test_where_cards_run_short_a_pack_gives_what_it_has() -> None:
    held = GAME.ids("card")[:47]
    match = prepared(seat(*held), seat())
    assert [len(pack["cards"]) for pack in doc(match)["packs"]] == [8, 2]
    draft_all(match)
    assert [len(hand(match, number)) for number in (1, 2)] == [47 + 2 + 0 + 2, 2 + 2 + 0]
