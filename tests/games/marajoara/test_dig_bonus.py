"""Main action, step 3: the dig bonus."""

import pytest

from tests.commands import asked, heard, offers, play, refused
from tests.games.marajoara.positions import A, B, board, cart, discs, museum, position, slate, storage, tokens

OWN = {"e3": A}
OTHER = {"e3": B}
GREY = "Y1 c3, G2 d3"
BLUE = "Y1 c3, B2 d3"


@pytest.mark.rule("MJ-BON-01")
def test_a_magnifier_space_without_a_token_gives_nothing() -> None:
    match = position(BLUE, museum("R[1,–,–]"))
    play(match, "capture c3 e3")
    assert asked(match) == "p1 finish"


@pytest.mark.rule("MJ-BON-02", "MJ-BON-09", "MJ-TRK-13", "MJ-DIG-09", "MJ-DEC-08")
def test_ex_11_the_own_token_raises_the_captured_grey_die() -> None:
    match = position(GREY, museum("Y[4,5,–]"), tokens=OWN)
    play(match, "capture c3 e3", "raise captured")
    assert board(match) == {"e3": "Y2"}
    play(match, "excavate yellow", "raise yellow_1", "raise yellow_2")
    assert discs(match)["yellow"] == 3
    assert storage(match) == "Y[5,6,–]"
    assert cart(match) == "G3, –, –, –, –"


@pytest.mark.rule("MJ-BON-02", "MJ-TRK-12", "MJ-TOK-02")
def test_ex_12_the_own_token_raises_a_stored_die() -> None:
    match = position(GREY, museum("Y[4,5,–]"), tokens=OWN)
    play(match, "capture c3 e3", "raise yellow_2", "excavate yellow")
    assert storage(match) == "Y[4,6,–]"
    assert discs(match)["yellow"] == 2
    assert asked(match) == "p1 place_token"


@pytest.mark.rule("MJ-BON-02", "MJ-AMB-05")
def test_ex_12_the_bonus_may_be_declined() -> None:
    match = position(GREY, museum("Y[4,5,–]"), tokens=OWN)
    play(match, "capture c3 e3", "decline", "excavate yellow")
    assert storage(match) == "Y[4,5,–]"
    assert discs(match)["yellow"] == 2


@pytest.mark.rule("MJ-BON-09", "MJ-STO-01")
def test_a_raised_captured_die_is_stored_at_its_new_value() -> None:
    match = position(BLUE, museum("B[1,–,–]"), tokens=OWN)
    play(match, "capture c3 e3", "raise captured")
    assert storage(match) == "B[1,3,–]"


@pytest.mark.parametrize(
    ("pips", "after"),
    [
        (("raise blue_1", "raise red_1"), "R[6,–,–] B[4,–,–]"),
        (("raise blue_1", "raise blue_1"), "R[5,–,–] B[5,–,–]"),
        (("raise red_1", "done"), "R[6,–,–] B[3,–,–]"),
        (("decline",), "R[5,–,–] B[3,–,–]"),
    ],
)
@pytest.mark.rule("MJ-BON-03", "MJ-BON-05", "MJ-BON-07", "MJ-DEC-09", "MJ-AMB-05")
def test_ex_13_another_players_token_is_the_owners_to_use(pips: tuple[str, ...], after: str) -> None:
    match = position(BLUE, museum("R[1,–,–]"), museum("R[5,–,–] B[3,–,–]"), tokens=OTHER)
    play(match, "capture c3 e3")
    assert asked(match) == "p2 other_token"
    play(match, *pips)
    assert storage(match, "p2") == after
    assert storage(match) == "R[1,–,–] B[2,–,–]"
    assert asked(match) == "p1 finish"


@pytest.mark.rule("MJ-BON-03", "MJ-INC-06")
def test_ex_13_two_pips_are_all() -> None:
    match = position(GREY, {}, museum("R[5,–,–] B[3,–,–]"), tokens=OTHER)
    play(match, "capture c3 e3", "raise blue_1", "raise blue_1")
    assert refused(match, "raise red_1", by=1) == "E_NOT_YOUR_TURN"
    assert asked(match) == "p1 excavate"


