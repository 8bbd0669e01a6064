"""Spending dice: cart and slate."""

import pytest

from tests.commands import asked, offers, play, refused
from tests.games.marajoara.positions import cart, excavation, museum, position, slate, storage


@pytest.mark.rule("MJ-SPD-02", "MJ-AMB-08")
def test_ex_19_the_cart_fills_from_the_top() -> None:
    match = position("", museum("Y[1,2,–] B[3,2,–]"), cart="G2, R4")
    play(match, "restore frag_single_3", "fund blue_2 up", "pay 1 1 0")
    assert cart(match) == "G2, R4, B3, Y1, –"
    assert slate(match) == ""


@pytest.mark.rule("MJ-SPD-03", "MJ-SPD-04", "MJ-AMB-38")
def test_ex_20_a_full_cart_pushes_its_lowest_die_onto_the_slate() -> None:
    match = position("", museum("Y[6,2,–] R[5,–,–] B[2,–,–]", vases=1), cart="G2, R4, Y1, B3, G1")
    play(match, "exhibit red_1", "pay 5 0 0")
    assert (slate(match), cart(match)) == ("G1", "R5, G2, R4, Y1, B3")
    play(match, "fund blue_1 up", "pay 0 2 0")
    assert (slate(match), cart(match)) == ("G1, B3", "Y2, R5, G2, R4, Y1")


@pytest.mark.rule("MJ-SPD-01")
def test_grey_red_blue_and_used_up_yellow_dice_are_spent() -> None:
    match = excavation(4, museum("Y[1,6,–] R[1,–,–] B[3,–,–]", vases=1))
    play(match, "excavate red", "restore frag_single_3", "exhibit red_1", "pay 1 0 0", "spend spent_1")
    assert cart(match) == "G4, B3, Y1, R1, –"
    assert storage(match) == "Y[–,6,–]"


@pytest.mark.rule("MJ-SPD-05", "MJ-AMB-09", "MJ-DEC-20")
def test_the_spender_chooses_the_order() -> None:
    match = position("", museum("Y[3,–,–] R[1,2,–]", vases=1))
    play(match, "exhibit red_1", "pick red_2", "spend spent_3", "spend spent_2")
    assert cart(match) == "R2, R1, Y3, –, –"


@pytest.mark.rule("MJ-SPD-05", "MJ-EXH-07", "MJ-DEC-20")
def test_the_usual_order_is_yellow_first_then_red_as_resolved() -> None:
    match = position("", museum("Y[1,2,–] R[1,2,–]", vases=1))
    play(match, "exhibit red_2", "pick red_1", "done")
    assert cart(match) == "Y1, Y2, R2, R1, –"


@pytest.mark.rule("MJ-SPD-06", "MJ-SPD-10", "MJ-AMB-10")
def test_ex_56_the_token_is_placed_before_the_die_enters_the_cart() -> None:
    match = position("", museum("B[4,–,–]"))
    play(match, "restore frag_sum_4")
    assert (asked(match), cart(match)) == ("p1 place_token", "")
    assert storage(match) == ""
    play(match, "place_token d3")
    assert cart(match) == "B4, –, –, –, –"


@pytest.mark.rule("MJ-SPD-07", "MJ-PAY-04", "MJ-FUN-01")
def test_ex_21_lowered_first_used_up_later() -> None:
    match = position("", museum("Y[5,–,–] R[3,–,–] B[4,–,–]", vases=1))
    play(match, "fund blue_1 up")
    assert (storage(match), cart(match)) == ("Y[3,–,–] R[3,–,–] B[5,–,–]", "")
    play(match, "exhibit red_1", "spend spent_1")
    assert cart(match) == "Y3, R3, –, –, –"


@pytest.mark.rule("MJ-SPD-08", "MJ-FLOW-10")
def test_the_cart_stays_when_the_turn_passes() -> None:
    match = position("", museum("B[3,–,–]"), museum("B[4,–,–]"))
    play(match, "restore frag_single_3", "end_turn", "restore frag_single_3")
    assert cart(match) == "B3, B4, –, –, –"


@pytest.mark.rule("MJ-SPD-10")
def test_the_order_of_dice_that_look_alike_is_not_asked() -> None:
    match = position("", museum("B[3,3,–]"))
    play(match, "restore frag_pair_6")
    assert cart(match) == "B3, B3, –, –, –"


@pytest.mark.rule("MJ-SPD-10")
def test_of_two_dice_that_look_alike_only_one_is_offered() -> None:
    match = position("", museum("B[1,1,3]"))
    play(match, "restore frag_sum_5")
    assert offers(match) == ["spend spent_1", "spend spent_3", "done"]
    assert refused(match, "spend spent_2") == "E_NOT_AVAILABLE"
    assert refused(match, "spend spent_4") == "E_NO_DIE"


@pytest.mark.parametrize(
    ("order", "filling", "full", "out"),
    [
        ("queue", "–, –, B3, R2, Y1", "R6, Y5, G4, B3, R2", "Y1"),
        ("topmost_free", "Y1, R2, B3, –, –", "R6, Y1, R2, B3, G4", "Y5"),
    ],
)
@pytest.mark.rule("MJ-SPD-02", "MJ-SPD-03", "MJ-SPD-09", "MJ-AMB-08")
def test_ex_52_the_cart_as_a_queue_and_as_printed(order: str, filling: str, full: str, out: str) -> None:
    rich = museum("Y[1,5,6] R[2,6,–] B[3,2,–]", vases=1)
    match = position("B1 c3, G4 d3", rich, options={"cart_order": order})
    play(match, "fund blue_2 down", "pay 1 0 1", "exhibit red_1", "done", "pay 0 0 2", "restore frag_single_3")
    assert cart(match) == filling
    play(match, "capture c3 e3", "excavate red", "exhibit red_2", "pay 0 5 1", "spend spent_1")
    assert (cart(match), slate(match)) == (full, out)
