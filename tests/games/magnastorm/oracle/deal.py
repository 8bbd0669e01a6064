"""What the table must look like when the first question is asked (chapters 3 and 18)."""

from __future__ import annotations

from tests.games.magnastorm.oracle.box import ADMIN, ARTEFACTS, BLACK, RESEARCH, YELLOW
from tests.games.magnastorm.oracle.moment import Moment
from tests.oracle import Plain, differences
from vestige.kernel.document import document
from vestige.kernel.match import Match


def deal_differences(match: Match) -> list[str]:
    found = document(match.table)
    m = Moment(found)
    colours = [person.colour for person in m.people]
    lines = differences("deal.colours", m.players, len(set(colours)))
    lines += differences("deal.supply", {**dict.fromkeys(colours, 20), YELLOW: 22}, found["supply"])
    lines += differences("deal.bag", {**dict.fromkeys(colours, 3), YELLOW: 3, BLACK: 25}, found["bag"])
    crew = {f"r{row}{column}": {"neutral": 1} for column in m.columns() for row in (1, 2, 3)}
    lines += differences("deal.upper", crew, found["upper"])
    fresh = {"round": 1, "threshold": False, "token": "nobody", "lower": {}, "stations": {}, "active": "nobody"}
    lines += differences("deal", fresh, {key: found[key] for key in fresh})
    for seat in found["seat"]:
        begin = {"hold": {seat["colour"]: 2}, "runner": "pad", "labs": {}, "levels": {}, "crew": 5}
        begin |= {"commanders": [], "points": {}, "keepsake": []}
        lines += differences("deal.seat", begin, {key: seat[key] for key in begin})
    return lines + tile_differences(m, found) + order_differences(m)


def tile_differences(m: Moment, found: Plain) -> list[str]:
    """As many commanders of each kind as columns and tracks, two objectives of each kind (MS-SETUP-05, -07, -10)."""
    lines = differences("deal.objectives", [2, 2], [sum(f"_{k}_" in name for name in m.objectives) for k in "rs"])
    lines += differences("deal.open", [], [name for name, done in m.objectives.items() if done])
    for names, kind, count in (
        (m.admins, ADMIN, len(m.columns()) - 1),
        (m.researchers, RESEARCH, len(m.tracks)),
    ):
        if len(set(names)) != count or not set(names) <= set(kind):
            lines.append(f"deal.commanders: {names}")
    return lines


def order_differences(m: Moment) -> list[str]:
    """Clockwise from the first player, or by the artefacts drawn (MS-SETUP-16, MS-ART-04 … -06)."""
    if not m.options["advanced"]:
        first = m.options["first"]
        start = m.order[0] if first == "random" else m.seat(first)
        lines = differences("deal.order", [(start + step) % m.players for step in range(m.players)], m.order)
        return lines + differences("deal.drawn", [[]] * m.players, [person.drawn for person in m.people])
    lines = []
    for me in m.people:
        silver = [card for card, data in ARTEFACTS.items() if data["metal"] == "silver"]
        pool = me.artefacts if len(me.artefacts) >= 2 else silver
        if len(set(me.drawn)) != 2 or not set(me.drawn) <= set(pool):
            lines.append(f"deal.drawn: {me.name} owns {me.artefacts}, drawn {me.drawn}")
    strength = [artefact_strength(m.people[seat].drawn) for seat in m.order]
    if strength != sorted(strength, reverse=True):
        lines.append(f"deal.order: by the rules falling, engine {strength}")
    return lines


def artefact_strength(drawn: list[str]) -> tuple[int, list[int]]:
    """The sum of the values, then the higher number, then the other."""
    return sum(ARTEFACTS[card]["value"] for card in drawn), sorted((int(card[1:]) for card in drawn), reverse=True)
