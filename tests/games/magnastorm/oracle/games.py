"""Random games through the public door, read a second time at every question."""

from __future__ import annotations

from random import Random

from tests.games.magnastorm.oracle.box import ARTEFACTS, COLOURS
from tests.games.magnastorm.oracle.deal import deal_differences
from tests.games.magnastorm.oracle.people import Temper
from tests.games.magnastorm.oracle.reading import Reading
from tests.games.magnastorm.oracle.twist import twisted
from tests.oracle import Fault, Outcome, Plain, noted, spoiled
from vestige.kernel.document import document
from vestige.kernel.game import Game
from vestige.kernel.match import Match, new_match

TRIES, LOOKS, TWISTS = 0.3, 0.05, 0.5
"""How often something illegal is tried, all views are looked at, a position is changed."""

KINDS: dict[str, Plain] = {
    "start_1": {"start": "start_1"},
    "start_2": {"start": "start_2"},
    "advanced": {"advanced": True},
}


def random_options(rng: Random, players: int, kind: str) -> tuple[Plain, list[Plain]]:
    first = rng.choice(["random", *(f"p{number + 1}" for number in range(players))])
    options = {"start": rng.choice(["start_1", "start_2"]), "first": first, **KINDS[kind]}
    colours = rng.sample(COLOURS, players)
    seats: list[Plain] = [{"colour": colour} if rng.random() < 0.8 else {} for colour in colours]
    if kind == "advanced" or rng.random() < 0.3:
        for seat in seats:
            if rng.random() < 0.8:
                seat["artefacts"] = sorted(rng.sample(list(ARTEFACTS), rng.choice([0, 2, 2, 3, 10, 100])))
    return options, seats


def play_game(game: Game, players: int, kind: str, seed: str, fault: Fault | None = None) -> Outcome:
    """One game. With a fault the engine plays by it, the reading does not."""
    rng = Random(f"{seed} {players} {kind}")
    options, seats = random_options(rng, players, kind)
    agreed = dict(options)
    if fault is not None:
        game = spoiled(game, fault)
        fault.agreed(agreed)
    outcome = Outcome(seed, players, options)
    match = new_match(game, players, agreed, seats, seed.encode())
    outcome.lines = deal_differences(match)
    if rng.random() < TWISTS:
        match = begin(match, rng)
    to_the_end(Reading(match, options["start"], fault), rng, outcome)
    return outcome


def begin(match: Match, rng: Random) -> Match:
    """Some games go on from a changed position at the beginning of a turn that random answers led to."""
    last = match.copy()
    for _ in range(rng.randint(20, 80 * match.table.seats)):
        if match.table.over():
            break
        if step_of(match) == "turn":
            last = match.copy()
        seat = match.table.asked()[0]
        match.play(seat, match.game.encode(rng.choice(match.table.options(seat))))
    changed = twisted(last, rng)
    return changed if step_of(changed) == "turn" else last


def step_of(match: Match) -> str:
    return str(document(match.table)["question"][0]["step"])


def to_the_end(reading: Reading, rng: Random, outcome: Outcome) -> None:
    """Or to the first difference."""
    tempers = [Temper(rng) for _ in range(outcome.players)]
    with noted(outcome, reading.match):
        answer_all(reading, rng, outcome, tempers)


def answer_all(reading: Reading, rng: Random, outcome: Outcome, tempers: list[Temper]) -> None:
    """Every question checked, at some of them also a refusal or what everybody sees."""
    reading.check()
    while reading.question is not None:
        question = reading.question
        outcome.seen[question.step] += 1
        outcome.seen.update(reading.moment.people[question.seat].commanders)
        if rng.random() < TRIES:
            outcome.seen[f"refused: {reading.try_in_vain(rng)}"] += 1
        if rng.random() < LOOKS:
            reading.check_views()
        outcome.seen.update(reading.play(tempers[question.seat].answer(rng, question)))
        outcome.questions += 1
        reading.check()
    reading.check_views()
    outcome.seen[f"end: {reading.moment.ending}"] += 1
