"""Free action 1: exhibit one or more vases."""

import pytest

from tests.commands import asked, heard, offers, play, refused
from tests.games.marajoara.positions import A, cart, museum, position, score, seat_of, storage, tokens


@pytest.mark.rule("MJ-EXH-02", "MJ-EXH-03", "MJ-EXH-04", "MJ-EXH-05", "MJ-EXH-06", "MJ-PAY-04", "MJ-SPD-07")
def test_ex_r2_a_yellow_5_pays_for_two_vases() -> None:
    match = position("", museum("Y[5,–,–] R[2,3,–]"))
    play(match, "exhibit red_1", "pick red_2", "place_token d3", "done")
    assert score(match) == 4 + 6 + 0 + 2
    assert tokens(match) == {"d3": A}
    assert storage(match) == ""
    assert cart(match) == "Y5, R2, R3, –, –"


@pytest.mark.rule("MJ-EXH-02", "MJ-PAY-02")
def test_ex_r3_price_of_one_vase() -> None:
    match = position("", museum("Y[6,–,–] R[5,–,–]"))
    play(match, "exhibit red_1", "place_token d3")
    assert storage(match) == "Y[1,–,–]"
    assert score(match) == 10


@pytest.mark.rule("MJ-EXH-01", "MJ-EXH-02", "MJ-EXH-03", "MJ-EXH-04", "MJ-EXH-05", "MJ-PAY-03", "MJ-PAY-04")
def test_ex_r4_clara_exhibits_a_2_and_a_5() -> None:
    match = position("", museum("Y[6,3,–] R[2,5,–]"))
    play(match, "exhibit red_1", "pick red_2", "pay 6 1 0", "place_token d3", "done")
    assert score(match) == 16
    assert seat_of(match)["vases"] == 2
    assert storage(match) == "Y[–,2,–]"
    assert cart(match) == "Y6, R2, R5, –, –"


@pytest.mark.rule("MJ-EXH-03", "MJ-EXH-04", "MJ-SPD-06")
def test_ex_r4_the_token_comes_between_the_two_vases() -> None:
    match = position("", museum("Y[6,3,–] R[2,5,–]"))
    play(match, "exhibit red_1", "pick red_2", "pay 6 1 0")
    assert (asked(match), score(match)) == ("p1 place_token", 4)
    assert heard(match, "place_token d3")[:3] == ["token_placed", "exhibited", "showcase"]


@pytest.mark.parametrize(("vases", "reward"), [(1, 2), (2, 3), (3, 4), (4, 5)])
@pytest.mark.rule("MJ-EXH-03", "MJ-EXH-04", "MJ-COMP-10")
def test_a_vase_goes_on_the_lowest_free_slot_and_takes_its_reward(vases: int, reward: int) -> None:
    match = position("", museum("Y[2,–,–] R[1,–,–]", vases=vases))
    play(match, "exhibit red_1")
    assert (score(match), seat_of(match)["vases"]) == (2 + reward, vases + 1)


@pytest.mark.rule("MJ-EXH-01")
def test_five_vases_are_the_limit() -> None:
    match = position("", museum("Y[2,–,–] R[1,–,–]", vases=5))
    assert refused(match, "exhibit red_1") == "E_SHOWCASE_FULL"


@pytest.mark.rule("MJ-EXH-01")
def test_every_red_die_of_an_action_needs_a_free_slot() -> None:
    match = position("", museum("Y[6,–,–] R[1,1,1]", vases=3))
    play(match, "exhibit red_1", "pick red_2")
    assert (seat_of(match)["vases"], storage(match)) == (5, "Y[4,–,–] R[–,–,1]")


@pytest.mark.rule("MJ-EXH-02", "MJ-PAY-06")
def test_a_further_die_must_be_affordable() -> None:
    match = position("", museum("Y[5,–,–] R[2,4,3]", vases=1))
    play(match, "exhibit red_1")
    assert sorted(offers(match)) == ["done", "pick red_3"]
    assert refused(match, "pick red_2") == "E_NOT_ENOUGH_MONEY"


@pytest.mark.rule("MJ-EXH-06", "MJ-PAY-04")
def test_one_after_another_they_are_several_actions() -> None:
    match = position("", museum("Y[5,–,–] R[2,3,–]", vases=1))
    play(match, "exhibit red_1", "done", "exhibit red_2", "spend spent_1")
    assert cart(match) == "R2, Y3, R3, –, –"


@pytest.mark.parametrize("order", [("red_1", "red_2"), ("red_2", "red_1")])
@pytest.mark.rule("MJ-EXH-07")
def test_the_order_of_the_red_dice_changes_no_score(order: tuple[str, str]) -> None:
    match = position("", museum("Y[6,1,–] R[2,5,–]", vases=1))
    play(match, f"exhibit {order[0]}", f"pick {order[1]}", "done")
    assert score(match) == 4 + 10 + 2 + 3


@pytest.mark.rule("MJ-EXH-01")
def test_only_red_dice_are_exhibited() -> None:
    match = position("", museum("Y[5,–,–] R[2,–,–] B[1,–,–]"))
    assert offers(match, "exhibit") == ["exhibit red_1"]
    assert refused(match, "exhibit blue_1") == "E_NO_DIE"
    assert refused(match, "exhibit red_2") == "E_NO_DIE"
