"""A position may leave things out; what is wrong is refused with key and reason."""

import pytest
from tide import GAME
from tide.table import Tide

from vestige.kernel.document import document, restore, state_hash
from vestige.kernel.errors import BadInput
from vestige.kernel.match import load, match_from_position
from vestige.kernel.values import Plain


def test_what_is_left_out_is_shuffled_from_the_seed() -> None:
    position = {"players": 2, "seed": "ab", "seat": [{"hand": {"cards": ["shell-05"]}, "pebbles": 3}, {}]}
    t, again = restore(GAME, position), restore(GAME, position)
    assert isinstance(t, Tide)
    assert t.broken() is None
    assert len(t.deck) == 23
    assert state_hash(t) == state_hash(again) != state_hash(restore(GAME, {**position, "seed": "cd"}))


def test_a_pile_lists_its_top() -> None:
    t = restore(GAME, {"players": 2, "deck": {"cards": ["shell-03", "shell-09"]}})
    assert isinstance(t, Tide)
    assert t.deck.cards[-1] == 3
    assert t.deck.cards[-2] == 9
    assert state_hash(restore(GAME, {"players": 2, "deck": ["shell-03", "shell-09"]})) == state_hash(t)


def test_a_position_names_its_open_question() -> None:
    position = {"players": 2, "seat": [{"pebbles": 4}, {}], "question": [{"step": "back", "seat": "p1", "most": 4}]}
    t = restore(GAME, position)
    assert t.options(0) == [("back", pebbles) for pebbles in range(5)]


def test_a_match_from_a_position_keeps_it_in_its_record() -> None:
    match = match_from_position(GAME, {"players": 2, "seed": "77"})
    match.play(0, ["confirm"])
    assert load({"tide": GAME}, match.record()).hash() == match.hash()


def test_a_document_of_any_moment_is_complete() -> None:
    t = GAME.deal(3, seed=b"doc")
    assert state_hash(restore(GAME, document(t))) == state_hash(t)


@pytest.mark.parametrize(
    ("change", "code", "key"),
    [
        ({"game": "chess"}, "position-game", "game"),
        ({"round": "two"}, "position-type", "round"),
        ({"round": 99}, "position-range", "round"),
        ({"bucket": 1}, "position-key", "bucket"),
        ({"seat": [{"pebbles": -1}]}, "position-range", "seat[0].pebbles"),
        ({"seat": [{"hat": 1}, {}]}, "position-key", "seat[0].hat"),
        ({"deck": {"cards": ["pearl"]}}, "position-id", "deck.cards"),
        ({"deck": {"cards": "shell-01"}}, "position-type", "deck.cards"),
        ({"deck": {"cards": ["shell-01"], "known": [1]}}, "position-count", "deck.known"),
        ({"question": [{"step": "dance"}]}, "position-id", "question[0].step"),
        ({"question": [{"step": "back", "seat": "p1"}]}, "position-type", "question[0].most"),
        ({"question": [{"step": "turn", "seat": "p8"}]}, "position-seat", "question[0].seat"),
        (
            {"question": [{"step": "stake", "seat": "p1"}, {"step": "trade", "seat": "p1"}], "bank": 3},
            "position-broken",
            "/",
        ),
        ({"seed": "zz"}, "position-type", "seed"),
        ({"options": []}, "position-type", "options"),
    ],
)
def test_a_wrong_position_is_refused_with_key_and_reason(change: dict[str, Plain], code: str, key: str) -> None:
    with pytest.raises(BadInput) as refused:
        restore(GAME, {"players": 2, **change})
    assert (refused.value.code, refused.value.where["key"]) == (code, key)
