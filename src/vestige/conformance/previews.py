"""A preview tells what will happen, and changes nothing."""

from __future__ import annotations

from random import Random

from vestige.conformance.fault import must
from vestige.conformance.undo import played
from vestige.kernel.document import state_hash
from vestige.kernel.match import Match
from vestige.kernel.view import preview


def check_preview(match: Match, seat: int, rng: Random) -> None:
    t = match.table
    action = rng.choice(t.options(seat))
    before = state_hash(t)
    foretold = preview(t, seat, action)
    must(state_hash(t) == before, "a preview changes the table", action)
    args = t.game.events
    promised = [(event.key, event.seen_by(seat, args[event.key])) for event in foretold.events]
    after, happened = played(t, seat, action)
    stays = seat in after.asked() and after.horizon[seat] == t.horizon[seat]
    must(foretold.final != stays or len(after.asked()) > 1, "a preview is wrong about undo", action, foretold.final)
    must(promised == happened[: len(promised)], "a preview promises what does not happen", action, promised, happened)
    must(foretold.final or len(promised) == len(happened), "a preview keeps something back", action)
