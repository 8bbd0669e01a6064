"""The score: one function per row of the sheet, and the ranking (HY-SCORE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vestige.games.hoyuk.families import counts, families, leading, storeyed
from vestige.games.hoyuk.rows import EXPERT, HERD, HIGH, VILLAGERS
from vestige.games.hoyuk.words import FINISHED
from vestige.kernel.score import Result, Row, Sheet, ranked

if TYPE_CHECKING:
    from vestige.games.hoyuk.table import Village


def sheet(t: Village) -> Sheet:
    """Sets are scored during the game; the other rows are what an end now would bring (HY-SCORE-09, -11)."""
    open_still = t.phase != FINISHED
    rows = [
        Row("sets", t.points, ("HY-CARD-12",)),
        Row("hand", hand(t), ("HY-SCORE-02",), open_still),
        Row("families", largest_families(t), ("HY-SCORE-03", "HY-SCORE-04"), open_still),
    ]
    if t.mode == EXPERT:
        cattle = majorities(t, HERD, t.box.cattle_points)
        villagers = majorities(t, VILLAGERS, t.box.villager_points)
        rows.append(Row("cattle", cattle, ("HY-SCORE-05",), open_still))
        rows.append(Row("villagers", villagers, ("HY-SCORE-06",), open_still))
    return Sheet(rows, [Row("storeys", storeys(t), ("HY-SCORE-07",))])


def hand(t: Village) -> list[int]:
    """One point per card in hand, no set bonus (HY-SCORE-02)."""
    return [len(cards) * t.box.hand_points for cards in t.hands]


def largest_families(t: Village) -> list[int]:
    """Block by block the largest family brings a point per house; storeyed houses decide between equals, and equal
    families of different players bring nothing (HY-SCORE-03, -04)."""
    best: dict[int, tuple[int, int]] = {}
    owners: dict[int, set[int]] = {}
    for seat in range(t.seats):
        for family in families(t, seat):
            number, size = t.block[family[0]], (len(family), storeyed(t, family))
            if size > best.get(number, (0, 0)):
                best[number], owners[number] = size, {seat}
            elif size == best[number]:
                owners[number].add(seat)
    points = [0] * t.seats
    for number, seats in owners.items():
        if len(seats) == 1:
            points[min(seats)] += best[number][0] * t.box.house_points
    return points


def majorities(t: Village, measure: int, value: int) -> list[int]:
    """Points for most cattle or villagers of each block; those at storeyed houses decide (HY-SCORE-05, -06)."""
    points = [0] * t.seats
    for number in range(len(t.founded)):
        winner = leading(counts(t, number), measure, measure + HIGH)
        if winner >= 0:
            points[winner] += value
    return points


def storeys(t: Village) -> list[int]:
    """Storeyed houses on the whole board (HY-SCORE-07)."""
    return [storeyed(t, homes) for homes in t.homes]


def result(t: Village) -> Result:
    """By points, then storeyed houses; equal in both, the same rank (HY-SCORE-07, -08, -10)."""
    return ranked(sheet(t).totals(), [(count,) for count in storeys(t)])
