"""Dark Tech levels and cards (CS-LVL, CS-DT1, CS-DT2)."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.council_of_shadows.oracle.acting import DONE, FARTHEST, ask_or_skip, do_discover, settle
from tests.games.council_of_shadows.oracle.board import cubes_in_system
from tests.games.council_of_shadows.oracle.box import SYSTEM_OF, TECHS, UPGRADES
from tests.games.council_of_shadows.oracle.buying import card_refused
from tests.games.council_of_shadows.oracle.goods import (
    arrive,
    consume,
    extract,
    gain,
    light_card,
    take_from_market,
    take_gems,
)
from tests.games.council_of_shadows.oracle.harvesting import harvest, harvest_answers
from tests.games.council_of_shadows.oracle.moment import NONE, Moment, Person
from tests.oracle import Play, Words, choose

COMPENSATION = {(1, 0): ["gold"], (2, 0): ["gold", "transparent"], (2, 1): ["transparent"]}
"""Gems by the level reached and the level of the other (CS-LVL-08, -09)."""

END_LEVEL = 3


def level_check(m: Moment, me: Person) -> Play:
    """One level after the other, each completely (CS-LVL-02, -04)."""
    while me.energy >= me.consumption:
        rise(m, me)
        if me.human:
            compensate(m, me)
        if me.level == END_LEVEL and m.throne == "nobody":
            m.throne = me.name
        if me.human and me.level < END_LEVEL:
            yield from dark_tech(m, me)


def rise(m: Moment, me: Person) -> None:
    me.energy -= me.consumption
    me.level += 1
    arrive(m, me)


def compensate(m: Moment, me: Person) -> None:
    for other in m.others(me):
        if other.human:
            take_gems(other, COMPENSATION.get((me.level, other.level), []))


def dark_tech(m: Moment, me: Person) -> Play:
    """One of all that are left, seen by the chooser only (CS-LVL-05)."""
    pile = m.tech_piles[f"level_{me.level}"]
    if not pile:
        return
    m.show(pile, me.eye)
    words = yield from choose("dark_tech", me.number, [["tech", card] for card in pile], level=me.level)
    pile.remove(words[1])
    me.techs.append(words[1])
    take_gems(me, TECHS[words[1]].get("gems", []))
    if words[1] in EFFECTS:
        yield from EFFECTS[words[1]](m, me)


# ---- at once


def science_colonies(m: Moment, me: Person) -> Play:
    for planet in (yield from settle(m, me, 1, FARTHEST, True)):
        extract(m, me, SYSTEM_OF[planet])


def extended_planning(m: Moment, me: Person) -> Play:
    """CS-DT1-06."""
    for name, upgrade in UPGRADES.items():
        if upgrade.get("area") in me.chain() and name not in me.upgrades:
            me.upgrades.append(name)
            gain(m, me, 1)
    yield from ()


def energy_saver(_: Moment, me: Person) -> Play:
    consume(me, -7)
    yield from ()


def resource_people(m: Moment, me: Person) -> Play:
    """CS-DT2-01 and its option."""
    taken: list[str] = []
    while True:
        tiles = [tile for tile in m.tiles.values() if cubes_in_system(me, tile) and taken.count(tile) < 2]
        if m.options["resource_people"] == "two_extractions":
            tiles = [tile for tile in m.tiles.values() if cubes_in_system(me, tile) and len(taken) < 2]
        answers: list[Words] = [["extract", tile] for tile in tiles]
        words = yield from ask_or_skip("resource_people", me, answers, DONE, taken=sorted(taken))
        if words == DONE:
            return
        extract(m, me, words[1])
        taken.append(words[1])


def recon_mission(m: Moment, me: Person) -> Play:
    yield from do_discover(m, me, {"cubes": 2, "extract": 2, "anywhere": True}, FARTHEST)


def better_information(m: Moment, me: Person) -> Play:
    answers: list[Words] = [["take", card] for card in m.market if card != NONE and not card_refused(m, me, card)]
    if answers:
        words = yield from choose("free_card", me.number, answers)
        take_from_market(m, me, words[1])
    yield from light_card(m, me)


def hegemonic_people(m: Moment, me: Person) -> Play:
    """Up to two different galaxies, no harvest step (CS-DT2-06)."""
    harvested: list[str] = []
    while len(harvested) < 2:
        answers = harvest_answers(m, me, harvested)
        words = yield from ask_or_skip("hegemony", me, answers, DONE, harvested=sorted(harvested))
        if words == DONE:
            return
        harvested.append(words[1])
        yield from harvest(m, me, words)


def energy_surge(m: Moment, me: Person) -> Play:
    gain(m, me, 10)
    yield from ()


def extra_colony(m: Moment, me: Person) -> Play:
    yield from settle(m, me, 2, FARTHEST, True)


EFFECTS: dict[str, Callable[[Moment, Person], Play]] = {
    "dt1_science_colonies": science_colonies,
    "dt1_extended_planning": extended_planning,
    "dt1_energy_saver": energy_saver,
    "dt2_resource_people": resource_people,
    "dt2_recon_mission": recon_mission,
    "dt2_better_information": better_information,
    "dt2_hegemonic_people": hegemonic_people,
    "dt2_energy_surge": energy_surge,
    "dt2_extra_colony": extra_colony,
}
