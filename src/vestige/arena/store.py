"""Reading and writing what lies on disk."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from sys import intern
from time import time
from typing import Any, Self

from msgspec import Struct
from sqlalchemy import Executable, Select, create_engine, delete, event, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from vestige.arena import schema
from vestige.arena.doctor import look_over
from vestige.arena.journal import Journal
from vestige.arena.mark import Mark
from vestige.arena.upgrade import prepare
from vestige.kernel.values import NOBODY, Plain

CHUNK = 1000
"""Lines in one statement."""
HAPPENINGS = 50
"""So many of the latest are told."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class MatchRow(Struct):
    """A row of ``match``."""

    id: str
    game: str
    host: str
    public: bool
    status: str
    head: dict[str, Plain]
    secret: str
    watch: str
    asked: list[int]
    count: int
    updated: float
    kind: str = "dealt"
    rematch: str = ""
    away: int = 0
    talk: bool = True
    outcome: dict[str, Plain] = {}


class SeatRow(Struct):
    """A row of ``seat``."""

    match: str
    seat: int
    kind: str
    level: str
    name: str
    token: str
    commitment: str = ""
    nonce: str = ""
    links: int = 0
    stand_in: str = ""


class PlaceRow(Struct):
    """A row of ``place``."""

    match: str
    seat: int
    guest: str
    since: float
    gone: float = 0.0
    seen: float = 0.0


class LinkRow(Struct):
    """A row of ``link``; of a link that opens a seat now, kind seat, or lets watch, kind watch."""

    token: str
    match: str
    seat: int
    kind: str
    guest: str = ""
    made: float = 0.0


class HappeningRow(Struct):
    """A row of ``happening``."""

    match: str
    count: int
    at: float
    kind: str
    seat: int


class EntryRow(Struct):
    """A row of ``entry``."""

    match: str
    number: int
    key: str
    words: Plain
    by: str = ""


class ProposalRow(Struct):
    """A row of ``proposal``."""

    match: str
    kind: str
    seat: int
    number: int
    agreed: list[int]


class KeepsakeRow(Struct):
    """A row of ``keepsake``."""

    match: str
    seat: int
    thing: str
    game: str
    guest: str
    at: float


