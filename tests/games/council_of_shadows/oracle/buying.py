"""Phase 1: purchases and Zoe's colony (CS-BUY, CS-PAY, CS-UPG, CS-STN)."""

from __future__ import annotations

from tests.games.council_of_shadows.oracle.board import colonies, in_play, places, put_cubes
from tests.games.council_of_shadows.oracle.box import (
    AI_CARDS,
    COUNTS,
    GALAXIES,
    GEMS,
    PURCHASES,
    RANK,
    STATIONS,
    UPGRADES,
)
from tests.games.council_of_shadows.oracle.goods import gain, take_from_market
from tests.games.council_of_shadows.oracle.moment import NONE, Moment, Person
from tests.oracle import Play, Words, ask

DONE: Words = ["done"]
FARTHEST = 3


def buy_turn(m: Moment, me: Person) -> Play:
    """Up to three purchases and Zoe's colony, until done or nothing is left."""
    bought, zoe = 0, 0
    while True:
        answers = purchases(m, me) if bought < PURCHASES else []
        if me.leader == "zoe" and not zoe:
            answers += [["settle", planet, 1] for planet in places(m, me, 1, FARTHEST, False)]
        if not answers:
            return
        words = yield from ask("buy", me.number, [*answers, DONE], bought=bought, zoe=zoe)
        if words == DONE:
            return
        if words[0] == "settle":
            put_cubes(me, words[1], 1)
            zoe = 1
        else:
            purchase(m, me, words)
            bought += 1


def purchases(m: Moment, me: Person) -> list[Words]:
    answers: list[Words] = []
    for card in m.market:
        if not card_refused(m, me, card):
            answers += [["buy", card, *paid] for paid in payments(me, AI_CARDS[card]["cost"])]
    for upgrade in UPGRADES:
        if not upgrade_refused(me, upgrade):
            answers += [["upgrade", upgrade, *paid] for paid in payments(me, UPGRADES[upgrade]["cost"])]
    for station in STATIONS:
        for galaxy in in_play(m):
            if not station_refused(m, me, station, galaxy):
                paid_ways = payments(me, STATIONS[station]["cost"])
                answers += [["station", station, galaxy, *paid] for paid in paid_ways]
    return answers


def purchase(m: Moment, me: Person, words: Words) -> None:
    for gem, count in zip(GEMS, words[-3:], strict=True):
        me.gems[gem] -= count
    if words[0] == "buy":
        take_from_market(m, me, words[1])
    elif words[0] == "upgrade":
        me.upgrades.append(words[1])
        gain(m, me, UPGRADES[words[1]]["energy"])
    else:
        me.stations[words[1]] = words[2]


# ---- payment (CS-PAY)


def payments(me: Person, cost: list[str]) -> list[tuple[int, ...]]:
    """Every way to pay with gems the player has."""
    every = range(len(cost) + 1)
    ways = [(a, g, t) for a in every for g in every for t in every if a + g + t == len(cost)]
    return [way for way in ways if owned(me, way) and good_enough(way, cost)]


def owned(me: Person, way: tuple[int, ...]) -> bool:
    return all(me.gems[gem] >= count for gem, count in zip(GEMS, way, strict=True))


def good_enough(way: tuple[int, ...], cost: list[str]) -> bool:
    """Matched one to one, the best with the best, no gem is too low (CS-PAY-03)."""
    paid = sorted(rank for rank, count in enumerate(way) for _ in range(count))
    return all(gem >= wanted for gem, wanted in zip(paid, sorted(RANK[gem] for gem in cost), strict=True))


# ---- what can be had at all


def card_refused(m: Moment, me: Person, card: str) -> str:
    if card == NONE or card not in m.market:
        return "CS_ERR_NOT_IN_MARKET"
    return "CS_ERR_CASARES" if me.leader == "casares" and card == "ai_spire" else ""


def upgrade_refused(me: Person, upgrade: str) -> str:
    if upgrade in me.upgrades:
        return "CS_ERR_UPGRADE_OWNED"
    if "ava" in upgrade and me.leader != "ava":
        return "CS_ERR_MODULE_OFF"
    if upgrade.endswith("_3") and upgrade.startswith("range") and f"{upgrade[:-1]}2" not in me.upgrades:
        return "CS_ERR_RANGE_ORDER"
    return ""


def station_refused(m: Moment, me: Person, station: str, galaxy: str) -> str:
    """Built, slot, colony, one per galaxy (CS-STN-03 … -06)."""
    if not m.options["module_1_stations"]:
        return "CS_ERR_MODULE_OFF"
    if galaxy in COUNTS[m.players]["covered"]:
        return "CS_ERR_GALAXY_COVERED"
    if galaxy not in in_play(m):
        return "CS_ERR_NO_SUCH_TARGET"
    if station in me.stations:
        return "CS_ERR_STATION_BUILT"
    taken = any(other.stations.get(station) == galaxy for other in m.people)
    if station not in GALAXIES[galaxy].slots or taken:
        return "CS_ERR_STATION_SLOT"
    if not colonies(m, me, galaxy):
        return "CS_ERR_NO_COLONY"
    return "CS_ERR_STATION_PER_GALAXY" if galaxy in me.stations.values() else ""
