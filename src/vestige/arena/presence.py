"""Who is here: the seats whose people look at the table, since when the others are away, how many watch.

It is told to those at the table only, after every state and at most so often: whoever comes and goes all the time stirs
nobody more than that.
"""

from __future__ import annotations

import asyncio
from time import time
from typing import TYPE_CHECKING, Final

from vestige.arena import wire
from vestige.arena.store import change_place

if TYPE_CHECKING:
    from vestige.arena.room import Room

PAUSE: Final = 0.5
"""Seconds between two tellings."""


class Presence:
    """``version`` differs when there is something new to tell."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.version = 0
        self.told: wire.Presence | None = None
        self.resting: asyncio.TimerHandle | None = None
        self.noting: asyncio.Task[None] | None = None

    def here(self) -> set[int]:
        """The seats whose people are here."""
        return {seat for connection in self.room.connections for seat in connection.seats}

    def last_seen(self, seat: int) -> float:
        """When the last line of a seat's people was closed; 0 while one is open, and if nobody knows."""
        if seat in self.here():
            return 0.0
        places = self.room.seating.places
        return max((max(place.seen, place.gone) for place in places if place.seat == seat), default=0.0)

    def now(self) -> wire.Presence:
        seats = [seat.seat for seat in self.room.seating.seats if seat.kind != "bot"]
        away = {seat: round(seen) for seat in seats if (seen := self.last_seen(seat))}
        watching = {connection.guest for connection in self.room.connections if not connection.seats}
        return wire.Presence(sorted(self.here()), away, len(watching))

    def changed(self) -> None:
        """Somebody came or went: those at the table are told, unless they were a moment ago; then in a moment."""
        if self.resting is None:
            self.tell()
            self.resting = asyncio.get_running_loop().call_later(PAUSE, self.rested)

    def rested(self) -> None:
        self.resting = None
        if self.now() != self.told:
            self.changed()

    def tell(self) -> None:
        now = self.now()
        if now == self.told:
            return
        self.told = now
        self.version += 1
        for connection in self.room.connections:
            connection.wake.set()

    def note_seen(self, guest: str) -> None:
        """When this guest was here last, once the last line is closed; nobody waits for it to be written."""
        room = self.room
        own = [place for place in room.seating.places if place.guest == guest]
        if any(connection.guest == guest for connection in room.connections) or not own:
            return
        now = time()
        for place in own:
            place.seen = now
        changes = [change_place(room.id, place.seat, guest, seen=now) for place in own]
        self.noting = asyncio.create_task(room.house.store.write(*changes))
