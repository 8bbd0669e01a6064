"""What bots see of a position: what stored dice bring at once, what is within reach, what a mission still takes."""

from __future__ import annotations

import pytest

from tests.games.marajoara.positions import museum, position, solo
from vestige.games.marajoara import GAME
from vestige.kernel.insight import insight_of
from vestige.kernel.match import Match


def term(match: Match, name: str, seat: int = 0) -> float:
    insight = insight_of(GAME)
    return insight.terms(match.table)[seat][insight.names.index(name)]


@pytest.mark.parametrize(
    ("stored", "vases", "points"),
    [
        ("Y[5,–,–] R[2,3,–]", 0, 2 * 5 + 2),
        ("Y[4,–,–] R[2,3,–]", 1, 2 * 3 + 2),
        ("Y[5,–,–] R[2,3,–]", 5, 0),
        ("R[2,3,–]", 0, 0),
    ],
)
def test_red_dice_are_worth_the_vases_that_the_money_pays_for(stored: str, vases: int, points: int) -> None:
    assert term(position("", museum(stored, vases=vases)), "ready_vases") == points


@pytest.mark.parametrize(
    ("stored", "restored", "points"),
    [
        ("B[3,–,–]", "", 3),
        ("B[3,–,–]", "frag_single_3", 0),
        ("B[6,3,–]", "", 7 + 3),
        ("B[6,4,–]", "frag_sum_5", 7 + 1 + 4),
        ("B[2,–,–]", "", 0),
    ],
)
def test_blue_dice_are_worth_the_fragments_that_they_restore_together(stored: str, restored: str, points: int) -> None:
    assert term(position("", museum(stored, restored=restored)), "ready_fragments") == points


def test_the_last_turn_is_the_last_chance() -> None:
    """p2, who is first, has had the last turn; p1 is still to take it."""
    dice = museum("Y[5,–,–] R[2,–,–]")
    match = position("", dice, dice, round=14, first="p2", active="p1")
    assert term(match, "ready_vases", 0) == 4
    assert term(match, "ready_vases", 1) == 0
    assert term(match, "showcase_room", 1) == 0


def test_a_grey_die_within_reach_is_worth_the_step_it_leads_to() -> None:
    board = "Y1 c3, G3 d3"
    assert term(position(board, museum(discs={"yellow": 6})), "catch") == 10
    assert term(position(board, museum(discs={"yellow": 3})), "catch") == 5
    assert term(position(board, museum(discs={"yellow": 6})), "next_catch", 1) == 2
    assert term(position("", museum(discs={"yellow": 6})), "catch") == 0


def test_objectives_that_take_more_captures_than_are_left_are_overdue() -> None:
    late = solo(1, "Y1 c3, G3 d3", removed=", ".join(["Y1"] * 12))
    assert term(late, "overdue") > term(solo(1, "Y1 c3, G3 d3"), "overdue")
    assert term(position(""), "overdue") == 0
