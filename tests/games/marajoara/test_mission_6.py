"""Mission 6: one player, two museums."""

import pytest

from tests.commands import asked, offers, play, refused
from tests.games.marajoara.positions import (
    A,
    cart,
    excavation,
    museum,
    recycling,
    score,
    seat_of,
    sheet,
    solo,
    storage,
    tokens,
)
from vestige.games.marajoara import GAME
from vestige.kernel.match import Match, new_match

SIX = {"mission": 6}


def two_museums(first: str, second: str = "", board: str = "") -> Match:
    """Mission 6 with these two storages."""
    return solo(6, board, museum(first, second_museum=museum(second)))


@pytest.mark.rule("MJ-M6-01", "MJ-M6-03", "MJ-M6-05", "MJ-SETUP-02", "MJ-DEC-05", "MJ-AMB-31")
def test_ex_65_two_colours_one_start_token() -> None:
    match = new_match(GAME, 1, SIX, [{"colour": "purple", "second_colour": "black"}])
    play(match, "start_token d3")
    assert tokens(match) == {"d3": "purple"}
    assert len(seat_of(match)["museum_tokens"]) == len(seat_of(match, second=True)["museum_tokens"]) == 3
    assert asked(match) == "p1 turn"


@pytest.mark.rule("MJ-M6-04", "MJ-M6-05")
def test_ex_65_the_second_workshop_places_a_token_of_the_second_colour() -> None:
    match = two_museums("", "B[4,–,–]")
    play(match, "restore second_frag_sum_4", "place_token d3")
    assert list(tokens(match)) == ["d3"]
    assert tokens(match)["d3"] == seat_of(match)["second_colour"] != A
    assert seat_of(match, second=True)["restored"] == ["frag_sum_4"]
    assert seat_of(match)["restored"] == []


@pytest.mark.rule("MJ-M6-05", "MJ-M6-09", "MJ-BON-02")
def test_ex_65_landing_on_either_colour_is_landing_on_an_own_token() -> None:
    match = solo(6, "Y1 c3, B1 d3", museum("R[1,–,–]", second_museum=museum("B[2,–,–]")), tokens={"e3": "purple"})
    play(match, "capture c3 e3")
    assert sorted(offers(match)) == ["decline", "raise captured", "raise red_1", "raise second_blue_1"]


@pytest.mark.rule("MJ-M6-05", "MJ-REC-03")
def test_ex_65_an_uncovered_token_of_either_colour_serves_recycling() -> None:
    ropes = [f"{letter}{number}" for letter in "abgh" for number in (1, 2, 7, 8)]
    dice = ", ".join(f"{die} {space}" for die, space in zip(["B1"] * 8 + ["R1"] * 8, ropes, strict=True))
    match = recycling(dice, "Y1", players=1, options=SIX, tokens={"d3": "purple", "e3": A})
    assert sorted(offers(match)) == ["recycle slate_1 d3", "recycle slate_1 e3"]


@pytest.mark.rule("MJ-M6-03", "MJ-M6-05", "MJ-M6-02")
def test_ex_65_the_second_yellow_zone_is_closed() -> None:
    match = two_museums("Y[1,1,1]", board="B1 c3, Y1 d3")
    assert refused(match, "capture c3 e3") == "E_STORAGE_FULL"
    assert "yellow_3" in seat_of(match, second=True)["museum_tokens"]


@pytest.mark.rule("MJ-M6-02", "MJ-DEC-10")
def test_a_captured_die_goes_to_the_museum_of_ones_choice() -> None:
    match = two_museums("R[2,–,–]", board="B1 c3, R1 d3")
    play(match, "capture c3 e3")
    assert asked(match) == "p1 assign"
    assert refused(match, "decline") == "E_NOT_AVAILABLE"
    play(match, "assign second")
    assert (storage(match), storage(match, second=True)) == ("R[2,–,–]", "R[1,–,–]")


