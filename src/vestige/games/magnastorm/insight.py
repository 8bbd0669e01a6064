"""What a position holds for a seat, term by term, for bots. Rules never import it."""

from __future__ import annotations

from typing import ClassVar, Final

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
from vestige.kernel.insight import Insight

OWN_CUBE: Final = 0.3
YELLOW_CUBE: Final = 0.4
FOREIGN_CUBE: Final = 0.2
HOARD: Final = 7
"""Cubes beyond which more are of little use."""


class PlanetInsight(Insight[Planet]):
    """Reputation, and what cubes, labs, research and commanders will still bring."""

    names: ClassVar[tuple[str, ...]] = (
        *("reputation", "tie", "purse", "labs", "income", "sectors_led", "sectors_shared", "storm", "levels"),
        *("tracks_led", "tracks_lost", "objectives", "powers", "token", "place", "crew", "stations", "done"),
        *("turn", "near_end"),
    )

    def left(self, t: Planet) -> float:
        """By rounds, or by how near the end somebody is."""
        if not t.stack:
            return 0.0
        rounds = (t.box.rounds - t.round + 1) / t.box.rounds
        return min(rounds, max(0.0, 1.2 - max(t.reputation) / t.count.threshold))

    def terms(self, t: Planet) -> list[list[float]]:
        return [self.own(t, seat) for seat in range(t.seats)]

    def own(self, t: Planet, seat: int) -> list[float]:
        place = float(t.order.index(seat))
        if not t.stack:
            return [float(t.reputation[seat]), t.seats - place] + [0.0] * (len(self.names) - 2)
        rounds = t.box.rounds - t.round + 1
        done = 0
        for seats in t.done:
            done += seat in seats
        return [
            float(t.reputation[seat]),
            0.0,
            purse(t, seat),
            float(t.labs_out[seat]),
            *sectors(t, seat),
            *research(t, seat, rounds),
            goals(t, seat),
            float(rounds * t.powers[seat].bit_count()),
            1.0 if t.token == seat else 0.0,
            place,
            float(t.crew[seat]),
            float(t.stations_out[seat]),
            float(done),
            1.0 if t.active == seat else 0.0,
            max(0.0, t.reputation[seat] - 0.7 * t.count.threshold),
        ]


def purse(t: Planet, seat: int) -> float:
    """Cubes by colour, the more the less each."""
    hold = t.hold[seat]
    own, yellow, every = count(hold, t.tints[seat]), count(hold, YELLOW), total(hold)
    worth = OWN_CUBE * own + YELLOW_CUBE * yellow + FOREIGN_CUBE * (every - own - yellow)
    return worth if every <= HOARD else worth * (HOARD + 0.3 * (every - HOARD)) / every


def sectors(t: Planet, seat: int) -> list[float]:
    """What the coming administration pays for the labs, sectors led and shared, and a runner that cannot go on."""
    income, led, shared = 0.0, 0.0, 0.0
    for wedge, sector in enumerate(t.wedges()):
        own = t.sector_labs[MOST_SEATS * sector + seat]
        if not own:
            continue
        cubes = t.box.income[wedge][min(own, 4) - 1]
        income += OWN_CUBE * cubes[0] + YELLOW_CUBE * cubes[1]
        best = 0
        for other in range(t.seats):
            if other != seat:
                best = max(best, t.sector_labs[MOST_SEATS * sector + other])
        if own > best:
            led += 2.0 if t.powers[seat] & OZGUL else 1.0
        elif own == best:
            shared += 1.0
    place = t.runner[seat]
    storm = place != ON_PAD and not t.calm >> t.side.space_sector[place] & 1
    return [income, led, shared, float(storm)]


def research(t: Planet, seat: int, rounds: int) -> list[float]:
    """Levels, research commanders that the next administration would give, and those it would take."""
    levels, led, lost = 0, 0.0, 0.0
    for track, commander in enumerate(t.researchers):
        own = t.levels[4 * seat + track]
        levels += own
        best = 0
        for other in range(t.seats):
            if other != seat:
                best = max(best, t.levels[4 * other + track])
        holds = bool(t.powers[seat] >> commander & 1)
        if own > best:
            led += 0.3 if holds else 1.2 + 0.1 * rounds
        elif own < best and holds:
            lost += 1.0
    return [float(levels), led, lost]


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
