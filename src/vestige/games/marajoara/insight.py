"""What a position holds for a seat, term by term, for bots. Rules never import it."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.marajoara.prospects import Prospects, Reach, overdue, ready_vases, turns_left
from vestige.games.marajoara.rows import BLUE, FRAGMENTS, LAST_STEP, RED, SLOTS, TRACKS, VASES
from vestige.games.marajoara.scoring import fragments, goals, majority, penalty, track_end, vases
from vestige.games.marajoara.table import MarajoaraTable, Museum
from vestige.kernel.insight import Insight
from vestige.kernel.score import Goal


class MarajoaraInsight(Insight[MarajoaraTable]):
    """Points, and what dice, discs and tokens still promise: the nearer the end, the less."""

    names: ClassVar[tuple[str, ...]] = (
        *("points", "majorities", "track_ends", "money", "steps", "red", "poor_red", "blue", "tokens"),
        *("vases", "fragments", "reserve", "free_slots", "turn", "goals", "met", "behind", "constant"),
        *("ready_vases", "ready_fragments", "showcase_room", "workshop_room", "catch", "next_catch", "overdue"),
    )

    def __init__(self, package: str) -> None:
        super().__init__(package)
        self.prospects = Prospects()

    def left(self, t: MarajoaraTable) -> float:
        if t.mission is None:
            return max(0.0, (t.box.components.rounds - t.round) / t.box.components.rounds)
        return 1 - len(t.removed) / t.box.components.removed

    def terms(self, t: MarajoaraTable) -> list[list[float]]:
        fade = min(1.0, 2 * self.left(t)) if t.stack else 0.0
        majorities = led(t)
        lost = 0 if t.mission is None else penalty(t)
        objectives = goals(t)
        aims = alone(t, objectives)
        reach = Reach(t)
        late = overdue(t, objectives)
        found: list[list[float]] = []
        for seat in range(t.seats):
            ends = sum([track_end(t, track, seat) for track in range(TRACKS)])
            row = [float(t.scored(seat) - lost), float(majorities[seat]), float(ends)]
            row.extend(belongings(t, seat, fade))
            row.append(1.0 if t.active == seat else 0.0)
            row.extend(aims)
            row.append(1.0)
            row.extend(self.chances_ahead(t, seat, reach))
            row.append(late)
            found.append(row)
        return found

    def chances_ahead(self, t: MarajoaraTable, seat: int, reach: Reach) -> list[float]:
        """What the stored dice would bring at once, as long as there is a turn to do it in; the room that is left in
        showcase and workshop, the less the fewer captures can fill it; the best die within reach."""
        turns = turns_left(t, seat)
        if not turns or not t.stack:
            return [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        captures = turns - (1 if t.active == seat and t.jumper >= 0 else 0)
        part = captures / t.box.components.rounds
        money = t.money(seat)
        vases = fragments = slots = points = 0
        for number in t.own_museums(seat):
            museum = t.museums[number]
            vases += ready_vases(t, museum, money)
            fragments += self.prospects.ready_fragments(t, museum)
            slots += VASES - museum.vases
            points += self.prospects.unrestored(t, museum)
        catch = self.prospects.catch(t, seat, reach) if captures else 0.0
        now = (t.active == seat and t.jumper < 0) or t.mission is not None
        return [float(vases), float(fragments), part * slots, part * points, *((catch, 0.0) if now else (0.0, catch))]


def led(t: MarajoaraTable) -> list[int]:
    """What the majorities would bring each seat now."""
    if t.mission is not None:
        return [0]
    seats = range(t.seats)
    exhibited = majority(t, [vases(t, seat) for seat in seats])
    restored = majority(t, [fragments(t, seat) for seat in seats])
    return [exhibited[seat] + restored[seat] for seat in seats]


def belongings(t: MarajoaraTable, seat: int, fade: float) -> list[float]:
    """What promises the less the nearer the end: money, steps, red dice as far as the money goes and beyond it, blue
    dice, dig tokens on the board. Then vases, fragments, dig tokens beside the board, free storage slots."""
    money = t.money(seat)
    steps = 0
    for track in range(TRACKS):
        step = t.discs[seat * TRACKS + track]
        if step < LAST_STEP:
            steps += step * step
    red = poor = blue = tokens = exhibited = restored = reserve = free = 0
    for number in t.own_museums(seat):
        museum = t.museums[number]
        mended = museum.restored.bit_count()
        if museum.vases < VASES:
            pips = stored(t, museum, RED)
            red += min(pips, money)
            poor += max(0, pips - money)
        if mended < FRAGMENTS:
            blue += stored(t, museum, BLUE)
        tokens += t.tokens.count(number)
        exhibited += museum.vases
        restored += mended
        reserve += museum.reserve
        free += museum.store.count(-1)
    promise = [fade * money, fade * steps / LAST_STEP, fade * red, fade * poor, fade * blue, fade * tokens]
    return [*promise, float(exhibited), float(restored), float(reserve), float(free)]


def stored(t: MarajoaraTable, museum: Museum, colour: int) -> int:
    """The pips of the dice of a colour."""
    total = 0
    for place in range(colour * SLOTS, (colour + 1) * SLOTS):
        die = museum.store[place]
        if die >= 0:
            total += t.value[die]
    return total


def alone(t: MarajoaraTable, found: list[Goal]) -> list[float]:
    """In a mission: how far its objectives are in all, the part that is met, and how far the score is behind its target
    for the time that has passed."""
    if t.mission is None:
        return [0.0, 0.0, 0.0]
    far = sum(min(1.0, max(0, goal.value) / goal.target) for goal in found) / len(found)
    met = sum(goal.met for goal in found) / len(found)
    score = found[-1]
    passed = len(t.removed) / t.box.components.removed
    return [far, met, max(0.0, passed - max(0, score.value) / max(1, score.target))]
