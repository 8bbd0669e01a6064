"""A match in play: the kernel's match, and what its log tells. All of it is derived from the record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Self

from vestige.kernel.errors import BadInput, Refused
from vestige.kernel.event import Event
from vestige.kernel.game import Game
from vestige.kernel.match import UNDO, Entry, Match, open_record
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


class Live:
    """What each entry told, which entry each undo took back, and (``standing``) the counts of answers that stand."""

    __slots__ = ("answered", "match", "moved", "standing", "told", "undone")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told: list[list[Event]] = []
        self.undone: dict[int, int] = {}
        self.standing: list[int] = []
        self.moved = 0
        self.answered = [0] * match.table.seats

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
        return max(self.moved, self.answered[seat])

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

    # ---- records

    def head(self) -> dict[str, Plain]:
        """The record without its entries."""
        record = self.match.record()
        del record["entries"], record["hash"]
        return record
