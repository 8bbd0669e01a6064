"""The waiting room: everybody sits down, every browser commits to a nonce, then reveals it, then the deal.

The house's secret is committed when the match is made. A browser that lost its nonce commits anew, and with it all:
nobody has seen the seed yet, so nobody gains by it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from vestige.arena import wire
from vestige.arena.live import Live
from vestige.arena.store import SeatRow, change, change_seat
from vestige.kernel.errors import BadInput
from vestige.kernel.fair import commitment, fair_deal, fresh_secret
from vestige.kernel.match import new_match

if TYPE_CHECKING:
    from vestige.arena.room import Room

LOG = structlog.get_logger()


def people(room: Room) -> list[SeatRow] | None:
    """The seats that need a nonce; None while one of them is open or once the game is dealt."""
    if room.live is not None:
        return None
    seats = [seat for seat in room.seating.seats if seat.kind != "bot"]
    return seats if all(room.seating.at(seat.seat) for seat in seats) else None


def request(room: Room, guest: str) -> wire.NeedNonce | wire.Reveal | None:
    """What this guest's browser has to send now."""
    seats = people(room)
    own = [seat for seat in seats or () if guest in room.seating.at(seat.seat)]
    uncommitted = [seat.seat for seat in own if not seat.commitment]
    if uncommitted:
        return wire.NeedNonce(uncommitted)
    hidden = [seat.seat for seat in own if not seat.nonce]
    return wire.Reveal(hidden) if hidden and seats and all(seat.commitment for seat in seats) else None


async def commit(room: Room, seat: int, committed: str) -> None:
    async with room.lock:
        seats = people(room)
        if seats is None:
            raise BadInput("no-nonce-now", match=room.id)
        own = room.seating.seats[seat]
        if own.commitment == committed:
            return
        if all(one.commitment for one in seats):
            await begin_anew(room, seats)
        await room.house.store.write(change_seat(room.id, seat, commitment=committed))
        own.commitment = committed
        room.changed()


async def begin_anew(room: Room, seats: list[SeatRow]) -> None:
    secret = fresh_secret().hex()
    forget = [change_seat(room.id, seat.seat, commitment="", nonce="") for seat in seats]
    await room.house.store.write(change(room.id, secret=secret), *forget)
    room.row.secret = secret
    for seat in seats:
        seat.commitment = seat.nonce = ""


async def reveal(room: Room, seat: int, nonce: str) -> None:
    async with room.lock:
        seats = people(room)
        if seats is None or not all(one.commitment for one in seats):
            raise BadInput("no-nonce-now", match=room.id)
        own = room.seating.seats[seat]
        if commitment(bytes.fromhex(nonce)) != own.commitment:
            raise BadInput("nonce", seat=seat + 1)
        await room.house.store.write(change_seat(room.id, seat, nonce=nonce))
        own.nonce = nonce
        await deal_if_ready(room)
        room.changed()


async def deal_if_ready(room: Room) -> None:
    """Deal once every nonce is known; a table of bots alone needs none. Called under the room's lock."""
    seats = people(room)
    if seats is None or not all(seat.nonce for seat in seats):
        return
    nonces = [(seat.seat, seat.commitment, bytes.fromhex(seat.nonce)) for seat in seats]
    seed, shown = fair_deal(bytes.fromhex(room.row.secret), nonces)
    chosen = room.row.head
    game = room.house.shelf.find(room.row.game)
    live = Live(new_match(game, chosen["players"], chosen["options"], chosen["seats"], seed, shown))
    head, status = live.head(), live.status()
    await room.house.store.write(change(room.id, head=head, status=status, asked=list(live.match.table.asked())))
    room.row.head, room.row.status, room.live = head, status, live
    LOG.info("match-dealt", match=room.id)
