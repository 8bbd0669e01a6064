"""Records are the truth: they replay to the same hash, resume anywhere, and refuse what is wrong."""

import copy
import json
import os
import subprocess
import sys
from random import Random

import pytest
from tide import GAME

from vestige.kernel.errors import BadInput, Refused
from vestige.kernel.match import Match, load, match_from_position, new_match
from vestige.kernel.values import Plain

GAMES = {"tide": GAME}


def play_on(match: Match, answers: int, seed: int = 0) -> Match:
    rng = Random(seed)
    for _ in range(answers):
        if match.table.over():
            break
        seat = rng.choice(match.table.asked())
        match.play(seat, GAME.encode(rng.choice(match.table.options(seat))))
    return match


@pytest.fixture
def record() -> dict[str, Plain]:
    played: dict[str, Plain] = json.loads(json.dumps(play_on(new_match(GAME, 3, seed=b"record"), 40).record()))
    return played


def test_a_record_replays_to_the_same_hash_in_any_process(record: dict[str, Plain]) -> None:
    script = (
        "import json,sys; from tide import GAME; from vestige.kernel.match import load;"
        "print(load({'tide': GAME}, json.load(sys.stdin)).hash())"
    )
    for hashseed in ("0", "12345"):
        path = os.pathsep.join(sys.path)
        env = {**os.environ, "PYTHONHASHSEED": hashseed, "PYTHONPATH": path}
        run = subprocess.run(
            [sys.executable, "-c", script],
            input=json.dumps(record),
            env=env,
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout.strip() == record["hash"]


def test_a_record_cut_anywhere_resumes(record: dict[str, Plain]) -> None:
    for length in range(len(record["entries"])):
        cut = {**record, "entries": record["entries"][:length]}
        del cut["hash"]
        match = load(GAMES, cut)
        for entry in record["entries"][length:]:
            match.enter(entry)
        assert match.hash() == record["hash"]


def test_an_undo_is_an_entry_and_not_a_deletion() -> None:
    match = new_match(GAME, 2, seed=b"undo")
    before = match.hash()
    match.play(0, GAME.encode(match.table.options(0)[0]))
    match.undo(0)
    assert match.hash() == before
    assert [entry[1] for entry in match.entries] == ["pick", "undo"]
    assert load(GAMES, match.record()).hash() == before


def test_undo_stops_where_chance_moved() -> None:
    match = play_until(new_match(GAME, 2, seed=b"chance"), "turn")
    seat = match.table.asked()[0]
    match.play(seat, ["throw"])
    assert match.undoable(seat) is None


def test_undo_stops_where_another_seat_was_asked() -> None:
    match = play_until(new_match(GAME, 2, seed=b"other"), "after")
    seat = match.table.asked()[0]
    match.play(seat, ["done"])
    assert match.table.asked() != (seat,)
    assert match.undoable(seat) is None


def play_until(match: Match, step: str) -> Match:
    """Answer with the first option until a question of this name is open."""
    while match.table.current(match.table.asked()[0]).name != step:  # type: ignore[union-attr]  # somebody is asked
        seat = match.table.asked()[0]
        match.play(seat, GAME.encode(match.table.options(seat)[0]))
    return match


def test_at_shows_any_earlier_moment(record: dict[str, Plain]) -> None:
    match = load(GAMES, record)
    assert match.at(len(match.entries)).hash() == match.hash()
    assert match.at(0).hash() == load(GAMES, {**record, "entries": [], "hash": match.at(0).hash()}).hash()
    with pytest.raises(BadInput, match="record-at"):
        match.at(len(match.entries) + 1)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"format": 99}, "record-format"),
        ({"game": "chess"}, "record-game"),
        ({"rules": 99}, "rules"),
        ({"components": {"sha256": "0"}}, "record-components"),
        ({"components": None}, "record-key"),
        ({"entries": None}, "record-key"),
        ({"seed": "xyz"}, "record-key"),
        ({"players": 7}, "players"),
        ({"options": {"rich": "maybe"}}, "option-value"),
        ({"options": {"poor": True}}, "option-unknown"),
        ({"seats": [{"hat": "red"}]}, "seat-option-unknown"),
        ({"entries": [[0, "dance"]]}, "record-entry"),
        ({"entries": [["zero"]]}, "record-entry"),
        ({"entries": [[0, "undo"]]}, "record-entry"),
        ({"hash": "0"}, "record-hash"),
    ],
)
def test_a_broken_record_is_refused_with_what_and_where(
    record: dict[str, Plain], change: dict[str, Plain], code: str
) -> None:
    with pytest.raises(BadInput) as refused:
        load(GAMES, {**record, **change})
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("seat", "words", "code"),
    [
        (0, ["pick", "shell-99"], "E_MALFORMED"),
        (0, ["pick"], "E_MALFORMED"),
        (0, ["pick", "shell-00", "shell-01"], "E_MALFORMED"),
        (0, [], "E_MALFORMED"),
        (0, "pick", "E_MALFORMED"),
        (0, ["throw"], "E_WRONG_STEP"),
        (2, ["throw"], "E_NOT_YOUR_TURN"),
    ],
)
def test_a_refused_move_changes_nothing(seat: int, words: Plain, code: str) -> None:
    match = new_match(GAME, 2, seed=b"refuse")
    before = copy.deepcopy(match.record())
    with pytest.raises(Refused) as refused:
        match.play(seat, words)
    assert refused.value.reason.code == code
    assert refused.value.reason.rule
    assert match.record() == before