def on_connect(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    """One SQLite file. Everything is said through SQLAlchemy Core."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        self.engine = engine
        self.journal = journal

    @classmethod
    async def open(cls, file: Path) -> Self:
        """Open or create; a damaged file is refused, one of an earlier lay-out upgraded first."""
        await asyncio.to_thread(look_over, file)
        await asyncio.to_thread(prepare, file)
        engine, writer = create_async_engine(f"sqlite+aiosqlite:///{file}"), create_engine(f"sqlite:///{file}")
        for one in (engine.sync_engine, writer):
            event.listen(one, "connect", on_connect)
        return cls(engine, Journal(writer, Mark(file)))

    async def close(self) -> None:
        await self.journal.close()
        await self.engine.dispose()

    async def rows(self, query: Select[Any]) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(query)).all()
            return rows

    async def write(self, *statements: Executable) -> None:
        await self.journal.write(*statements)

    # ---- guests

    async def names(self, guests: Iterable[str]) -> dict[str, str]:
        query = select(schema.guest).where(schema.guest.c.id.in_(set(guests)))
        return {row.id: row.name for row in await self.rows(query)}

    async def rename(self, guest: str, name: str) -> None:
        statement = upsert(schema.guest).values(id=guest, name=name)
        await self.write(statement.on_conflict_do_update(index_elements=["id"], set_={"name": name}))

    # ---- a match

    async def add(
        self,
        row: MatchRow,
        seats: list[SeatRow],
        held: Iterable[int],
        entries: Sequence[Plain],
        hint: dict[str, Plain] | None,
    ) -> None:
        """A new match; its host sits on the seats that are ``held``."""
        statements: list[Executable] = [insert(schema.match).values(as_values(row))]
        statements += [insert(schema.seat).values(as_values(seat)) for seat in seats]
        statements += [sit(row.id, seat, row.host) for seat in held]
        lines = [
            as_values(EntryRow(row.id, number, f"import-{number}", words)) for number, words in enumerate(entries, 1)
        ]
        statements += [insert(schema.entry).values(lines[at : at + CHUNK]) for at in range(0, len(lines), CHUNK)]
        statements += [keep_hint(row.id, hint)] if hint else []
        await self.write(*statements)

    async def match(self, match: str) -> MatchRow | None:
        rows = await self.rows(select(schema.match).where(schema.match.c.id == match))
        return MatchRow(**rows[0]._mapping) if rows else None

    async def rematch(self, match: str) -> MatchRow | None:
        """The match that follows this one, if somebody wanted one."""
        rows = await self.rows(select(schema.match).where(schema.match.c.rematch == match))
        return MatchRow(**rows[0]._mapping) if rows else None

    async def seats(self, matches: Iterable[str]) -> dict[str, list[SeatRow]]:
        query = select(schema.seat).where(schema.seat.c.match.in_(list(matches)))
        found: dict[str, list[SeatRow]] = defaultdict(list)
        for row in await self.rows(query.order_by(schema.seat.c.seat)):
            found[row.match].append(SeatRow(**row._mapping))
        return found

    async def places(self, matches: Iterable[str]) -> dict[str, list[PlaceRow]]:
        """Who sits where, in the order they came."""
        query = select(schema.place).where(schema.place.c.match.in_(list(matches)))
        found: dict[str, list[PlaceRow]] = defaultdict(list)
        for row in await self.rows(query.order_by(schema.place.c.since)):
            found[row.match].append(PlaceRow(**row._mapping))
        return found

    async def happenings(self, match: str) -> list[HappeningRow]:
        happening = schema.happening.c
        asked = (happening.match, happening.count, happening.at, happening.kind, happening.seat)
        query = select(*asked).where(happening.match == match).order_by(happening.id.desc()).limit(HAPPENINGS)
        return [HappeningRow(**row._mapping) for row in reversed(await self.rows(query))]

    async def entries(self, match: str) -> list[Plain]:
        query = select(schema.entry.c.words).where(schema.entry.c.match == match)
        rows = await self.rows(query.order_by(schema.entry.c.number))
        return [[intern(word) if type(word) is str else word for word in row.words] for row in rows]

    async def proposals(self, match: str) -> list[ProposalRow]:
        rows = await self.rows(select(schema.proposal).where(schema.proposal.c.match == match))
        return [ProposalRow(**row._mapping) for row in rows]

    async def by_bots(self, match: str) -> dict[int, int]:
        """The entries that bots made, and whose seats they were."""
        entry = schema.entry.c
        query = select(entry.number, entry.words).where(entry.match == match, entry.by != "")
        return {row.number: row.words[0] for row in await self.rows(query)}

    async def count(self, match: str) -> int:
        """How many entries there are."""
        rows = await self.rows(select(func.max(schema.entry.c.number)).where(schema.entry.c.match == match))
        return int(rows[0][0] or 0)

    async def hint(self, match: str) -> dict[str, Plain] | None:
        rows = await self.rows(select(schema.snapshot.c.words).where(schema.snapshot.c.match == match))
        hint: dict[str, Plain] | None = rows[0].words if rows else None
        return hint

    async def heard(self, match: str, key: str) -> tuple[int, Plain] | None:
        """The number and the words of the entry that a command of this key made, if one was applied."""
        query = select(schema.entry.c.number, schema.entry.c.words)
        rows = await self.rows(query.where(schema.entry.c.match == match, schema.entry.c.key == key))
        return (rows[0].number, rows[0].words) if rows else None

    async def append(self, line: EntryRow, *more: Executable) -> None:
        """The entry and what comes with it, all or nothing; IntegrityError if another writer was first."""
        await self.write(insert(schema.entry).values(as_values(line)), *more)

    async def keepsakes(self, guest: str) -> list[KeepsakeRow]:
        """What a guest has taken home, the latest first."""
        query = select(schema.keepsake).where(schema.keepsake.c.guest == guest)
        return [KeepsakeRow(**row._mapping) for row in await self.rows(query.order_by(schema.keepsake.c.at.desc()))]

    async def token(self, hashed: str) -> LinkRow | None:
        """What a link opens or opened; in this order, so that one that is being spent is always found."""
        for row in await self.rows(select(schema.seat).where(schema.seat.c.token == hashed)):
            return LinkRow(hashed, row.match, row.seat, "seat")
        for row in await self.rows(select(schema.link).where(schema.link.c.token == hashed)):
            return LinkRow(**row._mapping)
        for row in await self.rows(select(schema.match.c.id).where(schema.match.c.watch == hashed)):
            return LinkRow(hashed, row.id, NOBODY, "watch")
        return None

    # ---- the lobby

    async def mine(self, guest: str) -> list[MatchRow]:
        """Where a guest sits or sat, and the rematches that wait for them."""
        match = schema.match.c
        held = select(schema.place.c.match).where(schema.place.c.guest == guest)
        wanted = match.rematch.in_(held.where(schema.place.c.seat >= 0)) & (match.status == "waiting")
        return await self.listed(match.id.in_(held) | (match.host == guest) | wanted)

    async def public(self, limit: int = 60) -> list[MatchRow]:
        """Of every host the latest first, then everybody's second: nobody's tables push out others'."""
        match = schema.match.c
        turn = func.row_number().over(partition_by=match.host, order_by=match.updated.desc()).label("turn")
        shown = select(match.id, turn).where(match.public.is_(True), match.status != "over").subquery()
        order = select(shown.c.id).order_by(shown.c.turn).limit(limit)
        return await self.listed(match.id.in_(order))

    async def looking(self, guest: str) -> int:
        """How many public tables of a host wait for players."""
        match = schema.match.c
        own = (match.host == guest, match.public.is_(True), match.status == "waiting")
        return int((await self.rows(select(func.count()).select_from(schema.match).where(*own)))[0][0])

    async def playing(self) -> list[MatchRow]:
        return await self.listed(schema.match.c.status == "playing")

    async def listed(self, where: Any) -> list[MatchRow]:
        rows = await self.rows(select(schema.match).where(where).order_by(schema.match.c.updated.desc()).limit(200))
        return [MatchRow(**row._mapping) for row in rows]

    async def hosted(self, guest: str) -> int:
        rows = await self.rows(select(func.count()).select_from(schema.match).where(schema.match.c.host == guest))
        return int(rows[0][0])


def as_values(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def change(match: str, **values: Any) -> Executable:
    return update(schema.match).where(schema.match.c.id == match).values(updated=time(), **values)


def note_outcome(match: str, outcome: dict[str, Plain]) -> Executable:
    """Nothing has changed for those who play."""
    return update(schema.match).where(schema.match.c.id == match).values(outcome=outcome)


def change_seat(match: str, seat: int, **values: Any) -> Executable:
    return update(schema.seat).where(schema.seat.c.match == match, schema.seat.c.seat == seat).values(**values)


def keep(kept: KeepsakeRow) -> Executable:
    return upsert(schema.keepsake).values(as_values(kept)).on_conflict_do_nothing()


def sit(match: str, seat: int, guest: str) -> Executable:
    statement = upsert(schema.place).values(match=match, seat=seat, guest=guest, since=time())
    return statement.on_conflict_do_nothing()


def change_place(match: str, seat: int, guest: str, **values: float) -> Executable:
    place = schema.place.c
    own = (place.match == match, place.seat == seat, place.guest == guest)
    return update(schema.place).where(*own).values(**values)


def clear(match: str, seat: int) -> Executable:
    """Nobody sits there any more."""
    return delete(schema.place).where(schema.place.c.match == match, schema.place.c.seat == seat)


def link(row: LinkRow) -> Executable:
    return insert(schema.link).values(as_values(row))


def spend_link(token: str, guest: str) -> Executable:
    return update(schema.link).where(schema.link.c.token == token).values(kind="spent", guest=guest)


def drop_device_links(match: str, guest: str) -> Executable:
    link = schema.link.c
    return delete(schema.link).where(link.match == match, link.guest == guest, link.kind == "device")


def happen(row: HappeningRow) -> Executable:
    return insert(schema.happening).values(as_values(row))


def keep_hint(match: str, hint: dict[str, Plain]) -> Executable:
    statement = upsert(schema.snapshot).values(match=match, words=hint)
    return statement.on_conflict_do_update(index_elements=["match"], set_={"words": hint})


def propose(match: str, kind: str, seat: int, agreed: list[int], number: int = 0) -> Executable:
    statement = upsert(schema.proposal).values(match=match, kind=kind, seat=seat, number=number, agreed=agreed)
    changed = {"agreed": agreed, "number": number}
    return statement.on_conflict_do_update(index_elements=["match", "kind", "seat"], set_=changed)


def settle_proposals(match: str, *kinds: str, **own: int) -> Executable:
    """What waited for the others waits no longer; ``seat``: of one seat only."""
    statement = delete(schema.proposal).where(schema.proposal.c.match == match, schema.proposal.c.kind.in_(kinds))
    return statement.where(*(schema.proposal.c[key] == value for key, value in own.items()))


def rise(match: str, guest: str) -> Executable:
    return delete(schema.place).where(schema.place.c.match == match, schema.place.c.guest == guest)


def remove(match: str) -> Executable:
    return delete(schema.match).where(schema.match.c.id == match)
