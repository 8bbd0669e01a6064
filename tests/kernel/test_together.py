"""Several seats plan at once, in secret, and may go back until they confirm."""

import pytest
from tide import GAME

from vestige.kernel.errors import Refused
from vestige.kernel.match import Match, new_match
from vestige.kernel.verb import HIDDEN


def planning() -> Match:
    return new_match(GAME, 2, seed=b"plan")


def hand(match: Match, seat: int) -> list[str]:
    return [words[1] for words in map(GAME.encode, match.table.options(seat))]


def plan(match: Match, seat: int, stake: int) -> None:
    for _ in range(2):
        match.play(seat, ["pick", hand(match, seat)[0]])
    match.play(seat, ["stake", stake])


def test_all_people_are_asked_at_once_and_the_automaton_is_not() -> None:
    assert planning().table.asked() == (0, 1)


def test_a_lane_asks_its_questions_one_after_the_other() -> None:
    match = planning()
    asked = []
    for words in (["pick", hand(match, 0)[0]], ["pick", hand(match, 0)[1]], ["stake", 1], ["confirm"]):
        question = match.table.current(0)
        assert question is not None
        asked.append(question.name)
        match.play(0, words)
    assert asked == ["pick", "pick", "stake", "confirm"]
    assert match.table.asked() == (1,)


def test_planners_never_make_each_other_stale() -> None:
    match = planning()
    number = match.number
    plan(match, 0, 0)
    match.play(0, ["confirm"])
    assert match.number == number
    plan(match, 1, 0)
    match.play(1, ["confirm"])
    assert match.number == number + 1


def test_a_seat_takes_back_its_own_answers_and_nobody_elses() -> None:
    match = planning()
    first = hand(match, 0)[0]
    match.play(0, ["pick", first])
    match.play(1, ["pick", hand(match, 1)[0]])
    match.undo(0)
    assert first in hand(match, 0)
    assert len(match.table.options(1)) == 2
    with pytest.raises(Refused, match="E_NO_UNDO"):
        match.undo(0)


def test_after_confirming_nothing_is_taken_back() -> None:
    match = planning()
    plan(match, 0, 0)
    match.play(0, ["confirm"])
    with pytest.raises(Refused, match="E_NO_UNDO"):
        match.undo(0)


def test_others_see_only_whether_a_seat_has_confirmed() -> None:
    match = planning()
    before = match.view(1).document()
    plan(match, 0, 2)
    assert match.view(1).document() == before
    assert match.view(1).document()["seat"][0]["stake"] == HIDDEN
    match.play(0, ["confirm"])
    lanes = match.view(1).document()["question"][0]["lanes"]
    assert (lanes[0]["confirmed"], lanes[0]["question"]) == (True, [])


def test_the_order_of_arrival_changes_nothing() -> None:
    hashes = []
    for order in ((0, 1), (1, 0)):
        match = planning()
        for seat in order:
            plan(match, seat, 1)
        for seat in order:
            match.play(seat, ["confirm"])
        hashes.append(match.hash())
    assert hashes[0] == hashes[1]
