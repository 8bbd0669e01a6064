"""What the table must look like when the first question is asked (CS-SETUP, CS-PC, CS-SOLO-01 … -05)."""

from __future__ import annotations

from tests.games.council_of_shadows.oracle.box import (
    AI_CARDS,
    AUTOMA,
    BONUS,
    COUNTS,
    START_CARDS,
    SYSTEMS,
    TECHS,
    is_light,
)
from tests.games.council_of_shadows.oracle.moment import Moment
from tests.oracle import Plain, differences
from vestige.kernel.document import document
from vestige.kernel.match import Match


def deal_differences(match: Match) -> list[str]:
    found = document(match.table)
    m = Moment(found)
    lines = differences("deal.market", 8, sum(card in AI_CARDS for card in m.market))
    lines += differences("deal.ai", sorted(AI_CARDS), sorted(m.market + m.ai_deck))
    lines += differences("deal.grey", ["grey_1", "grey_2"], sorted(m.tiles))
    for pile, tiles in m.piles.items():
        all_tiles = sorted(tile for tile, system in SYSTEMS.items() if f"pile_{system.sector}" == pile)
        laid = [tile for tile in m.tiles.values() if pile == "pile_1"]
        lines += differences(f"deal.{pile}", all_tiles, sorted(tiles + laid))
    lines += differences("deal.tokens", list(range(len(m.people))), sorted(m.order))
    lines += tech_differences(m) + bonus_differences(m)
    for me in m.people:
        lines += differences(f"deal.{me.name}", fresh(m, me.number), m.side(me))
    return lines + (automa_differences(m) if m.solo else [])


def tech_differences(m: Moment) -> list[str]:
    """Six cards of each level, two unseen in the box (CS-SETUP-06)."""
    cards = sorted([*m.tech_piles["level_1"], *m.tech_piles["level_2"], *m.apart["tech_box"]])
    lines = differences("deal.techs", sorted(TECHS), cards)
    for level in (1, 2):
        pile = m.tech_piles[f"level_{level}"]
        lines += differences(f"deal.level_{level}", [level] * 6, [TECHS[card]["level"] for card in pile])
    return lines


def bonus_differences(m: Moment) -> list[str]:
    """One dark card for every human, of those that belong to this number of players and modules (CS-SETUP-08)."""
    out = COUNTS[m.players]["dark_removed"] + ([] if m.options["module_1_stations"] else ["dark_stations"])
    dark = sorted(card for card in BONUS if not is_light(card) and card not in out)
    dealt = [card for me in m.people for card in me.bonus]
    lines = differences("deal.dark", dark, sorted(dealt + m.apart["dark"]))
    lines += differences("deal.dealt", [1] * m.players, [len(me.bonus) for me in m.people if me.human])
    return lines + differences("deal.light", sorted(filter(is_light, BONUS)), sorted(m.light))


def fresh(m: Moment, seat: int) -> Plain:
    """A seat before the first answer; the bonus card is whatever was dealt, seen by its owner (CS-SETUP-09)."""
    me = m.people[seat]
    common: Plain = {
        **dict.fromkeys(("energy", "level", "moved"), 0),
        "stacked": m.order.index(seat),
        "consumption": 20,
        "cubes": {},
        "bonus": dict.fromkeys(me.bonus, me.eye),
    }
    if not me.human:
        return common
    start: Plain = {"gems": {"anthracite": 1, "gold": 1}, "hand": sorted(START_CARDS), "leader": "nobody"}
    return {**common, **start, "areas": {}, "plan": {}, "upgrades": [], "techs": [], "stations": {}}


def automa_differences(m: Moment) -> list[str]:
    """The silver cards only by option (CS-SOLO-05)."""
    silver = m.options["advanced_automa"]
    lines = differences("deal.automa_card", "none", m.automa_card)
    for level in (1, 2, 3):
        cards = [name for name, card in AUTOMA.items() if card["pile"] == level and (silver or not card["silver"])]
        lines += differences(f"deal.automa_{level}", sorted(cards), sorted(m.automa_piles[f"level_{level}"]))
    return lines