@pytest.mark.rule("MJ-BON-05", "MJ-AMB-07")
def test_ex_14_an_owner_with_nothing_to_raise_is_not_asked() -> None:
    match = position(BLUE, {}, museum("R[6,–,–]"), tokens=OTHER)
    play(match, "capture c3 e3")
    assert asked(match) == "p1 finish"


@pytest.mark.rule("MJ-BON-05")
def test_the_own_bonus_is_skipped_when_stored_and_captured_dice_show_6() -> None:
    match = position("Y1 c3, B6 d3", museum("R[6,–,–]"), tokens=OWN)
    play(match, "capture c3 e3")
    assert asked(match) == "p1 finish"


@pytest.mark.rule("MJ-BON-04", "MJ-AMB-06")
def test_dice_on_the_slate_in_the_cart_and_on_the_board_cannot_be_raised() -> None:
    match = position(BLUE, museum("R[1,–,–]"), tokens=OWN, slate="G1", cart="G2, R4")
    play(match, "capture c3 e3")
    assert sorted(offers(match)) == ["decline", "raise captured", "raise red_1"]
    assert slate(match) == "G1"


@pytest.mark.rule("MJ-BON-03", "MJ-BON-07")
def test_the_owner_cannot_raise_the_captured_die_nor_the_active_player_anything() -> None:
    match = position(GREY, {}, museum("R[5,–,–]"), tokens=OTHER)
    play(match, "capture c3 e3")
    assert refused(match, "raise captured") == "E_ALLOCATION"
    assert refused(match, "raise red_1", by=0) == "E_NOT_YOUR_TURN"


@pytest.mark.rule("MJ-BON-06")
def test_a_second_pip_on_a_5_is_lost() -> None:
    match = position(BLUE, {}, museum("R[5,–,–]"), tokens=OTHER)
    play(match, "capture c3 e3", "raise red_1", "raise red_1")
    assert storage(match, "p2") == "R[6,–,–]"


@pytest.mark.rule("MJ-BON-08", "MJ-TOK-04")
def test_the_token_stays_under_the_die() -> None:
    match = position(BLUE, tokens=OTHER)
    play(match, "capture c3 e3")
    assert tokens(match) == OTHER


@pytest.mark.rule("MJ-FLOW-04", "MJ-BON-05", "MJ-DIG-08", "MJ-DIG-09", "MJ-TRK-B7")
def test_ex_57_who_is_asked_when() -> None:
    match = position(GREY, museum("B[2,3,–]", discs={"blue": 5}), museum("R[2,–,–]"), tokens=OTHER)
    play(match, "capture c3 e3")
    assert asked(match) == "p2 other_token"
    play(match, "raise red_1", "raise red_1")
    assert asked(match) == "p1 excavate"
    assert heard(match, "excavate blue")[-2:] == ["doubling", "spent"]
    assert cart(match) == "G2, –, –, –, –"
    assert "restore frag_diff_9" in offers(match)


@pytest.mark.rule("MJ-DEC-09")
def test_undo_stops_at_the_owners_decision() -> None:
    match = position(BLUE, {}, museum("R[2,–,–]"), tokens=OTHER)
    play(match, "capture c3 e3", "decline")
    assert match.undoable(0) is None


@pytest.mark.rule("MJ-BON-02", "MJ-M6-01")
def test_the_second_museum_of_mission_6_is_nobodys_here() -> None:
    match = position(BLUE, museum("R[1,–,–]"), museum("Y[1,–,–] R[1,–,–]"), tokens=OWN)
    play(match, "capture c3 e3")
    assert refused(match, "raise second_yellow_1") == "E_NO_DIE"
    assert refused(match, "raise second_red_1") == "E_NO_DIE"
