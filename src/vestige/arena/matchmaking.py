"""Making matches, taking seats, leaving them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from time import time
from typing import Annotated, Literal

import structlog
from msgspec import Meta, Struct

from vestige.arena import arrivals, fair, store
from vestige.arena.collection import collections
from vestige.arena.guide import PERSON, guide_of
from vestige.arena.house import House
from vestige.arena.identity import hashed, new_match_id, plain_name
from vestige.arena.live import Live
from vestige.arena.room import Room
from vestige.arena.store import MatchRow, SeatRow
from vestige.kernel.errors import BadInput
from vestige.kernel.fair import fresh_secret
from vestige.kernel.match import match_from_position
from vestige.kernel.values import NOBODY, Plain

LOG = structlog.get_logger()


class NewSeat(Struct):
    """me, an open seat (secret link), a bot, or another person at this device."""

    kind: Literal["me", "open", "bot", "here"]
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Annotated[str, Meta(max_length=32)] = ""


class NewMatch(Struct):
    game: str
    players: Annotated[int, Meta(ge=1, le=8)]
    seats: Annotated[list[NewSeat], Meta(max_length=8)]
    options: dict[str, Plain] = {}
    seat_options: list[dict[str, Plain]] = []
    public: bool = False
    away: Annotated[int, Meta(ge=0, le=30 * 24 * 3600)] = 0
    """Seconds after which the others may let a bot sit in for somebody who is away."""


async def create(house: House, host: str, wanted: NewMatch) -> Room:
    """Everything is checked before anything is written."""
    setup = house.shelf.find(wanted.game).check_setup(wanted.players, wanted.options, wanted.seat_options)
    if len(wanted.seats) != wanted.players:
        raise BadInput("seat-count", seats=len(wanted.seats), players=wanted.players)
    for option in collections(house.shelf.find(wanted.game), wanted.players):
        for seat, given in zip(wanted.seats, wanted.seat_options, strict=False):
            if option.id in given and seat.kind not in ("me", "here"):
                raise BadInput("option-by-hand", option=option.id)
    head = {"players": wanted.players, "options": setup.written(), "seats": wanted.seat_options}
    row = new_row(house, wanted.game, host, head, wanted.public)
    row.away = wanted.away
    seats = [new_seat(house, row.id, number, seat) for number, seat in enumerate(wanted.seats)]
    own = [number for number, seat in enumerate(wanted.seats) if seat.kind in ("me", "here")]
    return await settle(house, row, seats, own)


def new_row(
    house: House, game: str, host: str, head: dict[str, Plain], public: bool = False, kind: str = "dealt"
) -> MatchRow:
    match, secret = new_match_id(), fresh_secret().hex()
    watch = hashed(house.doorkeeper.token(match, NOBODY))
    return MatchRow(match, game, host, public, "waiting", head, secret, watch, [], 0, time(), kind)


def new_seat(house: House, match: str, number: int, wanted: NewSeat) -> SeatRow:
    if wanted.kind == "bot":
        house.thinkers.check(wanted.level)
    kind = wanted.kind if wanted.kind in ("bot", "here") else "person"
    level = wanted.level if kind == "bot" else ""
    name = plain_name(wanted.name) if kind == "here" else ""
    return SeatRow(match, number, kind, level, name, hashed(house.doorkeeper.token(match, number)))


async def settle(
    house: House,
    row: MatchRow,
    seats: list[SeatRow],
    held: Iterable[int],
    entries: Sequence[Plain] = (),
    hint: dict[str, Plain] | None = None,
) -> Room:
    if await house.store.hosted(row.host) >= house.limits.matches_per_guest:
        raise BadInput("too-many-matches", limit=house.limits.matches_per_guest)
    if row.public and await house.store.looking(row.host) >= house.limits.public_per_guest:
        raise BadInput("too-many-public", limit=house.limits.public_per_guest)
    await house.store.add(row, seats, held, entries, hint)
    LOG.info("match-made", match=row.id, game=row.game, seats=[seat.kind for seat in seats])
    room = await house.cabinet.room(row.id)
    async with room.lock:
        await fair.deal_if_ready(room)
    room.changed()
    return room


async def again(house: House, guest: str, match: str) -> Room:
    """The same game, options and seats once more. Whoever asks first makes the table, one per match; the others of the
    old one take their seats at it."""
    old = await house.visit(match, guest)
    held = old.seating.held_by(guest)
    if not held or old.row.status != "over":
        raise BadInput("not-again", match=match)
    async with old.lock:
        found = await house.store.rematch(match)
        if found is None:
            return await rematch(house, guest, old, held)
    room = await house.cabinet.room(found.id)
    async with room.lock:
        if not room.seating.held_by(guest) and held[0] in room.seating.free():
            await arrivals.sit(house, room, held[0], guest, room.seating.seats[held[0]].token)
    return room


async def rematch(house: House, host: str, old: Room, held: tuple[int, ...]) -> Room:
    """Who shared the device of somebody else gets a seat that waits for them."""
    head: dict[str, Plain] = {key: old.row.head[key] for key in ("players", "options", "seats") if key in old.row.head}
    if len(head) < 3:
        raise BadInput("not-again", match=old.id)
    row = new_row(house, old.row.game, host, head, old.row.public)
    row.rematch = old.id
    seats = []
    for seat in old.seating.seats:
        kind = "person" if seat.kind == "here" and seat.seat not in held else seat.kind
        token = hashed(house.doorkeeper.token(row.id, seat.seat))
        seats.append(SeatRow(row.id, seat.seat, kind, seat.level, seat.name, token))
    room = await settle(house, row, seats, held)
    old.wants_again = await house.name_of(host)
    old.changed()
    return room


async def bring(house: House, host: str, record: dict[str, Plain]) -> Room:
    """A record, checked entry by entry; its importer gets every seat."""
    entries = record.get("entries")
    if isinstance(entries, list) and len(entries) > house.limits.record_entries:
        raise BadInput("record-long", limit=house.limits.record_entries)
    found = await house.office.imported(record)
    row = new_row(house, found.game, host, found.head, kind="position" if "start" in record else "import")
    row.status, row.asked, row.count = found.status, found.asked, len(found.entries)
    seats = [new_seat(house, row.id, number, NewSeat("here")) for number in range(found.players)]
    return await settle(house, row, seats, range(found.players), found.entries, found.hint)


async def guided(house: House, host: str, name: str) -> Room:
    """The guided first game: one person at one device, bots on the other seats, no fair deal, not listed."""
    game = house.shelf.find(name)
    guide = guide_of(game)
    if guide is None:
        raise BadInput("no-guide", game=name)
    match = match_from_position(game, guide.start)
    live = Live(match)
    row = new_row(house, game.id, host, {**live.head(), "guide": True}, kind="guide")
    row.status, row.asked = live.status(), list(match.table.asked())
    kinds = [NewSeat("me"), *(NewSeat("bot", level="apprentice") for _ in range(match.start.setup.players - 1))]
    seats = [new_seat(house, row.id, number, kind) for number, kind in enumerate(kinds)]
    return await settle(house, row, seats, [PERSON])


# ---- the host's table


async def hosted(house: House, host: str, match: str) -> Room:
    room = await house.visit(match, host)
    if room.row.host != host:
        raise BadInput("not-host", match=match)
    return room


async def remove(house: House, guest: str, match: str) -> None:
    """By its host: before the start, after the end, or when nobody else sits there. A match in play that everybody
    has left by any of them."""
    room = await house.visit(match, guest)
    abandoned = room.row.status == "playing" and not room.seating.others_than("") and room.seating.sat_there(guest)
    if room.row.host != guest and not abandoned:
        raise BadInput("not-host", match=match)
    if room.row.status == "playing" and room.seating.others_than(guest):
        raise BadInput("others-play", match=match)
    async with room.lock:
        await house.store.write(store.remove(match))
        LOG.info("match-deleted", match=match)
        house.cabinet.forget(match)
        room.close()


async def rename(house: House, guest: str, name: str) -> None:
    await house.store.rename(guest, name)
    for room in list(house.cabinet.rooms.values()):
        if room.seating.held_by(guest):
            room.seating.guests[guest] = name
            room.renamed()
