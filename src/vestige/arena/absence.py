"""Giving up, and bots that sit in for people who are away.

Where two play, resigning ends the match. Elsewhere the seat is a bot's for good. A bot sits in for a while if the
person asks for it, or, once they have been away for the time the table chose, if all others present agree. It sees
that seat's View alone; when the person is back, an answer it has begun is dropped.
"""

from __future__ import annotations

from time import time
from typing import Final

from vestige.arena import commands, store, wire
from vestige.arena.room import Room
from vestige.arena.store import PlaceRow
from vestige.kernel.errors import BadInput
from vestige.kernel.values import NOBODY

LEVEL: Final = "apprentice"
"""How a bot plays that sits in."""
STAND_IN: Final = "stand-in"


async def resign(room: Room, command: wire.Resign, by: commands.By) -> wire.Message | None:
    live = room.playing()
    players = live.match.start.setup.players
    if players == 2:
        return await commands.resign(room, command, by)
    if players < 2 or live.match.table.over():
        raise BadInput("resign-now", match=room.id)
    async with room.lock:
        await give_up(room, command.seat)
    return wire.Accepted(command.key, live.shown(by.seats))


async def give_up(room: Room, seat: int) -> None:
    """A bot has the seat from now on; who sat there may look on."""
    row, guests = room.seating.seats[seat], room.seating.at(seat)
    if row.kind == "bot":
        return
    row.kind, row.level, row.stand_in = "bot", LEVEL, ""
    changes = [store.change_seat(room.id, seat, kind=row.kind, level=row.level, stand_in="")]
    await room.write(
        *changes,
        store.clear(room.id, seat),
        *(store.sit(room.id, NOBODY, guest) for guest in guests),
        room.happens("resigned", seat),
    )
    stay = [place for place in room.seating.places if place.seat != seat]
    room.seating.places = stay + [PlaceRow(room.id, NOBODY, guest, time()) for guest in guests]
    room.renamed()


# ---- for a while


async def sit_in(room: Room, seat: int) -> None:
    """The person asks for it."""
    async with room.lock:
        await take_over(room, seat)


async def take_over(room: Room, seat: int) -> None:
    row = room.seating.seats[seat]
    if room.playing().match.table.over():
        raise BadInput("resign-now", match=room.id)
    if row.kind == "bot" or row.stand_in:
        return
    row.stand_in = LEVEL
    changes = [store.change_seat(room.id, seat, stand_in=LEVEL), store.settle_proposals(room.id, STAND_IN, seat=seat)]
    await room.write(*changes, room.happens("stand-in", seat))
    room.proposed.pop((STAND_IN, seat), None)
    room.changed()


async def come_back(room: Room, seat: int) -> None:
    """The person is here again and answers."""
    async with room.lock:
        row = room.seating.seats[seat]
        if not row.stand_in:
            return
        row.stand_in = ""
        await room.write(store.change_seat(room.id, seat, stand_in=""), room.happens("back", seat))
        room.changed()


def away_for(room: Room, seat: int) -> float:
    """Seconds since the last line of a seat's people was closed; 0 while one is open."""
    seen = room.presence.last_seen(seat)
    return time() - seen if seen else 0.0


async def propose(room: Room, own: tuple[int, ...], seat: int) -> None:
    """The others want a bot to sit in for somebody who is away; it does when all who are present have said so."""
    async with room.lock:
        if seat >= len(room.seating.seats) or seat in own or room.seating.is_bot(seat):
            raise BadInput("not-away", seat=seat + 1)
        if not room.row.away or away_for(room, seat) < room.row.away:
            raise BadInput("not-away", seat=seat + 1)
        agreed = sorted({*room.proposed.get((STAND_IN, seat), []), *own})
        present = {one for one in room.presence.here() if not room.seating.is_bot(one)}
        if present <= set(agreed):
            await take_over(room, seat)
            return
        await room.write(store.propose(room.id, STAND_IN, seat, agreed))
        room.proposed[STAND_IN, seat] = agreed
        room.changed()
