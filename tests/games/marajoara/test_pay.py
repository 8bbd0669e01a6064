"""Spending money."""

import pytest

from tests.commands import asked, offers, play, refused
from tests.games.marajoara.positions import cart, museum, position, sheet, storage


@pytest.mark.rule("MJ-PAY-02", "MJ-PAY-03", "MJ-PAY-04", "MJ-PAY-05", "MJ-DEC-19")
def test_ex_r6_brunas_two_ways_to_pay_4() -> None:
    match = position("", museum("Y[3,2,–] R[4,–,–]", vases=1))
    play(match, "exhibit red_1")
    assert sorted(offers(match)) == ["pay 2 2 0", "pay 3 1 0"]


@pytest.mark.parametrize(
    ("payment", "yellow", "spent"), [("pay 3 1 0", "Y[–,1,–]", "Y3"), ("pay 2 2 0", "Y[1,–,–]", "Y2")]
)
@pytest.mark.rule("MJ-PAY-04", "MJ-SPD-07")
def test_ex_r6_either_way_a_yellow_1_remains(payment: str, yellow: str, spent: str) -> None:
    match = position("", museum("Y[3,2,–] R[4,–,–]", vases=1))
    play(match, "exhibit red_1", payment, "spend spent_1")
    assert (storage(match), cart(match)) == (yellow, f"{spent}, R4, –, –, –")


@pytest.mark.parametrize("payment", ["pay 4 0 0", "pay 0 3 0", "pay 2 0 0", "pay 1 1 1", "pay 5 -2 0"])
@pytest.mark.rule("MJ-PAY-05", "MJ-AMB-43")
def test_ex_22_wrong_payments(payment: str) -> None:
    match = position("", museum("Y[4,2,–] R[3,–,–]"))
    play(match, "exhibit red_1")
    assert refused(match, payment) == "E_PAYMENT_MISMATCH"


@pytest.mark.rule("MJ-PAY-06")
def test_ex_22_not_enough_money() -> None:
    assert refused(position("", museum("Y[3,2,–] R[6,–,–]")), "exhibit red_1") == "E_NOT_ENOUGH_MONEY"


@pytest.mark.rule("MJ-PAY-01")
def test_money_is_the_sum_of_the_stored_yellow_dice() -> None:
    assert sheet(position("", museum("Y[3,–,2] R[6,–,–]")))["money"] == (5, 0)


@pytest.mark.rule("MJ-PAY-01", "MJ-PAY-07", "MJ-FLOW-02", "MJ-AMB-37")
def test_ex_63_money_of_a_captured_die() -> None:
    match = position("B1 c3, Y1 d3", museum("R[1,–,–]", vases=1))
    assert refused(match, "exhibit red_1") == "E_NOT_ENOUGH_MONEY"
    play(match, "capture c3 e3", "exhibit red_1", "spend spent_1")
    assert cart(match) == "Y1, R1, –, –, –"
    assert sheet(match)["before"] == (2 + 2, 0)


@pytest.mark.rule("MJ-PAY-08")
def test_only_yellow_dice_are_money() -> None:
    match = position("R1 d4", museum("R[6,6,–] B[6,6,–]"))
    assert refused(match, "fieldwork d4 d3") == "E_NOT_ENOUGH_MONEY"


@pytest.mark.rule("MJ-PAY-05", "MJ-DEC-30")
def test_the_only_way_to_pay_is_not_asked() -> None:
    match = position("R1 d4", museum("Y[4,–,–]"))
    play(match, "fieldwork d4 d3")
    assert (asked(match), storage(match)) == ("p1 turn", "Y[2,–,–]")


@pytest.mark.rule("MJ-PAY-05")
def test_a_payment_cannot_be_declined() -> None:
    match = position("", museum("Y[3,2,–] R[4,–,–]"))
    play(match, "exhibit red_1")
    assert refused(match, "decline") == "E_NOT_AVAILABLE"


@pytest.mark.rule("MJ-PAY-03", "MJ-PAY-05")
def test_every_split_over_three_dice_is_offered_once() -> None:
    match = position("R1 d4", museum("Y[1,1,2]"))
    play(match, "fieldwork d4 d3")
    assert sorted(offers(match)) == ["pay 0 0 2", "pay 0 1 1", "pay 1 0 1", "pay 1 1 0"]
