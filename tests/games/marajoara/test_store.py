"""Main action, step 4a: store a yellow, red or blue die."""

import pytest

from tests.commands import asked, offers, play, refused
from tests.games.marajoara.positions import excavation, museum, position, seat_of, storage


@pytest.mark.rule("MJ-STO-01", "MJ-STO-04", "MJ-TOK-01")
def test_ex_36_the_third_yellow_slot_frees_its_dig_token() -> None:
    match = position("B1 c3, Y1 d3", museum("Y[2,3,–]"))
    play(match, "capture c3 e3")
    assert storage(match) == "Y[2,3,1]"
    assert asked(match) == "p1 place_token"
    play(match, "place_token d3")
    assert seat_of(match)["museum_tokens"] == ["showcase_1", "frag_sum_4"]


@pytest.mark.rule("MJ-STO-04")
def test_ex_36_a_later_die_on_the_third_slot_gives_nothing() -> None:
    match = position("B1 c3, Y1 d3", museum("Y[2,3,–]", museum_tokens=["showcase_1", "frag_sum_4"]))
    play(match, "capture c3 e3")
    assert storage(match) == "Y[2,3,1]"
    assert asked(match) == "p1 finish"


@pytest.mark.rule("MJ-STO-01", "MJ-STO-03")
def test_ex_36_a_die_goes_on_the_leftmost_free_slot() -> None:
    match = position("B1 c3, Y1 d3", museum("Y[2,–,1]"))
    play(match, "capture c3 e3")
    assert storage(match) == "Y[2,1,1]"


@pytest.mark.rule("MJ-STO-03")
def test_dice_do_not_slide_when_one_leaves() -> None:
    match = position("", museum("Y[2,–,–] R[1,2,3]", vases=1))
    play(match, "exhibit red_2", "spend spent_1")
    assert storage(match) == "R[1,–,3]"


@pytest.mark.parametrize("full", ["Y[1,1,1]", "R[1,1,1]", "B[1,1,1]"])
@pytest.mark.rule("MJ-STO-02")
def test_three_dice_of_a_colour_are_the_limit(full: str) -> None:
    match = position(f"G1 c3, {full[0]}1 d3", museum(full))
    assert refused(match, "capture c3 e3") == "E_STORAGE_FULL"


@pytest.mark.rule("MJ-STO-05")
def test_a_captured_die_is_stored_without_a_question() -> None:
    match = position("G1 c3, B4 d3")
    play(match, "capture c3 e3")
    assert storage(match) == "B[4,–,–]"
    assert refused(match, "decline") == "E_WRONG_STEP"


@pytest.mark.rule("MJ-DIG-10")
def test_a_grey_die_is_never_stored() -> None:
    match = excavation(4)
    assert [offer.split()[0] for offer in offers(match)] == ["excavate"] * 3
    play(match, "excavate red")
    assert storage(match) == ""
