"""What a position holds for a seat, term by term, for bots. Rules never import it."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.marajoara.rows import BLUE, FRAGMENTS, LAST_STEP, RED, SLOTS, TRACKS, VASES
from vestige.games.marajoara.scoring import fragments, goals, sheet, vases
from vestige.games.marajoara.table import MarajoaraTable, Museum
from vestige.kernel.insight import Insight


class MarajoaraInsight(Insight[MarajoaraTable]):
    """Points, and what dice, discs and tokens still promise: the nearer the end, the less."""

    names: ClassVar[tuple[str, ...]] = (
        *("points", "majorities", "track_ends", "money", "steps", "red", "poor_red", "blue", "tokens"),
        *("vases", "fragments", "reserve", "free_slots", "turn", "goals", "met", "behind", "constant"),
    )

    def left(self, t: MarajoaraTable) -> float:
        if t.mission is None:
            return max(0.0, (t.box.components.rounds - t.round) / t.box.components.rounds)
        return 1 - len(t.removed) / t.box.components.removed

    def terms(self, t: MarajoaraTable) -> list[list[float]]:
        rows = sheet(t)
        sure, totals = rows.sure(), rows.totals()
        ends = [0] * t.seats
        for row in rows.rows:
            if row.id.endswith("_end"):
                ends = [old + (more or 0) for old, more in zip(ends, row.values, strict=True)]
        fade = min(1.0, 2 * self.left(t)) if t.stack else 0.0
        aims = alone(t)
        return [
            [
                float(sure[seat]),
                float(totals[seat] - sure[seat] - ends[seat]),
                float(ends[seat]),
                *(fade * hope for hope in promise(t, seat)),
                float(vases(t, seat)),
                float(fragments(t, seat)),
                *belongings(t, seat),
                1.0 if t.active == seat else 0.0,
                *aims,
                1.0,
            ]
            for seat in range(t.seats)
        ]


def promise(t: MarajoaraTable, seat: int) -> list[float]:
    """Money, steps, red dice as far as the money goes and beyond it, blue dice, dig tokens on the board."""
    money = t.money(seat)
    steps = 0.0
    for track in range(TRACKS):
        step = t.discs[seat * TRACKS + track]
        if step < LAST_STEP:
            steps += step * step / LAST_STEP
    red = poor = blue = tokens = 0
    for number in t.own_museums(seat):
        museum = t.museums[number]
        if museum.vases < VASES:
            pips = stored(t, museum, RED)
            red += min(pips, money)
            poor += max(0, pips - money)
        if museum.restored.bit_count() < FRAGMENTS:
            blue += stored(t, museum, BLUE)
        tokens += t.tokens.count(number)
    return [float(money), steps, float(red), float(poor), float(blue), float(tokens)]


def stored(t: MarajoaraTable, museum: Museum, colour: int) -> int:
    """The pips of the dice of a colour."""
    total = 0
    for die in museum.store[colour * SLOTS : (colour + 1) * SLOTS]:
        if die >= 0:
            total += t.value[die]
    return total


def belongings(t: MarajoaraTable, seat: int) -> list[float]:
    """Dig tokens beside the board, and free storage slots."""
    reserve = free = 0
    for number in t.own_museums(seat):
        museum = t.museums[number]
        reserve += museum.reserve
        free += museum.store.count(-1)
    return [float(reserve), float(free)]


def alone(t: MarajoaraTable) -> list[float]:
    """In a mission: how far its objectives are in all, the part that is met, and how far the score is behind its target
    for the time that has passed."""
    if t.mission is None:
        return [0.0, 0.0, 0.0]
    found = goals(t)
    far = sum(min(1.0, max(0, goal.value) / goal.target) for goal in found) / len(found)
    met = sum(goal.met for goal in found) / len(found)
    score = found[-1]
    passed = len(t.removed) / t.box.components.removed
    return [far, met, max(0.0, passed - max(0, score.value) / max(1, score.target))]
