"""Random games read twice: by the engine, and by somebody who knows the rules but not the code."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.hoyuk.oracle.boards import BOARDS
from tests.games.hoyuk.oracle.box import MODES
from tests.games.hoyuk.oracle.faults import FAULTS
from tests.games.hoyuk.oracle.games import play_festival, play_from, play_game
from tests.games.hoyuk.oracle.grid import CELLS, COLUMNS
from tests.games.hoyuk.oracle.reading import Reading
from tests.oracle import Fault, must_be_found
from vestige.games.hoyuk import GAME
from vestige.kernel.match import match_from_position

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
    must_be_found(fault, GAMES, lambda seed: play_game(GAME, fault.seats, fault.mode, seed, fault))


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


@pytest.mark.slow
def test_every_clan_power_is_read_alike() -> None:
    seen: Counter[str] = Counter()
    for number in range(8):
        outcome = play_festival(GAME, f"festival-{number}")
        assert not outcome.lines, outcome.told()
        seen.update(outcome.seen)
    assert min(seen[step] for step in ("raze", "gift", "bless", "rob", "steal")) > 3


def test_two_pens_stolen_with_their_cattle_leave_no_cattle_behind() -> None:
    """The cattle set aside first goes to the stock, the second one too when the theft is over (HY-EXP-46)."""
    board = "Y@a1 Y@a4 Y@a7 Y@a10 Y@a13 G@e5 P@f5>e5+c P@e4>e5+c G@i9 P@j9>i9+c"
    seats = [{"clan": "enuaj", "hand": ["joker"] * 5}, {"clan": "trev"}]
    position = {"options": {"mode": "expert"}, "turn": 2, "village": board.split(), "seat": seats}
    reading = Reading(match_from_position(GAME, position))
    for words in (["score", "joker", 0, 5], ["rob", "p2"]):
        reading.play(words)
    for words in (["steal", "f5", "pen"], ["pen", "b1", "a1"], ["steal", "e4", "pen"], ["pen", "b4", "a4"]):
        reading.play(words)
        reading.check()
    assert reading.document["stock"]["cattle"] == 19
