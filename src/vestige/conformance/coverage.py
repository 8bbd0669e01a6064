"""What a run of the suite has seen of a game, and what it has not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from vestige.conformance.case import Case, counts
from vestige.kernel.event import Event
from vestige.kernel.game import Game
from vestige.kernel.match import Match
from vestige.kernel.setup import Setup
from vestige.kernel.step import Done, Question
from vestige.kernel.together import Confirm
from vestige.kernel.values import Plain


class Coverage:
    """By heading what there is and what was seen: option values, seat option values, questions, verbs, events."""

    def __init__(self, game: Game, players: int | None = None, given: Mapping[str, Plain] | None = None) -> None:
        self.games = self.answers = self.combinations = 0
        self.chooses = given is None
        numbers = counts(game, players)
        chosen = [option for option in game.options if given is None]
        own = [step for step in game.steps.values() if step not in (Confirm, Done)]
        questions = [step for step in own if issubclass(step, Question)]
        self.there: dict[str, set[str]] = {
            "options": values((o.id, v) for o in chosen for n in numbers for v in o.allowed(n)),
            "seat_options": values((o.id, v) for o in game.seat_options for n in numbers for v in o.allowed(n)),
            "questions": {step.name for step in questions},
            "verbs": {verb for question in questions for verb in question.verbs},
            "events": set(game.events),
        }
        self.seen: dict[str, set[str]] = {heading: set() for heading in self.there}

    def begin(self, case: Case, setup: Setup) -> None:
        self.games += 1
        self.combinations += self.chooses and len(case.options) + any(case.seats) > 1
        self.add("options", values(setup.options.items()))
        self.add("seat_options", values(item for seat in setup.seats for item in seat.items()))

    def answer(self, match: Match, seat: int, verb: str) -> None:
        question = match.table.current(seat)
        assert question is not None
        self.answers += 1
        self.add("questions", {question.name})
        self.add("verbs", {verb})

    def told(self, events: Sequence[Event]) -> None:
        self.add("events", {event.key for event in events})

    def add(self, heading: str, found: set[str]) -> None:
        self.seen[heading] |= found & self.there[heading]

    def figures(self) -> dict[str, Plain]:
        """For scripts: how many of how many, and the names of what was not seen."""
        rows: dict[str, Plain] = {
            heading: {"seen": len(self.seen[heading]), "of": len(there), "unseen": sorted(there - self.seen[heading])}
            for heading, there in self.there.items()
        }
        return {"games": self.games, "combinations": self.combinations, "answers": self.answers, **rows}


def values(pairs: Iterable[tuple[str, Plain]]) -> set[str]:
    return {f"{name}={value}" for name, value in pairs}
