"""What the lobby shows of each match. How far it is and what is asked is told of those that are in memory."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from vestige.arena import showing
from vestige.arena.house import House
from vestige.arena.kit import kit_of
from vestige.arena.outlook import prompt
from vestige.arena.room import Room
from vestige.arena.seating import Seating, seatings
from vestige.arena.store import MatchRow
from vestige.kernel.errors import BadInput
from vestige.kernel.values import Plain

WOKEN: Final = 24
"""So many of a guest's latest matches are brought to memory; their thumbnails need them anyway."""


class Listed(Struct):
    """A match in the lobby. ``stage``: round and phase; ``prompt``: what this guest, or the one who is waited for, is
    asked; ``left``: the guest got up in play and may come back; ``rematch``: the finished match that this one wants to
    follow, if the guest played there and has not sat down here yet; ``outcome``: how it ended, as far as is known;
    ``watching``: how many look on."""

    match: str
    game: str
    title: str
    status: str
    seats: list[showing.SeatCard]
    your_turn: bool
    host: bool
    count: int
    updated: float
    thumbnail: str
    look: showing.LookCard | None
    outcome: dict[str, Plain]
    watching: int
    left: bool = False
    rematch: str = ""
    stage: str = ""
    prompt: str = ""


class Listing(Struct):
    mine: list[Listed]
    open: list[Listed]
    watch: list[Listed]


async def listing(house: House, guest: str, lang: str) -> Listing:
    mine = await house.store.mine(guest)
    known = {row.id for row in mine}
    await wake(house, mine)
    public = [row for row in await house.store.public() if row.id not in known]
    own, others = await listed(house, mine, guest, lang), await listed(house, public, guest, lang)
    free = [card for card in others if any(seat.kind == "open" for seat in card.seats)]
    return Listing(own, free, [card for card in others if card.status == "playing"])


async def wake(house: House, rows: list[MatchRow]) -> None:
    """Bring matches to memory; one that cannot be read is listed without its stage."""
    playing = [row for row in rows if row.status == "playing" and row.game in house.shelf]
    for row in sorted(playing, key=lambda row: -row.updated)[:WOKEN]:
        try:
            await house.cabinet.room(row.id)
        except BadInput:
            continue


async def listed(house: House, rows: list[MatchRow], guest: str, lang: str) -> list[Listed]:
    """Matches of games that are no longer installed, and guided ones, are left out."""
    rows = [row for row in rows if row.game in house.shelf and not row.head.get("guide")]
    return [card(house, seating, guest, lang) for seating in await seatings(house.store, rows)]


def card(house: House, seating: Seating, guest: str, lang: str) -> Listed:
    row = seating.row
    kit = kit_of(house.shelf[row.game])
    held = seating.held_by(guest)
    names = seating.names(kit, lang, len(seating.seats))
    cards = [seating.card(kit, seat, name, seat in held) for seat, name in enumerate(names.values())]
    for seat in cards:
        seat.asked = seat.seat in row.asked
    room = house.cabinet.rooms.get(row.id)
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
        thumbnail=thumbnail(seating, guest),
        look=kit.look(),
        outcome=row.outcome,
        watching=room.presence.now().watching if room else 0,
        rematch="" if held or row.status != "waiting" else row.rematch,
        left=not held and guest in {place.guest for place in seating.places if place.gone},
        **(glance(room, held, lang) if room and row.status == "playing" and seating.admits(guest) else {}),
    )


def thumbnail(seating: Seating, guest: str) -> str:
    """The board, for those who may look at it."""
    row = seating.row
    if not seating.admits(guest):
        return f"/api/games/{row.game}/picture.svg"
    return f"/api/matches/{row.id}/thumbnail.svg?n={row.count}"


def glance(room: Room, held: tuple[int, ...], lang: str) -> dict[str, str]:
    """How far a match is and what is asked, in words."""
    table, kit = room.playing().match.table, room.kit
    acting = next((seat for seat in table.asked() if seat in held), None)
    asked = prompt(kit, table, acting, room.names(lang), lang).text
    stages = [stage.text for stage in room.gallery.headline(lang) if stage.state != "next"]
    return {"stage": " · ".join([*stages[:1], *stages[1:][-1:]]), "prompt": asked}