def test_a_game_that_reaches_its_bound_is_unfinished() -> None:
    match = new_match(GAME, 2, seed=b"bound")
    match.table.bound = 5
    play_on(match, 100)
    result = match.table.result()
    assert result is not None
    assert result.kind == "unfinished"


def test_after_the_end_every_answer_is_refused() -> None:
    match = play_on(new_match(GAME, 2, seed=b"end"), 1000)
    assert match.table.over()
    with pytest.raises(Refused, match="E_GAME_OVER"):
        match.play(0, ["throw"])


def test_seats_and_options_come_from_the_record(record: dict[str, Plain]) -> None:
    match = load(GAMES, record)
    assert match.table.setup.players == 3
    assert match.table.setup.options["rich"] is False


def shore(**rest: object) -> Match:
    """A turn in which only throwing a stone is left, and with two pebbles the standing offer beside it."""
    hands = [{"hand": ["shell-01"], "pebbles": 2}, {"hand": ["shell-02"], "pebbles": 2}]
    beach = [shell for shell in GAME.ids("shell") if shell not in ("shell-01", "shell-02")]
    question = [{"step": "turn", "seat": "p1"}]
    position = {"players": 2, "seed": "07", "beach": beach, "deck": {"cards": [], "short": True}, "seat": hands}
    return match_from_position(GAME, {**position, "question": question, **rest})


def test_a_standing_offer_beside_a_single_answer_makes_no_question() -> None:
    question = shore().table.current(0)
    assert question is not None
    assert question.name == "back"


def test_a_question_may_ask_for_the_sake_of_a_standing_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.steps["turn"], "asks_asides", True)
    assert shore().table.options(0) == [("throw",), ("trade",)]


def test_a_question_that_is_always_asked_is_asked_with_its_offer() -> None:
    match = shore(question=[{"step": "after", "seat": "p1"}])
    assert match.table.options(0) == [("done",), ("trade",)]


def test_the_end_of_a_go_is_asked_and_can_be_taken_back_to() -> None:
    match = shore(question=[{"step": "turn", "seat": "p1"}, {"step": "done", "seat": "p1"}, {"step": "round"}])
    match.play(0, ["back", 0])
    match.play(0, ["done"])
    question = match.table.current(0)
    assert question is not None
    assert (question.name, match.table.options(0)) == ("done", [("done",)])
    match.undo(0)
    assert match.table.options(0) == [("done",), ("trade",)]
