"""Who is strongest in a galaxy or a system (CS-HARV-03, -10, CS-STN-10, CS-DT-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vestige.games.council_of_shadows.constants import COLONIZATION, STATIONS

if TYPE_CHECKING:
    from vestige.games.council_of_shadows.table import Council


def strength(t: Council, galaxy: int, seat: int) -> int:
    """Cubes on planets, and those on an own colonization station (CS-HARV-10)."""
    cubes = t.colonies[galaxy * t.seats + seat]
    if t.stations[galaxy * len(STATIONS) + COLONIZATION] == seat:
        cubes += t.box.station_cubes[COLONIZATION]
    return cubes


def best_other(t: Council, galaxy: int, seat: int) -> int:
    """The strength of the strongest opponent (CS-HARV-03: opponents are not added up)."""
    best = 0
    for other in range(t.seats):
        if other != seat:
            best = max(best, strength(t, galaxy, other))
    return best


def majority(t: Council, galaxy: int, seat: int) -> bool:
    """More than every other, and something (CS-HARV-10)."""
    return strength(t, galaxy, seat) > best_other(t, galaxy, seat)


def system_majority(t: Council, tile: int, seat: int) -> bool:
    """More cubes on this tile than each opponent; stations do not count (CS-HARV-10, CS-DT2-03)."""
    first = tile * t.seats
    mine = t.settled[first + seat]
    if not mine:
        return False
    return all(t.settled[first + other] < mine for other in range(t.seats) if other != seat)
