"""Coming to a table and leaving it: by a link, from the lobby, from another device.

A link to a seat is spent by the first who sits down with it. A seat in play stays with its person: who leaves may come
back, nobody else may come. Nobody holds two seats, except who shared a device from the start.
"""

from __future__ import annotations

import secrets
from time import time
from typing import Final, Literal, NamedTuple

from sqlalchemy import Executable

from vestige.arena import fair, store
from vestige.arena.house import House
from vestige.arena.identity import hashed
from vestige.arena.room import Room
from vestige.arena.store import LinkRow, PlaceRow
from vestige.kernel.errors import BadInput
from vestige.kernel.values import NOBODY

DEVICES: Final = 4
"""In so many browsers one person may sit on a seat."""
LINKS: Final = 100
"""So many links may be made for one seat."""

Way = Literal["sit", "back", "device", "watch", "there"]


class Opened(NamedTuple):
    """What a link does for a guest: sit down, come back, go on from another device, watch; or they are there."""

    room: Room
    seat: int
    way: Way
    link: str


async def opened(house: House, guest: str, token: str) -> Opened:
    """Nothing is changed: programs that only look at a link must not take a seat."""
    name = hashed(token)
    found = await house.store.token(name)
    if found is None:
        raise BadInput("link")
    room = await house.cabinet.room(found.match)
    seating, seat = room.seating, found.seat
    if found.kind == "watch":
        return Opened(room, NOBODY, "there" if seating.admits(guest) else "watch", name)
    meant = seating.held_by(found.guest) if seat == NOBODY else (seat,)
    if held := seating.held_by(guest):
        if set(meant) <= set(held):
            return Opened(room, seat, "there", name)
        raise BadInput("one-seat", match=room.id)
    if found.kind == "seat":
        return Opened(room, seat, "sit", name)
    if found.kind == "device":
        return Opened(room, seat, "device", name)
    if guest in seating.gone(seat):
        return Opened(room, seat, "back", name)
    raise BadInput("link-spent")


async def follow(house: House, guest: str, token: str) -> str:
    """The guest said yes to what a link offers; the match it leads to."""
    way = await opened(house, guest, token)
    room = way.room
    async with room.lock:
        match way.way:
            case "sit":
                await sit(house, room, way.seat, guest, way.link)
            case "back":
                await come_back(house, room, way.seat, guest)
            case "device":
                await sit_elsewhere(house, room, guest, way.link)
            case "watch":
                await house.store.write(store.sit(room.id, NOBODY, guest))
                room.seating.places.append(PlaceRow(room.id, NOBODY, guest, time()))
    return room.id


# ---- seats


async def join(house: House, guest: str, match: str, seat: int) -> None:
    """Without a link: back to one's own seat, or at a public table that waits on a free one."""
    room = await house.visit(match, guest)
    async with room.lock:
        if seat in room.seating.held_by(guest):
            return
        if guest in room.seating.gone(seat):
            await come_back(house, room, seat, guest)
            return
        if not room.row.public or seat not in room.seating.free():
            raise BadInput("seat-taken", seat=seat + 1)
        await sit(house, room, seat, guest, room.seating.seats[seat].token)


async def sit(house: House, room: Room, seat: int, guest: str, link: str) -> None:
    """The first who comes with a link has the seat, and the link is spent. In play it replaces a person who lost the
    way back; the table is told."""
    seating = room.seating
    if seating.seats[seat].token != link:
        raise BadInput("link-spent")
    if seating.held_by(guest):
        raise BadInput("one-seat", match=room.id)
    await fair.void(room)
    place = PlaceRow(room.id, seat, guest, time())
    spent = LinkRow(link, room.id, seat, "spent", guest, place.since)
    told = [room.happens("new-holder", seat)] if seating.at(seat) or seating.gone(seat) else []
    changes = [store.clear(room.id, seat), store.sit(room.id, seat, guest), store.link(spent)]
    await room.write(*changes, *told, renew(house, room, seat))
    seating.places = [one for one in seating.places if one.seat != seat] + [place]
    await arrived(house, room, guest)


async def come_back(house: House, room: Room, seat: int, guest: str) -> None:
    await house.store.write(store.change_place(room.id, seat, guest, gone=0.0))
    for place in room.seating.places:
        if (place.seat, place.guest) == (seat, guest):
            place.gone = 0.0
    await arrived(house, room, guest)


async def arrived(house: House, room: Room, guest: str) -> None:
    room.seating.guests |= await house.store.names([guest])
    room.renamed()


async def leave(house: House, guest: str, match: str) -> None:
    """Before the deal the seat is open again, under a new link. In play it waits for its person."""
    room = await house.visit(match, guest)
    async with room.lock:
        held = room.seating.held_by(guest)
        own = [place for place in room.seating.places if place.guest == guest]
        if held:
            await fair.void(room)
        if held and room.row.status == "playing":
            now = time()
            await house.store.write(*(store.change_place(match, seat, guest, gone=now) for seat in held))
            for place in own:
                place.gone = now
        else:
            links = [renew(house, room, seat) for seat in held]
            await room.write(store.rise(match, guest), *links)
            room.seating.places = [place for place in room.seating.places if place.guest != guest]
        room.renamed()


# ---- links


def renew(house: House, room: Room, seat: int) -> Executable:
    """Another link opens the seat from now on, which only the host can be shown."""
    row = room.seating.seats[seat]
    row.links += 1
    row.token = hashed(house.doorkeeper.token(room.id, seat, row.links))
    return store.change_seat(room.id, seat, token=row.token, links=row.links)


async def new_link(house: House, host: str, match: str, seat: int) -> str:
    """From the host, for somebody who lost the way back; everybody at the table sees that it was made."""
    room = await house.visit(match, host)
    if room.row.host != host:
        raise BadInput("not-host", match=match)
    async with room.lock:
        rows = room.seating.seats
        if seat >= len(rows) or rows[seat].kind != "person" or host in room.seating.at(seat):
            raise BadInput("no-link", seat=seat + 1)
        if rows[seat].links >= LINKS:
            raise BadInput("too-many-links", limit=LINKS)
        await room.write(renew(house, room, seat), room.happens("new-link", seat))
        room.changed()
        return house.doorkeeper.link(match, seat, rows[seat].links)


async def device_link(house: House, guest: str, match: str) -> str:
    """To go on in another browser, once; a newer one replaces it."""
    room = await house.visit(match, guest)
    if not room.seating.held_by(guest):
        raise BadInput("not-sitting", match=match)
    token = secrets.token_urlsafe(16)
    row = LinkRow(hashed(token), match, NOBODY, "device", guest, time())
    await house.store.write(store.drop_device_links(match, guest), store.link(row))
    return f"/join/{token}"


async def sit_elsewhere(house: House, room: Room, guest: str, link: str) -> None:
    """The same person in another browser holds the same seats; the table is told."""
    found = await house.store.token(link)
    owner = found.guest if found is not None and found.kind == "device" else ""
    seats = room.seating.held_by(owner)
    if not seats:
        raise BadInput("link-spent")
    if any(len(room.seating.at(seat)) >= DEVICES for seat in seats):
        raise BadInput("too-many-devices", limit=DEVICES)
    now = time()
    changes: list[Executable] = [store.spend_link(link, guest)]
    for seat in seats:
        changes += [store.sit(room.id, seat, guest), room.happens("device", seat)]
    await room.write(*changes)
    room.seating.places += [PlaceRow(room.id, seat, guest, now) for seat in seats]
    await arrived(house, room, guest)
