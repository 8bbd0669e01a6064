"""Refusals: where several reasons apply, the one that comes first in the order of checking is given."""

from collections.abc import Callable

import pytest

from tests.commands import asked, play, refused, words
from tests.games.marajoara.positions import B, deal, end, excavation, museum, position, recycling, solo
from vestige.kernel.match import Match


@pytest.mark.rule("MJ-TOK-03", "MJ-TOK-02")
def test_ex_59_the_kind_of_space_is_checked_before_what_lies_there() -> None:
    match = position("Y1 d4", museum("B[4,–,–]"))
    play(match, "restore frag_sum_4")
    assert refused(match, "place_token d4") == "E_TOKEN_FORBIDDEN"


@pytest.mark.rule("MJ-CAP-04")
def test_ex_59_the_captured_die_is_checked_before_the_landing_space() -> None:
    assert refused(position("Y1 c2, B1 c4"), "capture c2 c4") == "E_NO_DIE"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("capture a5 d8", "E_NO_DIE"),  # before geometry
        ("capture h3 h2", "E_NOT_STRAIGHT"),
        ("capture b1 a1", "E_OFF_BOARD"),
        ("capture c3 e5", "E_NOT_ADJACENT"),
        ("capture c3 g3", "E_NOT_STRAIGHT"),
        ("capture c3 c5", "E_NO_DIE"),  # between, before the landing space
        ("capture c3 e3", "E_LANDING_OCCUPIED"),  # before the storage
        ("capture b1 d1", "E_STORAGE_FULL"),
        ("capture z9 c3", "E_UNKNOWN_SPACE"),
    ],
)
@pytest.mark.rule("MJ-CAP-03", "MJ-CAP-04", "MJ-CAP-11")
def test_order_of_the_checks_of_a_capture(command: str, code: str) -> None:
    match = position("Y1 a1, Y1 b1, R1 c1, Y1 c3, R1 d3, B1 e3, B1 c5, Y1 h3", museum("R[1,1,1]"))
    assert refused(match, command) == code


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("fieldwork a5 a6", "E_NO_DIE"),
        ("fieldwork c3 d4", "E_NOT_ADJACENT"),
        ("fieldwork c3 d3", "E_LANDING_OCCUPIED"),
        ("fieldwork c3 c4", "E_NOT_ENOUGH_MONEY"),
    ],
)
@pytest.mark.rule("MJ-FLD-01", "MJ-FLD-02", "MJ-PAY-06")
def test_order_of_the_checks_of_fieldwork(command: str, code: str) -> None:
    assert refused(position("Y1 c3, R1 d3", museum("Y[1,–,–]")), command) == code


@pytest.mark.rule("MJ-EXH-01", "MJ-PAY-06")
def test_order_of_the_checks_of_an_exhibit() -> None:
    match = position("Y1 c3", museum("R[1,–,–]", vases=5))
    assert refused(match, "exhibit red_2") == "E_NO_DIE"
    assert refused(match, "exhibit red_1") == "E_SHOWCASE_FULL"
    assert refused(position("", museum("R[1,–,–]")), "exhibit red_1") == "E_NOT_ENOUGH_MONEY"


@pytest.mark.rule("MJ-RES-01")
def test_order_of_the_checks_of_a_restoration() -> None:
    match = position("", museum("B[1,–,–]", restored="frag_diff_9"))
    assert refused(match, "restore frag_diff_9") == "E_ALREADY_RESTORED"
    assert refused(match, "restore frag_pair_6") == "E_REQUIREMENT"
    assert refused(position("", museum(restored="frag_diff_9")), "restore frag_diff_9") == "E_NO_DIE"


@pytest.mark.rule("MJ-FUN-01", "MJ-FUN-02")
def test_order_of_the_checks_of_funding() -> None:
    match = position("", museum("B[6,–,–]"))
    assert refused(match, "fund blue_2 up") == "E_NO_DIE"
    assert refused(match, "fund blue_1 up") == "E_VALUE_LIMIT"
    assert refused(match, "fund blue_1 down") == "E_NOT_ENOUGH_MONEY"


