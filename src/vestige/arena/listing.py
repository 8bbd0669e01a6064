"""What the lobby shows of each match; nothing needs to be loaded for it."""

from __future__ import annotations

from msgspec import Struct

from vestige.arena import wire
from vestige.arena.house import House
from vestige.arena.kit import kit_of
from vestige.arena.room import Room
from vestige.arena.store import MatchRow, Places, SeatRow
from vestige.kernel.values import NOBODY


class ListedSeat(Struct):
    seat: int
    name: str
    kind: str
    colour: str
    asked: bool


class Listed(Struct):
    match: str
    game: str
    title: str
    status: str
    seats: list[ListedSeat]
    your_turn: bool
    host: bool
    count: int
    updated: float
    thumbnail: str
    look: wire.LookCard | None


class Listing(Struct):
    mine: list[Listed]
    open: list[Listed]
    watch: list[Listed]


async def listing(house: House, guest: str, lang: str) -> Listing:
    mine = await house.store.mine(guest)
    known = {row.id for row in mine}
    public = [row for row in await house.store.public() if row.id not in known]
    cards = await listed(house, [*mine, *public], guest, lang)
    free = [card for card in cards[len(mine) :] if any(seat.kind == "open" for seat in card.seats)]
    watch = [card for card in cards[len(mine) :] if card.status == "playing"]
    return Listing(cards[: len(mine)], free, watch)


async def listed(house: House, rows: list[MatchRow], guest: str, lang: str) -> list[Listed]:
    ids = [row.id for row in rows if row.game in house.shelf]
    seats, places = await house.store.seats(ids), await house.store.places(ids)
    guests = {one for taken in places.values() for holders in taken.values() for one in holders}
    names = await house.store.names(guests)
    return [
        card(house, row, seats[row.id], places[row.id], names, guest, lang) for row in rows if row.game in house.shelf
    ]


def card(
    house: House, row: MatchRow, seats: list[SeatRow], places: Places, names: dict[str, str], guest: str, lang: str
) -> Listed:
    room = Room(house, row, seats, places, None)
    room.guest_names = names
    kit = kit_of(house.shelf[row.game])
    texts = kit.texts(lang)
    shown = [
        ListedSeat(one.seat, room.seat_name(one, texts), kind, room.colour(one.seat), one.seat in row.asked)
        for one in seats
        for kind in [room.kind(one.seat, guest in places.get(one.seat, ()))]
    ]
    mine = any(guest in places.get(seat, ()) for seat in row.asked if seat != NOBODY)
    thumbnail = f"/api/matches/{row.id}/thumbnail.svg?n={row.count}"
    return Listed(
        *(row.id, row.game, texts.say("game-title"), row.status, shown, mine, row.host == guest),
        *(row.count, row.updated, thumbnail, kit.look()),
    )
