"""The score sheet, as if the game ended now (HY-SCORE), and the places."""

from __future__ import annotations

from tests.games.hoyuk.oracle.counting import most
from tests.games.hoyuk.oracle.moment import Moment
from tests.games.hoyuk.oracle.village import Village

Sheet = dict[str, list[int]]


def sheet(m: Moment) -> Sheet:
    rows: Sheet = {
        "sets": [player.points for player in m.players],
        "hand": [len(player.hand) for player in m.players],
        "families": largest_families(m),
    }
    if m.mode == "expert":
        rows["cattle"] = majorities(m, "cattle")
        rows["villagers"] = majorities(m, "villager")
    return rows


def largest_families(m: Moment) -> list[int]:
    """Block by block a point per house of the largest family; among equals the one with most storeys (HY-SCORE-03)."""
    village = m.village
    points = {player.letter: 0 for player in m.players}
    owned = [(clan, family) for clan in points for family in village.families(clan)]
    for block in village.blocks().values():
        families = [(len(family), storeys(village, family), clan) for clan, family in owned if family <= block]
        best = max((family[:2] for family in families), default=(0, 0))
        owners = {family[2] for family in families if family[:2] == best}
        if len(owners) == 1:
            points[owners.pop()] += best[0]
    return list(points.values())


def storeys(village: Village, cells: set[str]) -> int:
    return sum(village.storeyed(cell) for cell in cells)


def majorities(m: Moment, element: str) -> list[int]:
    """A point per block for most cattle, most villagers (HY-SCORE-05, -06)."""
    winners = [most(m.village, block, element, "piece") for block in m.village.blocks().values()]
    return [winners.count(player.letter) for player in m.players]


def storeyed_houses(m: Moment) -> list[int]:
    return [storeys(m.village, set(m.village.houses(player.letter))) for player in m.players]


def places(m: Moment) -> list[int]:
    """By points, then by storeyed houses on the board; equal in both share a place (HY-SCORE-07 … -10)."""
    totals = [sum(column) for column in zip(*sheet(m).values(), strict=True)]
    keys = list(zip(totals, storeyed_houses(m), strict=True))
    return [1 + sum(other > key for other in keys) for key in keys]
