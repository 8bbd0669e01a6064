"""Random games read twice: by the engine, and by somebody who knows the rules but not the code."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.magnastorm.oracle.box import NAMES
from tests.games.magnastorm.oracle.faults import FAULTS
from tests.games.magnastorm.oracle.games import KINDS, play_game
from tests.oracle import Fault, must_be_found
from vestige.games.magnastorm import GAME

GAMES = 20


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_engine_and_second_reading_agree_at_every_question(players: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        outcome = play_game(GAME, players, list(KINDS)[number % len(KINDS)], f"test-{number}")
        assert not outcome.lines, outcome.told()
        seen.update(outcome.seen)
    assert seen["turn"] > 20 * GAMES
    assert not [name for name in NAMES.values() if not seen[name]], "a commander nobody had"


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_the_second_reading_finds_a_fault_planted_in_the_rules(fault: Fault) -> None:
    must_be_found(fault, GAMES, lambda seed: play_game(GAME, fault.seats, fault.mode, seed, fault))
