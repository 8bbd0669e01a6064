"""Random games through the public door, read a second time at every question."""

from __future__ import annotations

from random import Random

from tests.games.council_of_shadows.oracle.people import Temper
from tests.games.council_of_shadows.oracle.reading import Reading
from tests.oracle import Differs, Fault, Outcome, Plain
from vestige.kernel.document import document
from vestige.kernel.game import Game
from vestige.kernel.match import new_match

LOOKS = 0.05
"""How often all views are looked at."""

MODES: dict[str, Plain] = {
    "plain": {},
    "stations": {"module_1_stations": True},
    "leaders": {"module_2_leaders": True},
    "both": {"module_1_stations": True, "module_2_leaders": True},
}


def random_options(rng: Random, players: int, mode: str) -> Plain:
    options = {
        **MODES[mode],
        "third_tiebreak": rng.choice(["game_board", "player_board"]),
        "resource_people": rng.choice(["each_system", "two_extractions"]),
    }
    if players == 1:
        return {**options, "advanced_automa": rng.random() < 0.5}
    return {**options, "screens": rng.random() < 0.7}


def play_game(game: Game, players: int, mode: str, seed: str, fault: Fault | None = None) -> Outcome:
    rng = Random(f"{seed} {players} {mode}")
    options = random_options(rng, players, mode)
    outcome = Outcome(seed, players, options)
    match = new_match(game, players, options, [{} for _ in range(players)], seed.encode())
    reading = Reading(match, document(match.table))
    to_the_end(reading, rng, outcome)
    return outcome


def to_the_end(reading: Reading, rng: Random, outcome: Outcome) -> None:
    """Or to the first difference."""
    tempers = [Temper(rng) for _ in range(outcome.players)]
    try:
        answer_all(reading, rng, outcome, tempers)
    except Differs as differs:
        outcome.lines += differs.lines
    outcome.record = reading.match.record()


def answer_all(reading: Reading, rng: Random, outcome: Outcome, tempers: list[Temper]) -> None:
    """Every question checked, at some of them also what everybody sees."""
    reading.check()
    while reading.question is not None:
        question = rng.choice(reading.asked())
        outcome.seen[question.step] += 1
        if rng.random() < LOOKS:
            reading.check_views()
        outcome.seen.update(reading.play(question, tempers[question.seat].answer(rng, question)))
        outcome.questions += 1
        reading.check()
    reading.check_views()
