"""Options: never empty before the end, never twice, the same after a trip through JSON; invariants hold."""

from __future__ import annotations

import json
from random import Random

from vestige.conformance.fault import must
from vestige.kernel.match import Match
from vestige.kernel.table import Table


def check_options(match: Match, seat: int, rng: Random) -> None:
    t, game = match.table, match.game
    options = t.options(seat)
    question = t.current(seat)
    must(bool(options), "a question without options", seat, question and question.name)
    must(len(set(options)) == len(options), "an option is offered twice", question and question.name, options)
    for action in options:
        must(question is not None and action[0] in question.verbs, "a verb its question does not name", action)
        words = json.loads(json.dumps(game.encode(action)))
        must(game.decode(words) == action, "an action changes on its way through JSON", action, words)


def check_names(t: Table) -> None:
    """No field of the game's table hides a name that the kernel's Table has."""
    for name in dir(Table):
        if callable(getattr(Table, name)) and not name.startswith("__"):
            must(callable(getattr(type(t), name)), "a field of the table has a name of the kernel's", name)


def check_invariants(match: Match, seat: int, rng: Random) -> None:
    trouble = match.table.broken()
    must(trouble is None, "an invariant is broken", trouble)
    totals = match.table.score_sheet().totals()
    must(len(totals) == match.table.seats, "the score sheet lacks a seat", totals)
