"""The waiting room: everybody sits down and chooses, every browser commits to a nonce, then reveals it, then the deal.

The house's secret is committed when the match is made and never replaced. Choices freeze with the first commitment.
Whatever changes afterwards (a browser lost its nonce, somebody came or left) voids all commitments; the record shows
them. A browser that never sends its number does not hold the table up for ever: after a while the others may go on
without it, with new numbers.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from vestige.arena import wire
from vestige.arena.choices import given_so_far
from vestige.arena.collection import brought_along
from vestige.arena.live import Live
from vestige.arena.store import SeatRow, change, change_seat
from vestige.kernel.errors import BadInput
from vestige.kernel.fair import chosen, commitment, fair_deal
from vestige.kernel.match import deal_match
from vestige.kernel.option import IDS
from vestige.kernel.values import Plain

if TYPE_CHECKING:
    from vestige.arena.room import Room

LOG = structlog.get_logger()
TRIES: Final = 64
"""So often people may commit anew at one table."""


def people(room: Room) -> list[SeatRow] | None:
    """The seats that need a nonce; None while one of them is open or once the game is dealt."""
    if room.live is not None:
        return None
    seats = [seat for seat in room.seating.seats if seat.kind != "bot"]
    if not all(room.seating.at(seat.seat) for seat in seats):
        return None
    return [seat for seat in seats if seat.seat not in room.row.head.get("missing", [])]


def missing(room: Room) -> list[int]:
    """The seats that everybody else waits for, once somebody has sent something."""
    seats = people(room) or []
    silent = [seat.seat for seat in seats if not seat.commitment] or [seat.seat for seat in seats if not seat.nonce]
    return silent if len(silent) < len(seats) else []


def stalled(room: Room) -> list[int]:
    """The seats without which the others may deal, because they have been waited for long enough."""
    silent = missing(room)
    if silent != room.silent:
        room.silent, room.waited = silent, False
        if silent:
            asyncio.get_running_loop().call_later(room.house.limits.deal_seconds, waited_enough, room, silent)
    return silent if room.waited else []


def waited_enough(room: Room, silent: list[int]) -> None:
    """The timer decides, not a second look at a clock: a timer may ring a moment early, and rings only once."""
    if room.silent is silent:
        room.waited = True
        room.changed()


async def go_on_without(room: Room, seat: int) -> None:
    """Everybody who is here commits anew, to other numbers; the record shows who was left out, and the first try."""
    async with room.lock:
        silent = stalled(room)
        if not silent or seat in silent:
            raise BadInput("not-stalled", match=room.id)
        left_out = sorted({*room.row.head.get("missing", []), *silent})
        await void(room, {"missing": left_out})
        room.changed()


def request(room: Room, guest: str) -> wire.NeedNonce | wire.Reveal | None:
    """What this guest's browser has to send now."""
    seats = people(room)
    own = [seat for seat in seats or () if guest in room.seating.at(seat.seat)]
    uncommitted = [seat.seat for seat in own if not seat.commitment]
    if uncommitted:
        return wire.NeedNonce(uncommitted, len(room.row.head.get("earlier", [])))
    hidden = [seat.seat for seat in own if not seat.nonce]
    attempt = len(room.row.head.get("earlier", []))
    return wire.Reveal(hidden, attempt) if hidden and seats and all(seat.commitment for seat in seats) else None


async def commit(room: Room, seat: int, committed: str) -> None:
    async with room.lock:
        seats = people(room)
        own = room.seating.seats[seat]
        if own.commitment == committed:
            return
        if seats is None:
            raise BadInput("no-nonce-now", match=room.id)
        if committed in shown_before(room):
            raise BadInput("nonce-used", seat=seat + 1)
        if all(one.commitment for one in seats):
            if len(room.row.head.get("earlier", [])) >= TRIES:
                raise BadInput("too-many-tries", limit=TRIES)
            await void(room)
        await room.house.store.write(change_seat(room.id, seat, commitment=committed))
        own.commitment = committed
        room.changed()


async def choose(room: Room, seat: int, option: str, value: Plain) -> None:
    """Who sits down chooses the options of the seat, until somebody has committed. None: whatever is left."""
    async with room.lock:
        head, game = room.row.head, room.house.shelf.find(room.row.game)
        if room.live is not None or any(one.commitment for one in room.seating.seats):
            raise BadInput("choices-frozen", match=room.id)
        if option in {one.id for one in game.seat_options if one.type == IDS}:
            raise BadInput("option-by-hand", option=option)
        seats = given_so_far(room)
        seats[seat].pop(option, None)
        if value is not None:
            seats[seat][option] = value
        game.check_setup(head["players"], head["options"], seats)
        head = {**head, "seats": seats}
        await room.house.store.write(change(room.id, head=head))
        room.row.head = head
        room.changed()


def shown_before(room: Room) -> set[str]:
    """The commitments of numbers that an earlier try has opened: nobody may use those again."""
    tries = room.row.head.get("earlier", [])
    return {one["commitment"] for pledged in tries for one in pledged if "nonce" in one}


async def void(room: Room, more: dict[str, Plain] | None = None) -> None:
    """Nobody is bound any more; what had been committed, or even opened, is kept for the record."""
    pledged = [seat for seat in room.seating.seats if seat.commitment]
    if not pledged or room.live is not None:
        return
    shown = [pledge(seat) for seat in pledged]
    left_out = more or {"missing": []}
    head = {**room.row.head, "earlier": [*room.row.head.get("earlier", []), shown], **left_out}
    forget = [change_seat(room.id, seat.seat, commitment="", nonce="") for seat in pledged]
    await room.house.store.write(change(room.id, head=head), *forget)
    room.row.head = head
    for seat in pledged:
        seat.commitment = seat.nonce = ""


def pledge(seat: SeatRow) -> dict[str, Plain]:
    shown: dict[str, Plain] = {"seat": seat.seat, "commitment": seat.commitment}
    return {**shown, "nonce": seat.nonce} if seat.nonce else shown


async def reveal(room: Room, seat: int, nonce: str) -> None:
    async with room.lock:
        own, seats = room.seating.seats[seat], people(room)
        if own.nonce == nonce:
            return
        if seats is None or not all(one.commitment for one in seats):
            raise BadInput("no-nonce-now", match=room.id)
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
    game, waiting = room.house.shelf.find(room.row.game), room.row.head
    setup = game.check_setup(waiting["players"], waiting["options"], await brought_along(room, game))
    choices = chosen({"game": game.id, "components": {"sha256": game.fingerprint()}, **setup.head()})
    seed, shown = fair_deal(bytes.fromhex(room.row.secret), nonces, choices, waiting.get("earlier", []))
    if waiting.get("missing"):
        shown["missing"] = waiting["missing"]
    live = Live(deal_match(game, setup, seed, shown))
    head, status = live.head(), live.status()
    await room.house.store.write(change(room.id, head=head, status=status, asked=list(live.match.table.asked())))
    room.row.head, room.row.status, room.live = head, status, live
    LOG.info("match-dealt", match=room.id)
