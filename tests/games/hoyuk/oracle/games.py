"""Random games through the public door, read a second time at every question."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.games.hoyuk.oracle.compare import spelled
from tests.games.hoyuk.oracle.deal import deal_differences
from tests.games.hoyuk.oracle.people import TEMPERS, answer
from tests.games.hoyuk.oracle.reading import Differs, Reading
from vestige.kernel.game import Game
from vestige.kernel.match import Match, new_match

CHOICES: dict[str, list[Any]] = {
    "houses_per_player": [25, 20, 15],
    "aspect_deal": ["layered", "pooled"],
    "corner_contact": ["forbidden", "allowed"],
    "aspect_tie_break": ["block", "piece"],
    "calamity_forecast": [False, True],
}
CLANS = ["eguor", "trev", "enuaj", "teoiv", "uelb"]


@dataclass
class Outcome:
    """How a game went: the options, how many questions, which ones, and where the readings differ (nowhere: no lines)."""

    seed: str
    players: int
    options: dict[str, Any]
    questions: int = 0
    asked: dict[str, int] = field(default_factory=dict)
    ends: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    record: dict[str, Any] = field(default_factory=dict)

    def told(self) -> str:
        """The difference and the way back to it."""
        where = f"seed {self.seed}, {self.players} players, {self.options}, after entry {self.questions}"
        last = spelled(self.record["entries"][-1]) if self.record.get("entries") else "the deal"
        return "\n".join([where, f"last: {last}", *self.lines])


def random_options(rng: Random, mode: str) -> dict[str, Any]:
    return {"mode": mode, **{name: rng.choice(values) for name, values in CHOICES.items()}}


def play_game(game: Game, players: int, mode: str, seed: str) -> Outcome:
    """One game to its end, or to the first difference."""
    rng = Random(f"{seed} {players} {mode}")
    options = random_options(rng, mode)
    clans = [{"clan": clan} for clan in rng.sample(CLANS, players)]
    match = new_match(game, players, options, clans, seed.encode())
    outcome = Outcome(seed, players, options)
    try:
        lines = deal_differences(match)
        if lines:
            raise Differs(lines)
        to_the_end(Reading(match), rng, outcome)
    except Differs as differs:
        outcome.lines = differs.lines
    outcome.record = match.record()
    return outcome


def to_the_end(reading: Reading, rng: Random, outcome: Outcome) -> None:
    tempers = [rng.choice(TEMPERS) for _ in range(outcome.players)]
    reading.check()
    while reading.question is not None:
        question = reading.question
        outcome.asked[question.step] = outcome.asked.get(question.step, 0) + 1
        words = answer(rng, tempers[question.seat], reading.document, reading.answers())
        reading.play(words)
        outcome.questions += 1
        reading.check()
    outcome.ends = ends_of(reading.match)


def ends_of(match: Match) -> list[str]:
    """Why it ended: a supply ran out, or there was no room."""
    supplies = [seat["supply"] for seat in Reading.look(match)["seat"]]
    return ["last house"] if 0 in supplies else ["no room"]
