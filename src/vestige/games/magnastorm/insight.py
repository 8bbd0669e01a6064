"""What a position is worth to a seat, in points of reputation, for bots. Rules never import it."""

from __future__ import annotations

from typing import Final

from vestige.games.magnastorm.constants import (
    FIRST_SECTOR_OBJECTIVE,
    MOST_SEATS,
    ON_PAD,
    OZGUL,
    SECTORS,
    YELLOW,
)
from vestige.games.magnastorm.cubes import count, total
from vestige.games.magnastorm.table import Planet
from vestige.kernel.view import View

OWN_CUBE: Final = 0.3
YELLOW_CUBE: Final = 0.4
FOREIGN_CUBE: Final = 0.2
LAB: Final = 0.25
LEVEL: Final = 0.22
POWER: Final = 0.35
TOKEN: Final = 0.4
PLACE: Final = 0.1
STORM: Final = 0.5
"""What a runner loses in the storm."""

HOARD: Final = 7
"""Cubes beyond which more are of little use."""


def evaluate(view: View[Planet], seat: int) -> float:
    """The lead over the best other seat; at the end reputation alone counts."""
    t = view.table
    worth = [seat_worth(t, one) for one in range(t.seats)]
    own = worth[seat]
    worth[seat] = -1000.0
    return own - max(worth)


def seat_worth(t: Planet, seat: int) -> float:
    worth = float(t.reputation[seat])
    if not t.stack:
        return worth + 0.01 * (t.seats - t.order.index(seat))
    rounds = t.box.rounds - t.round + 1
    worth += purse(t, seat) + labs(t, seat) + research(t, seat, rounds) + goals(t, seat)
    worth += POWER * rounds * t.powers[seat].bit_count()
    if t.token == seat:
        worth += TOKEN
    return worth - PLACE * t.order.index(seat)


def purse(t: Planet, seat: int) -> float:
    """Cubes by colour, the more the less each."""
    hold = t.hold[seat]
    own, yellow, every = count(hold, t.tints[seat]), count(hold, YELLOW), total(hold)
    worth = OWN_CUBE * own + YELLOW_CUBE * yellow + FOREIGN_CUBE * (every - own - yellow)
    return worth if every <= HOARD else worth * (HOARD + 0.3 * (every - HOARD)) / every


def labs(t: Planet, seat: int) -> float:
    """Labs with what the coming administration pays for them, and a runner that can go on."""
    worth = LAB * t.labs_out[seat]
    for wedge, sector in enumerate(t.wedges()):
        own = t.sector_labs[MOST_SEATS * sector + seat]
        if not own:
            continue
        cubes = t.box.income[wedge][min(own, 4) - 1]
        worth += 0.6 * (OWN_CUBE * cubes[0] + YELLOW_CUBE * cubes[1])
        best = max(t.sector_labs[MOST_SEATS * sector + other] for other in range(t.seats) if other != seat)
        if own > best:
            worth += 1.2 if t.powers[seat] & OZGUL else 0.6
        elif own == best:
            worth += 0.2
    place = t.runner[seat]
    if place != ON_PAD and not t.calm >> t.side.space_sector[place] & 1:
        worth -= STORM
    return worth


def research(t: Planet, seat: int, rounds: int) -> float:
    """Levels, and research commanders that the next administration would give."""
    worth = 0.0
    for track, commander in enumerate(t.researchers):
        own = t.levels[4 * seat + track]
        worth += LEVEL * own
        best = max(t.levels[4 * other + track] for other in range(t.seats) if other != seat)
        holds = bool(t.powers[seat] >> commander & 1)
        if own > best:
            worth += 0.3 if holds else 1.2 + 0.1 * rounds
        elif own < best and holds:
            worth -= 0.6
    return worth


def goals(t: Planet, seat: int) -> float:
    """Objectives in reach: the square of how much of each is there, times what it would bring now."""
    worth = 0.0
    for place, objective in enumerate(t.objectives):
        done = t.done[place]
        if seat not in done:
            far = (
                sector_part(t, seat, objective)
                if objective >= FIRST_SECTOR_OBJECTIVE
                else track_part(t, seat, objective)
            )
            worth += 0.55 * far * far * t.count.values[len(done)]
    return worth


def sector_part(t: Planet, seat: int, objective: int) -> float:
    """The part of the labs a sector objective needs that is there."""
    card = t.box.removal[objective - FIRST_SECTOR_OBJECTIVE]
    there = sorted(min(t.sector_labs[MOST_SEATS * sector + seat], card.labs) for sector in range(len(SECTORS)))
    return sum(there[len(SECTORS) - card.sectors :]) / (card.labs * card.sectors)


def track_part(t: Planet, seat: int, objective: int) -> float:
    """The part of the levels and commanders a research objective needs in this round."""
    card, number = t.box.research[objective], t.round - 1
    levels, markers, commanders = card.levels[number], card.markers[number], card.commanders[number]
    there = sorted(min(t.levels[4 * seat + track], levels) for track in range(t.count.tracks))
    have = sum(there[t.count.tracks - markers :]) + 2 * min(commanders, t.powers[seat].bit_count())
    return have / (levels * markers + 2 * commanders)
