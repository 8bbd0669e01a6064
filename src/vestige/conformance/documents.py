"""Saving, loading and continuing equals never having stopped; copies never change each other."""

from __future__ import annotations

import json
from random import Random

from vestige.conformance.fault import must
from vestige.kernel.document import document, restore, state_hash
from vestige.kernel.match import Match, load
from vestige.kernel.snapshot import open_from, take
from vestige.kernel.table import Table


def check_document(match: Match, seat: int, rng: Random) -> None:
    """The document makes the same table, and both go on alike for a few answers."""
    t = match.table.copy()
    again = restore(match.game, json.loads(json.dumps(document(t))))
    same_table(t, again)
    for _ in range(3):
        if t.over():
            return
        mover = t.asked()[int(rng.random() * len(t.asked()))]
        action = rng.choice(t.options(mover))
        t.play(mover, action)
        again.play(mover, action)
        same_table(t, again)


def same_table(t: Table, again: Table) -> None:
    must(
        state_hash(t) == state_hash(again),
        "a saved table differs when loaded",
        difference(document(t), document(again)),
    )
    must(t.asked() == again.asked(), "a loaded table asks other seats", t.asked(), again.asked())
    for seat in t.asked():
        must(t.options(seat) == again.options(seat), "a loaded table offers other options", seat)


def difference(one: object, other: object, where: str = "") -> str:
    """The first place where two documents differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted(one.keys() | other.keys()):
            found = difference(one.get(key), other.get(key), f"{where}.{key}")
            if found:
                return found
        return ""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return next(filter(None, (difference(a, b, f"{where}[{i}]") for i, (a, b) in pairs)), "")
    return "" if one == other else f"{where}: {one!r} and {other!r}"


def check_record(match: Match, seat: int, rng: Random) -> None:
    """The record, cut anywhere, replays to the same hash."""
    record = json.loads(json.dumps(match.record()))
    games = {match.game.id: match.game}
    must(load(games, record).hash() == match.hash(), "a record replays to another hash")
    cut = {**record, "entries": record["entries"][: rng.randrange(len(record["entries"]) + 1)]}
    del cut["hash"]
    resumed = load(games, cut)
    for entry in record["entries"][len(cut["entries"]) :]:
        resumed.enter(entry)
    must(resumed.hash() == match.hash(), "a record that was cut resumes to another hash", len(cut["entries"]))


def check_snapshot(match: Match, seat: int, rng: Random) -> None:
    """A match opened from its snapshot stands where it stood and can be undone as far."""
    kept = take(match)
    if kept is None:
        return
    games, record = {match.game.id: match.game}, json.loads(json.dumps(match.record()))
    again = open_from(games, record, json.loads(json.dumps(kept)))
    must(again.skipped == kept["entries"], "a snapshot is not taken up again")
    must(state_hash(again.table) == state_hash(match.table), "a match opened from a snapshot is another one")
    must(again.number == match.number, "a match opened from a snapshot counts its questions differently")
    for one in match.table.asked():
        same = (again.undoable(one) is None) == (match.undoable(one) is None)
        must(same, "a match opened from a snapshot takes back other answers", one)
