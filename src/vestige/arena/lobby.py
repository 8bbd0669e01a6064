"""The lobby: new matches, my matches, tables to join or to watch."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, delete, get, post, put
from litestar.params import Parameter
from msgspec import Meta, Struct

from vestige.arena import arrivals, matchmaking, vacancy
from vestige.arena.identity import plain_name
from vestige.arena.listing import Listing, listing
from vestige.arena.matchmaking import NewMatch
from vestige.arena.playing_on import PlayOn, play_on
from vestige.arena.requests import guest_of, house_of, lang_of, visited
from vestige.kernel.values import Plain

Asked = Request[Any, Any, Any]


class Me(Struct):
    guest: str
    name: str


class Named(Struct):
    name: Annotated[str, Meta(max_length=40)]


class Keepsake(Struct):
    game: str
    thing: str
    match: str
    seat: int
    at: float


class Made(Struct):
    match: str
    links: dict[int, str]
    watch: str


class Link(Struct):
    link: str


class Chair(Struct):
    seat: Annotated[int, Meta(ge=0, le=15)]


class BotLevel(Struct):
    level: Annotated[str, Meta(max_length=32)] = ""


class Lobby(Controller):
    path = "/api"

    @get("/me")
    async def me(self, request: Asked) -> Me:
        """Who this browser is."""
        guest = guest_of(request)
        return Me(guest[:8], (await house_of(request).store.names([guest])).get(guest, ""))

    @put("/me")
    async def rename(self, request: Asked, data: Named) -> Me:
        guest, name = guest_of(request), plain_name(data.name)
        await matchmaking.rename(house_of(request), guest, name)
        return Me(guest[:8], name)

    @get("/me/keepsakes")
    async def keepsakes(self, request: Asked) -> list[Keepsake]:
        """What this guest took home."""
        rows = await house_of(request).store.keepsakes(guest_of(request))
        return [Keepsake(row.game, row.thing, row.match, row.seat, row.at) for row in rows]

    @get("/matches")
    async def matches(self, request: Asked) -> Listing:
        """My matches, public tables with a free seat, public matches to watch."""
        return await listing(house_of(request), guest_of(request), lang_of(request))

    @post("/matches")
    async def create(self, request: Asked, data: NewMatch) -> Made:
        return made(await matchmaking.create(house_of(request), guest_of(request), data))

    @post("/guides/{game:str}")
    async def guided(self, request: Asked, game: str) -> Made:
        """A guided first game."""
        return made(await matchmaking.guided(house_of(request), guest_of(request), game))

    @post("/matches/{match:str}/again")
    async def again(self, request: Asked, match: str) -> Made:
        """The same table once more, by its host."""
        return made(await matchmaking.again(house_of(request), guest_of(request), match))

    @post("/matches/{match:str}/play-on")
    async def play_on(self, request: Asked, match: str, data: PlayOn) -> Made:
        """A table of one's own from a moment of a finished match."""
        return made(await play_on(house_of(request), guest_of(request), await visited(request, match), data))

    @post("/matches/{match:str}/join")
    async def join(self, request: Asked, match: str, data: Chair) -> None:
        """Sit down at a public table, or on one's own seat again."""
        await arrivals.join(house_of(request), guest_of(request), match, data.seat)

    @post("/matches/{match:str}/leave")
    async def leave(self, request: Asked, match: str) -> None:
        await arrivals.leave(house_of(request), guest_of(request), match)

    @post("/matches/{match:str}/device")
    async def device(self, request: Asked, match: str) -> Link:
        """A link of one's own, to go on in another browser."""
        return Link(await arrivals.device_link(house_of(request), guest_of(request), match))

    @post("/matches/{match:str}/seats/{seat:int}/link")
    async def new_link(self, request: Asked, match: str, seat: Annotated[int, Parameter(ge=0, le=15)]) -> Link:
        """From the host, for who lost the way back to a seat."""
        return Link(await arrivals.new_link(house_of(request), guest_of(request), match, seat))

    @post("/matches/{match:str}/seats/{seat:int}/bot")
    async def give_to_bot(
        self, request: Asked, match: str, seat: Annotated[int, Parameter(ge=0, le=15)], data: BotLevel
    ) -> None:
        """From the host, before the deal: nobody comes for this seat."""
        await vacancy.give_to_bot(house_of(request), guest_of(request), match, seat, data.level)

    @delete("/matches/{match:str}")
    async def remove(self, request: Asked, match: str) -> None:
        await matchmaking.remove(house_of(request), guest_of(request), match)

    @post("/import")
    async def bring(self, request: Asked, data: dict[str, Plain]) -> Made:
        """A record becomes a match of the importer, who has all its seats."""
        return made(await matchmaking.bring(house_of(request), guest_of(request), data))


def made(room: Any) -> Made:
    links = room.links()
    return Made(room.id, links["links"], links["watch"])
