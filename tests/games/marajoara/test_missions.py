"""The eight solo missions."""

import pytest

from tests.games.marajoara.positions import (
    A,
    asked,
    board,
    cart,
    deal,
    end,
    excavation,
    goals,
    looking,
    museum,
    offers,
    outcome,
    play,
    recycling,
    refused,
    score,
    seat_of,
    sheet,
    solo,
    storage,
    tokens,
)
from vestige.games.marajoara import GAME
from vestige.games.marajoara.components import printed, read_components
from vestige.kernel.match import Match, new_match

TOKEN_SPACES = [space.id for space in read_components(printed()).spaces if space.zone < 0 and not space.bonus]
REMOVED = "Y4, R2, B1, G3"


def target(match: Match) -> int:
    result = end(match).table.result()
    assert result is not None
    (found,) = [goal.target for goal in result.goals if goal.id == "score"]
    return found


@pytest.mark.parametrize(
    ("mission", "wanted", "vp"),
    [
        (1, ["fragment-frag_diff_9", "track-yellow", "showcase-showcase_4", "score"], 50),
        (2, ["ceramic", "track-blue", "track-yellow", "score"], 50),
        (3, ["track-yellow", "track-red", "showcase-showcase_5", "score"], 50),
        (4, ["star-a1", "star-h1", "star-a8", "star-h8", "showcase-showcase_2", "score"], 60),
        (5, ["showcase-showcase_3", "score"], 50),
        (6, ["score"], 50),
        (7, ["score"], 30),
        (8, ["tokens", "score"], 35),
    ],
)
@pytest.mark.rule(
    *("MJ-M1-01", "MJ-M2-01", "MJ-M3-01", "MJ-M4-01", "MJ-M5-01", "MJ-M6-01", "MJ-M7-01", "MJ-M8-01", "MJ-AMB-29")
)
def test_each_mission_has_its_objectives_and_its_target(mission: int, wanted: list[str], vp: int) -> None:
    match = end(solo(mission))
    assert goals(match) == dict.fromkeys(wanted, False)
    assert target(match) == vp


@pytest.mark.rule("MJ-M1-01", "MJ-SOL-10")
def test_mission_1_is_won_by_fragment_track_vase_and_points() -> None:
    rich = museum("Y[1,–,–] R[1,–,–] B[4,5,–]", vases=3, discs={"yellow": 7}, score=50)
    match = solo(1, "Y1 c3, G2 d3", rich)
    play(match, "restore frag_diff_9", "spend spent_1", "exhibit red_1", "spend spent_1")
    play(match, "capture c3 e3", "excavate yellow")
    assert outcome(end(match)) == "won"


@pytest.mark.rule("MJ-M2-01")
def test_mission_2_wants_the_whole_ceramic() -> None:
    five = "frag_single_3 frag_sum_5 frag_diff_9 frag_single_6 frag_sum_4"
    match = solo(2, "", museum("B[3,3,–]", restored=five))
    play(match, "restore frag_pair_6")
    assert goals(end(match))["ceramic"]


@pytest.mark.parametrize(("mission", "penalty"), [(3, -10), (5, -12), (7, -10), (8, -10)])
@pytest.mark.rule("MJ-M3-02", "MJ-M5-02", "MJ-M7-04", "MJ-M8-02", "MJ-SOL-16", "MJ-AMB-27", "MJ-AMB-30")
def test_ex_47_mission_penalties(mission: int, penalty: int) -> None:
    match = end(solo(mission, "", museum(score=30), removed=REMOVED))
    result = match.table.result()
    assert result is not None
    assert sheet(match)["penalty"] == (penalty,)
    assert result.scores == (30 + penalty,)


@pytest.mark.parametrize("mission", [1, 2, 4])
@pytest.mark.rule("MJ-SOL-11")
def test_other_missions_have_no_penalty(mission: int) -> None:
    assert "penalty" not in sheet(solo(mission, removed=REMOVED))


# ---- mission 4


@pytest.mark.rule("MJ-M4-01", "MJ-M4-02", "MJ-SOL-10")
def test_ex_49_mission_4_star_by_recycling() -> None:
    match = recycling("G1 c1", "G1", museum("Y[2,–,–]"), players=1, options={"mission": 4})
    play(match, "recycle slate_1 a8")
    assert goals(end(match))["star-a8"]


@pytest.mark.rule("MJ-M4-02", "MJ-SOL-10", "MJ-AMB-29")
def test_a_star_is_collected_by_a_jump_and_stays_collected() -> None:
    match = solo(4, "R1 c1, B1 b1", museum("Y[3,–,–]"))
    play(match, "capture c1 a1", "fieldwork a1 b1")
    assert board(match) == {"b1": "R2"}
    assert [goal for goal, met in goals(end(match)).items() if met] == ["star-a1"]


@pytest.mark.rule("MJ-M4-02")
def test_a_star_is_collected_by_fieldwork() -> None:
    match = solo(4, "R1 g1", museum("Y[3,–,–]"))
    play(match, "fieldwork g1 h1")
    assert goals(end(match))["star-h1"]


