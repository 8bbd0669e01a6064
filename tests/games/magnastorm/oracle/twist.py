"""Positions that games seldom reach: many commanders in one hand, short supplies, full panels, high markers."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.games.magnastorm.oracle.box import ADMIN, BLACK, RESEARCH, THRESHOLD, TOP, action_spaces
from tests.games.magnastorm.oracle.moment import Moment, Panel, Person
from tests.oracle import Plain
from vestige.kernel.document import document
from vestige.kernel.match import Match, match_from_position

LABS, STATIONS, CREW = 10, 3, 5


def twisted(match: Match, rng: Random) -> Match:
    """A match from the beginning of a turn, with other things on the table; whose turn it is stays."""
    found = document(match.table)
    m = Moment(found)
    m.round = rng.choice([m.round, 1, 2, 3, 4])
    m.admins = rng.sample(list(ADMIN), len(m.admins))
    m.researchers = rng.sample(list(RESEARCH), len(m.researchers))
    for me in m.people:
        settle(m, me, rng)
    hand_out(m, rng)
    fill_holds(m, rng)
    spread_crew(m, rng)
    for name in m.objectives:
        done = [person.name for person in m.people if rng.random() < 0.2]
        m.objectives[name] = rng.sample(done, len(done))
    rng.shuffle(m.order)
    return match_from_position(match.game, {**found, **merged(m.spelled(), found)})


def merged(spelled: Plain, found: Plain) -> Plain:
    seats = [{**seat, **new} for seat, new in zip(found["seat"], spelled["seat"], strict=True)]
    return {**spelled, "seat": seats}


def settle(m: Moment, me: Person, rng: Random) -> None:
    """Labs, levels, stations, the runner and some reputation."""
    spaces = list(m.planet.colour)
    if rng.random() < 0.6:
        me.labs = Counter()
        open_spaces = [space for space in spaces if not m.labs_on(space)]
        some = rng.sample(open_spaces, rng.choice([4, 8, len(open_spaces)]))
        for space in rng.sample(some * 3, rng.randint(0, LABS)):
            me.labs[space] += 1
        levels = rng.choice([[0, 2, 4, 6, 8, 10, TOP], [10, TOP - 1, TOP, TOP, TOP]])
        me.levels = Counter({track: rng.choice(levels) for track in m.tracks})
    if rng.random() < 0.7:
        me.runner = rng.choice(["pad", *spaces])
    m.stations = {slot: owner for slot, owner in m.stations.items() if owner != me.name}
    free = [slot for slot in m.planet.slot_sector if slot not in m.stations]
    for slot in rng.sample(free, rng.randint(0, min(STATIONS, len(free)))):
        m.stations[slot] = me.name
    me.points = Counter({"majorities": rng.choice([0, 5, 10])})


def hand_out(m: Moment, rng: Random) -> None:
    """Most commanders to one player; nobody is beyond the threshold yet."""
    for me in m.people:
        me.commanders = []
    rich = rng.choice(m.people)
    for card in [*m.admins, *m.researchers]:
        if rng.random() < 0.8:
            rng.choice([rich, rich, rng.choice(m.people)]).commanders.append(card)
    for me in m.people:
        me.points["commanders"] = min(2 * len(me.commanders), THRESHOLD[m.players] - 1 - me.points["majorities"])
        if rng.random() < 0.3:
            me.points["objectives"] = max(0, THRESHOLD[m.players] - rng.randint(1, 3) - me.reputation())
    m.threshold = False


def fill_holds(m: Moment, rng: Random) -> None:
    """Cubes go from the supply to the players, sometimes all of a colour."""
    short = rng.choice([0.1, 0.1, 0.9])
    for colour in list(m.supply):
        if rng.random() < 0.1:
            continue
        count = m.supply[colour] if rng.random() < short else rng.randint(0, min(8, m.supply[colour]))
        rich = rng.choice(m.people)
        for _ in range(count):
            rng.choice([rich, rng.choice(m.people)]).hold[colour] += 1
        m.supply[colour] -= count
    assert m.bag[BLACK]


def spread_crew(m: Moment, rng: Random) -> None:
    """All neutral crew and some of the players' on the panels, seldom two on one space."""
    crew = [name for panel in (m.upper, m.lower) for space in panel.values() for name in space.elements()]
    neutral = crew.count("neutral")
    m.upper, m.lower = {}, {}
    out: list[str] = ["neutral"] * neutral
    for me in m.people:
        me.crew = rng.randint(0, CREW)
        out += [me.colour] * (CREW - me.crew)
    above = rng.choice([0.05, 0.2, 0.5, 0.9])
    for number, name in enumerate(rng.sample(out, len(out))):
        panel = m.upper if number == 0 or rng.random() < above else m.lower
        m.put(panel, place_for(m, panel, rng), name)


def place_for(m: Moment, panel: Panel, rng: Random) -> str:
    empty = m.empty(panel)
    return rng.choice(empty if empty and rng.random() < 0.95 else action_spaces(m.players))
