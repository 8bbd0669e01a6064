"""The Table as one seat may know it, and full tables consistent with it."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from vestige.kernel.document import document
from vestige.kernel.errors import HorizonCrossed
from vestige.kernel.event import Event
from vestige.kernel.rng import Quick, Rng
from vestige.kernel.score import Sheet
from vestige.kernel.table import Table
from vestige.kernel.together import Lane, Together
from vestige.kernel.values import UNKNOWN, Action, Plain, reader

T = TypeVar("T", bound=Table)

Unseen = dict[str, dict[int, list[int]]]
"""By kind and lot: the cards a seat does not see, sorted. Only where each of them lies is unknown to it."""


class View(Generic[T]):
    """A seat (None: a spectator) and a Table of the same class with hidden things replaced by UNKNOWN."""

    __slots__ = ("seat", "table", "unseen")

    def __init__(self, seat: int | None, table: T, unseen: Unseen) -> None:
        self.seat = seat
        self.table = table
        self.unseen = unseen

    def options(self) -> list[Action]:
        """The seat's options, worked out from what it knows."""
        question = None if self.seat is None else self.table.current(self.seat)
        if question is None or self.seat is None:
            return []
        spent = self.table.lane_spent(self.seat)
        return question.closing(self.table) if spent else question.options(self.table)

    def document(self) -> dict[str, Plain]:
        return document(self.table)

    def score_sheet(self) -> Sheet:
        return self.table.score_sheet()

    def imagine(self, rng: Rng) -> T:
        """A full table that this seat could be sitting at. Only Views have it, so it cannot read the truth."""
        t = self.table.copy()
        t.rng = Quick(rng.below(1 << 30))
        pools: Unseen = {}
        for kind, lots in self.unseen.items():
            pools[kind] = {lot: cards[:] for lot, cards in lots.items()}
            for cards in pools[kind].values():
                rng.shuffle(cards)
        for pile in t.piles():
            for place, card in enumerate(pile.cards):
                if card == UNKNOWN:
                    pile.own()
                    pile.cards[place] = pools[pile.kind][pile.lots[place]].pop()
        t.guess(self.seat, rng)
        begin_foreign_lanes(t, self.seat, rng)
        if t.stack and not isinstance(t.stack[-1], Together):
            t.offered = t.settle()
        return t


def begin_foreign_lanes(t: Table, seat: int | None, rng: Rng) -> None:
    """What others planned in secret is unknown: those who have confirmed get a guess or random legal answers, the
    rest start afresh. Open plans are as they are seen."""
    step = t.stack[-1] if t.stack else None
    if not isinstance(step, Together):
        return
    lanes: list[Lane] = []
    open_plans = not step.secret(t)
    for lane in step.lanes:
        if lane.seat == seat or open_plans:
            lanes.append(t.in_lane(step, lane.seat, list(lane.stack), lane.answers))
        elif lane.confirmed and step.guess(t, lane.seat, rng):
            lanes.append(lane)
        else:
            fresh = t.lane(step, lane.seat)
            while lane.confirmed and not fresh.confirmed:
                fresh = t.answer(step, fresh, fresh.offered[rng.below(len(fresh.offered))])
            lanes.append(fresh)
    t.stack[-1] = step.with_lanes(tuple(lanes))


def view(table: T, seat: int | None) -> View[T]:
    """What this seat (None: a spectator) may know."""
    rng, table.rng = table.rng, None  # a generator that is dropped at once need not be copied
    t = table.copy()
    table.rng = rng
    t.offered = []
    unseen: Unseen = {}
    for pile in t.piles():
        lots = unseen.setdefault(pile.kind, {})
        for lot, cards in pile.masked(reader(seat)).items():
            lots.setdefault(lot, []).extend(cards)
    for lots in unseen.values():
        for cards in lots.values():
            cards.sort()
    t.hide(seat)
    step: Any = t.stack[-1] if t.stack else None
    if isinstance(step, Together) and step.secret(table):
        lanes = [lane if lane.seat == seat else Lane(lane.seat, (), [], lane.confirmed) for lane in step.lanes]
        t.stack[-1] = step.with_lanes(tuple(lanes))
    return View(seat, t, unseen)


class Preview:
    """What an action will do as far as the seat may know: its events, and whether it can be taken back."""

    __slots__ = ("events", "final")

    def __init__(self, events: list[Event], final: bool) -> None:
        self.events = events
        self.final = final


def preview(table: Table, seat: int, action: Action) -> Preview:
    """The events of the action on the seat's imagined table, cut at the horizon: the same code that does it."""
    t = view(table, seat).imagine(Quick(0))
    t.previewed = seat
    events: list[Event] = []
    t.ears = events
    try:
        t.play(seat, action)
    except HorizonCrossed:
        return Preview(events, True)
    return Preview(events, t.asked() != (seat,) and seat not in lane_seats(t))


def lane_seats(t: Table) -> tuple[int, ...]:
    """Seats still planning in the open Together."""
    return t.asked() if t.stack and isinstance(t.stack[-1], Together) else ()