# ---- mission 6

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


# ---- missions 7 and 8


@pytest.mark.rule("MJ-M7-01", "MJ-OV-02")
def test_mission_7_rolls_the_dice_at_setup() -> None:
    assert {die[1] for die in board(deal(1, seed=b"rolled", mission=7)).values()} == set("123456")


@pytest.mark.rule("MJ-M7-02", "MJ-AMB-32")
def test_ex_48_mission_7_overflow() -> None:
    match = solo(7, "R5 d2, B1 d3", museum(score=6))
    play(match, "capture d2 d4")
    assert (board(match)["d4"], score(match)) == ("R1", 2)


@pytest.mark.rule("MJ-M7-02")
def test_mission_7_a_die_that_reaches_6_stays_there() -> None:
    match = solo(7, "R3 d2, B1 d3", museum(score=6))
    play(match, "capture d2 d4")
    assert (board(match)["d4"], score(match)) == ("R6", 6)


@pytest.mark.rule("MJ-M7-02", "MJ-INC-06", "MJ-AMB-19")
def test_mission_7_a_6_may_be_raised_once_per_die_and_effect() -> None:
    match = solo(7, "Y1 c3, G5 d3", museum("R[6,–,–]", score=9))
    play(match, "capture c3 e3", "excavate red", "raise red_1", "raise red_1", "raise red_1")
    assert (storage(match), score(match)) == ("R[1,–,–]", 5)


@pytest.mark.rule("MJ-M7-02", "MJ-FUN-02")
def test_mission_7_funding_still_refuses_a_6() -> None:
    match = solo(7, "", museum("Y[2,–,–] B[6,–,–]"))
    assert refused(match, "fund blue_1 up") == "E_VALUE_LIMIT"


@pytest.mark.rule("MJ-M7-02", "MJ-BON-05")
def test_mission_7_never_skips_the_own_bonus_but_it_may_be_declined() -> None:
    match = solo(7, "Y1 c3, B6 d3", museum("R[6,–,–]"), tokens={"e3": A})
    play(match, "capture c3 e3")
    assert sorted(offers(match)) == ["decline", "raise captured", "raise red_1"]
    play(match, "decline")
    assert (score(match), storage(match)) == (0, "R[6,–,–] B[6,–,–]")


@pytest.mark.rule("MJ-M7-03", "MJ-AMB-32")
def test_mission_7_the_score_may_become_negative() -> None:
    match = solo(7, "R6 d2, B1 d3")
    play(match, "capture d2 d4")
    assert score(match) == -4


@pytest.mark.parametrize(("challenge", "result"), [(False, "won"), (True, "lost")])
@pytest.mark.rule("MJ-M8-01", "MJ-M8-02", "MJ-SOL-11", "MJ-SOL-13", "MJ-AMB-33")
def test_ex_51_mission_8(challenge: bool, result: str) -> None:
    six = dict.fromkeys(("c4", "c5", "d6", "e6", "f4", "f5"), A)
    last = museum("B[4,–,–]", museum_tokens=["frag_sum_4"], score=40)
    match = solo(8, "", last, tokens=six, removed="R6, B3", options={"challenge": challenge})
    play(match, "restore frag_sum_4", "place_token d3")
    assert outcome(end(match)) == result


@pytest.mark.rule("MJ-M8-01", "MJ-TOK-06")
def test_mission_8_one_token_missing_is_one_too_few() -> None:
    six = dict.fromkeys(("c4", "c5", "d6", "e6", "f4", "f5"), A)
    match = solo(8, "", museum(museum_tokens=["frag_sum_4"], score=60), tokens=six)
    assert goals(end(match)) == {"tokens": False, "score": True}


@pytest.mark.rule("MJ-M8-01", "MJ-TOK-01")
def test_mission_8_the_last_token_is_the_one_that_counts() -> None:
    five = dict.fromkeys(("c4", "c5", "d6", "e6", "f4"), A)
    match = solo(8, "", museum("B[4,–,–]", museum_tokens=["frag_sum_4", "yellow_3"]), tokens=five)
    play(match, "restore frag_sum_4", "place_token d3")
    assert not goals(end(match))["tokens"]


@pytest.mark.rule("MJ-M8-01", "MJ-TOK-06", "MJ-AMB-20")
def test_mission_8_a_token_without_a_space_counts_as_collected() -> None:
    six = dict.fromkeys(("c4", "c5", "d6", "e6", "f4", "f5"), A)
    plain = [space for space in TOKEN_SPACES if space not in six]
    kinds = ["Y1"] * 10 + ["R1"] * 10 + ["G1"] * 10
    dice = ", ".join(f"{die} {space}" for die, space in zip(kinds, plain, strict=True))
    match = solo(8, dice, museum("B[4,–,–]", museum_tokens=["frag_sum_4"]), tokens=six)
    play(match, "restore frag_sum_4")
    assert looking(match)["met"] == ["tokens"]
