"""What people say at the table: lines and ready phrases, beside the match and never in its record.

Who holds a seat may speak, whoever looks may read: it is said at the table, not whispered. The host may switch it off.
Lines are bounded in length, number and pace, and on disk before they are acknowledged.
"""

from __future__ import annotations

from collections import OrderedDict
from time import time
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from sqlalchemy import Executable, delete, insert, select
from sqlalchemy.exc import IntegrityError

from vestige.arena import schema, store, wire
from vestige.arena.identity import plain_name
from vestige.arena.limits import Bucket
from vestige.kernel.errors import BadInput

if TYPE_CHECKING:
    from vestige.arena.room import Room
    from vestige.arena.store import Store

LINES: Final = 200
"""So many of the latest are kept."""
RATE, BURST = 0.5, 6
"""Lines in a second, and at once."""
SPEAKERS: Final = 64
"""So many guests' pace is remembered."""


class SaidRow(Struct):
    """A row of ``said``."""

    match: str
    number: int
    key: str
    at: float
    seat: int
    text: str
    phrase: str


async def said_at(disk: Store, match: str) -> list[SaidRow]:
    """The latest lines, in order."""
    query = select(schema.said).where(schema.said.c.match == match).order_by(schema.said.c.number.desc()).limit(LINES)
    return [SaidRow(**row._mapping) for row in reversed(await disk.rows(query))]


class Talk:
    """``version`` differs when there is something new to tell."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lines: list[SaidRow] = []
        self.version = 0
        self.pace: OrderedDict[str, Bucket] = OrderedDict()

    def since(self, number: int) -> wire.Talk:
        """What was said after a line; nothing at a table without talk."""
        on = self.room.row.talk
        lines = [one for one in self.lines if one.number > number] if on else []
        return wire.Talk(
            on, number, [wire.SaidLine(one.number, one.seat, one.at, one.text, one.phrase) for one in lines]
        )

    def last(self) -> int:
        return self.lines[-1].number if self.lines else 0

    async def say(self, command: wire.Say, guest: str) -> wire.Accepted:
        """One line of somebody who sits there, written once however often it is sent."""
        async with self.room.lock:
            if not self.has(command.key):
                await self.add(command, guest)
        return wire.Accepted(command.key, 0)

    def has(self, key: str) -> bool:
        return any(one.key == key for one in self.lines)

    async def add(self, command: wire.Say, guest: str) -> None:
        room, text, phrase = self.room, plain_name(command.text), command.phrase or ""
        if not room.row.talk:
            raise BadInput("talk-off", match=room.id)
        if bool(text) == bool(phrase):
            raise BadInput("talk-empty", match=room.id)
        if not self.bucket(guest).take():
            raise BadInput("talk-fast")
        while not self.has(command.key):
            line = SaidRow(room.id, self.last() + 1, command.key, time(), command.seat, text, phrase)
            try:
                await room.house.store.write(insert(schema.said).values(store.as_values(line)), forget(line))
            except IntegrityError:  # another writer was first
                self.lines = await said_at(room.house.store, room.id)
            else:
                self.lines = [*self.lines, line][-LINES:]
        self.changed()

    def bucket(self, guest: str) -> Bucket:
        if guest not in self.pace:
            self.pace[guest] = Bucket(RATE, BURST)
            if len(self.pace) > SPEAKERS:
                self.pace.popitem(last=False)
        return self.pace[guest]

    async def allow(self, on: bool) -> None:
        """By the host: whether people may talk at this table."""
        async with self.room.lock:
            if on != self.room.row.talk:
                await self.room.house.store.write(store.change(self.room.id, talk=on))
                self.room.row.talk = on
                for connection in self.room.connections:
                    connection.talked = 0
                self.changed()

    def changed(self) -> None:
        self.version += 1
        for connection in self.room.connections:
            connection.wake.set()


def forget(line: SaidRow) -> Executable:
    """Lines from long ago go when a new one comes."""
    said = schema.said.c
    return delete(schema.said).where(said.match == line.match, said.number <= line.number - LINES)
