"""The galaxies: what lies and stands where, who has the majority, and where a tower may go."""

from __future__ import annotations

from tests.games.council_of_shadows.oracle.box import (
    COUNTS,
    GALAXIES,
    GALAXY_OF,
    PLANET_TYPE,
    STATIONS,
    SYSTEM_OF,
    SYSTEMS,
    TOWER,
    UPGRADES,
)
from tests.games.council_of_shadows.oracle.moment import Moment, Person


def in_play(m: Moment) -> list[str]:
    """Galaxies on this side of the board that are not covered (CS-PC-2 … -4)."""
    count = COUNTS[m.players]
    return [name for name in GALAXIES if name not in count["absent"] and name not in count["covered"]]


def free_spaces(m: Moment, sector: int) -> list[str]:
    return [
        space
        for name in in_play(m)
        if GALAXIES[name].sector == sector
        for space in GALAXIES[name].spaces
        if space not in m.tiles
    ]


def systems_in(m: Moment, galaxy: str) -> list[str]:
    return [tile for space, tile in m.tiles.items() if GALAXY_OF[space] == galaxy]


def planets_in(m: Moment, galaxy: str) -> list[str]:
    return [planet for tile in systems_in(m, galaxy) for planet in SYSTEMS[tile].planets]


def all_planets(m: Moment) -> list[str]:
    return [planet for tile in m.tiles.values() for planet in SYSTEMS[tile].planets]


def height(m: Moment, planet: str) -> int:
    return sum(each.cubes.get(planet, 0) for each in m.people)


def cubes_on(me: Person, planets: list[str]) -> int:
    return sum(me.cubes.get(planet, 0) for planet in planets)


def cubes_in_system(me: Person, tile: str) -> int:
    return cubes_on(me, list(SYSTEMS[tile].planets))


def colonies(m: Moment, me: Person, galaxy: str) -> int:
    """Own cubes on planets of the galaxy."""
    return cubes_on(me, planets_in(m, galaxy))


def station_cubes(me: Person, galaxy: str) -> int:
    return sum(STATIONS[kind]["cubes"] for kind, where in me.stations.items() if where == galaxy)


def strength(m: Moment, me: Person, galaxy: str) -> int:
    """With the cubes of a colonization station (CS-HARV-10)."""
    return colonies(m, me, galaxy) + station_cubes(me, galaxy)


def majority(m: Moment, me: Person, galaxy: str) -> bool:
    """More than each opponent (CS-HARV-03)."""
    mine = strength(m, me, galaxy)
    return mine > 0 and all(mine > strength(m, other, galaxy) for other in m.others(me))


def rules_system(m: Moment, me: Person, tile: str) -> bool:
    """More cubes on this tile than each opponent (CS-DT2-03)."""
    mine = cubes_in_system(me, tile)
    return mine > 0 and all(mine > cubes_in_system(other, tile) for other in m.others(me))


# ---- settling (CS-PLACE)


def may_settle_types(me: Person) -> list[str]:
    """CS-UPG-03."""
    return ["blue", *(UPGRADES[name]["planet"] for name in me.upgrades if UPGRADES[name]["kind"] == "terraform")]


def settle_refused(m: Moment, me: Person, planet: str, cubes: int, reach: int, anywhere: bool) -> str:
    """Why a tower of so many cubes cannot go there, tested in this order (section 26); nothing if it can."""
    if SYSTEM_OF[planet] not in m.tiles.values():
        return "CS_ERR_NO_SUCH_TARGET"
    if not anywhere and SYSTEMS[SYSTEM_OF[planet]].sector > reach:
        return "CS_ERR_OUT_OF_RANGE"
    if not anywhere and PLANET_TYPE[planet] not in may_settle_types(me):
        return "CS_ERR_TERRAFORM"
    if height(m, planet) and "colony_extension" not in me.upgrades:
        return "CS_ERR_PLANET_OCCUPIED"
    if height(m, planet) + cubes > TOWER:
        return "CS_ERR_STACK_LIMIT"
    return ""


def places(m: Moment, me: Person, cubes: int, reach: int, anywhere: bool) -> list[str]:
    return [planet for planet in all_planets(m) if not settle_refused(m, me, planet, cubes, reach, anywhere)]


def put_cubes(me: Person, planet: str, cubes: int) -> None:
    me.cubes[planet] = me.cubes.get(planet, 0) + cubes
