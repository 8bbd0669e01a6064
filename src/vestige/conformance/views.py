"""A View leaks nothing, suffices for the options, and every imagined table has the same View."""

from __future__ import annotations

import json
from random import Random

from vestige.conformance.documents import difference
from vestige.conformance.fault import must
from vestige.kernel.document import document
from vestige.kernel.match import Match
from vestige.kernel.rng import Quick
from vestige.kernel.table import Table
from vestige.kernel.together import Together
from vestige.kernel.values import Plain
from vestige.kernel.view import View, view


def check_view(match: Match, seat: int, rng: Random) -> None:
    """One seat, or the spectators, chosen at random; and the options of the seat that is asked."""
    must(view(match.table, seat).options() == match.table.options(seat), "a View gives other options", seat)
    reader = rng.choice([None, *range(match.table.setup.players)])
    seen = view(match.table, reader)
    shown = seen.document()
    must("seed" not in shown and seen.table.rng is None, "a View carries the chance", reader)
    no_unseen_card(seen, shown)
    imagined = seen.imagine(Quick(rng.randrange(1 << 30)))
    must(imagined.broken() is None, "an imagined table breaks an invariant", reader, imagined.broken())
    again = view(imagined, reader)
    found = difference(shown, again.document())
    must(not found, "an imagined table has another View", reader, found)
    must(seen.unseen == again.unseen, "an imagined table hides other cards", reader)
    must(imagined.asked() == match.table.asked(), "an imagined table asks other seats", reader)
    if reader is not None and reader in imagined.asked():
        must(imagined.options(reader) == match.table.options(reader), "an imagined table offers other options", reader)


def check_privacy(match: Match, seat: int, rng: Random) -> None:
    """A game that says it has no secrets shows everybody the same."""
    t = match.table
    if not t.game.private(t.setup):
        found = difference(view(t, seat).document(), view(t, rng.choice([None, *range(t.setup.players)])).document())
        must(not found, "no secrets, says the game, and two seats see different things", seat, found)


def no_unseen_card(seen: View[Table], shown: Plain) -> None:
    """The id of a card this reader does not see stands nowhere in its document."""
    text = json.dumps(shown)
    for kind, lots in seen.unseen.items():
        ids = seen.table.game.ids(kind)
        for cards in lots.values():
            for card in cards:
                must(f'"{ids[card]}"' not in text, "a View names a card its seat does not see", seen.seat, ids[card])


def check_lanes(match: Match, seat: int, rng: Random) -> None:
    """What one seat plans changes no other View before it confirms, and the order of arrival changes nothing."""
    t = match.table
    if not isinstance(t.stack[-1], Together):
        return
    before = view(t, None).document()
    action = rng.choice(t.options(seat))
    planned = t.copy()
    planned.play(seat, action)
    together = t.stack[-1]
    if together.secret(t) and planned.question == t.question and seat in planned.asked():
        found = difference(before, view(planned, None).document())
        must(not found, "a plan shows before it is confirmed", seat, found)
    others = [other for other in t.asked() if other != seat]
    if not others:
        return
    other = rng.choice(others)
    answer = rng.choice(t.options(other))
    planned.play(other, answer)
    crossed = t.copy()
    crossed.play(other, answer)
    crossed.play(seat, action)
    found = difference(document(planned), document(crossed))
    must(not found, "the order of arrival changes the table", seat, other, found)
