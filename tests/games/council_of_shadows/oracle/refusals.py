"""Answers that the rules refuse, and the code they refuse them with (section 26)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.games.council_of_shadows.oracle.acting import extract_refused, pile_refused
from tests.games.council_of_shadows.oracle.board import cubes_in_system, height, in_play, planets_in, settle_refused
from tests.games.council_of_shadows.oracle.box import (
    AI_CARDS,
    BONUS,
    CARDS,
    COUNTS,
    GALAXIES,
    GALAXY_OF,
    GEMS,
    LEADERS,
    PLANET_TYPE,
    PURCHASES,
    STATIONS,
    SYSTEM_OF,
    SYSTEMS,
    TECHS,
    UPGRADES,
    is_light,
)
from tests.games.council_of_shadows.oracle.buying import (
    FARTHEST,
    card_refused,
    good_enough,
    owned,
    station_refused,
    upgrade_refused,
)
from tests.games.council_of_shadows.oracle.harvesting import POWERS, harvest_refused, mine_refused, spared
from tests.games.council_of_shadows.oracle.moment import Moment, Person
from tests.games.council_of_shadows.oracle.planning import missing, open_areas
from tests.oracle import Question, Words

UNJUDGED = "?"
AREAS = ["area_1", "area_2", "area_3", "extra_ava", "extra_gate"]
NO_SUCH = "CS_ERR_NO_SUCH_TARGET"


def invented(rng: Random, m: Moment, question: Question) -> Words:
    """Something a player might try at this question: mostly with pieces that are on the table."""
    tile = rng.choice(list(m.tiles.values()) if rng.random() < 0.8 else sorted(SYSTEMS))
    planet = rng.choice(list(SYSTEMS[tile].planets))
    verb = rng.choice(sorted(VERBS[question.step]))
    return attempt(rng, m, question, verb, tile, planet)


VERBS = {
    "choose_leader": {"leader"},
    "buy": {"buy", "upgrade", "station", "settle"},
    "plan": {"put", "confirm"},
    "settle": {"settle"},
    "adaptive": {"settle", "discover"},
    "there": {"settle", "extract"},
    "extract": {"extract"},
    "discover": {"discover"},
    "lay": {"lay"},
    "transform": {"transform"},
    "energy": {"decline"},
    "dark_tech": {"tech"},
    "resource_people": {"extract"},
    "hegemony": {"harvest"},
    "harvest": {"harvest", "mine", "buteo"},
    "free_card": {"take"},
    "return_bonus": {"give_back"},
    "automa_settle": {"settle"},
    "automa_tile": {"lay"},
    "automa_remove": {"remove"},
}
"""What somebody may try to say at each question."""


def attempt(rng: Random, m: Moment, question: Question, verb: str, tile: str, planet: str) -> Words:
    """The verb with more or less fitting things."""
    galaxy, gems = rng.choice(list(GALAXIES)), [rng.randint(0, 2) for _ in GEMS]
    shown = [card for card in m.market if card in AI_CARDS] if rng.random() < 0.8 else []
    card = rng.choice(shown or list(AI_CARDS))
    drawn = [words[1] for words in question.answers if words[0] == "lay"] if rng.random() < 0.5 else []
    things: dict[str, Words] = {
        "buy": [card, *gems],
        "take": [card],
        "upgrade": [rng.choice(list(UPGRADES)), *gems],
        "station": [rng.choice(list(STATIONS)), galaxy, *gems],
        "settle": [planet, question.fields.get("cubes", 1)],
        "remove": [planet],
        "put": [rng.choice(list(CARDS)), rng.choice(AREAS)],
        "discover": [f"pile_{rng.randint(1, 3)}"],
        "lay": [rng.choice(drawn or [tile]), rng.choice(sorted(GALAXY_OF))],
        "harvest": [galaxy, planet] if rng.random() < 0.5 else [galaxy],
        "leader": [rng.choice(list(LEADERS))],
        "transform": [rng.choice(GEMS)],
        "tech": [rng.choice(list(TECHS))],
        "give_back": [rng.choice(list(BONUS))],
        **{word: [tile] for word in ("extract", "mine", "buteo")},
    }
    return [verb, *things.get(verb, [])]


def code(m: Moment, question: Question, words: Words) -> str:
    """Why the rules refuse this answer; UNJUDGED where they give no code."""
    me = m.people[question.seat]
    judge = JUDGES.get(question.step)
    return judge(m, me, question, words) if judge else UNJUDGED


# ---- buying


def at_buying(m: Moment, me: Person, question: Question, words: Words) -> str:
    """Whether it exists in this game, the number of purchases, whether it can be had, the payment last."""
    if words[0] == "settle":
        return at_zoe(m, me, question, words)
    if question.fields["bought"] == PURCHASES and absent(m, me, words):
        return UNJUDGED
    if question.fields["bought"] == PURCHASES:
        return "CS_ERR_PURCHASE_LIMIT"
    if words[0] == "buy":
        refused, cost = card_refused(m, me, words[1]), AI_CARDS[words[1]]["cost"]
    elif words[0] == "upgrade":
        refused, cost = upgrade_refused(me, words[1]), UPGRADES[words[1]]["cost"]
    else:
        refused, cost = station_refused(m, me, words[1], words[2]), STATIONS[words[1]]["cost"]
    return refused or payment_refused(me, tuple(words[-3:]), cost)


def absent(m: Moment, me: Person, words: Words) -> bool:
    """Of a module that is not in play, of another's leader, or in a galaxy that is not on the board."""
    if words[0] == "station":
        return not m.options["module_1_stations"] or words[2] not in in_play(m)
    return "ava" in words[1] and me.leader != "ava"


