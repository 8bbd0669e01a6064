"""Colonies and galaxies: cubes come and go, harvests give their yield (CS-HARV-02 to -11, CS-STN-09)."""

from __future__ import annotations

from vestige.games.council_of_shadows.bonus import draw_light
from vestige.games.council_of_shadows.constants import BREISH, CASARES, EXPLOITATION, STATIONS
from vestige.games.council_of_shadows.majorities import best_other, strength
from vestige.games.council_of_shadows.table import Council
from vestige.games.council_of_shadows.tracks import gain_energy
from vestige.kernel.values import NOBODY


def add_cubes(t: Council, seat: int, planet: int, cubes: int) -> None:
    """A tower, or with a negative number cubes that leave."""
    tile = t.box.planet_tile[planet]
    galaxy = t.tile_galaxy(tile)
    t.cubes[planet * t.seats + seat] += cubes
    t.settled[tile * t.seats + seat] += cubes
    t.colonies[galaxy * t.seats + seat] += cubes


def settle(t: Council, seat: int, planet: int, cubes: int) -> None:
    """Put a tower on a planet (CS-PLACE-01)."""
    add_cubes(t, seat, planet, cubes)
    if t.ears is not None:
        t.tell("settled", seat, planet, cubes)


def own_planets(t: Council, galaxy: int, seat: int) -> list[int]:
    """The planets of a galaxy that carry an own cube."""
    planets: list[int] = []
    for space in t.box.galaxy_spaces[galaxy]:
        tile = t.tiles[space]
        if tile != NOBODY and t.settled[tile * t.seats + seat]:
            for planet in t.box.tile_planets[tile]:
                if t.cubes[planet * t.seats + seat]:
                    planets.append(planet)
    return planets


def spared(t: Council, galaxy: int, seat: int) -> bool:
    """No cube is removed: harvest station, or Casares with three colonies (CS-HARV-11, CS-LEAD-13)."""
    if t.stations[galaxy * len(STATIONS) + EXPLOITATION] == seat:
        return True
    return t.leaders[seat] == CASARES and t.colonies[galaxy * t.seats + seat] >= t.box.spared


def high_yield(t: Council, galaxy: int, seat: int) -> bool:
    """Majority, or with Breish a tie for the most (CS-HARV-03, CS-LEAD-15)."""
    mine, best = strength(t, galaxy, seat), best_other(t, galaxy, seat)
    return mine > best or (mine == best and t.leaders[seat] == BREISH)


def harvest(t: Council, seat: int, galaxy: int, planet: int) -> None:
    """Compare, remove the cube (NOBODY: none), gain energy and maybe a light card (CS-HARV-04, -05)."""
    high = high_yield(t, galaxy, seat)
    energy = t.box.high[galaxy] if high else t.box.low[galaxy]
    if planet != NOBODY:
        add_cubes(t, seat, planet, -1)
        if t.ears is not None:
            t.tell("removed", seat, planet)
    gain_energy(t, seat, energy)
    if t.ears is not None:
        t.tell("harvested_high" if high else "harvested_low", seat, galaxy, energy)
    if t.box.gives_card[galaxy]:
        draw_light(t, seat)
