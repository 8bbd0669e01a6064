"""The automa's turn (CS-SOLO-12 … -19, -26)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tests.games.council_of_shadows.oracle.acting import draw, lay
from tests.games.council_of_shadows.oracle.board import colonies, height, in_play, majority, planets_in, put_cubes
from tests.games.council_of_shadows.oracle.box import AUTOMA, GALAXIES, PLANET_TYPE, SYSTEMS
from tests.games.council_of_shadows.oracle.goods import gain, next_ai_card
from tests.games.council_of_shadows.oracle.harvesting import harvest
from tests.games.council_of_shadows.oracle.moment import EVERYBODY, NONE, Moment, Person
from tests.oracle import Play, Question, Words, choose

HUMAN = 0


def automa_turn(m: Moment, me: Person) -> Play:
    card = AUTOMA[m.automa_card]
    for row in card["rows"]:
        for action in row:
            if (yield from carried_out(m, me, action)):
                break
    for galaxy in in_play(m):
        wanted = majority(m, me, galaxy) if card["harvest"] == "majority" else colonies(m, me, galaxy)
        if wanted:
            yield from automa_harvest(m, me, galaxy)


def carried_out(m: Moment, me: Person, action: dict[str, Any]) -> Generator[Question, Words, bool]:
    """Whether the action was possible; then it has been done."""
    if action["action"] == "energy":
        gain(m, me, action["energy"])
        return True
    if action["action"] == "wipe":
        return wipe(m, action["slots"])
    if action["action"] == "settle":
        return (yield from colonize(m, me, action, planets_in(m, action["galaxy"]), []))
    return (yield from discover(m, me, action))


def colonize(
    m: Moment, me: Person, action: dict[str, Any], planets: list[str], on: list[str]
) -> Generator[Question, Words, bool]:
    """The human chooses among several free planets of the type (CS-SOLO-13, -14)."""
    free = [planet for planet in planets if PLANET_TYPE[planet] == action["planet"] and not height(m, planet)]
    if not free:
        return False
    answers: list[Words] = [["settle", planet, action["cubes"]] for planet in free]
    words = yield from choose("automa_settle", HUMAN, answers, galaxy=action["galaxy"], cubes=action["cubes"], on=on)
    put_cubes(me, words[1], action["cubes"])
    return True


def discover(m: Moment, me: Person, action: dict[str, Any]) -> Generator[Question, Words, bool]:
    """CS-SOLO-15. The two tiles lie open: the human plays for the automa."""
    galaxy = GALAXIES[action["galaxy"]]
    pile = f"pile_{galaxy.sector}"
    spaces = [space for space in galaxy.spaces if space not in m.tiles]
    if not spaces or not m.piles[pile]:
        return False
    drawn = draw(m, pile, EVERYBODY)
    fitting = [tile for tile in drawn if action["planet"] in SYSTEMS[tile].planets.values()]
    answers: list[Words] = [["lay", tile, spaces[0]] for tile in fitting or drawn]
    words = yield from choose("automa_tile", HUMAN, answers, galaxy=action["galaxy"])
    lay(m, pile, drawn, words[1], spaces[0])
    yield from colonize(m, me, action, list(SYSTEMS[words[1]].planets), [words[1]])
    return True


def wipe(m: Moment, slots: list[int]) -> bool:
    """First all are discarded, then the slots are filled in turn (CS-SOLO-17)."""
    cards = [m.market[slot - 1] for slot in slots if m.market[slot - 1] != NONE]
    if not cards:
        return False
    m.ai_discard += cards
    for slot in slots:
        m.market[slot - 1] = NONE
    for slot in slots:
        m.market[slot - 1] = next_ai_card(m)
    return True


def automa_harvest(m: Moment, me: Person, galaxy: str) -> Play:
    planets = [planet for planet in planets_in(m, galaxy) if me.cubes.get(planet)]
    words = yield from choose("automa_remove", HUMAN, [["remove", planet] for planet in planets], galaxy=galaxy)
    yield from harvest(m, me, ["harvest", galaxy, words[1]])
