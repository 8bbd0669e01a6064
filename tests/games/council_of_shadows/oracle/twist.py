"""Positions that games seldom reach: full boards, short piles, counters close together, rare cards in play."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.council_of_shadows.oracle.board import free_spaces, height
from tests.games.council_of_shadows.oracle.box import GALAXIES, GEMS, START_CARDS, STATIONS, SYSTEMS, TOWER, UPGRADES
from tests.games.council_of_shadows.oracle.moment import NONE, Moment
from tests.oracle import Plain
from vestige.kernel.document import document
from vestige.kernel.match import Match

GATE = "dt1_celestial_gate"


def begins_a_round(found: Plain) -> bool:
    """The first buyer has not bought yet."""
    top = found["question"][0] if found["question"] else {}
    if top.get("step") != "buy" or top["bought"] or top["zoe"]:
        return False
    humans = [name for name in found["order"] if int(name[1:]) <= found["players"]]
    return bool(top["seat"] == humans[0])


def twisted(match: Match, rng: Random) -> Plain:
    """The document of this match at the beginning of a round, changed; it says nothing of the question."""
    found = document(match.table)
    del found["question"]
    fill_board(found, rng)
    shorten(found, rng)
    empty_market(found, rng)
    for number, seat in enumerate(found["seat"]):
        counters(seat, rng)
        if number < found["players"]:
            riches(found, seat, rng)
            stations(found, seat, rng)
            bury(seat, rng)
        colonies(found, seat, rng)
    stack(found)
    return found


def fill_board(found: Plain, rng: Random) -> None:
    """Systems from the piles come on free spaces."""
    moment = Moment(found)
    for name, pile in found["piles"].items():
        spaces = free_spaces(moment, int(name[-1]))
        for space in rng.sample(spaces, rng.randint(0, len(spaces))):
            if pile["cards"]:
                found["tiles"][space] = top_of(pile)
    order = [space for galaxy in GALAXIES.values() for space in galaxy.spaces]
    found["tiles"] = {space: found["tiles"][space] for space in order if space in found["tiles"]}


def empty_market(found: Plain, rng: Random) -> None:
    """Some slots, or all, wait for a card that is not there."""
    if rng.random() < 0.2:
        bare = rng.choice([range(4), range(8), rng.sample(range(8), 5)])
        found["market"] = [NONE if slot in bare else card for slot, card in enumerate(found["market"])]


def top_of(pile: dict[str, Any], place: int = 0) -> str:
    """The top card of a pile, or the one at this place."""
    for marks in ("known", "lots"):
        if marks in pile:
            pile[marks].pop(place)
    return str(pile["cards"].pop(place))


def shorten(found: Plain, rng: Random) -> None:
    """Some piles are nearly or quite empty; what is taken lies in the box."""
    for pile in [*found["piles"].values(), found["light"], found["ai_deck"]]:
        if rng.random() < 0.3:
            keep = rng.randint(0, 3)
            while len(pile["cards"]) > keep:
                top_of(pile)


def counters(seat: Plain, rng: Random) -> None:
    """Energy close to the consumption, and the consumption at its limits."""
    seat["consumption"] = rng.choice([seat["consumption"], 20, 24, rng.randint(20, 100), 98, 100])
    room = seat["consumption"] - 1
    seat["energy"] = rng.choice(
        [min(seat["energy"], room), room, max(room - rng.randint(0, 8), 0), rng.randint(0, room)]
    )


def riches(found: Plain, seat: Plain, rng: Random) -> None:
    """Gems, upgrades, Dark Tech of the level."""
    if rng.random() < 0.6:
        seat["gems"] = {gem: rng.randint(1, 5) for gem in GEMS}
    for name in UPGRADES:
        reached = not name.endswith("_3") or not name.startswith("range") or f"{name[:-1]}2" in seat["upgrades"]
        allowed = ("ava" not in name or seat["leader"] == "ava") and reached
        if allowed and name not in seat["upgrades"] and rng.random() < 0.3:
            seat["upgrades"].append(name)
    for level in range(seat["level"] + 1, rng.randint(0, 2) + 1):
        pile = found["tech_piles"][f"level_{level}"]
        seat["level"] = level
        rare = GATE in pile["cards"] and rng.random() < 0.3
        seat["techs"].append(top_of(pile, pile["cards"].index(GATE) if rare else 0))


def bury(seat: Plain, rng: Random) -> None:
    """Cards lie covered on the areas until the hand is too small for the empty ones (CS-PLAN-05)."""
    stacks = [seat["areas"][area] for area in sorted(seat["areas"])]
    keep = rng.randint(0, 2)
    while stacks and rng.random() < 0.9 and len(seat["hand"]) > keep:
        rng.choice(stacks).insert(0, seat["hand"].pop())


def stations(found: Plain, seat: Plain, rng: Random) -> None:
    if not found["options"]["module_1_stations"]:
        return
    here = {space.rpartition("_")[0] for space in found["tiles"]}
    for kind in STATIONS:
        taken = {other["stations"].get(kind) for other in found["seat"] if "stations" in other}
        free = [name for name in sorted(here) if kind in GALAXIES[name].slots and name not in taken]
        free = [name for name in free if name not in seat["stations"].values()]
        if kind not in seat["stations"] and free and rng.random() < 0.4:
            seat["stations"][kind] = rng.choice(free)


def colonies(found: Plain, seat: Plain, rng: Random) -> None:
    """Towers on systems in play, never above the limit."""
    moment = Moment(found)
    planets = [planet for tile in found["tiles"].values() for planet in SYSTEMS[tile].planets]
    for planet in rng.sample(planets, rng.randint(0, len(planets) // 3)):
        room = TOWER - height(moment, planet)
        if room > 0:
            seat["cubes"][planet] = seat["cubes"].get(planet, 0) + rng.randint(1, room)


def stack(found: Plain) -> None:
    """Counters on one space lie in the order of the tokens."""
    seats = [found["seat"][int(name[1:]) - 1] for name in found["order"]]
    for place, seat in enumerate(seats):
        seat["stacked"] = sum(other["energy"] == seat["energy"] for other in seats[:place])


# ---- the end


def last_moment(match: Match, rng: Random) -> Plain:
    """A changed position in which nothing but the final count is left, with people who are nearly or quite equal."""
    found = twisted(match, rng)
    found["throne"] = rng.choice(found["order"])
    found["question"] = [{"step": "final_count"}]
    alike = rng.choice(["everything", "energy", "nothing"])
    if alike == "nothing":
        return found
    for seat in found["seat"]:
        seat |= {"level": 2, "energy": 30, "consumption": 50, "cubes": {}, "bonus": {"cards": []}}
        if "gems" in seat:
            seat |= {"gems": {}, "stations": {}, "upgrades": ["terraform_red"], "techs": seat["techs"][:2]}
            seat |= {"hand": START_CARDS[:], "areas": {}}
        if alike == "energy":
            colonies(found, seat, rng)
    stack(found)
    return found
