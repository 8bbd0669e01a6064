"""Main action, step 1: capture a die."""

import pytest

from tests.commands import asked, offers, play, refused
from tests.games.marajoara.positions import A, B, board, museum, position, storage, tokens


@pytest.mark.rule("MJ-CAP-01", "MJ-CAP-02", "MJ-CAP-03", "MJ-CAP-13", "MJ-CAP-14", "MJ-DEC-07")
def test_ex_01_first_capture() -> None:
    match = position("B1 c2, R1 c3")
    play(match, "capture c2 c4")
    assert board(match) == {"c4": "B2"}
    assert storage(match) == "R[1,–,–]"
    assert asked(match) == "p1 finish"


@pytest.mark.rule("MJ-CAP-01", "MJ-OV-04")
def test_any_die_may_jump_whoever_moved_it_before() -> None:
    match = position("B1 c2, R1 c3, Y1 f7, G1 e7")
    assert sorted(offers(match, "capture")) == [
        *("capture c2 c4", "capture c3 c1", "capture e7 g7", "capture f7 d7"),
    ]


@pytest.mark.rule("MJ-CAP-09", "MJ-INC-02")
def test_ex_03_a_rope_does_not_stop_a_jump() -> None:
    match = position("B3 b2, Y1 b3")
    play(match, "capture b2 b4")
    assert board(match) == {"b4": "B5"}
    assert storage(match) == "Y[1,–,–]"


@pytest.mark.rule("MJ-CAP-04", "MJ-AMB-01")
def test_ex_05_no_diagonal_jump() -> None:
    assert refused(position("R1 c3, B1 d4"), "capture c3 e5") == "E_NOT_ADJACENT"


@pytest.mark.rule("MJ-CAP-03")
def test_ex_06_the_landing_space_is_occupied() -> None:
    assert refused(position("R1 c2, B1 c3, Y1 c4"), "capture c2 c4") == "E_LANDING_OCCUPIED"


@pytest.mark.rule("MJ-CAP-05", "MJ-CAP-06", "MJ-CAP-07")
def test_ex_07_not_over_two_dice_nor_around_a_corner() -> None:
    match = position("R1 c2, B1 c3, Y1 c4")
    assert refused(match, "capture c2 c5") == "E_NOT_STRAIGHT"
    assert refused(match, "capture c2 d4") == "E_NOT_STRAIGHT"


@pytest.mark.rule("MJ-CAP-03", "MJ-CAP-04")
def test_ex_08_nothing_behind_the_die() -> None:
    match = position("R1 b1, B1 a1")
    assert offers(match) == ["capture a1 c1"]
    assert refused(match, "capture b1 a1") == "E_OFF_BOARD"


@pytest.mark.rule("MJ-CAP-02", "MJ-CAP-04")
def test_ex_09_nothing_to_jump_over() -> None:
    assert refused(position("R1 c2"), "capture c2 c4") == "E_NO_DIE"


@pytest.mark.rule("MJ-CAP-06")
def test_a_jump_does_not_fly_past_the_next_space() -> None:
    match = position("R1 c2, B1 c3")
    assert refused(match, "capture c2 c5") == "E_NOT_STRAIGHT"
    assert refused(match, "capture c2 c6") == "E_NOT_STRAIGHT"


@pytest.mark.rule("MJ-CAP-11", "MJ-STO-02")
def test_ex_10_another_colour_is_welcome_when_red_is_full() -> None:
    match = position("R3 e1, B1 e2", museum("Y[2,–,–] R[1,2,4]"))
    play(match, "capture e1 e3")
    assert storage(match) == "Y[2,–,–] R[1,2,4] B[1,–,–]"


@pytest.mark.rule("MJ-CAP-11", "MJ-STO-01", "MJ-STO-03", "MJ-FRE-01", "MJ-AMB-03")
def test_ex_10_full_storage_then_room() -> None:
    match = position("B1 e1, R3 e2", museum("Y[2,–,–] R[1,2,4]"))
    assert refused(match, "capture e1 e3") == "E_STORAGE_FULL"
    play(match, "exhibit red_2", "place_token d3", "spend spent_1", "capture e1 e3")
    assert storage(match) == "R[1,3,4]"


