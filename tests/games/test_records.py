"""Whole games that were played once and replay for ever: whatever lies in the `records` folder of a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vestige.kernel.match import Match, load
from vestige.kernel.score import LOST, RANKED, WON
from vestige.kernel.shelf import Shelf

RECORDS = sorted(Path(__file__).parent.glob("*/records/*.json"))
GAMES = sorted({path.parts[-3] for path in RECORDS})


def replayed(path: Path) -> Match:
    """Played again from the first entry; ``load`` compares the hash."""
    return load(Shelf(), json.loads(path.read_text("utf-8")))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_recorded_game_replays_to_its_hash_and_is_over(path: Path) -> None:
    match = replayed(path)
    assert match.game.id == path.parts[-3]
    assert "hash" in json.loads(path.read_text("utf-8"))
    assert match.table.over()
    assert not match.table.unfinished
    assert match.table.broken() is None


def test_every_game_has_records() -> None:
    assert [game for game in sorted(Shelf()) if game != "tide"] == GAMES, "the sample game is no released one"


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_record_of_every_number_of_players_every_kind_of_end_and_every_rules_number(game: str) -> None:
    matches = [replayed(path) for path in RECORDS if path.parts[-3] == game]
    results = [match.table.result() for match in matches]
    ends = {RANKED, *((WON, LOST) if 1 in Shelf()[game].players else ())}
    assert {match.head["players"] for match in matches} == set(Shelf()[game].players)
    assert {result.kind for result in results if result is not None} == ends
    assert {match.head["rules"] for match in matches} == set(range(1, Shelf()[game].rules + 1))
    assert any("undo" in entry for match in matches for entry in match.entries), "an answer taken back on the way"
