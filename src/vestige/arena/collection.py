"""What people bring to a deal from earlier matches: a seat option that lists things is filled from what they kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vestige.arena.choices import Given, given_so_far
from vestige.kernel.errors import BadInput
from vestige.kernel.game import Game
from vestige.kernel.option import IDS, Option
from vestige.kernel.values import Plain

if TYPE_CHECKING:
    from vestige.arena.room import Room


def collections(game: Game, players: int) -> list[Option]:
    return [option for option in game.seat_options if option.type == IDS and option.listed(players)]


async def brought_along(room: Room, game: Game) -> Given:
    """What was chosen for each seat, and where nothing was said what its person owns. Whose things the rules do not
    let in comes without them, as somebody who owns none."""
    head, given = room.row.head, given_so_far(room)
    for option in collections(game, head["players"]):
        for seat in room.seating.seats:
            holders = room.seating.at(seat.seat)
            if seat.kind != "person" or not holders or option.id in given[seat.seat]:
                continue
            owned = await things(room, holders[0], game, option)
            with_them = [{**one, option.id: owned} if n == seat.seat else one for n, one in enumerate(given)]
            if owned and allowed(game, head, with_them):
                given = with_them
    return given


async def things(room: Room, guest: str, game: Game, option: Option) -> list[Plain]:
    """Each once, in the order of the box."""
    kept = {row.thing for row in await room.house.store.keepsakes(guest) if row.game == game.id}
    return [thing for thing in option.listed(room.row.head["players"]) if thing in kept]


def allowed(game: Game, head: dict[str, Plain], seats: Given) -> bool:
    try:
        game.check_setup(head["players"], head["options"], seats)
    except BadInput:
        return False
    return True
