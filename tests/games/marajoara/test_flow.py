"""Structure of play: rounds, turns, what may be done when."""

from collections import Counter

import pytest

from tests.commands import asked, doc, heard, offers, play, refused
from tests.games.marajoara.positions import A, board, deal, discs, excavation, museum, position, score, storage
from vestige.kernel.event import Event
from vestige.kernel.playout import Tally, playout
from vestige.kernel.rng import Quick

WHOLE_GAME = [2, 3, 4]


def whole_game(players: int) -> list[Event]:
    """What happens in a game of random moves."""
    t = deal(players, seed=b"whole").table
    t.ears = []
    playout(t, Quick(players), Tally())
    return t.ears


@pytest.mark.parametrize("players", WHOLE_GAME)
@pytest.mark.rule("MJ-OV-01", "MJ-FLOW-01", "MJ-FLOW-07", "MJ-AMB-42", "MJ-END-01")
def test_14_rounds_with_one_turn_each(players: int) -> None:
    events = whole_game(players)
    turns = [event.values[0] for event in events if event.key == "turn"]
    assert turns == [*range(players)] * 14
    assert [event.values[0] for event in events if event.key == "round"] == [*range(1, 15)]
    assert "final" in [event.key for event in events]


@pytest.mark.parametrize("players", WHOLE_GAME)
@pytest.mark.rule("MJ-OV-05", "MJ-FLOW-08")
def test_a_turn_has_exactly_one_capture(players: int) -> None:
    captures = Counter(event.values[0] for event in whole_game(players) if event.key == "captured")
    assert captures == dict.fromkeys(range(players), 14)


@pytest.mark.parametrize("players", [1, *WHOLE_GAME])
@pytest.mark.rule("MJ-OV-03")
def test_after_setup_chance_never_moves(players: int) -> None:
    match = deal(players, seed=b"chance")
    drawn = doc(match)["drawn"]
    playout(match.table, Quick(3), Tally())
    assert doc(match)["drawn"] == drawn


@pytest.mark.rule("MJ-OV-05", "MJ-FLOW-02", "MJ-FLOW-03", "MJ-FRE-01", "MJ-DEC-06")
def test_free_actions_come_before_and_after_the_main_action() -> None:
    match = position("Y1 c3, R1 d3", museum("Y[6,–,–] R[1,–,–] B[3,6,–]", vases=1))
    play(match, "exhibit red_1", "restore frag_single_6", "capture c3 e3")
    play(match, "restore frag_single_3", "fieldwork e3 e2", "exhibit red_1", "end_turn")
    assert score(match) == (2 + 2) + 7 + 3 + (2 + 3)


@pytest.mark.rule("MJ-FRE-01")
def test_there_are_four_kinds_of_free_action() -> None:
    match = position("Y1 c3, R1 d3", museum("Y[6,–,–] R[1,–,–] B[3,6,–]"))
    assert {offer.split()[0] for offer in offers(match)} == {"capture", "exhibit", "restore", "fund", "fieldwork"}


@pytest.mark.rule("MJ-FRE-01", "MJ-FLOW-09")
def test_nobody_acts_in_another_players_turn() -> None:
    match = position("", {}, museum("Y[6,–,–] R[1,–,–]"))
    assert refused(match, "exhibit red_1", by=1) == "E_NOT_YOUR_TURN"


@pytest.mark.rule("MJ-FLOW-04", "MJ-FLOW-03")
def test_the_steps_of_the_main_action_come_in_the_printed_order() -> None:
    match = position("Y1 c3, G4 d3", museum("B[1,–,–]"), tokens={"e3": A})
    assert heard(match, "capture c3 e3") == ["captured", "jumper_raised"]
    assert heard(match, "raise blue_1") == ["raised"]
    assert heard(match, "excavate red") == ["excavated", "step_scored", "spent"]


@pytest.mark.rule("MJ-FLOW-05", "MJ-FLOW-08")
def test_ex_37_main_action_obligatory_and_single() -> None:
    match = position("Y1 c3, R1 d3, B1 f3")
    assert refused(match, "end_turn") == "E_MAIN_REQUIRED"
    play(match, "capture c3 e3")
    assert refused(match, "capture f3 d3") == "E_MAIN_ALREADY_DONE"


@pytest.mark.rule("MJ-FLOW-03", "MJ-AMB-37")
def test_ex_39_no_free_action_in_the_middle() -> None:
    match = position("Y1 c3, G2 d3", museum("Y[2,–,–] R[1,–,–]"), tokens={"e3": A})
    play(match, "capture c3 e3")
    assert refused(match, "exhibit red_1") == "E_WRONG_STEP"
    play(match, "decline")
    assert refused(match, "exhibit red_1") == "E_WRONG_STEP"


@pytest.mark.rule("MJ-FLOW-06", "MJ-FLOW-07", "MJ-END-01")
def test_ex_40_end_of_the_game() -> None:
    match = position("Y1 c3, R1 d3", players=3, round=14, active="p3")
    play(match, "capture c3 e3", "end_turn")
    assert asked(match) == "over"
    assert refused(match, "end_turn", by=0) == "E_WRONG_STEP"


@pytest.mark.rule("MJ-FLOW-06", "MJ-SETUP-09")
def test_the_round_marker_advances_before_the_first_players_turn() -> None:
    match = position("Y1 c3, R1 d3", players=3, round=3, first="p2", active="p1")
    play(match, "capture c3 e3", "end_turn")
    assert (asked(match), doc(match)["round"]) == ("p2 turn", 4)


@pytest.mark.rule("MJ-FLOW-06")
def test_else_the_marker_stays() -> None:
    match = position("Y1 c3, R1 d3", players=3, round=3, first="p2", active="p2")
    play(match, "capture c3 e3", "end_turn")
    assert (asked(match), doc(match)["round"]) == ("p3 turn", 3)


@pytest.mark.rule("MJ-DEC-06", "MJ-DEC-07", "MJ-DEC-11", "MJ-DEC-12")
def test_inside_a_turn_everything_can_be_taken_back() -> None:
    match = excavation(1, museum("R[4,–,–]"))
    play(match, "excavate red", "raise red_1")
    for _ in range(3):
        match.undo(0)
    assert (storage(match), discs(match)["red"], board(match)["c3"]) == ("R[4,–,–]", 0, "Y1")


@pytest.mark.rule("MJ-OV-02", "MJ-INC-05")
def test_a_die_that_nothing_touched_keeps_its_value() -> None:
    match = position("Y1 c3, R1 d3, B4 a5")
    play(match, "capture c3 e3", "end_turn")
    assert board(match)["a5"] == "B4"
