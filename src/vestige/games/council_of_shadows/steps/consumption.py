"""Consumption and turn order, once all plans lie open (CS-CONS-01 to -05, CS-ORD-01 to -05)."""

from __future__ import annotations

from vestige.games.council_of_shadows.automa.deck import turn_up
from vestige.games.council_of_shadows.constants import AREAS, PERPETUAL_MOTION
from vestige.games.council_of_shadows.table import Council
from vestige.games.council_of_shadows.tracks import consumed
from vestige.kernel.step import Procedure
from vestige.kernel.values import NOBODY


def round_total(t: Council, seat: int) -> int:
    """The top cards of all areas, new or slid there; Perpetual Motion makes it 0 (CS-CONS-01, CS-DT2-02)."""
    if seat == t.automa:
        return t.box.automa[t.automa_card].consumption
    if t.has_tech(seat, PERPETUAL_MOTION):
        return 0
    total = 0
    for cards in t.areas[seat * len(AREAS) : (seat + 1) * len(AREAS)]:
        if cards:
            total += t.box.consumption[cards[-1]]
    return total


def new_order(t: Council) -> tuple[int, ...]:
    """Most consumed first, then energy, then who was there first; Perpetual Motion last (CS-ORD-01 to -05)."""

    def key(seat: int) -> tuple[bool, int, int, int]:
        return t.has_tech(seat, PERPETUAL_MOTION), -t.moved[seat], -t.energy[seat], t.stacked[seat]

    return tuple(sorted(range(t.seats), key=key))


class Consumption(Procedure[Council]):
    """First all counters move, then the tokens are given (CS-ORD-02)."""

    __slots__ = ()
    name = "consumption"

    def run(self, t: Council) -> None:
        if t.automa != NOBODY:
            turn_up(t)
        for seat in range(t.seats):
            new = consumed(t, seat, round_total(t, seat))
            t.moved[seat] = new - t.consumption[seat]
            t.consumption[seat] = new
            if t.ears is not None:
                t.tell("consumed", seat, t.moved[seat], new)
        t.order = new_order(t)
        if t.ears is not None:
            t.tell("turn_order", *t.order)
