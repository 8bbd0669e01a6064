"""Dig tokens."""

import pytest

from tests.commands import asked, offers, play, refused
from tests.games.marajoara.positions import A, B, excavation, museum, position, reserve, score, seat_of, tokens
from vestige.games.marajoara import GAME
from vestige.games.marajoara.components import read_components

OPEN = [space.id for space in read_components(GAME.components).spaces if space.zone < 0 and not space.bonus]
"""The spaces that accept dig tokens."""


@pytest.mark.rule("MJ-TOK-02", "MJ-TOK-03", "MJ-TOK-07", "MJ-RES-02", "MJ-DEC-13")
def test_ex_25_token_from_the_workshop() -> None:
    match = position("R1 c3", museum("B[4,–,–]"), tokens={"c5": B})
    play(match, "restore frag_sum_4")
    for space in ("a1", "d4", "b4"):
        assert refused(match, f"place_token {space}") == "E_TOKEN_FORBIDDEN"
    for space in ("c3", "c5"):
        assert refused(match, f"place_token {space}") == "E_SPACE_NOT_FREE"
    assert refused(match, "decline") == "E_NOT_AVAILABLE"
    play(match, "place_token c4")
    assert tokens(match) == {"c4": A, "c5": B}


@pytest.mark.rule("MJ-TOK-03", "MJ-COMP-05", "MJ-COMP-07")
def test_36_spaces_accept_tokens_plain_and_magnifier() -> None:
    match = position("", museum("B[4,–,–]"))
    play(match, "restore frag_sum_4")
    assert sorted(offers(match)) == sorted(f"place_token {space}" for space in OPEN)
    assert len(OPEN) == 36


@pytest.mark.rule("MJ-SPD-06", "MJ-STO-04", "MJ-TOK-02", "MJ-RES-02", "MJ-FLOW-03")
def test_ex_56_two_tokens_in_one_turn_in_order() -> None:
    match = position("B1 c3, Y1 d3", museum("Y[1,1,–] B[4,–,–]"))
    play(match, "restore frag_sum_4", "place_token e6", "capture c3 e3")
    assert asked(match) == "p1 place_token"
    assert refused(match, "end_turn") == "E_WRONG_STEP"
    play(match, "place_token d6")
    assert tokens(match) == {"d6": A, "e6": A}


@pytest.mark.rule("MJ-TOK-01", "MJ-SETUP-03")
def test_seven_tokens_one_at_the_start_three_of_the_museum_three_of_the_tracks() -> None:
    match = position("B1 c3, Y1 d3", museum("Y[1,1,–] R[1,–,–] B[4,–,–]"), tokens={"c4": A})
    play(match, "restore frag_sum_4", "place_token e6", "capture c3 e3", "place_token d6")
    play(match, "exhibit red_1", "pay 1 0 0", "place_token f4")
    assert seat_of(match)["museum_tokens"] == []
    assert list(tokens(match).values()) == [A] * 4
    assert reserve(match) == 3


@pytest.mark.rule("MJ-TOK-05")
def test_placing_a_token_triggers_no_bonus() -> None:
    match = excavation(2, museum("R[1,–,–]"))
    play(match, "excavate red", "place_token d3")
    assert asked(match) == "p1 finish"


@pytest.mark.rule("MJ-TOK-04")
def test_a_placed_token_stays_whatever_passes_over_it() -> None:
    match = position("B1 c3, R1 d3", museum("Y[2,–,–]"), tokens={"c3": A, "e3": B})
    play(match, "capture c3 e3", "fieldwork e3 e2")
    assert tokens(match) == {"c3": A, "e3": B}


@pytest.mark.rule("MJ-TOK-06", "MJ-TRK-Y8", "MJ-AMB-20", "MJ-FLO-01")
def test_ex_64_no_place_for_a_token() -> None:
    taken = {"a3": A, "a4": B}
    kinds = ["Y1"] * 12 + ["R1"] * 11 + ["G1"] * 11
    dice = ", ".join(f"{die} {space}" for die, space in zip(kinds, [s for s in OPEN if s not in taken], strict=True))
    match = position(dice, museum("B[4,–,–]"), tokens=taken)
    play(match, "restore frag_sum_4")
    assert (asked(match), score(match)) == ("p1 turn", 4)
    assert (seat_of(match)["lost_tokens"], tokens(match)) == (1, taken)
