"""What the lobby shows of each match; nothing needs to be loaded for it."""

from __future__ import annotations

from msgspec import Struct

from vestige.arena import wire
from vestige.arena.house import House
from vestige.arena.kit import kit_of
from vestige.arena.seating import Seating, seatings
from vestige.arena.store import MatchRow


class Listed(Struct):
    match: str
    game: str
    title: str
    status: str
    seats: list[wire.SeatCard]
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
    own, others = await listed(house, mine, guest, lang), await listed(house, public, guest, lang)
    free = [card for card in others if any(seat.kind == "open" for seat in card.seats)]
    return Listing(own, free, [card for card in others if card.status == "playing"])


async def listed(house: House, rows: list[MatchRow], guest: str, lang: str) -> list[Listed]:
    """Matches of games that are no longer installed are left out."""
    rows = [row for row in rows if row.game in house.shelf]
    return [card(house, seating, guest, lang) for seating in await seatings(house.store, rows)]


def card(house: House, seating: Seating, guest: str, lang: str) -> Listed:
    row = seating.row
    kit = kit_of(house.shelf[row.game])
    held = seating.held_by(guest)
    names = seating.names(kit, lang, len(seating.seats))
    cards = [seating.card(kit, seat, name, seat in held) for seat, name in enumerate(names.values())]
    for seat in cards:
        seat.asked = seat.seat in row.asked
    return Listed(
        match=row.id,
        game=row.game,
        title=kit.said(lang, "game-title"),
        status=row.status,
        seats=cards,
        your_turn=any(seat in held for seat in row.asked),
        host=row.host == guest,
        count=row.count,
        updated=row.updated,
        thumbnail=f"/api/matches/{row.id}/thumbnail.svg?n={row.count}",
        look=kit.look(),
    )
