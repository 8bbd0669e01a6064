"""The harvest step (CS-HARV)."""

from __future__ import annotations

from tests.games.council_of_shadows.oracle.acting import DONE, FARTHEST, ask_or_skip, extract_refused
from tests.games.council_of_shadows.oracle.board import (
    colonies,
    in_play,
    majority,
    planets_in,
    rules_system,
    strength,
    systems_in,
)
from tests.games.council_of_shadows.oracle.box import COUNTS, GALAXIES
from tests.games.council_of_shadows.oracle.goods import extract, gain, light_card
from tests.games.council_of_shadows.oracle.moment import Moment, Person
from tests.oracle import Play, Words

SPARED = 3
"""So many colonies in a galaxy spare the removal with Casares (CS-LEAD-13)."""


POWERS = {"mine": 1, "buteo": 2}
"""What can be used once in the step, as the question notes it."""


def harvest_step(m: Moment, me: Person) -> Play:
    begin(m, me)
    harvested: list[str] = []
    used = 0
    while True:
        answers = harvest_answers(m, me, harvested) + extras(m, me, used)
        words = yield from ask_or_skip("harvest", me, answers, DONE, used=used, harvested=sorted(harvested))
        if words == DONE:
            return
        if words[0] == "harvest":
            harvested.append(words[1])
            yield from harvest(m, me, words)
        else:
            used += POWERS[words[0]]
            extract(m, me, words[1])


def begin(m: Moment, me: Person) -> None:
    """S3E3, Empire, Supremacy before anything is harvested (CS-HARV-01)."""
    energy = sum(me.cubes.values()) if me.leader == "s3e3" else 0
    if "dt1_empire" in me.techs:
        energy += 3 * sum(majority(m, me, galaxy) for galaxy in in_play(m))
    if "dt2_supremacy" in me.techs:
        energy += 3 * sum(rules_system(m, me, tile) for tile in m.tiles.values())
    gain(m, me, energy)


# ---- harvesting a galaxy


def harvest_answers(m: Moment, me: Person, harvested: list[str]) -> list[Words]:
    galaxies = [galaxy for galaxy in in_play(m) if not harvest_refused(m, me, galaxy, harvested)]
    return [words for galaxy in galaxies for words in ways(m, me, galaxy)]


def harvest_refused(m: Moment, me: Person, galaxy: str, harvested: list[str]) -> str:
    """Covered, already harvested, no colony (CS-HARV-02)."""
    if galaxy in COUNTS[m.players]["covered"]:
        return "CS_ERR_GALAXY_COVERED"
    if galaxy not in in_play(m):
        return "CS_ERR_NO_SUCH_TARGET"
    if galaxy in harvested:
        return "CS_ERR_ALREADY_HARVESTED"
    return "" if colonies(m, me, galaxy) else "CS_ERR_NO_COLONY"


def ways(m: Moment, me: Person, galaxy: str) -> list[Words]:
    """With the planet that loses a cube, or without where it is spared (CS-HARV-11)."""
    if spared(m, me, galaxy):
        return [["harvest", galaxy]]
    return [["harvest", galaxy, planet] for planet in planets_in(m, galaxy) if me.cubes.get(planet)]


def spared(m: Moment, me: Person, galaxy: str) -> bool:
    casares = me.leader == "casares" and colonies(m, me, galaxy) >= SPARED
    return casares or me.stations.get("exploitation") == galaxy


def harvest(m: Moment, me: Person, words: Words) -> Play:
    """Compared first, then the cube, the energy, the card (CS-HARV-04, -05)."""
    galaxy = GALAXIES[words[1]]
    high = gets_high(m, me, words[1])
    for planet in words[2:]:
        me.cubes[planet] -= 1
    gain(m, me, galaxy.high if high else galaxy.low)
    if galaxy.card:
        yield from light_card(m, me)


def gets_high(m: Moment, me: Person, galaxy: str) -> bool:
    """Breish also in a tie (CS-LEAD-15)."""
    if me.leader == "breish":
        return all(strength(m, me, galaxy) >= strength(m, other, galaxy) for other in m.others(me))
    return majority(m, me, galaxy)


# ---- extraction station and Buteo (CS-HARV-07)


def extras(m: Moment, me: Person, used: int) -> list[Words]:
    """Each once in the step."""
    answers: list[Words] = []
    if not used & POWERS["mine"]:
        answers += [["mine", tile] for tile in m.tiles.values() if not mine_refused(m, me, tile)]
    if not used & POWERS["buteo"] and me.leader == "buteo":
        tiles = [tile for tile in m.tiles.values() if not extract_refused(m, me, tile, FARTHEST, [])]
        answers += [["buteo", tile] for tile in tiles]
    return answers


def mine_refused(m: Moment, me: Person, tile: str) -> str:
    """Any system of the galaxy, while a colony is anywhere in it (CS-STN-08, CS-AMB-36)."""
    galaxy = me.stations.get("extraction")
    if galaxy is None or tile not in systems_in(m, galaxy):
        return "CS_ERR_NO_SUCH_TARGET"
    return "" if colonies(m, me, galaxy) else "CS_ERR_NO_COLONY"
