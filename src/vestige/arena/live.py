"""A match in play: the kernel's match, and what its log tells. All of it is derived from the record."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, Self
from zlib import compress, decompress

from msgspec import json

from vestige.bots.finish import open_action
from vestige.kernel import snapshot
from vestige.kernel.errors import BadInput, Refused
from vestige.kernel.event import Event
from vestige.kernel.game import Game
from vestige.kernel.match import RESIGN, TAKEBACK, UNDO, Entry, Match, open_record
from vestige.kernel.table import Table
from vestige.kernel.together import Together
from vestige.kernel.values import Plain

Progress = list[tuple[int, ...]]


def standing(t: Table) -> Progress:
    """How far everybody is: the places of the progress where more than the points decides, else the points that are
    sure and those that are counted with what may still be lost."""
    if len(t.game.progress_rows) > 1:
        return t.progress()
    sheet = t.score_sheet()
    return list(zip(sheet.sure(), sheet.totals(), strict=True))


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
    """What each entry told, which entry each undo took back, how many answers may be shown to whom."""

    __slots__ = (
        *("answered", "begins", "begun", "early", "late", "match", "moved", "passed", "undone", "undos", "veil"),
        "veils",
    )

    def __init__(self, match: Match) -> None:
        self.match = match
        self.early = b""
        """What the entries up to a snapshot told, packed until somebody reads it: most matches lie idle."""
        self.late: list[list[Event]] = []
        self.undone: dict[int, int] = {}
        self.moved = 0
        self.answered = [0] * match.table.seats
        self.veil: int | None = 0 if self.planning() else None
        """While plans are made in secret: the count of entries when that began."""
        self.veils: list[tuple[int, int]] = []
        """When earlier plans began and ended."""
        self.passed: list[tuple[int, Progress]] = [(0, standing(match.table))]
        self.undos = [0] * match.table.seats
        self.begins: set[int] = set()
        """The entries that began an action, which later ones may have gone on with."""
        self.begun: tuple[int, int] | None = None
        """Whose action was begun last, and where the horizon of that seat stood."""

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
        self.note_progress(entry[0] if isinstance(entry, list) and entry else None)
        goes_on = self.goes_on(entry)
        if isinstance(entry, list) and entry[1:] == [UNDO]:
            undoes = self.taken_back(self.match, entry[0])
        elif isinstance(entry, list) and entry[1:2] == [TAKEBACK]:
            undoes = entry[2]
        horizon = self.match.table.horizon[:]
        events = self.match.enter(entry)
        self.note(entry[0], events, undoes, before)
        self.note_beginning(goes_on, horizon)

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

    def until(self, seats: Collection[int], count: int) -> list[Entry]:
        """The first entries that those at these seats have counted."""
        shown = self.shown(seats)
        if count > shown:
            raise BadInput("record-at", at=count, entries=shown)
        if self.veil is None or count <= self.veil:
            return self.match.entries[:count]
        own = self.own(seats, len(self.match.entries))
        return self.match.entries[: self.veil] + own[: count - self.veil]

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

    def take_back(self, seat: int, number: int) -> Move:
        match = self.match.copy()
        match.takeback(seat, number)
        return Move(match, seat, [], number)

    def resign(self, seat: int) -> Move:
        match = self.match.copy()
        match.resign(seat)
        return Move(match, seat, [], None)

    def taken_back(self, match: Match, seat: int) -> int | None:
        place = match.undoable(seat)
        return None if place is None else match.answers[place].entry

    def take(self, move: Move) -> None:
        """The move is on disk: the copy becomes the match."""
        self.note_progress(move.seat)
        goes_on, horizon = self.goes_on(move.entry), self.match.table.horizon
        before, self.match = self.match.number, move.match
        self.note(move.seat, move.events, move.undoes, before)
        self.note_beginning(goes_on, horizon)

    def note_progress(self, seat: Plain) -> None:
        """Somebody else answers now: how far all were when the last one had finished. Alone, after every answer."""
        entries, alone = self.match.entries, self.match.table.setup.players == 1
        if entries and (alone or entries[-1][0] != seat):
            self.passed.append((len(entries), standing(self.match.table)))

    def note(self, seat: int, events: list[Event], undoes: int | None, number_before: int) -> None:
        count = len(self.match.entries)
        self.late.append(events)
        if undoes is not None:
            self.undone[count] = undoes
            self.undos[seat] += 1
            if self.match.entries[-1][1] == TAKEBACK:
                self.passed = [(after, progress) for after, progress in self.progress if after < undoes]
        self.answered[seat] = count
        if self.match.number != number_before:
            self.moved = count
            if self.veil is not None:
                self.veils.append((self.veil, count))
            self.veil = count if self.planning() else None

    def goes_on(self, entry: Plain) -> bool:
        """Whether an entry is in the middle of the action that its seat began last."""
        seat = entry[0] if isinstance(entry, list) and entry else None
        return self.begun is not None and self.begun[0] == seat and open_action(self.match.table, *self.begun)

    def note_beginning(self, goes_on: bool, horizon: Sequence[int]) -> None:
        seat, verb = self.match.entries[-1][:2]
        if verb in (UNDO, TAKEBACK, RESIGN):
            self.begun = None
        elif not goes_on:
            self.begun = (seat, horizon[seat])
            self.begins.add(len(self.match.entries))

    # ---- what was told

    @property
    def told(self) -> list[list[Event]]:
        """What each entry told."""
        self.unpack()
        return self.late

    @property
    def progress(self) -> list[tuple[int, Progress]]:
        """How far everybody was whenever the turn passed on, after so many entries."""
        self.unpack()
        return self.passed

    def unpack(self) -> None:
        if not self.early:
            return
        told, progress = json.decode(decompress(self.early))
        self.late[:0] = [[Event(key, tuple(values), readers) for key, values, readers in one] for one in told]
        self.passed[:0] = [(after, [tuple(own) for own in numbers]) for after, numbers in progress]
        self.early = b""

    # ---- hints

    def hint(self) -> dict[str, Plain] | None:
        """What saves replaying the record up to the last moment behind which no undo reaches; None where there is
        nothing to gain."""
        taken = snapshot.take(self.match)
        if taken is None:
            return None
        count = taken["entries"]
        return {
            "snapshot": taken,
            "told": [[[one.key, list(one.values), one.readers] for one in told] for told in self.told[:count]],
            "undone": [[undo, answer] for undo, answer in self.undone.items() if undo <= count],
            "veils": [[began, ended] for began, ended in self.veils if ended <= count],
            "begins": sorted(number for number in self.begins if number <= count),
            "progress": [[after, progress] for after, progress in self.progress if after < count],
        }

    @classmethod
    def resume(
        cls, games: Mapping[str, Game], head: dict[str, Plain], entries: Sequence[Entry], hint: dict[str, Plain]
    ) -> Self | None:
        """From a hint and the entries after it; None if it was made by other code or does not fit."""
        match = open_record(games, {**head, "entries": []})
        if "begins" not in hint or not snapshot.settled_in(match, {"entries": entries}, hint.get("snapshot")):
            return None
        live = cls(match)
        live.recall(hint)
        try:
            for entry in entries[match.skipped :]:
                live.enter(entry)
        except Refused:
            return None
        return live

    def recall(self, hint: dict[str, Plain]) -> None:
        """Everything beside the table as it was at the snapshot."""
        count = len(self.match.entries)
        self.early = compress(json.encode((hint["told"], hint["progress"])))
        self.undone = dict(hint["undone"])
        self.veils = [(began, ended) for began, ended in hint["veils"]]
        self.begins = set(hint["begins"])
        self.passed = []
        self.moved, self.veil = count, count if self.planning() else None
        for number, entry in enumerate(self.match.entries, 1):
            self.answered[entry[0]] = number
        for number in self.undone:
            self.undos[self.match.entries[number - 1][0]] += 1

    # ---- records

    def head(self) -> dict[str, Plain]:
        """The record without its entries."""
        record = self.match.record()
        del record["entries"], record["hash"]
        return record
