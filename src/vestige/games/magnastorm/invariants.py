"""What must hold at every moment: no piece is lost, and what is counted twice agrees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vestige.games.magnastorm.constants import COLUMNS, MOST_SEATS, ON_PAD, ROWS, SECTORS, SOURCES
from vestige.games.magnastorm.cubes import ONE
from vestige.kernel.invariants import first
from vestige.kernel.values import NOBODY

if TYPE_CHECKING:
    from vestige.games.magnastorm.table import Planet


def broken(t: Planet) -> str | None:
    return first(t, (cubes, crew, columns, labs, stations, runners, levels, commanders, reputation, objectives, order))


def cubes(t: Planet) -> str | None:
    """Every cube is in the supply, in the bag or in a hold (MS-COMP-14)."""
    return None if t.supply + t.bag + sum(t.hold) + t.absent == t.everything() else "cubes"


def crew(t: Planet) -> str | None:
    """Every crew member is on a panel or on its player board (MS-COMP-01, -02)."""
    there = sum(t.upper) + sum(t.lower) + t.absent_crew
    for seat, colour in enumerate(t.tints):
        there += t.crew[seat] * ONE[colour]
    return None if there == t.everybody() else "crew"


def columns(t: Planet) -> str | None:
    for column in range(len(COLUMNS)):
        if t.columns[column] != sum(t.upper[column * ROWS : (column + 1) * ROWS]):
            return f"columns: {column}"
    return None


def labs(t: Planet) -> str | None:
    found = [0] * (len(SECTORS) * MOST_SEATS)
    for space, held in enumerate(t.labs):
        if held:
            found[MOST_SEATS * t.side.space_sector[space] + (held >> 2)] += held & 3
            if t.side.space_colour[space] == NOBODY:
                return f"labs: space {space}"
    if found != t.sector_labs:
        return "labs: sectors"
    out = [sum(found[seat::MOST_SEATS]) for seat in range(t.seats)]
    return None if out == t.labs_out and max(out) <= t.box.labs else "labs: out"


def stations(t: Planet) -> str | None:
    built = [t.stations.count(seat) for seat in range(t.seats)]
    placed = all(seat == NOBODY or slot in t.side.slots for slot, seat in enumerate(t.stations))
    return None if built == t.stations_out and max(built) <= t.box.stations and placed else "stations"


def runners(t: Planet) -> str | None:
    there = all(place == ON_PAD or t.side.space_colour[place] != NOBODY for place in t.runner)
    return None if there else "runner"


def levels(t: Planet) -> str | None:
    for place, level in enumerate(t.levels):
        if not 0 <= level <= (t.box.levels if place % 4 < t.count.tracks else 0):
            return "levels"
    return None


def commanders(t: Planet) -> str | None:
    """Each is in play, and nobody shares one; markers suffice for the administrative ones and objectives."""
    there, taken = 0, 0
    for commander in (*t.admins, *t.researchers):
        there |= 1 << commander
    for seat, mask in enumerate(t.powers):
        if mask & ~there or mask & taken:
            return f"commanders: {seat}"
        taken |= mask
    return None


def reputation(t: Planet) -> str | None:
    for seat in range(t.seats):
        sources = sum(t.points[MOST_SEATS * n + seat] for n in range(len(SOURCES)))
        if t.reputation[seat] != sources or sources < 0:
            return f"reputation: {seat}"
    return None


def objectives(t: Planet) -> str | None:
    return None if all(len(set(seats)) == len(seats) for seats in t.done) else "objectives"


def order(t: Planet) -> str | None:
    return None if sorted(t.order) == sorted(t.cycle) == list(range(t.seats)) else "order"
