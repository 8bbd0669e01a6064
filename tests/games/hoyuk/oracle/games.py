"""Random games through the public door, read a second time at every question."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.hoyuk.oracle.deal import deal_differences
from tests.games.hoyuk.oracle.laid import CLANS as LAID
from tests.games.hoyuk.oracle.people import Person, people
from tests.games.hoyuk.oracle.reading import Reading
from tests.games.hoyuk.oracle.twist import RESUMABLE, festival, twisted
from tests.oracle import Fault, Outcome, noted, spoiled
from vestige.kernel.game import Game
from vestige.kernel.match import Match, match_from_position, new_match

CHOICES: dict[str, list[Any]] = {
    "houses_per_player": [25, 20, 15],
    "aspect_deal": ["layered", "pooled"],
    "corner_contact": ["forbidden", "allowed"],
    "aspect_tie_break": ["block", "piece"],
    "calamity_forecast": [False, True],
}
TRIES, LOOKS, TWISTS = 0.3, 0.05, 0.4
"""How often something illegal is tried, all views are looked at, a position is changed."""

CLANS = ["eguor", "trev", "enuaj", "teoiv", "uelb"]


def random_options(rng: Random, mode: str) -> dict[str, Any]:
    return {"mode": mode, **{name: rng.choice(values) for name, values in CHOICES.items()}}


def play_game(game: Game, players: int, mode: str, seed: str, fault: Fault | None = None) -> Outcome:
    """One game, dealt or with some turns behind it."""
    rng = Random(f"{seed} {players} {mode}")
    options = random_options(rng, mode)
    clans = [{"clan": clan} if rng.random() < 0.8 else {} for clan in rng.sample(CLANS, players)]
    outcome = Outcome(seed, players, options)
    if fault is None:
        match = new_match(game, players, options, clans, seed.encode())
        outcome.lines = deal_differences(match)
        reading = Reading(begin(match, rng))
    else:
        reading = faulty(game, options, clans, rng, fault)
    to_the_end(reading, rng, outcome, people(rng, players))
    return outcome


def faulty(game: Game, options: dict[str, Any], clans: list[dict[str, str]], rng: Random, fault: Fault) -> Reading:
    """The engine plays with the fault, the reading without it."""
    options["corner_contact"] = "forbidden"
    agreed = dict(options)
    fault.agreed(agreed)
    match = new_match(spoiled(game, fault), len(clans), agreed, clans, rng.randbytes(8))
    return Reading(begin(match, rng), fault, options)


def play_from(game: Game, board: str, seed: str, supply: int = 8, **agreed: Any) -> Outcome:
    """An expert game that goes on from this village, everybody with a few cards in hand."""
    rng = Random(seed)
    letters = [letter for letter in "RGYVB" if letter in board]
    others = [LAID[letter] for letter in "RGYVB" if letter not in letters]
    clans = [LAID[letter] for letter in letters] + others[:1]
    hands = [rng.choices(["totem", "oven", "pen", "house", "joker"], k=4) for _ in clans]
    seats = [{"clan": clan, "hand": hand, "supply": supply} for clan, hand in zip(clans, hands, strict=True)]
    options = {**random_options(rng, "expert"), "houses_per_player": 25, **agreed}
    position = {"options": options, "turn": 2, "village": board.split(), "seat": seats, "seed": seed.encode().hex()}
    return play_position(game, position, seed, rng, people(rng, len(clans)))


def play_festival(game: Game, seed: str) -> Outcome:
    """A window in which everybody may use the clan's power."""
    rng = Random(seed)
    return play_position(game, festival(rng), seed, rng, [Person("wanderer", 5)] * 5)


def play_position(game: Game, position: dict[str, Any], seed: str, rng: Random, seated: list[Person]) -> Outcome:
    outcome = Outcome(seed, len(seated), position["options"])
    to_the_end(Reading(match_from_position(game, position)), rng, outcome, seated)
    return outcome


def to_the_end(reading: Reading, rng: Random, outcome: Outcome, seated: list[Person]) -> None:
    """Or to the first difference."""
    with noted(outcome, reading.match):
        answer_all(reading, rng, outcome, seated)


def answer_all(reading: Reading, rng: Random, outcome: Outcome, seated: list[Person]) -> None:
    """Every question checked, at some of them also a refusal or what everybody sees."""
    reading.check()
    while reading.question is not None:
        outcome.seen[reading.question.step] += 1
        if rng.random() < TRIES:
            reading.try_in_vain(rng)
        if rng.random() < LOOKS:
            reading.check_views()
        words = seated[reading.question.seat].answer(rng, reading.document, reading.answers())
        outcome.seen.update(reading.play(words))
        outcome.questions += 1
        reading.check()
    outcome.seen["end: last house" if any(not p.supply for p in reading.moment.players) else "end: no room"] += 1


def begin(match: Match, rng: Random) -> Match:
    """Some games go on from a changed position that random answers led to."""
    if rng.random() >= TWISTS:
        return match
    for _ in range(rng.randint(10, 40 * match.table.seats)):
        if match.table.over():
            break
        if Reading.look(match)["question"][0]["step"] in RESUMABLE:
            last = match.copy()
        seat = match.table.asked()[0]
        match.play(seat, match.game.encode(rng.choice(match.table.options(seat))))
    changed = twisted(last, rng)
    return changed if can_begin(changed) else last


def can_begin(match: Match) -> bool:
    """Nobody is asked to build who can build nothing: that question does not come up in play (HY-P1-11)."""
    question = Reading.look(match)["question"][0]
    fresh = question["step"] == "build" and (question["houses"], question["third"]) == (2, 1)
    return not fresh or len(match.table.options(match.table.asked()[0])) > 1
