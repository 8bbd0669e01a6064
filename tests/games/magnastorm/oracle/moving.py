"""Option A: the movement area by area, stations on the way, labs, Adira, the bonus of the space (chapters 8 to 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from functools import partial

from tests.games.magnastorm.oracle.asking import may, pay, payable, payments
from tests.games.magnastorm.oracle.box import LAB_COST, NAMES, STATION_COST, space_bonus
from tests.games.magnastorm.oracle.gains import any_track, bonus_of_space, level
from tests.games.magnastorm.oracle.moment import Cubes, Moment, Person
from tests.games.magnastorm.oracle.walking import movement
from tests.oracle import Play, Question, Words


def move(m: Moment, me: Person, space: str) -> Play:
    bonus = space_bonus(m.players, space)
    crossed = yield from movement(m, me, 2 if bonus == "range_2" else 1)
    for slot in crossed:
        if slot not in m.stations and m.planet.slot_sector[slot] in m.calm() and m.stations_left(me):
            yield from build(m, me, slot)
    installed = yield from first_lab(m, me, bonus == "double_lab")
    if installed:
        yield from further_labs(m, me, bonus == "double_lab")
    if me.has(4):
        yield from adira(m, me)
    yield from bonus_of_space(m, me, space, "A")


# ---- stations


def build(m: Moment, me: Person, slot: str) -> Play:
    """Two reputation at once (MS-TEL-01)."""
    cost = me.cost(STATION_COST[len(STATION_COST) - m.stations_left(me)])
    words = yield from may(
        m,
        me,
        "build",
        lambda: [[*words, slot] for words in ways(m, me, cost, Counter(), "build")],
        lambda: payments(m, me, cost).values(),
        slot=slot,
    )
    if words[0] == "decline":
        return
    yield from settle(m, me, words[0], cost, Counter())
    m.stations[slot] = me.name
    m.earn(me, "stations", 2)


def ways(m: Moment, me: Person, cost: Cubes, fixed: Cubes, verb: str) -> list[Words]:
    """Paid, or once in a turn free with Kaysia (MS-POW-18); ``fixed`` is due in any case."""
    found: list[Words] = [[verb]] if payable(m, me, cost, fixed) else []
    if kaysia(m, me, cost) and me.holds(fixed):
        found.append([f"{verb}_free"])
    return found


def kaysia(m: Moment, me: Person, cost: Cubes) -> bool:
    return me.has(18) and NAMES[18] not in m.used and bool(cost.total())


def settle(m: Moment, me: Person, verb: str, cost: Cubes, fixed: Cubes) -> Play:
    if verb.endswith("_free"):
        m.used.append(NAMES[18])
        m.pay(me, fixed)
    else:
        yield from pay(m, me, cost, fixed)


# ---- labs


def lab_cost(me: Person) -> Cubes:
    return me.cost(LAB_COST[me.labs.total()])


def first_lab(m: Moment, me: Person, double: bool) -> Generator[Question, Words, bool]:
    """On a space without any lab; it gives the level of the action (MS-LAB-01, -06). Returns whether it was put."""
    if me.runner == "pad" or m.labs_on(me.runner) or not me.labs_left():
        return False
    cost = lab_cost(me)
    words = yield from may(
        m,
        me,
        "lab",
        lambda: ways(m, me, cost, Counter(), "install"),
        lambda: payments(m, me, cost).values(),
        double=int(double),
    )
    if words[0] == "decline":
        return False
    yield from settle(m, me, words[0], cost, Counter())
    me.labs[me.runner] += 1
    colour = m.planet.colour[me.runner]
    yield from any_track(m, me) if colour == "white" else level(m, me, colour)
    return True


def further_labs(m: Moment, me: Person, double: bool) -> Play:
    """By the bonus of the space, then by Azrea for an own cube more; none of them gives a level (MS-LAB-11)."""
    permits = ["double"] * double + ["azrea"] * me.has(7)
    while permits and me.labs_left():
        cost, fixed = lab_cost(me), Counter([me.colour] if permits[0] == "azrea" else [])
        words = yield from may(
            m,
            me,
            "further_lab",
            partial(ways, m, me, cost, fixed, "install"),
            partial(further_costs, m, me, cost, fixed),
            double=permits.count("double"),
            azrea=permits.count("azrea"),
        )
        if words[0] == "decline":
            return
        yield from settle(m, me, words[0], cost, fixed)
        me.labs[me.runner] += 1
        del permits[0]


def further_costs(m: Moment, me: Person, cost: Cubes, fixed: Cubes) -> list[Cubes]:
    return [*payments(m, me, cost, fixed).values()] + ([fixed] if kaysia(m, me, cost) else [])


def adira(m: Moment, me: Person) -> Play:
    """Two own cubes for a level (MS-POW-04)."""
    cost = Counter({me.colour: 2})
    tracks = m.open_tracks(me)
    words = yield from may(
        m,
        me,
        "adira",
        lambda: [["track", track] for track in tracks] if me.holds(cost) else [],
        lambda: [cost] if tracks else [],
    )
    if words[0] == "track":
        m.pay(me, cost)
        yield from level(m, me, words[1], free=True)
