"""What the table needs in the record beside answers: taking back what others answered since, giving up, snapshots."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tide import GAME

from vestige.kernel.errors import Refused
from vestige.kernel.match import Match, load, new_match
from vestige.kernel.score import RESIGNED
from vestige.kernel.shelf import Shelf
from vestige.kernel.snapshot import open_from, take

GAMES = {"tide": GAME}


def marajoara(answers: int, seed: bytes = b"back") -> Match:
    """Two players, so many first options answered; nothing is hidden there and chance never moves after the deal."""
    match = new_match(Shelf()["marajoara"], 2, seed=seed)
    for _ in range(answers):
        answer(match)
    return match


def answer(match: Match) -> None:
    seat = match.table.asked()[0]
    match.play(seat, match.game.encode(match.table.options(seat)[0]))


def same(match: Match, other: Match) -> bool:
    return match.hash() == other.hash()


# ---- take-back


def test_an_answer_is_taken_back_with_all_that_others_answered_since() -> None:
    match = marajoara(30)
    before = match.at(11)
    seat = match.entries[11][0]
    assert {entry[0] for entry in match.entries[11:]} == {0, 1}
    assert match.can_take_back(seat, 12)
    match.takeback(seat, 12)
    assert same(match, before)
    assert match.entries[-1] == [seat, "takeback", 12]
    assert match.number == 31


def test_a_record_with_a_take_back_replays_and_plays_on() -> None:
    match = marajoara(30)
    match.takeback(match.entries[11][0], 12)
    for _ in range(5):
        answer(match)
    record = json.loads(json.dumps(match.record()))
    assert load(Shelf(), record).record() == record


def test_after_a_take_back_the_seat_can_undo_what_it_did_before() -> None:
    match = marajoara(30)
    seat = next(number for number in range(12, 30) if match.entries[number][0] == match.entries[number - 1][0])
    match.takeback(match.entries[seat][0], seat + 1)
    other = match.at(seat)
    mover = match.entries[seat][0]
    assert (match.undoable(mover) is None) == (other.undoable(mover) is None)


@pytest.mark.parametrize(("seat", "number"), [(0, 1), (1, 0), (1, 99), (1, -1)])
def test_only_an_own_answer_that_stands_is_taken_back(seat: int, number: int) -> None:
    match = marajoara(10)
    assert match.entries[0][0] == 1
    before = match.record()
    with pytest.raises(Refused, match="E_NO_TAKEBACK"):
        match.takeback(seat, number)
    assert match.record() == before


def test_what_chance_or_a_plan_followed_is_not_taken_back() -> None:
    match = new_match(GAME, 2, seed=b"tide")
    while match.planning():
        answer(match)
    number = len(match.entries) + 1
    match.play(0, ["throw"])
    assert not match.can_take_back(0, number)
    assert not match.can_take_back(0, 1)


# ---- resigning


def test_who_resigns_loses_with_the_scores_as_they_stand() -> None:
    match = marajoara(20)
    totals = match.table.score_sheet().totals()
    match.resign(1)
    result = match.table.result()
    assert result is not None
    assert (result.kind, result.places, list(result.scores)) == (RESIGNED, (1, 2), totals)
    record = json.loads(json.dumps(match.record()))
    assert record["entries"][-1] == [1, "resign"]
    assert load(Shelf(), record).record() == record


def test_one_may_resign_while_planning_and_while_not_asked() -> None:
    match = new_match(GAME, 2, seed=b"tide")
    match.resign(0)
    assert match.table.over()
    assert match.view(1).document()["resigned"] == "p1"


@pytest.mark.parametrize("players", [2, 3])
def test_nobody_resigns_twice_or_from_a_larger_table(players: int) -> None:
    match = new_match(GAME, players, seed=b"tide")
    if players == 2:
        match.resign(0)
    with pytest.raises(Refused, match="E_NO_RESIGN"):
        match.resign(1)


def test_a_resigned_match_cannot_be_taken_back_or_undone() -> None:
    match = marajoara(20)
    match.resign(0)
    assert not match.can_take_back(0, 1)
    with pytest.raises(Refused, match="E_NO_UNDO"):
        match.undo(0)


# ---- snapshots


def kept(match: Match) -> Any:
    return json.loads(json.dumps(take(match)))


def test_a_snapshot_opens_where_the_match_stood_and_plays_on_alike() -> None:
    match = marajoara(40)
    again = open_from(Shelf(), match.record(), kept(match))
    assert again.skipped > 0
    for one in (match, again):
        answer(one)
    assert again.record() == match.record()


def test_a_take_back_reaches_behind_the_snapshot() -> None:
    match = marajoara(40)
    again = open_from(Shelf(), match.record(), kept(match))
    seat = match.entries[4][0]
    assert again.skipped > 5
    assert again.can_take_back(seat, 5)
    for one in (match, again):
        one.takeback(seat, 5)
        answer(one)
    assert again.record() == match.record()
    assert take(match) is None or open_from(Shelf(), match.record(), kept(match)).hash() == match.hash()


@pytest.mark.parametrize(
    "spoilt",
    [
        {"code": "of another day"},
        {"head": "0"},
        {"hash": "0"},
        {"entries": 10_000},
        {"entries": "3"},
        {"number": None},
        {"document": {"game": "chess"}},
        {"document": None},
    ],
    ids=str,
)
def test_a_snapshot_that_does_not_fit_is_discarded_and_the_record_replayed(spoilt: dict[str, Any]) -> None:
    match = marajoara(40)
    again = open_from(Shelf(), match.record(), {**kept(match), **spoilt})
    assert (again.skipped, again.hash()) == (0, match.hash())


@pytest.mark.parametrize("snapshot", [None, [], "x", {}])
def test_no_snapshot_is_no_harm(snapshot: Any) -> None:
    match = marajoara(10)
    assert open_from(Shelf(), match.record(), snapshot).hash() == match.hash()


def test_a_snapshot_of_a_lying_record_is_found_out() -> None:
    """Entries after the snapshot that cannot be played lead to the same refusal as ever."""
    match = marajoara(40)
    record = {**match.record(), "entries": [*match.entries, [0, "nonsense"]]}
    with pytest.raises(Exception, match="record-entry"):
        open_from(Shelf(), record, kept(match))
