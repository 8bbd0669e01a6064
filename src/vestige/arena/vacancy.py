"""Before the deal: a seat for which nobody comes is given to a bot."""

from __future__ import annotations

from typing import Final

from vestige.arena import fair, store
from vestige.arena.arrivals import renew
from vestige.arena.house import House
from vestige.arena.matchmaking import hosted
from vestige.kernel.errors import BadInput

USUAL: Final = "apprentice"
"""Who comes if the host names nobody."""


async def give_to_bot(house: House, host: str, match: str, seat: int, level: str) -> None:
    """By the host. Commitments are void, as whenever somebody comes; the link of the seat opens nothing any more."""
    room = await hosted(house, host, match)
    level = level or USUAL
    house.thinkers.check(level)
    async with room.lock:
        rows = room.seating.seats
        if seat < len(rows) and rows[seat].kind == "bot" and room.live is None:
            return
        if seat not in room.seating.free():
            raise BadInput("seat-taken", seat=seat + 1)
        await fair.void(room)
        row = rows[seat]
        row.kind, row.level = "bot", level
        await room.write(store.change_seat(room.id, seat, kind="bot", level=level), renew(house, room, seat))
        await fair.deal_if_ready(room)
        room.renamed()
