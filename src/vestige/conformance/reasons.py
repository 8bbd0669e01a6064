"""``why_not`` is None exactly for offered actions and their beginnings; everything else has a code and a rule."""

from __future__ import annotations

from random import Random

from vestige.conformance.fault import must
from vestige.kernel.game import Game
from vestige.kernel.match import Match
from vestige.kernel.reason import Reason
from vestige.kernel.rng import Quick
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT
from vestige.kernel.view import view

INVENTED = 12
LARGEST_COUNT = 8


def check_reasons(match: Match, seat: int, rng: Random) -> None:
    t = match.table
    options = t.options(seat)
    beginnings = {option[:length] for option in options for length in range(1, len(option) + 1)}
    for beginning in rng.sample(sorted(beginnings, key=repr), min(len(beginnings), INVENTED)):
        must(t.why_not(seat, beginning) is None, "an offered action is refused", beginning)
    imagined = view(t, seat).imagine(Quick(rng.randrange(1 << 30)))
    for _ in range(INVENTED):
        action = invented(match.game, rng)
        reason = t.why_not(seat, action)
        elsewhere = imagined.why_not(seat, action)
        must(repr(reason) == repr(elsewhere), "a reason tells what the seat cannot know", action, reason)
        if action in beginnings:
            must(reason is None, "an offered action is refused", action, reason)
        else:
            must(reason is not None, "an action that is not offered has no reason", action)
            known_reason(match.game, reason, action)
    for other in range(t.setup.players):
        if other not in t.asked():
            known_reason(match.game, t.why_not(other, options[0]), options[0])


def known_reason(game: Game, reason: Reason | None, action: Action) -> None:
    """The code is declared, its arguments fit, a rule is named."""
    must(reason is not None, "a seat that is not asked gets no reason", action)
    assert reason is not None
    must(reason.code in game.reasons, "a reason nobody declared", action, reason)
    args = game.reasons[reason.code]
    fits = len(reason.args) >= len(args) - 1 if args and args[-1].many else len(reason.args) == len(args)
    must(fits, "a reason with other arguments than declared", action, reason)
    must(bool(reason.rule), "a reason without a rule", action, reason)


def invented(game: Game, rng: Random) -> Action:
    """Any verb of the game with any arguments of the right kinds, or the beginning of such an action."""
    verb = rng.choice(sorted(game.verbs))
    values: list[int] = []
    for arg in game.verbs[verb]:
        for _ in range(rng.randrange(5) if arg.many else 1):
            low, high = (-1, LARGEST_COUNT) if arg.kind == COUNT else (0, len(game.ids(arg.kind)))
            values.append(rng.randrange(low, high))
    return (verb, *values[: rng.randrange(len(values) + 1)]) if rng.random() < 0.3 else (verb, *values)
