"""Play on from here: a table of one's own from any moment of a finished match, against bots or several seats by hand.

It starts from a position, as a guided game does, so it has no fair deal and nothing is taken home from it; what is
still to be drawn is drawn anew.
"""

from __future__ import annotations

from hashlib import blake2s
from typing import Annotated, Final

from msgspec import Meta, Struct

from vestige.arena import desk
from vestige.arena.house import House
from vestige.arena.identity import hashed
from vestige.arena.matchmaking import NewSeat, new_row, new_seat, settle
from vestige.arena.room import Room
from vestige.kernel.errors import BadInput
from vestige.kernel.fair import fresh_secret
from vestige.kernel.values import NOBODY

ID_BYTES: Final = 6
KIND: Final = "position"


class PlayOn(Struct, forbid_unknown_fields=True):
    """From the moment after ``count`` entries. ``seats``: the level of the bot on each seat, empty for by hand."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]
    count: Annotated[int, Meta(ge=0, le=1 << 20)]
    seats: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=8)]


async def play_on(house: House, guest: str, old: Room, wanted: PlayOn) -> Room:
    """One table for a key: who asks again is led to it."""
    match = blake2s(f"{guest} {old.id} {wanted.key}".encode(), digest_size=ID_BYTES).hexdigest()
    if await house.store.match(match) is not None:
        return await house.cabinet.room(match)
    if old.row.status != "over":
        raise BadInput("record-early", match=old.id)
    entries = old.playing().match.entries
    if wanted.count >= len(entries):
        raise BadInput("record-at", at=wanted.count, entries=len(entries) - 1)
    if len(wanted.seats) != len(old.seating.seats):
        raise BadInput("seat-count", seats=len(wanted.seats), players=len(old.seating.seats))
    if all(wanted.seats):
        raise BadInput("nobody-plays")
    found = await house.office.do(desk.from_here, old.row.head, entries[: wanted.count], fresh_secret().hex())
    house.effort.spend(guest, found.seconds)
    head, asked = found.result
    row = new_row(house, old.row.game, guest, {**head, "origin": {"match": old.id, "count": wanted.count}}, kind=KIND)
    row.id, row.watch = match, hashed(house.doorkeeper.token(match, NOBODY))
    row.status, row.asked = "playing", asked
    own = [seat for seat, level in enumerate(wanted.seats) if not level]
    kinds = [chair(level, seat == own[0]) for seat, level in enumerate(wanted.seats)]
    return await settle(house, row, [new_seat(house, match, seat, kind) for seat, kind in enumerate(kinds)], own)


def chair(level: str, first: bool) -> NewSeat:
    if level:
        return NewSeat("bot", level=level)
    return NewSeat("me" if first else "here")
