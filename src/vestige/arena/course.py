"""The course of a match: everybody's chance at the beginning of every turn, and the turns that changed or missed most.

A search hopes: it finds its own next answers and overlooks some of the others', so whoever is about to act looks better
off than the others think, and chances told by the one who acts would jump to and fro with every turn. So a beginning is
judged from both sides: by who has just acted, after what they did, and by who acts next, before it. The curve shows the
mean. The very first moment has one side only; alone there is only one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from msgspec import Struct

from vestige.arena.desk import Decision

MOST: Final = 200
"""Decisions of a match that are looked at; of a longer one both sides of every second, third … beginning of a turn."""
POINTS: Final = 3
CANDIDATES: Final = 5
"""Turns that are measured again to find them: many of what seems to have been missed was not."""
LEAST: Final = 0.06
"""A change of the chance, or a chance missed, that is worth a card."""


class Moment(Struct):
    """A decision: everybody's chance before it, the chance after what was played, the best answer and its chance.
    ``forced``: there was no other answer, and the chance is that at first sight."""

    count: int
    seat: int
    turn: bool
    chances: list[float]
    played: float
    best: list[Any]
    hoped: float
    forced: bool = False


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


class Beginning(NamedTuple):
    """Of a turn: the place of its first decision among all, and everybody's chance."""

    place: int
    chances: list[float]


def thinned(found: list[Decision]) -> list[Decision]:
    """Before the first decision of a turn that is kept the one before it is kept too: the other side."""
    if len(found) <= MOST:
        return found
    turns = [place for place, (_, _, turn) in enumerate(found) if turn]
    kept = turns[:: -(-2 * len(turns) // MOST)]
    both = {place - 1: False for place in kept if place} | dict.fromkeys(kept, True)
    return [(*found[place][:2], both[place]) for place in sorted(both)]


def course(moments: Sequence[Moment]) -> list[Beginning]:
    """Everybody's chance at the beginning of each turn, the mean of both sides. Where nothing could be chosen no search
    has looked ahead: that is no beginning."""
    turns = [place for place, moment in enumerate(moments) if moment.turn and not moment.forced]
    return [Beginning(place, seen(moments, place)) for place in turns]


def seen(moments: Sequence[Moment], place: int) -> list[float]:
    own, before = moments[place], moments[place - 1] if place else None
    if before is None or before.seat == own.seat:
        return own.chances
    return [(one + other) / 2 for one, other in zip(own.chances, left_by(before), strict=True)]


def left_by(moment: Moment) -> list[float]:
    """Everybody's chance after what was played, as its seat saw it: the others share the rest as they did before."""
    seat, before = moment.seat, moment.chances
    rest, others = 1.0 - before[seat], len(before) - 1
    shared = [(1.0 - moment.played) * (chance / rest if rest > 0 else 1.0 / others) for chance in before]
    shared[seat] = moment.played
    return shared


def candidates(moments: Sequence[Moment], end: Sequence[float], entries: Sequence[Any]) -> list[Point]:
    """The turns that changed most, or seem to have missed most."""
    turns = course(moments)
    found: list[tuple[float, Point]] = []
    for start, stop in pairwise([*turns, Beginning(len(moments), list(end))]):
        first = moments[start.place]
        own = [one for one in moments[start.place : stop.place] if one.seat == first.seat]
        before = start.chances[first.seat]
        after = stop.chances[first.seat] if stop.chances else before
        worst = max(own, key=lambda one: one.hoped - one.played)
        missed = worst.hoped - worst.played
        shown = worst if missed >= LEAST else first
        much = max(abs(after - before), missed)
        if much >= LEAST:
            found.append((much, Point(shown.count, first.seat, before, after, entries[shown.count][1:])))
    found.sort(key=lambda one: -one[0])
    return [point for _, point in found[:CANDIDATES]]


def turning_points(measured: Sequence[Point]) -> list[Point]:
    """Of turns that were measured again those that did change or miss much, in their order."""
    found = sorted((point for point in measured if weight(point) >= LEAST), key=weight, reverse=True)
    return sorted(found[:POINTS], key=lambda point: point.count)


def weight(point: Point) -> float:
    return max(abs(point.after - point.before), point.missed - point.kept)
