"""Phase 2 in its six steps, without a question (MS-ADM)."""

from __future__ import annotations

from vestige.games.magnastorm.constants import CUBES, FROM_MAJORITIES, FROM_POWERS, MOST_SEATS, OZGUL
from vestige.games.magnastorm.cubes import counts_of
from vestige.games.magnastorm.reputation import cedric, lose_card, take_card, win
from vestige.games.magnastorm.table import Planet
from vestige.games.magnastorm.wealth import receive
from vestige.kernel.majority import leader
from vestige.kernel.values import NOBODY

MOST_LABS = 4
"""Labs beyond which the income does not rise."""


def administer(t: Planet) -> None:
    if t.ears is not None:
        t.tell("administration", t.round)
    income(t)
    majorities(t)
    research_commanders(t)
    adjust_turn_order(t)
    exchange_panels(t)
    turn_tile(t)


def income(t: Planet) -> None:
    """Step 1, player by player in turn order: one entry per calm sector (MS-ADM-01)."""
    for seat in t.order:
        heap = 0
        for wedge, sector in enumerate(t.wedges()):
            labs = min(t.sector_labs[MOST_SEATS * sector + seat], MOST_LABS)
            if labs:
                own, yellow = t.box.income[wedge][labs - 1]
                heap += receive(t, seat, own, yellow)
        if heap and t.ears is not None:
            t.tell("income", seat, *counts_of(heap, len(CUBES)))


def majorities(t: Planet) -> None:
    """Step 2: one reputation for each calm sector, with Ozgül one more (MS-ADM-02, MS-POW-08)."""
    for sector in t.wedges():
        seat = leader(t.sector_labs[MOST_SEATS * sector : MOST_SEATS * sector + t.seats])
        if seat == NOBODY:
            continue
        more = int(t.has(seat, OZGUL))
        if t.ears is not None:
            t.tell("majority", seat, sector, 1 + more)
        win(t, seat, FROM_MAJORITIES, 1)
        if more:
            win(t, seat, FROM_POWERS, more)


def research_commanders(t: Planet) -> None:
    """Step 3, left to right: who alone has most knowledge takes or keeps the card, a tie loses it (MS-ADM-03 to
    -05)."""
    for track, commander in enumerate(t.researchers):
        seat = leader([t.levels[4 * seat + track] for seat in range(t.seats)])
        if seat == NOBODY:
            lose_card(t, commander)
            continue
        if not t.powers[seat] >> commander & 1:
            take_card(t, seat, commander)
        cedric(t, seat, commander)


def adjust_turn_order(t: Planet) -> None:
    """Step 4: the holder of the token goes to position 1 (MS-ADM-06)."""
    first = t.token
    if first == NOBODY:
        return
    t.order = (first, *(seat for seat in t.order if seat != first))
    t.token = NOBODY
    if t.ears is not None:
        t.tell("first_again", first)


def exchange_panels(t: Planet) -> None:
    """Step 5: the lower panel becomes the upper one with its crew (MS-ADM-07)."""
    t.upper, t.lower = t.lower, t.upper
    rows = len(t.upper) // t.count.columns
    for column in range(t.count.columns):
        t.columns[column] = sum(t.upper[column * rows : (column + 1) * rows])
    if t.ears is not None:
        t.tell("panels")


def turn_tile(t: Planet) -> None:
    """Step 6: the storm moves on clockwise, and a new round begins; there is no fifth (MS-ADM-08)."""
    if t.round < t.box.rounds:
        t.round += 1
        t.calm = t.box.calm_mask[t.start][t.round - 1]
