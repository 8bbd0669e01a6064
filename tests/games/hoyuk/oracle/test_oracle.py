"""Random games read twice: by the engine, and by somebody who knows the rules but not the code."""

from __future__ import annotations

import pytest

from tests.games.hoyuk.oracle.boards import BOARDS
from tests.games.hoyuk.oracle.box import MODES
from tests.games.hoyuk.oracle.faults import FAULTS, Fault
from tests.games.hoyuk.oracle.games import play_from, play_game
from tests.games.hoyuk.oracle.grid import CELLS, COLUMNS
from vestige.games.hoyuk import GAME

GAMES = 20


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_engine_and_second_reading_agree_at_every_question(players: int) -> None:
    questions = 0
    for number in range(GAMES):
        outcome = play_game(GAME, players, MODES[number % len(MODES)], f"test-{number}")
        assert not outcome.lines, outcome.told()
        questions += outcome.questions
    assert questions > 50 * GAMES


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_the_second_reading_finds_a_fault_planted_in_the_rules(fault: Fault) -> None:
    for number in range(GAMES):
        outcome = play_game(GAME, 3, fault.mode, f"fault-{number}", fault)
        if outcome.lines:
            assert any(fault.shows in line for line in outcome.lines), outcome.told()
            return
    pytest.fail(f"{GAMES} games, and nobody noticed: {fault.name}")


@pytest.mark.slow
@pytest.mark.parametrize("example", BOARDS)
def test_a_game_from_a_worked_example_is_read_alike(example: str) -> None:
    outcome = play_from(GAME, BOARDS[example], example)
    assert not outcome.lines, outcome.told()
    assert outcome.questions > 5


@pytest.mark.parametrize("low", ["", "m13"])
def test_a_village_without_room_ends_the_game(low: str) -> None:
    """Storeyed houses on every second cell: nothing can be built (HY-END-04), or only the storey of one low house."""
    cells = [cell for cell in CELLS if cell[0] in COLUMNS[::2] and int(cell[1:]) % 2]
    board = [f"{'RGYVB'[place % 5]}{'' if cell == low else '2'}@{cell}" for place, cell in enumerate(cells)]
    outcome = play_from(GAME, " ".join(board), f"room {low}", corner_contact="forbidden", supply=3)
    assert not outcome.lines, outcome.told()
    assert outcome.seen["end: no room"]
