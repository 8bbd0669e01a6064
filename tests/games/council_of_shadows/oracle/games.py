"""Random games through the public door, read a second time at every question."""

from __future__ import annotations

from random import Random

from tests.games.council_of_shadows.oracle.compare import document_differences, sheet_differences
from tests.games.council_of_shadows.oracle.counting import final_count, ranks, standing
from tests.games.council_of_shadows.oracle.deal import deal_differences
from tests.games.council_of_shadows.oracle.moment import Moment
from tests.games.council_of_shadows.oracle.people import Temper
from tests.games.council_of_shadows.oracle.reading import Reading
from tests.games.council_of_shadows.oracle.twist import begins_a_round, last_moment, twisted
from tests.oracle import Fault, Outcome, Plain, noted, spoiled
from vestige.kernel.document import document
from vestige.kernel.game import Game
from vestige.kernel.match import Match, match_from_position, new_match

TRIES, LOOKS, TWISTS = 0.3, 0.05, 0.4
"""How often something illegal is tried, all views are looked at, a position is changed."""

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
    """One game, dealt or with some rounds behind it. With a fault the engine plays by it, the reading does not."""
    rng = Random(f"{seed} {players} {mode}")
    options = random_options(rng, players, mode)
    agreed = dict(options)
    if fault is not None:
        game = spoiled(game, fault)
        options |= {"third_tiebreak": "game_board", "screens": True} if players > 1 else {}
        agreed = dict(options)
        fault.agreed(agreed)
    outcome = Outcome(seed, players, options)
    match = new_match(game, players, agreed, [{} for _ in range(players)], seed.encode())
    outcome.lines = deal_differences(match)
    reading = begin(match, rng, fault)
    reading.moment.options = {**reading.moment.options, **options}
    to_the_end(reading, rng, outcome)
    return outcome


def count_game(game: Game, players: int, seed: str) -> Outcome:
    """Only the final count of a game, read twice."""
    rng = Random(seed)
    options = random_options(rng, players, rng.choice(list(MODES)))
    outcome = Outcome(seed, players, options)
    match = new_match(game, players, options, [{} for _ in range(players)], seed.encode())
    start = last_moment(match, rng)
    ended = match_from_position(game, start)
    moment = Moment(start)
    final_count(moment)
    outcome.lines = document_differences(moment, document(ended.table)) + sheet_differences(moment, ended)
    standings = [standing(moment, me) for me in moment.people]
    outcome.seen["shared"] += standings.count(max(standings)) > 1
    outcome.seen["won"] += moment.solo and ranks(moment)[0] == 1
    return outcome


def begin(match: Match, rng: Random, fault: Fault | None) -> Reading:
    """Most games from the deal; some from a changed position at the beginning of a round that random answers led to."""
    if rng.random() >= TWISTS:
        return Reading(match, document(match.table), fault)
    last = match.copy()
    for _ in range(rng.randint(10, 100 * match.table.seats)):
        if match.table.over():
            break
        if begins_a_round(document(match.table)):
            last = match.copy()
        seat = rng.choice(match.table.asked())
        match.play(seat, match.game.encode(rng.choice(match.table.options(seat))))
    start = twisted(last, rng) if begins_a_round(document(last.table)) else document(last.table)
    return Reading(match_from_position(match.game, start), start, fault)


def to_the_end(reading: Reading, rng: Random, outcome: Outcome) -> None:
    """Or to the first difference."""
    tempers = [Temper(rng) for _ in range(outcome.players)]
    with noted(outcome, reading.match):
        answer_all(reading, rng, outcome, tempers)


def answer_all(reading: Reading, rng: Random, outcome: Outcome, tempers: list[Temper]) -> None:
    """Every question checked, at some of them also a refusal or what everybody sees."""
    reading.check()
    while reading.question is not None:
        question = rng.choice(reading.asked())
        outcome.seen[question.step] += 1
        if rng.random() < TRIES:
            outcome.seen[f"refused: {reading.try_in_vain(rng, question)}"] += 1
        if rng.random() < LOOKS:
            reading.check_views()
        outcome.seen.update(reading.play(question, tempers[question.seat].answer(rng, question)))
        outcome.questions += 1
        reading.check()
    reading.check_views()