@pytest.mark.rule("MJ-CAP-11")
def test_a_grey_die_can_always_be_captured() -> None:
    match = position("B1 e1, G3 e2", museum("Y[1,1,1] R[1,1,1] B[1,1,1]"))
    assert "capture e1 e3" in offers(match)


@pytest.mark.rule("MJ-CAP-08", "MJ-FLOW-08")
def test_one_jump_per_main_action() -> None:
    match = position("B1 c2, R1 c3, Y1 d4")
    play(match, "capture c2 c4")
    assert refused(match, "capture c4 e4") == "E_MAIN_ALREADY_DONE"


@pytest.mark.parametrize(
    ("dice", "jump", "landing"),
    [
        ("B1 c1, R1 b1", "capture c1 a1", "a1"),  # shaded, inside a rope
        ("B1 c2, R1 c3", "capture c2 c4", "c4"),  # magnifier
        ("B1 f3, R1 f2", "capture f3 f1", "f1"),  # plain
        ("B1 b2, R1 b3", "capture b2 b4", "b4"),  # +1
        ("B1 d2, R1 d3", "capture d2 d4", "d4"),  # +2
    ],
)
@pytest.mark.rule("MJ-CAP-10")
def test_a_jump_may_land_on_any_kind_of_space(dice: str, jump: str, landing: str) -> None:
    match = position(dice)
    play(match, jump)
    assert list(board(match)) == [landing]


@pytest.mark.parametrize("owner", [A, B])
@pytest.mark.rule("MJ-CAP-10", "MJ-TOK-04")
def test_a_jump_may_land_on_any_players_token(owner: str) -> None:
    match = position("B1 c2, R1 c3", tokens={"c4": owner})
    assert "capture c2 c4" in offers(match)


@pytest.mark.rule("MJ-CAP-14", "MJ-AMB-39", "MJ-BON-08")
def test_a_token_under_a_captured_or_jumping_die_stays() -> None:
    match = position("B1 c3, R1 d3", tokens={"c3": A, "d3": B})
    play(match, "capture c3 e3")
    assert board(match) == {"e3": "B2"}
    assert tokens(match) == {"c3": A, "d3": B}


@pytest.mark.rule("MJ-CAP-12", "MJ-FLOW-05", "MJ-AMB-04", "MJ-DEC-30")
def test_ex_38_without_a_legal_capture_the_turn_may_be_ended() -> None:
    match = position("B1 c3, R1 e3")
    assert offers(match) == ["end_turn"]
    play(match, "end_turn")
    assert asked(match) == "p2 turn"


@pytest.mark.rule("MJ-CAP-12")
def test_nobody_must_spend_money_to_make_a_capture_possible() -> None:
    match = position("B1 c3, R1 e3", museum("Y[3,–,–]"))
    assert {"fieldwork e3 d3", "end_turn"} <= set(offers(match))


@pytest.mark.rule("MJ-CAP-12", "MJ-FLOW-05")
def test_a_capture_made_possible_by_a_free_action_must_be_taken() -> None:
    match = position("B1 c3, R1 e3", museum("Y[3,–,–]"))
    play(match, "fieldwork e3 d3")
    assert refused(match, "end_turn") == "E_MAIN_REQUIRED"
    play(match, "capture c3 e3", "end_turn")


@pytest.mark.rule("MJ-CAP-15", "MJ-FLOW-04")
def test_a_capture_names_neither_dig_bonus_nor_track() -> None:
    match = position("Y1 c3, G1 d3", museum("B[2,–,–]"), tokens={"e3": A})
    play(match, "capture c3 e3")
    assert asked(match) == "p1 own_token"
    play(match, "decline")
    assert asked(match) == "p1 excavate"
