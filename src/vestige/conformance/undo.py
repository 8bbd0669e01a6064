"""Undo stops at the information horizon, and gives back every earlier state."""

from __future__ import annotations

from random import Random

from vestige.conformance.documents import difference
from vestige.conformance.fault import must
from vestige.kernel.document import state_hash
from vestige.kernel.errors import Refused
from vestige.kernel.match import Match
from vestige.kernel.rng import Quick
from vestige.kernel.table import Table
from vestige.kernel.values import Action
from vestige.kernel.view import view


class Past:
    """What the match looked like before each standing answer: hash, draws of chance, seats asked."""

    __slots__ = ("asked", "drawn", "hashes")

    def __init__(self) -> None:
        self.hashes: list[str] = []
        self.drawn: list[int] = []
        self.asked: list[tuple[int, ...]] = []

    def note(self, match: Match) -> None:
        rng = match.table.rng
        self.hashes.append(state_hash(match.table))
        self.drawn.append(0 if rng is None else rng.drawn)
        self.asked.append(match.table.asked())


def check_undo(match: Match, past: Past) -> None:
    """Step by step back as far as it goes; every state on the way is the one that was, nothing was learned since."""
    now = len(match.answers)
    rng = match.table.rng
    for seat in match.table.asked():
        twin = match.copy()
        while (place := twin.undoable(seat)) is not None:
            if twin.planning():
                back_and_forth(twin, seat)
                break
            must(past.drawn[place] == (0 if rng is None else rng.drawn), "undo crosses chance", seat, place)
            strangers = [asked for asked in past.asked[place:now] if asked != (seat,)]
            must(not strangers, "undo crosses another seat's question", seat, place, strangers)
            twin.undo(seat)
            must(state_hash(twin.table) == past.hashes[place], "undo gives another state", seat, place)


def back_and_forth(match: Match, seat: int) -> None:
    """In a lane: taking an answer back and giving it again changes nothing."""
    before = state_hash(match.table)
    last = [answer for answer in match.answers if answer.seat == seat][-1]
    match.undo(seat)
    match.play(seat, match.game.encode(last.action))
    must(state_hash(match.table) == before, "an answer taken back and given again changes the table", seat)


def check_takeback(match: Match, past: Past, rng: Random) -> None:
    """One earlier answer, chosen at random: taken back, it leads to the table as it was before it; where it cannot be,
    nothing changes."""
    if not match.answers:
        return
    place = rng.randrange(len(match.answers))
    answer, twin = match.answers[place], match.copy()
    if not match.can_take_back(answer.seat, answer.entry):
        try:
            twin.takeback(answer.seat, answer.entry)
        except Refused:
            must(state_hash(twin.table) == state_hash(match.table), "a refused take-back changes the table", place)
            return
        must(False, "a take-back was refused and done", place)
    twin.takeback(answer.seat, answer.entry)
    must(state_hash(twin.table) == past.hashes[place], "a take-back gives another state", place)
    moved = [seen for seen in past.drawn[place:] if seen != past.drawn[place]]
    must(not moved, "a take-back crosses chance", place)
    again = twin.at(len(twin.entries))
    must(state_hash(again.table) == past.hashes[place], "the record of a take-back gives another state", place)


def check_horizon(t: Table, seat: int, action: Action, rng: Random) -> None:
    """Where the horizon stands still, every imagined truth gives the seat the same View and events afterwards."""
    after, events = played(t, seat, action)
    if after.horizon[seat] != t.horizon[seat] or after.asked() != (seat,):
        return
    shown = view(after, seat).document()
    for _ in range(2):
        imagined = view(t, seat).imagine(Quick(rng.randrange(1 << 30)))
        other, told = played(imagined, seat, action)
        must(other.horizon[seat] == t.horizon[seat], "the horizon depends on what the seat cannot know", seat, action)
        found = difference(shown, view(other, seat).document())
        must(not found, "something was learned while the horizon stood still", seat, action, found)
        must(events == told, "events tell what the seat cannot know", seat, action)


def played(t: Table, seat: int, action: Action) -> tuple[Table, list[tuple[str, tuple[int, ...]]]]:
    """The table after the action, and the events as the seat reads them."""
    after = t.copy()
    after.ears = []
    after.play(seat, action)
    return after, [(event.key, event.seen_by(seat, t.game.events[event.key])) for event in after.ears]
