"""The matches in memory: loaded from the record when somebody comes, put away when nobody has looked for a while."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from typing import TYPE_CHECKING, Final

from vestige.arena.live import Live
from vestige.arena.metrics import MATCHES
from vestige.arena.result import outcome_of
from vestige.arena.room import Room
from vestige.arena.seating import seatings
from vestige.arena.store import MatchRow, keep_hint, note_outcome
from vestige.arena.takeback import recall
from vestige.arena.talk import said_at
from vestige.kernel.errors import BadInput

if TYPE_CHECKING:
    from vestige.arena.house import House


LONG: Final = 120
"""So many entries are replayed while others wait."""


class Cabinet:
    """At most ``kept`` matches without visitors stay, the latest ones."""

    def __init__(self, house: House, kept: int) -> None:
        self.house = house
        self.kept = kept
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Room]] = {}

    async def room(self, match: str) -> Room:
        """The one room of a match; BadInput if there is no such match."""
        if match not in self.rooms:
            if match not in self.loading:
                self.loading[match] = asyncio.create_task(self.load(match))
            await asyncio.shield(self.loading[match])
        self.rooms.move_to_end(match)
        return self.rooms[match]

    async def load(self, match: str) -> Room:
        try:
            room = await self.read(match)
            self.rooms[match] = room
        finally:
            del self.loading[match]
        self.tidy()
        self.house.thinkers.attend(room)
        return room

    async def read(self, match: str) -> Room:
        store = self.house.store
        row = await store.match(match)
        if row is None:
            raise BadInput("match", match=match)
        (seating,) = await seatings(store, [row])
        live = None if row.status == "waiting" else await self.opened(row)
        room = Room(self.house, seating, live, await store.happenings(match))
        room.talk.lines = await said_at(store, match)
        if live is not None:
            given = await store.by_bots(match)
            room.by_bots, room.stood_in = set(given), Counter(given.values())
            recall(room, await store.proposals(match))
        if live is not None and row.status == "over" and not row.outcome:
            row.outcome = outcome_of(live.match.table)
            await store.write(note_outcome(match, row.outcome))
        if row.status == "over" and (following := await store.rematch(match)) is not None:
            room.wants_again = await self.house.name_of(following.host)
        return room

    async def opened(self, row: MatchRow) -> Live:
        """The match of a record. Of a long one only what came after its hint is replayed here; the rest elsewhere."""
        shelf, store = self.house.shelf, self.house.store
        entries, hint = await store.entries(row.id), await store.hint(row.id)
        if len(entries) - (hint["snapshot"]["entries"] if hint else 0) <= LONG or row.kind == "guide":
            live = Live.resume(shelf, row.head, entries, hint) if hint else None
            if live is not None or len(entries) <= LONG or row.kind == "guide":
                return live or Live.replay(shelf, row.head, entries)
        hint = await self.house.office.hint(row.head, entries)
        live = Live.resume(shelf, row.head, entries, hint) if hint else None
        if hint and live:
            await store.write(keep_hint(row.id, hint))
        return live or Live.replay(shelf, row.head, entries)

    async def reload(self, room: Room) -> None:
        """Another writer was faster: read the record again."""
        room.become(await self.read(room.id))

    def tidy(self) -> None:
        """Put the longest unvisited matches away."""
        empty = [room for room in self.rooms.values() if not room.connections and not room.thinking]
        for room in empty[: max(0, len(empty) - self.kept)]:
            if not room.lock.locked():
                del self.rooms[room.id]
        MATCHES.set(len(self.rooms))

    def forget(self, match: str) -> None:
        self.rooms.pop(match, None)
        MATCHES.set(len(self.rooms))
