"""The review of a finished match: chances of winning over time and the turning points, worked out once, in the time
that the bot workers have, and kept. Each decision is judged by what its seat could know."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakSet

import structlog
from msgspec import Struct, ValidationError, convert, to_builtins
from sqlalchemy import Executable, select
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError

from vestige.arena import desk, schema
from vestige.arena.course import Moment, Point, candidates, thinned, turning_points
from vestige.arena.critic import Case, Compared, Judged, compared, judged
from vestige.kernel.errors import BadInput
from vestige.kernel.insight import won_shares
from vestige.kernel.score import RESIGNED, UNFINISHED

if TYPE_CHECKING:
    from vestige.arena.house import House
    from vestige.arena.room import Room

LOG = structlog.get_logger()
EVERY: Final = 8
"""Decisions after which what was found is put on disk."""


class Review(Struct):
    """``plan``: the decisions to be looked at; it is done when all are and the points are found."""

    plan: list[desk.Decision]
    moments: list[Moment] = []
    points: list[Point] = []
    end: list[float] = []
    done: bool = False


class Reviews:
    """One match after the other, asked for by whoever looks first."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.known: dict[str, Review] = {}
        """Those that are worked on."""
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turn = asyncio.Lock()
        self.failed: WeakSet[Room] = WeakSet()
        """Those that could not be worked out; nobody asks again while their rooms are open."""

    async def look(self, room: Room) -> Review | None:
        """As far as it is; None where it has just been asked for, or cannot be had."""
        if room.row.status != "over":
            raise BadInput("record-early", match=room.id)
        if room.id in self.tasks:
            return self.known.get(room.id)
        rows = await self.house.store.rows(select(schema.review.c.words).where(schema.review.c.match == room.id))
        review = read(rows[0].words) if rows else None
        undone = review is None or not review.done
        if undone and room.id not in self.tasks and room not in self.failed:
            self.tasks[room.id] = asyncio.create_task(self.work(room, review))
        return review

    async def work(self, room: Room, begun: Review | None) -> None:
        try:
            async with self.turn:
                await self.finish(room, begun)
        except IntegrityError:
            LOG.info("review-of-nothing", match=room.id)  # removed meanwhile
        except Exception:
            LOG.exception("review-failed", match=room.id)
            self.failed.add(room)
        finally:
            self.known.pop(room.id, None)
            self.tasks.pop(room.id, None)

    async def finish(self, room: Room, review: Review | None) -> None:
        entries = room.playing().match.entries
        if review is None:
            found = await self.house.office.do(desk.decisions, room.row.head, entries)
            review = Review(thinned(found.result))
        self.known[room.id] = review
        for count, seat, turn in review.plan[len(review.moments) :]:
            case = self.case(room, count, seat)
            seen: Judged = await self.house.thinkers.ponder(judged, case)
            review.moments.append(Moment(count, seat, turn, *seen))
            if len(review.moments) % EVERY == 0:
                await self.keep(room, review)
        review.end = final(room)
        # who gives up ends the match, not the turn before it
        end = [] if resigned(room) else review.end
        points = candidates(review.moments, end, entries)
        review.points = turning_points([await self.measured(room, point, review) for point in points])
        review.done = True
        await self.keep(room, review)

    async def measured(self, room: Room, point: Point, review: Review) -> Point:
        """With fresh eyes: a rough search is often wrong about which of two answers is better."""
        best = next(moment.best for moment in review.moments if moment.count == point.count)
        if best != point.played:
            case = self.case(room, point.count, point.seat, best)
            seen: Compared = await self.house.thinkers.ponder(compared, case)
            if seen.better:
                point.better, point.kept, point.missed = best, seen.played.chance, seen.other.chance
                point.terms = [(one.name, one.worth) for one in seen.differences]
        return point

    def case(self, room: Room, count: int, seat: int, other: list[Any] | None = None) -> Case:
        entries = room.playing().match.entries
        record = {**room.row.head, "entries": entries[:count]}
        return Case(room.id, record, seat, entries[count][1:], other or [], self.house.limits.review_walks)

    async def keep(self, room: Room, review: Review) -> None:
        await self.house.store.write(kept(room.id, review))

    def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()


def read(words: Any) -> Review | None:
    """What lies on disk; of another version it is worked out again."""
    try:
        return convert(words, Review)
    except ValidationError:
        return None


def kept(match: str, review: Review) -> Executable:
    words = to_builtins(review)
    statement = upsert(schema.review).values(match=match, words=words)
    return statement.on_conflict_do_update(index_elements=["match"], set_={"words": words})


def resigned(room: Room) -> bool:
    return bool(room.playing().match.table.how_it_ended().kind == RESIGNED)


def final(room: Room) -> list[float]:
    """Nobody's chance is a guess any more."""
    t = room.playing().match.table
    result = t.how_it_ended()
    return [] if result.kind == UNFINISHED else won_shares(result, t.seats)
