"""Phase 3: the actions of the top cards from left to right, then the shift (CS-ACT-01 to -06, CS-SHIFT-01 to -04)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.council_of_shadows.constants import (
    ADAPTIVE,
    ANYWHERE,
    AREAS,
    DISCOVER,
    ENERGY,
    EXTRACT,
    OUTPOST,
    PLACE,
    SURVEY,
    TAKE_GEMS,
    TRANSFORM,
)
from vestige.games.council_of_shadows.steps.discover import Adaptive, Discover
from vestige.games.council_of_shadows.steps.extract import Extract
from vestige.games.council_of_shadows.steps.gems import Energy, Transform, take_gems
from vestige.games.council_of_shadows.steps.settle import MAY_EXTRACT, NOTHING, Settle
from vestige.games.council_of_shadows.table import Council
from vestige.kernel.step import Procedure
from vestige.kernel.values import NOBODY
from vestige.kernel.verb import Arg


class Act(Procedure[Council]):
    """The card that counts on this area, with the area's range; then the areas to the right (CS-ACT-01, -02)."""

    __slots__ = ("area", "seat")
    name = "act"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("area", "area"))

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area

    def run(self, t: Council) -> None:
        for area in range(self.area, len(AREAS)):
            card = t.top(self.seat, area)
            if card != NOBODY:
                if area + 1 < len(AREAS):
                    t.push(Act(self.seat, area + 1))
                if t.ears is not None:
                    t.tell("acts", self.seat, card, area)
                carry_out(t, self.seat, card, t.reach(self.seat, area))
                return


def carry_out(t: Council, seat: int, number: int, reach: int) -> None:
    """What a card does, as far as its area reaches (CS-COMP-13, CS-CARD-01 to -12)."""
    card = t.box.cards[number]
    anywhere = int(card.anywhere)
    if anywhere:
        reach = ANYWHERE
    action, cubes, times = card.action, card.cubes, card.times
    if action == PLACE:
        t.push(Settle(seat, cubes, reach, anywhere, NOTHING))
    elif action == OUTPOST:
        t.push(Settle(seat, cubes, reach, anywhere, MAY_EXTRACT))
    elif action == EXTRACT:
        t.push(Extract(seat, times, reach, ()))
    elif action in (DISCOVER, SURVEY):
        t.push(Discover(seat, reach, cubes, times, int(action == SURVEY), anywhere))
    elif action == ADAPTIVE:
        t.push(Adaptive(seat, reach, cubes, times, 0, anywhere))
    elif action == TAKE_GEMS:
        take_gems(t, seat, card.gems)
    elif action == ENERGY:
        t.push(Energy(seat, card.energy))
    elif action == TRANSFORM:
        t.push(Transform(seat))


class Shift(Procedure[Council]):
    """Every stack one area to the right; what leaves the last one comes back to the hand (CS-SHIFT-01 to -03)."""

    __slots__ = ("seat",)
    name = "shift"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Council) -> None:
        first = self.seat * len(AREAS)
        moving: tuple[int, ...] = ()
        for area in t.own_areas(self.seat):
            moving, t.areas[first + area] = t.areas[first + area], moving
        for card in moving:
            t.hands[self.seat] |= 1 << card
        if t.ears is not None:
            t.tell("shifted", self.seat, *moving)
