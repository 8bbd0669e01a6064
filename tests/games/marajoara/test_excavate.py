"""Main action, step 4b: excavate with a grey die."""

import pytest

from tests.commands import asked, doc, offers, play, refused
from tests.games.marajoara.positions import cart, discs, excavation, museum, position, score


@pytest.mark.rule("MJ-DIG-01", "MJ-DIG-08", "MJ-TRK-B8", "MJ-DEC-15")
def test_ex_15_exact_move_on_a_track() -> None:
    match = excavation(3, museum(restored="frag_diff_9 frag_single_6 frag_sum_4", discs={"blue": 5}))
    play(match, "excavate blue")
    assert (discs(match)["blue"], score(match)) == (8, 0)
    play(match, "score_fragment frag_diff_9")
    assert score(match) == 4


@pytest.mark.rule("MJ-TRK-B8")
def test_ex_15_another_fragment_would_score_2() -> None:
    match = excavation(3, museum(restored="frag_diff_9 frag_single_6 frag_sum_4", discs={"blue": 5}))
    play(match, "excavate blue", "score_fragment frag_sum_4")
    assert score(match) == 2


@pytest.mark.rule("MJ-DIG-02")
def test_the_value_is_neither_split_nor_used_in_part() -> None:
    match = excavation(4)
    assert sorted(offers(match)) == ["excavate blue", "excavate red", "excavate yellow"]
    play(match, "excavate red")
    assert discs(match) == {"blue": 0, "yellow": 0, "red": 4}


@pytest.mark.rule("MJ-DIG-03", "MJ-DIG-04", "MJ-TRK-Y9")
def test_ex_16_the_surplus_at_the_end_of_a_track_is_lost() -> None:
    match = excavation(6, museum(discs={"yellow": 7}))
    play(match, "excavate yellow")
    assert discs(match)["yellow"] == 9
    assert doc(match)["ends"] == {"yellow": ["p1"]}
    assert score(match) == 0


@pytest.mark.rule("MJ-DIG-04")
def test_the_second_disc_takes_place_2() -> None:
    match = excavation(6, museum(discs={"yellow": 7}), museum(discs={"yellow": 9}))
    play(match, "excavate yellow")
    assert doc(match)["ends"] == {"yellow": ["p2", "p1"]}


@pytest.mark.parametrize("value", [3, 4, 5, 6])
@pytest.mark.rule("MJ-DIG-04", "MJ-AMB-11")
def test_ex_17_the_last_step_is_full(value: int) -> None:
    there = museum(discs={"red": 9})
    match = excavation(value, museum(discs={"red": 6}), there, there, players=3)
    assert refused(match, "excavate red") == "E_TRACK_BLOCKED"


@pytest.mark.rule("MJ-DIG-04", "MJ-AMB-11")
def test_ex_17_a_smaller_move_stays_legal() -> None:
    there = museum(discs={"red": 9})
    match = excavation(2, museum(discs={"red": 6}), there, there, players=3)
    play(match, "excavate red")
    assert discs(match)["red"] == 8


@pytest.mark.rule("MJ-DIG-05")
def test_a_disc_on_step_9_moves_no_more() -> None:
    match = excavation(2, museum(discs={"red": 9}))
    assert refused(match, "excavate red") == "E_TRACK_FINISHED"


@pytest.mark.rule("MJ-DIG-06", "MJ-AMB-12")
def test_ex_18_no_disc_can_move() -> None:
    match = position("Y1 c3, G4 d3", museum(discs={"blue": 9, "yellow": 9, "red": 9}))
    play(match, "capture c3 e3")
    assert asked(match) == "p1 finish"
    assert cart(match) == "G4, –, –, –, –"


@pytest.mark.rule("MJ-DIG-07")
def test_a_disc_that_can_move_must_move() -> None:
    match = excavation(2, museum(discs={"red": 9}))
    assert refused(match, "decline") == "E_NOT_AVAILABLE"


@pytest.mark.rule("MJ-DIG-07", "MJ-DEC-30")
def test_the_only_track_left_is_taken_without_asking() -> None:
    match = excavation(4, museum(discs={"red": 9, "blue": 9}))
    assert discs(match)["yellow"] == 4
    assert score(match) == 3


@pytest.mark.rule("MJ-DIG-08")
def test_steps_passed_over_give_nothing() -> None:
    match = excavation(6, museum("R[1,–,–]", discs={"red": 3}))
    play(match, "excavate red")
    assert (discs(match)["red"], score(match)) == (9, 0)


@pytest.mark.rule("MJ-DIG-09")
def test_the_grey_die_is_spent_after_the_bonus() -> None:
    match = excavation(2)
    play(match, "excavate blue")
    assert (asked(match), cart(match)) == ("p1 place_token", "")
    play(match, "place_token d3")
    assert cart(match) == "G2, –, –, –, –"