def payment_refused(me: Person, way: tuple[int, ...], cost: list[str]) -> str:
    if sum(way) > len(cost):
        return "CS_ERR_OVERPAY" if owned(me, way) else UNJUDGED
    if sum(way) < len(cost) or not owned(me, way) or not good_enough(way, cost):
        return "CS_ERR_CANNOT_PAY"
    return UNJUDGED


def at_zoe(m: Moment, me: Person, question: Question, words: Words) -> str:
    if me.leader != "zoe":
        return "CS_ERR_MODULE_OFF"
    return "CS_ERR_POWER_USED" if question.fields["zoe"] else settle_refused(m, me, words[1], 1, FARTHEST, False)


# ---- planning


def at_planning(_: Moment, me: Person, __: Question, words: Words) -> str:
    if words == ["confirm"]:
        return "CS_ERR_AREA_EMPTY" if missing(me) else UNJUDGED
    card, area = words[1], words[2]
    free = card in me.hand and card not in me.plan.values()
    if area not in me.chain():
        foreign = "CS_ERR_MODULE_OFF" if area == "extra_ava" else NO_SUCH
        return foreign if free else UNJUDGED
    if not free:
        return "CS_ERR_CARD_NOT_IN_HAND"
    if area in me.plan:
        return "CS_ERR_AREA_TWICE"
    return UNJUDGED if area in open_areas(me) else "CS_ERR_AREA_EMPTY"


# ---- actions


def at_settling(m: Moment, me: Person, question: Question, words: Words) -> str:
    if words[0] == "discover":
        return at_discovering(m, me, question, words)
    fields = question.fields
    return settle_refused(m, me, words[1], words[2], fields["reach"], bool(fields["anywhere"]))


def at_discovering(m: Moment, _: Person, question: Question, words: Words) -> str:
    return pile_refused(m, words[1], question.fields["reach"], bool(question.fields["anywhere"]))


def at_there(m: Moment, me: Person, question: Question, words: Words) -> str:
    """Only the new system; of a part that is over there is no answer."""
    fields = question.fields
    if words[0] == "extract":
        return NO_SUCH
    if SYSTEM_OF[words[1]] != fields["tile"] or "anywhere" not in fields:
        return NO_SUCH
    return settle_refused(m, me, words[1], words[2], FARTHEST, bool(fields["anywhere"]))


def at_extracting(m: Moment, me: Person, question: Question, words: Words) -> str:
    return extract_refused(m, me, words[1], question.fields["reach"], question.fields["used"])


