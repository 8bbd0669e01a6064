"""A match in play: the kernel's match, and what its log tells. All of it is derived from the record."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, Self

from vestige.kernel.errors import BadInput, Refused
from vestige.kernel.event import Event
from vestige.kernel.game import Game
from vestige.kernel.match import UNDO, Entry, Match, open_record
from vestige.kernel.together import Together
from vestige.kernel.values import Plain


class Move(NamedTuple):
    """An answer played on a copy: nothing has changed until it is on disk and ``Live.take`` swaps it in."""

    match: Match
    seat: int
    events: list[Event]
    undoes: int | None

    @property
    def entry(self) -> Entry:
        return self.match.entries[-1]

    def is_secret(self, before: Live) -> bool:
        """An answer inside a secret plan that goes on: nobody else may notice it."""
        t, earlier = self.match.table, before.match
        return before.veil is not None and self.match.number == earlier.number and t.asked() == earlier.table.asked()


class Live:
    """What each entry told, which entry each undo took back, and (``standing``) the counts of answers that stand."""

    __slots__ = ("answered", "match", "moved", "standing", "told", "undone", "veil", "veils")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told: list[list[Event]] = []
        self.undone: dict[int, int] = {}
        self.standing: list[int] = []
        self.moved = 0
        self.answered = [0] * match.table.seats
        self.veil: int | None = 0 if self.planning() else None
        """While plans are made in secret: the count of entries when that began."""
        self.veils: list[tuple[int, int]] = []
        """When earlier plans began and ended."""

    @classmethod
    def replay(cls, games: Mapping[str, Game], head: dict[str, Plain], entries: Sequence[Plain]) -> Self:
        """From the record. Entries were checked before they were written, but rules may have changed since."""
        live = cls(open_record(games, {**head, "entries": []}))
        for number, entry in enumerate(entries):
            try:
                live.enter(entry)
            except Refused as refused:
                why, rule = refused.reason.code, refused.reason.rule
                raise BadInput("record-entry", number=number, entry=entry, why=why, rule=rule) from None
        return live

    def enter(self, entry: Entry) -> None:
        before, undoes = self.match.number, None
        if entry[1] == UNDO:
            undoes = self.taken_back(self.match, entry[0])
        events = self.match.enter(entry)
        self.note(entry[0], events, undoes, before)

    # ---- questions

    def opened(self, seat: int) -> int:
        """Names the question this seat is asked: the count of entries when it was opened. What others answer in
        their lanes leaves it alone, the seat's own answers do not."""
        return self.shown((seat,), max(self.moved, self.answered[seat]))

    def planning(self) -> bool:
        """Whether plans are being made that nobody else may see."""
        t = self.match.table
        step: Any = t.stack[-1] if t.stack else None
        return isinstance(step, Together) and step.secret(t)

    def shown(self, seats: Collection[int], count: int | None = None) -> int:
        """How many of the first ``count`` entries those at these seats may know of: not even the pace of the others'
        secret plans shows."""
        if count is None:
            count = len(self.match.entries)
        if self.veil is None or count <= self.veil:
            return count
        return self.veil + len(self.own(seats, count))

    def own(self, seats: Collection[int], count: int) -> list[Entry]:
        """What these seats have answered since secret planning began."""
        assert self.veil is not None
        return [entry for entry in self.match.entries[self.veil : count] if entry[0] in seats]

    def sure(self, count: int) -> int:
        """So many of the entries that a browser has counted are numbered for everybody as they were for it."""
        veils = self.veils if self.veil is None else [*self.veils, (self.veil, len(self.match.entries))]
        return next((began for began, ended in veils if began < count <= ended), count)

    def at(self, seats: Collection[int], count: int) -> Match:
        """The match as those at these seats saw it after so many entries."""
        if self.veil is None or count <= self.veil:
            return self.match.at(count)
        if count > self.shown(seats):
            raise BadInput("record-at", at=count, entries=self.shown(seats))
        earlier = self.match.at(self.veil)
        for entry in self.own(seats, len(self.match.entries))[: count - self.veil]:
            earlier.enter(entry)
        return earlier

    def secret(self) -> bool:
        """Whether seats ever know different things."""
        return self.match.game.private(self.match.table.setup)

    def status(self) -> str:
        return "over" if self.match.table.over() else "playing"

    # ---- answers

    def play(self, seat: int, words: Sequence[Plain]) -> Move:
        """Refused with a reason, or the move to be written."""
        match = self.match.copy()
        return Move(match, seat, match.play(seat, words), None)

    def undo(self, seat: int) -> Move:
        match = self.match.copy()
        undoes = self.taken_back(match, seat)
        match.undo(seat)
        return Move(match, seat, [], undoes)

    def taken_back(self, match: Match, seat: int) -> int | None:
        place = match.undoable(seat)
        return None if place is None else self.standing[place]

    def take(self, move: Move) -> None:
        """The move is on disk: the copy becomes the match."""
        before, self.match = self.match.number, move.match
        self.note(move.seat, move.events, move.undoes, before)

    def note(self, seat: int, events: list[Event], undoes: int | None, number_before: int) -> None:
        count = len(self.match.entries)
        self.told.append(events)
        if undoes is None:
            self.standing.append(count)
        else:
            self.standing.remove(undoes)
            self.undone[count] = undoes
        self.answered[seat] = count
        if self.match.number != number_before:
            self.moved = count
            if self.veil is not None:
                self.veils.append((self.veil, count))
            self.veil = count if self.planning() else None

    # ---- records

    def head(self) -> dict[str, Plain]:
        """The record without its entries."""
        record = self.match.record()
        del record["entries"], record["hash"]
        return record
