"""The solo missions; the sixth has a file of its own."""

import pytest

from tests.commands import doc, offers, play, refused
from tests.games.marajoara.positions import (
    A,
    board,
    deal,
    end,
    goals,
    museum,
    outcome,
    recycling,
    score,
    sheet,
    solo,
    storage,
)
from vestige.games.marajoara import GAME
from vestige.games.marajoara.components import read_components
from vestige.kernel.match import Match

TOKEN_SPACES = [space.id for space in read_components(GAME.components).spaces if space.zone < 0 and not space.bonus]
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
    assert doc(match)["met"] == ["tokens"]
