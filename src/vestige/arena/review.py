"""The review of a finished match: chances of winning over time and the turning points, worked out once, in the time
that the bot workers have, and kept. Each decision is judged by what its seat could know."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import structlog
from msgspec import Struct, ValidationError, convert, to_builtins
from sqlalchemy import Executable, select
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError

from vestige.arena import desk, schema
from vestige.arena.critic import Case, Compared, Judged, compared, judged
from vestige.kernel.errors import BadInput
from vestige.kernel.insight import won_shares
from vestige.kernel.score import UNFINISHED

if TYPE_CHECKING:
    from vestige.arena.house import House
    from vestige.arena.room import Room

LOG = structlog.get_logger()
MOST: Final = 200
"""Decisions of a match that are looked at; of a longer one the turns, then every second, third … of them."""
POINTS: Final = 3
LEAST: Final = 0.06
"""A change of the chance, or a chance missed, that is worth a card."""
EVERY: Final = 8
"""Decisions after which what was found is put on disk."""


class Moment(Struct):
    """A decision: everybody's chance before it, the chance after what was played, the best answer and its chance."""

    count: int
    seat: int
    turn: bool
    chances: list[float]
    played: float
    best: list[Any]
    hoped: float


class Point(Struct):
    """A turning point: the chance of ``seat`` before and after its turn; ``better`` if another answer was clearly so,
    then the chances of both as they were measured again, and what the better one has in named terms."""

    count: int
    seat: int
    before: float
    after: float
    played: list[Any]
    better: list[Any] | None = None
    missed: float = 0.0
    kept: float = 0.0
    terms: list[tuple[str, float]] = []


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

    async def look(self, room: Room) -> Review | None:
        """As far as it is; None where it has just been asked for."""
        if room.row.status != "over":
            raise BadInput("record-early", match=room.id)
        if room.id in self.tasks:
            return self.known.get(room.id)
        rows = await self.house.store.rows(select(schema.review.c.words).where(schema.review.c.match == room.id))
        review = read(rows[0].words) if rows else None
        if (review is None or not review.done) and room.id not in self.tasks:
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
        for point in turning_points(review, entries):
            review.points.append(await self.measured(room, point, review))
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
        return Case(room.id, record, seat, entries[count][1:], other or [], 0)

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


def thinned(found: list[desk.Decision]) -> list[desk.Decision]:
    if len(found) > MOST:
        found = [one for one in found if one[2]]
    return found[:: max(1, -(-len(found) // MOST))]


def final(room: Room) -> list[float]:
    """Nobody's chance is a guess any more."""
    t = room.playing().match.table
    result = t.how_it_ended()
    return [] if result.kind == UNFINISHED else won_shares(result, t.seats)


def turning_points(review: Review, entries: list[Any]) -> list[Point]:
    """The turns that changed most, or missed most, in their order."""
    turns = [place for place, moment in enumerate(review.moments) if moment.turn]
    found: list[tuple[float, Point]] = []
    for place, start in enumerate(turns):
        stop = turns[place + 1] if place + 1 < len(turns) else len(review.moments)
        first, own = review.moments[start], review.moments[start:stop]
        end = review.moments[stop].chances if stop < len(review.moments) else review.end
        before = first.chances[first.seat]
        after = end[first.seat] if end else before
        worst = max(own, key=lambda one: one.hoped - one.played)
        missed = worst.hoped - worst.played
        shown = worst if missed >= LEAST else first
        weight = max(abs(after - before), missed)
        if weight >= LEAST:
            found.append((weight, Point(shown.count, first.seat, before, after, entries[shown.count][1:])))
    found.sort(key=lambda one: -one[0])
    return sorted((point for _, point in found[:POINTS]), key=lambda point: point.count)
