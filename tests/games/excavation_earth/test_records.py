"""Whole games: two, three and four players, options on, alone won and lost, with answers taken back on the way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vestige.games.excavation_earth import GAME
from vestige.kernel.match import load
from vestige.kernel.score import LOST, RANKED, WON

RECORDS = sorted(Path(__file__).parent.glob("records/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_hash_and_is_over(path: Path) -> None:
    match = load({GAME.id: GAME}, json.loads(path.read_text("utf-8")))
    assert match.table.over()
    assert not match.table.unfinished
    assert match.table.broken() is None


def test_there_is_a_record_of_every_number_of_players_and_every_kind_of_end() -> None:
    matches = [load({GAME.id: GAME}, json.loads(path.read_text("utf-8"))) for path in RECORDS]
    results = [match.table.result() for match in matches]
    assert {match.head["players"] for match in matches} == set(GAME.players)
    assert {result.kind for result in results if result is not None} == {RANKED, WON, LOST}