@pytest.mark.rule("MJ-M6-02", "MJ-DEC-10", "MJ-DEC-30")
def test_with_room_in_one_museum_only_nothing_is_asked() -> None:
    match = two_museums("R[2,2,2]", board="B1 c3, R1 d3")
    play(match, "capture c3 e3")
    assert (asked(match), storage(match, second=True)) == ("p1 finish", "R[1,–,–]")


@pytest.mark.rule("MJ-M6-02", "MJ-M6-03")
def test_yellow_dice_go_to_the_zone_in_use_without_a_question() -> None:
    match = two_museums("Y[2,–,–]", board="B1 c3, Y1 d3")
    play(match, "capture c3 e3")
    assert (storage(match), asked(match)) == ("Y[2,1,–]", "p1 finish")


@pytest.mark.rule("MJ-M6-03", "MJ-M6-04")
def test_the_one_yellow_zone_pays_for_both_museums() -> None:
    match = two_museums("Y[5,–,–] R[1,–,–]", "R[2,–,–]")
    play(match, "exhibit second_red_1", "place_token d3")
    assert (storage(match), storage(match, second=True)) == ("Y[3,–,–] R[1,–,–]", "")
    assert (seat_of(match)["vases"], seat_of(match, second=True)["vases"]) == (0, 1)


@pytest.mark.rule("MJ-M6-04")
def test_one_exhibit_action_concerns_one_museum() -> None:
    match = two_museums("Y[5,–,–] R[1,1,–]", "R[2,–,–]")
    play(match, "exhibit red_1")
    assert sorted(offers(match)) == ["done", "pick red_2"]


@pytest.mark.rule("MJ-M6-04")
def test_blue_dice_restore_in_their_own_museum() -> None:
    match = two_museums("B[4,–,–]", "B[5,–,–]")
    assert refused(match, "restore frag_diff_9") == "E_REQUIREMENT"
    play(match, "restore second_frag_sum_5")
    assert (score(match), storage(match)) == (5, "B[4,–,–]")


@pytest.mark.rule("MJ-M6-06")
def test_ex_50_mission_6_exchange() -> None:
    match = two_museums("Y[3,–,–] R[2,3,5] B[4,–,–]", "R[–,6,–] B[1,–,–]")
    assert refused(match, "museum_swap blue_1 second_red_2") == "E_STORAGE_FULL"
    play(match, "museum_swap second_blue_1 red_1")
    assert storage(match) == "Y[2,–,–] R[–,3,5] B[4,1,–]"
    assert storage(match, second=True) == "R[2,6,–]"


@pytest.mark.rule("MJ-M6-06")
def test_the_exchange_takes_one_die_of_each_museum_and_one_credit() -> None:
    match = two_museums("R[2,–,–] B[4,–,–]", "R[6,–,–] B[1,–,–]")
    assert refused(match, "museum_swap blue_1 red_1") == "E_NOT_AVAILABLE"
    assert refused(match, "museum_swap blue_2 second_red_1") == "E_NO_DIE"
    assert refused(match, "museum_swap red_1 second_blue_1") == "E_NO_DIE"
    assert refused(match, "museum_swap blue_1 second_red_1") == "E_NOT_ENOUGH_MONEY"


@pytest.mark.rule("MJ-M6-06")
def test_the_exchange_may_be_repeated() -> None:
    match = two_museums("Y[2,–,–] R[2,–,–] B[4,–,–]", "R[6,–,–] B[1,–,–]")
    play(match, "museum_swap blue_1 second_red_1", "museum_swap second_blue_1 red_1")
    assert storage(match) == "R[–,6,–] B[1,–,–]"
    assert storage(match, second=True) == "R[2,–,–] B[–,4,–]"
    assert cart(match) == "Y1, –, –, –, –"


