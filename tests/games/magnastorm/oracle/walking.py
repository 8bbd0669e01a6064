"""How the runner gets from one space to another (chapter 8), asked area by area."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from functools import partial
from itertools import pairwise

from tests.games.magnastorm.oracle.asking import CUBES, must
from tests.games.magnastorm.oracle.box import NAMES, area_of
from tests.games.magnastorm.oracle.moment import Moment, Person
from tests.oracle import Question, Words

Crossing = Generator[Question, Words, list[str]]


def movement(m: Moment, me: Person, reach: int) -> Crossing:
    """Returns the free slots whose lines the path has crossed from one sector into another, in order."""
    words = yield from must(m, me, "move", lambda: beginnings(m, me), patient=True, reach=reach)
    if words[0] in ("stop", "mira", "relocate"):
        me.runner = words[1]
    elif words[0] in ("station", "toll"):
        return (yield from from_station(m, me, words, reach))
    elif words[0] == "walk":
        start = area_of(me.runner)
        path = [words[1]] if start == "pad" else [start, words[1]]
        return (yield from walk(m, me, path, reach - 1))
    return []


def beginnings(m: Moment, me: Person) -> list[Words]:
    area, calm = area_of(me.runner), m.is_calm(me.runner)
    first = [other for other in m.planet.joined(area) if m.is_calm(other)]
    found: list[Words] = [["walk", other] for other in first]
    if calm:
        others = [] if area == "pad" else m.planet.spaces[area]
        found += [["stay"], *(["stop", space] for space in others if space != me.runner)]
    elif not first:
        found += [["relocate", space] for space in spaces_of(m, m.calm()[0])]
    if me.has(6):
        found += [["mira", space] for space in landing_places(m)]
    return found + stations(m, me)


def spaces_of(m: Moment, sector: str) -> list[str]:
    return [space for space in m.planet.colour if space.startswith(sector)]


def landing_places(m: Moment) -> list[str]:
    """Mira: every space of a calm area that contains a lab (MS-POW-06)."""
    areas = [area for area in m.planet.spaces if m.is_calm(area) and m.area_has_lab(area)]
    return [space for area in areas for space in m.planet.spaces[area]]


def stations(m: Moment, me: Person) -> list[Words]:
    """Those with a calm area at an end; another player's for any cube (MS-MOVE-07, -08)."""
    found: list[Words] = []
    for slot, owner in m.stations.items():
        if any(m.is_calm(area) for area in m.planet.ends(slot)):
            if owner == me.name:
                found.append(["station", slot])
            else:
                found += [["toll", slot, cube] for cube in CUBES if me.hold[cube]]
    return found


def from_station(m: Moment, me: Person, words: Words, reach: int) -> Crossing:
    slot = words[1]
    if words[0] == "toll":
        me.hold[words[2]] -= 1
        m.people[m.seat(m.stations[slot])].hold[words[2]] += 1
    ends = [["walk", area] for area in m.planet.ends(slot) if m.is_calm(area)]
    first = yield from must(m, me, "leave", lambda: ends, reach=reach, slot=slot)
    return (yield from walk(m, me, [first[1]], reach - 1))


def walk(m: Moment, me: Person, path: list[str], left: int) -> Crossing:
    """On from the last area of the path; after Justin's cube the way must go on."""
    must_go = 0
    while True:
        words = yield from must(
            m,
            me,
            "walk",
            partial(ways_on, m, me, path, left, must_go),
            left=left,
            must=must_go,
            path=list(path),
        )
        if words[0] == "stop":
            me.runner = words[1]
            return crossings(m, path)
        if words[0] == "extend":
            m.pay(me, Counter([words[1]]))
            m.used.append(NAMES[2])
            left, must_go = left + 1, 1
        else:
            path.append(words[1])
            left, must_go = left - 1, 0


def ways_on(m: Moment, me: Person, path: list[str], left: int, must_go: int) -> list[Words]:
    here = path[-1]
    on = [area for area in m.planet.joined(here) if m.is_calm(area) and area not in path]
    found: list[Words] = [] if must_go else [["stop", space] for space in m.planet.spaces[here]]
    if left:
        return found + [["walk", area] for area in on]
    if on and me.has(2) and NAMES[2] not in m.used:
        found += [["extend", cube] for cube in CUBES if me.hold[cube] and cube != me.colour]
    return found


def crossings(m: Moment, path: list[str]) -> list[str]:
    slots = [m.planet.slot_between(one, other) for one, other in pairwise(path) if one[:2] != other[:2]]
    return [slot for slot in slots if slot]
