"""Free action 3: fund restoration."""

import pytest

from tests.commands import offers, play, refused
from tests.games.marajoara.positions import museum, position, storage


@pytest.mark.parametrize(("turn", "blue"), [("up", "B[5,–,–]"), ("down", "B[3,–,–]")])
@pytest.mark.rule("MJ-FUN-01", "MJ-AMB-14")
def test_two_credits_turn_a_blue_die_by_one(turn: str, blue: str) -> None:
    match = position("", museum("Y[5,–,–] B[4,–,–]"))
    play(match, f"fund blue_1 {turn}")
    assert storage(match) == f"Y[3,–,–] {blue}"


@pytest.mark.rule("MJ-FUN-02", "MJ-AMB-14")
def test_the_die_stays_within_1_and_6() -> None:
    match = position("", museum("Y[5,–,–] B[1,6,–]"))
    assert sorted(offers(match, "fund")) == ["fund blue_1 up", "fund blue_2 down"]
    assert refused(match, "fund blue_1 down") == "E_VALUE_LIMIT"
    assert refused(match, "fund blue_2 up") == "E_VALUE_LIMIT"


@pytest.mark.rule("MJ-FUN-03")
def test_it_may_be_repeated_on_the_same_die() -> None:
    match = position("", museum("Y[5,–,–] B[2,–,–]"))
    play(match, "fund blue_1 up", "fund blue_1 up")
    assert storage(match) == "Y[1,–,–] B[4,–,–]"


@pytest.mark.rule("MJ-FUN-01", "MJ-PAY-06")
def test_it_needs_a_blue_die_and_two_credits() -> None:
    match = position("", museum("Y[1,–,–] R[2,–,–] B[2,–,–]"))
    assert refused(match, "fund red_1 up") == "E_NO_DIE"
    assert refused(match, "fund blue_1 up") == "E_NOT_ENOUGH_MONEY"