@pytest.mark.rule("MJ-M6-07", "MJ-M6-08")
def test_track_ends_and_penalty_look_at_both_museums() -> None:
    second = museum(vases=3, restored="frag_sum_5 frag_sum_4")
    match = solo(6, "", museum(vases=1, restored="frag_sum_4", discs={"red": 9, "blue": 9}, second_museum=second))
    assert (sheet(match)["red_end"], sheet(match)["blue_end"]) == ((8,), (6,))
    assert sheet(match)["penalty"] == (-3 * (22 - 4 - 3),)


@pytest.mark.rule("MJ-M6-09")
def test_a_raise_may_be_split_over_both_museums() -> None:
    match = two_museums("R[1,–,–]", "R[2,–,–]", board="Y1 c3, G3 d3")
    play(match, "capture c3 e3", "excavate red", "raise red_1", "raise second_red_1")
    assert (storage(match), storage(match, second=True)) == ("R[2,–,–]", "R[3,–,–]")


@pytest.mark.rule("MJ-M6-09", "MJ-DEC-23")
def test_blue_step_8_and_red_step_8_concern_one_museum() -> None:
    second = museum(vases=3, restored="frag_sum_4 frag_pair_6")
    there = museum(vases=2, restored="frag_single_3 frag_sum_5", discs={"red": 7, "blue": 7}, second_museum=second)
    match = excavation(1, there, players=1, options=SIX)
    play(match, "excavate red")
    assert sorted(offers(match)) == ["decline", "take_back second_showcase_3", "take_back showcase_2"]
    play(match, "take_back second_showcase_3")
    assert (score(match), seat_of(match, second=True)["vases"]) == (6, 2)


@pytest.mark.rule("MJ-M6-09", "MJ-DEC-23")
def test_blue_step_8_counts_neighbours_in_the_museum_of_the_fragment() -> None:
    second = museum(restored="frag_sum_4 frag_pair_6")
    match = excavation(
        1, museum(restored="frag_single_6", discs={"blue": 7}, second_museum=second), players=1, options=SIX
    )
    play(match, "excavate blue", "score_fragment second_frag_pair_6")
    assert score(match) == 2


@pytest.mark.rule("MJ-M6-09", "MJ-M6-10", "MJ-DEC-23")
def test_ex_61_dice_from_the_cart() -> None:
    first = museum("Y[2,–,–] R[1,–,–]", discs={"yellow": 5}, second_museum=museum("B[3,–,–]"))
    match = excavation(2, first, players=1, options=SIX, cart="Y5, B6, G1, –, –")
    play(match, "excavate yellow", "give red_1", "give second_blue_1", "take cart_1")
    assert (asked(match), storage(match)) == ("p1 assign", "Y[2,5,–]")
    assert sorted(offers(match)) == ["assign first", "assign second"]
    play(match, "assign second")
    assert storage(match, second=True) == "B[6,–,–]"
    assert cart(match) == "R1, B3, G1, G2, –"


@pytest.mark.rule("MJ-M6-03", "MJ-M6-10", "MJ-TRK-Y7a")
def test_no_yellow_die_is_taken_from_the_cart_when_the_zone_in_use_is_full() -> None:
    first = museum("Y[2,2,2] R[1,–,–]", discs={"yellow": 5}, second_museum=museum("B[3,–,–]"))
    match = excavation(2, first, players=1, options=SIX, cart="Y5, B6, R1, –, –")
    play(match, "excavate yellow", "give red_1", "give second_blue_1")
    assert sorted(offers(match)) == ["take cart_2", "take cart_3"]


@pytest.mark.rule("MJ-M6-09", "MJ-TRK-R7")
def test_the_vase_of_red_step_7_goes_into_the_museum_of_the_die() -> None:
    first = museum("Y[2,–,–]", discs={"red": 6}, second_museum=museum("R[6,–,–]", vases=1))
    match = excavation(1, first, players=1, options=SIX)
    play(match, "excavate red", "exhibit second_red_1")
    assert (score(match), seat_of(match, second=True)["vases"]) == (12 + 2, 2)