def at_laying(m: Moment, _: Person, question: Question, words: Words) -> str:
    """Covered first; then the sector and whether the space is free."""
    tile, space = words[1], words[2]
    if tile not in {answer[1] for answer in question.answers}:
        return NO_SUCH
    galaxy = GALAXY_OF[space]
    if galaxy in COUNTS[m.players]["covered"]:
        return "CS_ERR_GALAXY_COVERED"
    if galaxy not in in_play(m):
        return NO_SUCH
    elsewhere, taken = GALAXIES[galaxy].sector != SYSTEMS[tile].sector, space in m.tiles
    if elsewhere and taken:
        return UNJUDGED
    return "CS_ERR_WRONG_SECTOR" if elsewhere else "CS_ERR_NO_FREE_SPACE"


# ---- harvest


def at_harvest(m: Moment, me: Person, question: Question, words: Words) -> str:
    if words[0] == "mine":
        return at_mine(m, me, question, words[1])
    if words[0] == "buteo":
        return at_buteo(m, me, question, words[1])
    refused = harvest_refused(m, me, words[1], question.fields["harvested"])
    if refused or words[2:] == [] or spared(m, me, words[1]):
        return refused or UNJUDGED
    return "CS_ERR_NO_COLONY" if words[2] in planets_in(m, words[1]) else NO_SUCH


def at_mine(m: Moment, me: Person, question: Question, tile: str) -> str:
    """Used first, then its own conditions."""
    if not m.options["module_1_stations"]:
        return "CS_ERR_MODULE_OFF"
    if question.fields["used"] & POWERS["mine"]:
        return "CS_ERR_POWER_USED"
    return mine_refused(m, me, tile) or UNJUDGED


def at_buteo(m: Moment, me: Person, question: Question, tile: str) -> str:
    if me.leader != "buteo":
        return "CS_ERR_MODULE_OFF"
    if question.fields["used"] & POWERS["buteo"]:
        return "CS_ERR_POWER_USED"
    return extract_refused(m, me, tile, FARTHEST, [])


# ---- cards


def at_free_card(m: Moment, me: Person, _: Question, words: Words) -> str:
    return card_refused(m, me, words[1])


def at_return(_: Moment, me: Person, __: Question, words: Words) -> str:
    return "CS_ERR_BONUS_DARK_FIXED" if words[1] in me.bonus and not is_light(words[1]) else NO_SUCH


def at_transform(_: Moment, me: Person, __: Question, words: Words) -> str:
    """Nothing is worth more than a transparent gem."""
    return NO_SUCH if words[1] == GEMS[-1] else "CS_ERR_NO_SUCH_GEM"


def at_resource_people(m: Moment, me: Person, _: Question, words: Words) -> str:
    if words[1] not in m.tiles.values():
        return NO_SUCH
    return "CS_ERR_CUBE_USED" if cubes_in_system(me, words[1]) else "CS_ERR_NO_COLONY"


# ---- for the automa


def at_automa_planet(m: Moment, _: Person, question: Question, words: Words) -> str:
    """A planet that would do but for the cubes on it, or none of the answers."""
    wanted = {PLANET_TYPE[answer[1]] for answer in question.answers}
    here = [planet for planet in planets_in(m, question.fields["galaxy"]) if PLANET_TYPE[planet] in wanted]
    return "CS_ERR_PLANET_OCCUPIED" if words[1] in here and height(m, words[1]) else NO_SUCH


def no_such(*_: object) -> str:
    return NO_SUCH


JUDGES: dict[str, Callable[[Moment, Person, Question, Words], str]] = {
    "buy": at_buying,
    "plan": at_planning,
    "settle": at_settling,
    "adaptive": at_settling,
    "discover": at_discovering,
    "there": at_there,
    "extract": at_extracting,
    "lay": at_laying,
    "harvest": at_harvest,
    "hegemony": at_harvest,
    "free_card": at_free_card,
    "return_bonus": at_return,
    "transform": at_transform,
    "resource_people": at_resource_people,
    "choose_leader": no_such,
    "automa_settle": at_automa_planet,
    "automa_tile": no_such,
    "automa_remove": no_such,
    "dark_tech": lambda *_: "CS_ERR_NOT_IN_PILE",
}
