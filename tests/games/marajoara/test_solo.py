"""Solo mode: the removal of dice, the end, the objectives."""

import pytest

from tests.commands import asked, doc, heard, offers, play, refused
from tests.games.marajoara.positions import (
    A,
    board,
    deal,
    end,
    excavation,
    goals,
    museum,
    outcome,
    recycling,
    removed,
    seat_of,
    sheet,
    slate,
    solo,
    storage,
    tokens,
)
from vestige.games.marajoara import GAME
from vestige.kernel.match import new_match

THIRTEEN = ", ".join(["Y1"] * 10 + ["R1"] * 3)


@pytest.mark.rule("MJ-SOL-01", "MJ-SETUP-11")
def test_setup_as_for_more_players_with_one_start_token() -> None:
    match = deal(1)
    assert len(board(match)) == 52
    play(match, "start_token f4")
    assert (tokens(match), asked(match)) == ({"f4": A}, "p1 turn")


@pytest.mark.rule("MJ-SOL-02")
def test_objectives_are_the_missions_own_and_take_no_piece_of_the_player() -> None:
    match = deal(1, mission=1)
    play(match, "start_token f4")
    assert len(seat_of(match)["museum_tokens"]) == 3
    assert list(goals(end(solo(1)))) == ["fragment-frag_diff_9", "track-yellow", "showcase-showcase_4", "score"]


@pytest.mark.rule("MJ-SOL-03", "MJ-COMP-08", "MJ-DEC-22", "MJ-AMB-26")
def test_ex_44_solo_removal() -> None:
    match = solo(1, "B1 c3, R1 d3, G1 f2, Y2 e4")
    play(match, "capture c3 e3")
    assert (asked(match), storage(match)) == ("p1 remove", "R[1,–,–]")
    assert sorted(offers(match)) == ["remove e4", "remove f2"]
    assert refused(match, "decline") == "E_NOT_AVAILABLE"
    play(match, "remove f2")
    assert (removed(match), board(match)) == ("G1", {"e3": "B2", "e4": "Y2"})


@pytest.mark.rule("MJ-SOL-04", "MJ-SOL-07")
def test_ex_45_nothing_around() -> None:
    match = solo(1, "B1 c3, R1 d3")
    play(match, "capture c3 e3")
    assert (asked(match), removed(match)) == ("p1 finish", "")


@pytest.mark.rule("MJ-SOL-03", "MJ-SOL-05")
def test_only_dice_around_the_landing_space_are_removed_and_never_the_jumper() -> None:
    match = solo(1, "B1 c3, R1 d3, G1 f2, Y2 e4, Y1 e5")
    play(match, "capture c3 e3")
    assert refused(match, "remove e5") == "E_NOT_ADJACENT"
    assert refused(match, "remove e3") == "E_NOT_ADJACENT"
    assert refused(match, "remove d3") == "E_NO_DIE"


@pytest.mark.rule("MJ-SOL-05")
def test_removed_dice_keep_their_value_and_their_place_on_the_round_track() -> None:
    match = solo(1, "B1 c3, R1 d3, Y5 e4", removed="R2, G6")
    play(match, "capture c3 e3", "end_turn")
    assert removed(match) == "R2, G6, Y5"


@pytest.mark.rule("MJ-SOL-03", "MJ-AMB-26")
def test_the_removal_comes_after_the_excavation() -> None:
    match = solo(1, "Y1 c3, G4 d3, B1 e4, B1 f3")
    play(match, "capture c3 e3")
    assert asked(match) == "p1 excavate"
    play(match, "excavate red")
    assert asked(match) == "p1 remove"


@pytest.mark.rule("MJ-SOL-06", "MJ-AMB-26")
def test_ex_46_the_14th_removal_ends_the_game_at_once() -> None:
    match = solo(1, "Y1 c3, B4 d3, G1 f2", museum("B[3,–,–]"), removed=THIRTEEN, slate="R1")
    assert "restore frag_single_3" in offers(match)
    assert heard(match, "capture c3 e3")[-1] == "final"
    assert asked(match) == "over"
    assert (storage(match), slate(match)) == ("B[3,4,–]", "R1")
    assert removed(match) == f"{THIRTEEN}, G1"


@pytest.mark.rule("MJ-SOL-06", "MJ-AMB-26")
def test_ex_46_or_the_turn_is_finished_first() -> None:
    finish = {"solo_end": "finish_turn"}
    match = solo(1, "Y1 c3, B4 d3, G1 f2", museum("B[3,–,–]"), removed=THIRTEEN, slate="R1", options=finish)
    play(match, "capture c3 e3", "restore frag_single_3", "pick blue_2", "end_turn")
    assert asked(match) == "p1 recycle"
    play(match, "recycle slate_1 a1")
    assert (asked(match), storage(match)) == ("over", "B[3,–,–]")


