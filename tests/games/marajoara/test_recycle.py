"""End of turn: recycling."""

import pytest

from tests.commands import asked, doc, offers, play, refused
from tests.games.marajoara.positions import A, B, board, museum, position, recycling, slate, solo
from vestige.games.marajoara import GAME
from vestige.games.marajoara.components import read_components

BOX = read_components(GAME.components)
ROPES = [space.id for space in BOX.spaces if space.zone >= 0]


def ropes_full(but: str = "") -> str:
    """Every rope-zone space holds a die, except one."""
    held = [space for space in ROPES if space != but]
    dice = ["B1"] * 10 + ["R1"] * (len(held) - 10)
    return ", ".join(f"{die} {space}" for die, space in zip(dice, held, strict=True))


@pytest.mark.rule("MJ-REC-01", "MJ-REC-02", "MJ-REC-03", "MJ-REC-04", "MJ-REC-05", "MJ-REC-06", "MJ-AMB-21")
def test_ex_33_recycling_priorities() -> None:
    match = recycling(f"{ropes_full('a1')}, Y3 f2", "R2, G1, Y1", tokens={"c6": A, "f2": A, "d3": B})
    assert refused(match, "recycle slate_1 c6") == "E_RECYCLE_PRIORITY"
    play(match, "recycle slate_1 a1")
    assert refused(match, "recycle slate_1 e3") == "E_RECYCLE_PRIORITY"
    play(match, "recycle slate_1 c6", "recycle slate_1 d3")
    after = board(match)
    assert (after["a1"], after["c6"], after["d3"]) == ("R2", "G1", "Y1")
    assert asked(match) == "p2 turn"


@pytest.mark.rule("MJ-REC-06", "MJ-INC-05", "MJ-REC-04")
def test_ex_34_recycling_onto_plus_2() -> None:
    match = recycling(ropes_full(), "B3")
    play(match, "recycle slate_1 d4")
    assert board(match)["d4"] == "B3"


@pytest.mark.rule("MJ-REC-01", "MJ-DEC-21")
def test_the_player_chooses_the_order_of_the_dice() -> None:
    match = recycling(f"{ropes_full('a1')}", "R2, G1")
    play(match, "recycle slate_2 a1")
    assert (board(match)["a1"], slate(match)) == ("G1", "R2")
    assert refused(match, "decline") == "E_NOT_AVAILABLE"


@pytest.mark.rule("MJ-REC-02")
def test_any_free_rope_space_will_do_whatever_the_tokens() -> None:
    match = recycling("Y1 c3, R1 e3", "R2", tokens={"c6": A})
    assert sorted(offers(match)) == sorted(f"recycle slate_1 {space}" for space in ROPES)


@pytest.mark.rule("MJ-REC-03")
def test_any_uncovered_own_token_will_do() -> None:
    match = recycling(f"{ropes_full()}, Y1 f2", "R2", tokens={"c6": A, "d6": A, "f2": A, "d3": B})
    assert sorted(offers(match)) == ["recycle slate_1 c6", "recycle slate_1 d6"]


@pytest.mark.rule("MJ-REC-04")
def test_else_any_space_without_a_die() -> None:
    match = recycling(ropes_full(), "R2", tokens={"d3": B})
    assert len(offers(match)) == 64 - 16


@pytest.mark.rule("MJ-REC-06", "MJ-BON-01")
def test_recycling_onto_a_token_gives_no_bonus() -> None:
    match = recycling(ropes_full(), "R2, R3", museum("B[1,–,–]"), museum("B[1,–,–]"), tokens={"d3": B, "c6": A})
    play(match, "recycle slate_1 c6", "recycle slate_1 d3")
    assert asked(match) == "p2 turn"


@pytest.mark.rule("MJ-REC-07")
def test_with_an_empty_slate_the_turn_passes_at_once() -> None:
    match = position("Y1 c3, R1 d3")
    play(match, "capture c3 e3", "end_turn")
    assert asked(match) == "p2 turn"


@pytest.mark.rule("MJ-REC-08")
def test_a_free_space_always_exists() -> None:
    assert (len(BOX.spaces), sum(BOX.dice)) == (64, 52)


@pytest.mark.rule("MJ-REC-09")
def test_ex_59_no_other_action_while_dice_wait_on_the_slate() -> None:
    match = recycling("Y1 c3, R1 e3", "R2", museum("Y[2,–,–] R[1,–,–]"))
    assert refused(match, "end_turn") == "E_RECYCLE_PENDING"
    assert refused(match, "exhibit red_1") == "E_WRONG_STEP"


@pytest.mark.rule("MJ-REC-01", "MJ-SPD-04", "MJ-FLOW-02", "MJ-FLOW-10")
def test_a_die_pushed_out_of_the_cart_is_recycled_at_the_end_of_the_turn() -> None:
    match = position("Y1 c3, R1 d3", museum("B[3,–,–]"), cart="G2, R4, Y1, B3, G1")
    play(match, "restore frag_single_3", "capture c3 e3", "end_turn")
    assert (asked(match), slate(match)) == ("p1 recycle", "G1")
    play(match, "recycle slate_1 b2")
    assert (asked(match), slate(match), board(match)["b2"]) == ("p2 turn", "", "G1")


@pytest.mark.rule("MJ-REC-01")
def test_a_die_must_lie_on_the_slate_and_its_space_be_free() -> None:
    match = recycling("Y1 a1, R1 e3", "R2")
    assert refused(match, "recycle slate_2 a2") == "E_NO_DIE"
    assert refused(match, "recycle slate_1 a1") == "E_LANDING_OCCUPIED"


@pytest.mark.rule("MJ-DEC-21")
def test_undo_stops_once_the_turn_has_passed() -> None:
    match = recycling("", "R2, G1")
    play(match, "recycle slate_1 a1")
    assert match.undoable(0) is not None
    play(match, "recycle slate_1 a2")
    assert match.undoable(0) is None


@pytest.mark.rule("MJ-DEC-21")
def test_alone_undo_goes_back_over_turns_to_the_last_chance() -> None:
    match = solo(1, "Y1 c3, B1 d3, R1 f3, R1 b7, Y1 b6")
    before = match.hash()
    play(match, "capture c3 e3", "end_turn")
    play(match, offers(match)[0])
    assert doc(match)["round"] == 2
    while match.undoable(0) is not None:
        match.undo(0)
    assert match.hash() == before
