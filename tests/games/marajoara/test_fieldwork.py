"""Free action 4: fund fieldwork."""

import pytest

from tests.commands import asked, offers, play, refused
from tests.games.marajoara.positions import A, B, board, cart, museum, position, removed, solo, storage


@pytest.mark.rule("MJ-FLD-01", "MJ-FLD-03", "MJ-FLD-04", "MJ-AMB-13")
def test_ex_35_fieldwork_onto_an_own_token() -> None:
    match = position("R4 d4", museum("Y[2,–,–] B[1,–,–]"), tokens={"d3": A})
    play(match, "fieldwork d4 d3")
    assert board(match) == {"d3": "R4"}
    assert cart(match) == "Y2, –, –, –, –"
    assert (asked(match), storage(match)) == ("p1 turn", "B[1,–,–]")


@pytest.mark.rule("MJ-FLD-02", "MJ-FLD-01", "MJ-AMB-01")
def test_ex_35_not_diagonally_nor_onto_a_die() -> None:
    match = position("R4 d4, B1 d3", museum("Y[2,–,–]"))
    assert refused(match, "fieldwork d4 c3") == "E_NOT_ADJACENT"
    assert refused(match, "fieldwork d4 d3") == "E_LANDING_OCCUPIED"


@pytest.mark.rule("MJ-FLD-04", "MJ-INC-05")
def test_ex_35_moving_onto_plus_2_does_not_raise_the_die() -> None:
    match = position("R4 d3", museum("Y[3,–,–]"))
    play(match, "fieldwork d3 d4")
    assert board(match) == {"d4": "R4"}


@pytest.mark.rule("MJ-FLD-02")
def test_ropes_do_not_block() -> None:
    match = position("R4 b2", museum("Y[3,–,–]"))
    assert sorted(offers(match, "fieldwork")) == [f"fieldwork b2 {to}" for to in ("a2", "b1", "b3", "c2")]


@pytest.mark.rule("MJ-FLD-03", "MJ-FLD-04")
def test_another_players_token_gives_its_owner_nothing() -> None:
    match = position("R4 d4", museum("Y[3,–,–]"), museum("B[1,–,–]"), tokens={"d3": B})
    play(match, "fieldwork d4 d3")
    assert (asked(match), storage(match, "p2")) == ("p1 turn", "B[1,–,–]")


@pytest.mark.rule("MJ-FLD-05", "MJ-FRE-01")
def test_it_may_be_repeated_with_the_same_die() -> None:
    match = position("R4 d4", museum("Y[6,–,–]"))
    play(match, "fieldwork d4 d3", "fieldwork d3 d2")
    assert (board(match), storage(match)) == ({"d2": "R4"}, "Y[2,–,–]")


@pytest.mark.rule("MJ-FLD-04", "MJ-SOL-15")
def test_it_captures_and_removes_nothing() -> None:
    match = solo(1, "R4 d4, B1 c2", museum("Y[3,–,–]"))
    play(match, "fieldwork d4 d3")
    assert board(match) == {"c2": "B1", "d3": "R4"}
    assert (removed(match), asked(match)) == ("", "p1 turn")
