"""One objective at the end of a turn (chapter 14)."""

from __future__ import annotations

from functools import partial
from itertools import combinations

from tests.games.magnastorm.oracle.asking import may, must
from tests.games.magnastorm.oracle.box import SECTORS, VALUES
from tests.games.magnastorm.oracle.gains import any_track
from tests.games.magnastorm.oracle.moment import Moment, Person
from tests.oracle import Play, Words

BACK = {  # levels in rounds 1 to 4
    "obj_r_single": [4, 6, 8, 8],
    "obj_r_spread": [2, 2, 2, 2],
    "obj_r_command": [3, 5, 5, 5],
    "obj_r_ten": [10, 10, 10, 10],
}
REMOVED = {"obj_s_pairs": (2, 2), "obj_s_four": (1, 4), "obj_s_three": (1, 3), "obj_s_tour": (4, 1)}
"""From how many sectors how many labs each."""


def objective(m: Moment, me: Person) -> Play:
    words = yield from may(m, me, "objective", lambda: possible(m, me))
    if words[0] == "decline":
        return
    name = words[1]
    if words[0] == "markers":
        for track in words[2:]:
            me.levels[track] -= BACK[name][m.round - 1]
    else:
        for sector in words[2:]:
            yield from take_back(m, me, sector, REMOVED[name][1])
    m.earn(me, "objectives", VALUES[m.players][len(m.objectives[name])])
    m.objectives[name].append(me.name)
    if me.has(3):
        m.earn(me, "powers", 1)
        yield from any_track(m, me)


def possible(m: Moment, me: Person) -> list[Words]:
    found: list[Words] = []
    for name in m.objectives:
        if me.name in m.objectives[name]:
            continue
        if name in BACK:
            found += [["markers", name, *tracks] for tracks in marker_ways(m, me, name)]
        else:
            found += [["labs", name, *sectors] for sectors in sector_ways(m, me, name)]
    return found


def marker_ways(m: Moment, me: Person, name: str) -> list[tuple[str, ...]]:
    back = BACK[name][m.round - 1]
    markers = 1
    if name == "obj_r_spread":
        markers = 2 if m.round == 1 else 3
    if name == "obj_r_command" and len(me.commanders) < (2 if m.round == 1 else 3):
        return []
    high = [track for track in m.tracks if me.levels[track] >= back]
    return [tracks for tracks in combinations(high, markers) if leads_enough(m, me, name, tracks)]


def leads_enough(m: Moment, me: Person, name: str, tracks: tuple[str, ...]) -> bool:
    if name not in ("obj_r_single", "obj_r_spread"):
        return True
    return any(m.alone_ahead([person.levels[track] for person in m.people]) is me for track in tracks)


def sector_ways(m: Moment, me: Person, name: str) -> list[tuple[str, ...]]:
    count, labs = REMOVED[name]
    rich = [sector for sector in SECTORS if m.labs_in(me, sector) >= labs]
    return [sectors for sectors in combinations(rich, count) if strong_enough(m, me, name, sectors)]


def strong_enough(m: Moment, me: Person, name: str, sectors: tuple[str, ...]) -> bool:
    if name not in ("obj_s_pairs", "obj_s_three"):
        return True
    return any(majority(m, sector) is me for sector in sectors)


def majority(m: Moment, sector: str) -> Person | None:
    return m.alone_ahead([m.labs_in(person, sector) for person in m.people])


def take_back(m: Moment, me: Person, sector: str, count: int) -> Play:
    """The player chooses which labs of the sector (MS-OBJ-06)."""
    for left in range(count, 0, -1):
        spaces = [space for space in sorted(+me.labs) if space.startswith(sector)]
        if m.labs_in(me, sector) == left:  # all of them: nothing to choose
            spaces = spaces[:1]
        ways = partial(list[Words], [["lab", space] for space in spaces])
        words = yield from must(m, me, "take_back", ways, sector=sector, left=left)
        me.labs[words[1]] -= 1
