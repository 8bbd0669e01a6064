"""Everything the server's parts share."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, Self

import structlog
from sqlalchemy.exc import DatabaseError

from vestige.arena.bell import Bell, NoBell
from vestige.arena.cabinet import Cabinet
from vestige.arena.drawing import Statics
from vestige.arena.identity import Doorkeeper, house_key
from vestige.arena.limits import Crowd, Effort, Limits, Turnstile
from vestige.arena.office import Office
from vestige.arena.review import Reviews
from vestige.arena.room import Room
from vestige.arena.store import Store
from vestige.arena.thinkers import Thinkers
from vestige.kernel.errors import BadInput
from vestige.kernel.game import Game
from vestige.kernel.shelf import Shelf

LOG = structlog.get_logger()


OWNER_ONLY: Final = 0o077
"""What nobody but the owner of the data may do."""


def keep_private(folder: Path) -> None:
    """The store holds hands and secrets: no other user of the machine reads it."""
    for path in (folder, *folder.glob("vestige.sqlite*"), *folder.glob("key")):
        path.chmod(path.stat().st_mode & ~OWNER_ONLY)


class House:
    """One process of the server."""

    def __init__(self, store: Store, doorkeeper: Doorkeeper, limits: Limits, own_bots: Sequence[str] = ()) -> None:
        self.store = store
        self.doorkeeper = doorkeeper
        self.limits = limits
        self.shelf = Shelf()
        self.statics = Statics()
        self.crowd = Crowd(limits)
        self.turnstile = Turnstile(limits.requests_per_second, limits.request_burst)
        self.effort = Effort(limits.effort_per_second, limits.effort_burst)
        self.office = Office()
        self.cabinet = Cabinet(self, limits.idle_matches)
        self.bell: Bell | NoBell = NoBell()
        self.waking: asyncio.Task[None] | None = None
        self.advised: set[str] = set()
        """Guests for whom a hint is thought about."""
        self.reviews = Reviews(self)
        self.thinkers = Thinkers(limits.bot_cores, limits.bot_pause, own_bots, limits.review_seconds)

    @classmethod
    async def open(
        cls, folder: Path, limits: Limits, editions: Iterable[Game] = (), own_bots: Sequence[str] = ()
    ) -> Self:
        """With the owner's editions of games and the host's own bots, where there are any."""
        try:
            os.umask(OWNER_ONLY)
            folder.mkdir(parents=True, exist_ok=True)
            keep_private(folder)
            key = house_key(folder)
            store = await Store.open(folder / "vestige.sqlite")
        except (OSError, sqlite3.Error, DatabaseError) as error:
            raise BadInput("data-folder", folder=folder, why=error) from None
        house = cls(store, Doorkeeper(key), limits, own_bots)
        for game in editions:
            house.shelf.correct(game)
        house.waking = asyncio.create_task(house.wake_bots())
        return house

    async def visit(self, match: str, guest: str) -> Room:
        """The room of a match that this guest may know of; a private one cannot be told from none."""
        room = await self.cabinet.room(match)
        if not room.seating.knows(guest):
            raise BadInput("match", match=match)
        return room

    async def name_of(self, guest: str) -> str:
        """What somebody is called; empty for who never said."""
        return (await self.store.names([guest])).get(guest, "")

    async def wake_bots(self) -> None:
        """Bots that were asked when the house last closed begin to think; people find their matches by themselves."""
        rows = await self.store.playing()
        seats = await self.store.seats(row.id for row in rows)
        for row in rows:
            if row.game in self.shelf and any(seats[row.id][seat].kind == "bot" for seat in row.asked):
                try:
                    await self.cabinet.room(row.id)
                except BadInput as bad:
                    LOG.error("match-unreadable", match=row.id, why=str(bad))

    async def close(self) -> None:
        if self.waking is not None:
            self.waking.cancel()
        self.reviews.close()
        self.thinkers.close()
        self.office.close()
        await self.store.close()