@pytest.mark.rule("MJ-SOL-08", "MJ-CAP-12", "MJ-AMB-28")
def test_ex_38_without_a_legal_capture_a_solo_game_ends() -> None:
    match = solo(1, "B1 c3, R1 e3")
    play(match, "end_turn")
    assert asked(match) == "over"


@pytest.mark.parametrize(("space", "then"), [("b1", "p1 turn"), ("h8", "over")])
@pytest.mark.rule("MJ-SOL-08", "MJ-AMB-28")
def test_ex_38_unless_recycled_dice_make_a_capture_possible(space: str, then: str) -> None:
    match = solo(1, "B1 b2, B1 c1", slate="R1")
    play(match, "end_turn", f"recycle slate_1 {space}")
    assert asked(match) == then


@pytest.mark.rule("MJ-SOL-07")
def test_there_is_no_limit_of_14_rounds() -> None:
    match = solo(1, "B1 c3, R1 d3", round=14)
    play(match, "capture c3 e3", "end_turn")
    assert asked(match) == "p1 turn"


@pytest.mark.rule("MJ-SOL-17", "MJ-AMB-46")
def test_the_60th_turn_is_the_last() -> None:
    match = solo(1, "B1 c3, R1 d3", round=60)
    play(match, "capture c3 e3", "end_turn")
    assert asked(match) == "over"


@pytest.mark.rule("MJ-SOL-09")
def test_majorities_do_not_count_and_track_ends_pay_the_first_place() -> None:
    rows = sheet(solo(1, "", museum(vases=3, restored="frag_sum_4", discs={"red": 9, "blue": 9, "yellow": 9})))
    assert (rows["red_end"], rows["blue_end"], rows["yellow_end"]) == ((6,), (2,), (10,))
    assert "vases" not in rows
    assert "fragments" not in rows


@pytest.mark.rule("MJ-SOL-10", "MJ-AMB-34")
def test_an_objective_once_met_stays_met() -> None:
    match = solo(1, "Y1 c3, G2 d3", museum("Y[2,–,–] R[1,–,–]", vases=3, discs={"red": 6}))
    play(match, "exhibit red_1", "capture c3 e3", "excavate red", "take_back showcase_4")
    assert seat_of(match)["vases"] == 3
    assert goals(end(match))["showcase-showcase_4"]


@pytest.mark.rule("MJ-SOL-10")
def test_an_objective_on_a_track_is_met_when_the_disc_reaches_its_end() -> None:
    match = excavation(6, museum(discs={"yellow": 4}), players=1)
    play(match, "excavate yellow")
    assert goals(end(match))["track-yellow"]


@pytest.mark.parametrize(("points", "met"), [(39, False), (40, True)])
@pytest.mark.rule("MJ-SOL-11")
def test_the_score_is_judged_after_final_scoring(points: int, met: bool) -> None:
    match = end(solo(1, "", museum(discs={"yellow": 9}, score=points)))
    assert goals(match)["score"] is met


@pytest.mark.rule("MJ-SOL-12")
def test_all_objectives_met_is_a_victory() -> None:
    met = ["fragment-frag_diff_9", "track-yellow", "showcase-showcase_4"]
    assert outcome(end(solo(1, "", museum(score=50), met=met))) == "won"
    assert outcome(end(solo(1, "", museum(score=49), met=met))) == "lost"
    assert outcome(end(solo(1, "", museum(score=50), met=met[1:]))) == "lost"


@pytest.mark.rule("MJ-SOL-12", "MJ-AMB-44")
def test_any_mission_may_be_chosen() -> None:
    for mission in range(1, 9):
        assert len(board(new_match(GAME, 1, {"mission": mission}))) == 52


@pytest.mark.parametrize(("challenge", "target"), [(False, 50), (True, 60)])
@pytest.mark.rule("MJ-SOL-13")
def test_ex_r8_challenge_target(challenge: bool, target: int) -> None:
    match = end(solo(1, options={"challenge": challenge}))
    result = match.table.result()
    assert result is not None
    assert [goal.target for goal in result.goals if goal.id == "score"] == [target]


@pytest.mark.rule("MJ-SOL-14")
def test_the_die_that_jumped_is_marked_until_the_turn_ends() -> None:
    match = solo(1, "B1 c3, R1 d3")
    play(match, "capture c3 e3")
    assert doc(match)["jumper"] == "e3"
    play(match, "end_turn")
    assert "jumper" not in doc(match)


@pytest.mark.rule("MJ-SOL-15")
def test_recycling_removes_nothing() -> None:
    match = recycling("B1 b1, R1 b2", "R1", players=1)
    play(match, "recycle slate_1 a1")
    assert (removed(match), len(board(match))) == ("", 3)
