"""Main action, step 2: raise the jumper; and what every raise obeys."""

import pytest

from tests.commands import asked, offers, play, refused
from tests.games.marajoara.positions import board, excavation, museum, position, storage


@pytest.mark.parametrize(
    ("dice", "jump", "landed"),
    [
        ("R2 c2, B1 c3", "capture c2 c4", {"c4": "R3"}),
        ("R2 b2, B1 b3", "capture b2 b4", {"b4": "R4"}),
        ("R2 d2, B1 d3", "capture d2 d4", {"d4": "R5"}),
    ],
)
@pytest.mark.rule("MJ-INC-01", "MJ-INC-02", "MJ-INC-04")
def test_ex_r9_rise_by_landing_space(dice: str, jump: str, landed: dict[str, str]) -> None:
    match = position(dice)
    play(match, jump)
    assert board(match) == landed


@pytest.mark.rule("MJ-INC-02", "MJ-DIG-01", "MJ-DIG-08", "MJ-DIG-09", "MJ-TRK-11", "MJ-DEC-11", "MJ-DEC-12")
def test_ex_02_landing_on_plus_2_with_a_grey_capture() -> None:
    match = position("Y2 d2, G1 d3", museum("R[4,–,–]"))
    play(match, "capture d2 d4", "excavate red", "raise red_1")
    assert board(match) == {"d4": "Y5"}
    assert storage(match) == "R[5,–,–]"


@pytest.mark.rule("MJ-INC-03")
def test_ex_04_a_die_never_exceeds_6() -> None:
    match = position("R5 b2, Y1 b3")
    play(match, "capture b2 b4")
    assert board(match) == {"b4": "R6"}


@pytest.mark.parametrize("pips", [0, 1, 2, 3])
@pytest.mark.rule("MJ-INC-06", "MJ-TRK-02", "MJ-TRK-15", "MJ-AMB-45")
def test_ex_55_pips_beyond_6_and_pips_not_named_are_lost(pips: int) -> None:
    match = excavation(5, museum("Y[5,6,–]"))
    play(match, "excavate yellow", *["raise yellow_1"] * pips)
    if pips < 3:
        play(match, "done" if pips else "decline")
    assert storage(match) == ("Y[6,6,–]" if pips else "Y[5,6,–]")
    assert asked(match) == "p1 finish"


@pytest.mark.rule("MJ-INC-06", "MJ-TRK-15")
def test_ex_55_a_6_cannot_be_named() -> None:
    match = excavation(5, museum("Y[5,6,–]"))
    play(match, "excavate yellow")
    assert refused(match, "raise yellow_2") == "E_ALLOCATION"
    assert refused(match, "raise yellow_3") == "E_NO_DIE"


@pytest.mark.rule("MJ-INC-06", "MJ-TRK-15")
def test_ex_55_a_fourth_pip_is_not_to_be_had() -> None:
    match = excavation(5, museum("Y[1,6,–]"))
    play(match, "excavate yellow", "raise yellow_1", "raise yellow_1", "raise yellow_1")
    assert storage(match) == "Y[4,6,–]"
    assert refused(match, "raise yellow_1") == "E_WRONG_STEP"


@pytest.mark.rule("MJ-INC-06", "MJ-TRK-11")
def test_ex_55_step_1_raises_one_die_only() -> None:
    match = excavation(1, museum("B[2,3,–]"))
    play(match, "excavate blue")
    assert sorted(offers(match)) == ["decline", "raise blue_1", "raise blue_2"]
    play(match, "raise blue_1")
    assert refused(match, "raise blue_2") == "E_WRONG_STEP"


@pytest.mark.rule("MJ-INC-06", "MJ-TRK-02", "MJ-FLO-01")
def test_ex_55_nothing_is_asked_when_no_die_can_be_raised() -> None:
    match = excavation(1, museum("Y[6,6,–]"))
    play(match, "excavate yellow")
    assert asked(match) == "p1 finish"