@pytest.mark.rule("MJ-REC-05", "MJ-REC-01")
def test_order_of_the_checks_of_recycling() -> None:
    match = recycling("Y1 a1, Y1 c3", "R2")
    assert refused(match, "recycle slate_2 a1") == "E_NO_DIE"
    assert refused(match, "recycle slate_1 c3") == "E_LANDING_OCCUPIED"
    assert refused(match, "recycle slate_1 c4") == "E_RECYCLE_PRIORITY"


@pytest.mark.rule("MJ-M6-06")
def test_the_exchange_of_museums_is_for_mission_6() -> None:
    assert refused(position("", museum("R[1,–,–] B[1,–,–]")), "museum_swap blue_1 second_red_1") == "E_NOT_AVAILABLE"


def bonus() -> Match:
    match = position("Y1 c3, B1 d3", {}, museum("R[1,–,–]"), tokens={"e3": B})
    play(match, "capture c3 e3")
    return match


def removal() -> Match:
    match = solo(1, "Y1 c3, B1 d3, R1 e4, R1 f4")
    play(match, "capture c3 e3")
    return match


@pytest.mark.parametrize(
    "question", [deal, bonus, lambda: excavation(2), removal], ids=["start", "bonus", "track", "removal"]
)
@pytest.mark.rule("MJ-FLOW-03")
def test_another_command_than_the_one_asked_for_is_out_of_step(question: Callable[[], Match]) -> None:
    match = question()
    for command in ("capture c2 c4", "exhibit red_1", "end_turn", "restore frag_sum_4"):
        assert refused(match, command) == "E_WRONG_STEP"


@pytest.mark.rule("MJ-FLOW-09")
def test_whoever_is_not_asked_must_wait() -> None:
    assert refused(bonus(), "end_turn", by=0) == "E_NOT_YOUR_TURN"
    assert refused(position("Y1 c3, B1 d3"), "capture c3 e3", by=1) == "E_NOT_YOUR_TURN"


@pytest.mark.rule("MJ-FLOW-07")
def test_after_the_end_every_command_is_out_of_step() -> None:
    match = end(position("", round=14))
    assert asked(match) == "over"
    assert refused(match, "end_turn", by=0) == "E_WRONG_STEP"


def why(match: Match, beginning: str) -> str:
    """Why no legal action begins so."""
    reason = match.table.why_not(0, match.game.decode(words(beginning)))
    assert reason is not None
    return reason.code


@pytest.mark.parametrize(
    ("beginning", "code"),
    [
        ("capture a5", "E_NO_DIE"),
        ("capture c3", "E_LANDING_OCCUPIED"),
        ("capture b1", "E_STORAGE_FULL"),
        ("exhibit", "E_NOT_ENOUGH_MONEY"),
        ("restore", "E_NO_DIE"),
        ("fund", "E_NO_DIE"),
        ("fund blue_1", "E_NO_DIE"),
        ("fieldwork", "E_NOT_ENOUGH_MONEY"),
        ("fieldwork a5", "E_NO_DIE"),
        ("museum_swap", "E_NOT_AVAILABLE"),
    ],
)
@pytest.mark.rule("MJ-CAP-03", "MJ-CAP-11", "MJ-PAY-06")
def test_a_beginning_is_refused_by_the_reason_that_comes_closest(beginning: str, code: str) -> None:
    match = position("Y1 a1, Y1 b1, R1 c1, Y1 c3, R1 d3, B1 e3, B1 h3", museum("R[1,1,1]"))
    assert why(match, beginning) == code


@pytest.mark.rule("MJ-COMP-04")
def test_a_space_the_board_does_not_have_is_named_as_such_once_the_question_is_the_right_one() -> None:
    match = position("B1 c2, R1 c3")
    assert refused(match, "capture c2 z9") == "E_UNKNOWN_SPACE"
    assert refused(match, "recycle slate_1 z9") == "E_WRONG_STEP"
    assert refused(match, "capture c2 z9", by=1) == "E_NOT_YOUR_TURN"
