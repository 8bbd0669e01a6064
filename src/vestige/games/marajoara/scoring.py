"""The score sheet, live and final: one function per source of points. Ties and missions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from vestige.games.marajoara.rows import FRAGMENTS, LAST_STEP, OVERFLOW, SOURCES, TRACKS, VASES, MissionGoal
from vestige.kernel.majority import shares
from vestige.kernel.score import Goal, Result, Row, Sheet, ranked, solo

if TYPE_CHECKING:
    from vestige.games.marajoara.table import MarajoaraTable

SOURCE_RULES: Final = ("MJ-EXH-03", "MJ-EXH-04", "MJ-RES-02", "MJ-RES-08", "MJ-DIG-08", "MJ-M7-02")
"""The rule behind each source of points during play."""


def sheet(t: MarajoaraTable) -> Sheet:
    """What everybody has, and what final scoring would add now (MJ-END-10)."""
    seats, open_yet = range(t.seats), not t.over()
    rows: list[Row] = []
    for source, rule in enumerate(SOURCE_RULES):
        if source != OVERFLOW or (t.mission is not None and t.mission.overflow_cost):
            points = [t.points[seat * len(SOURCES) + source] for seat in seats]
            rows.append(Row(SOURCES[source], points, (rule,)))
    if t.mission is None:
        rows.append(Row("vases", majority(t, [vases(t, seat) for seat in seats]), ("MJ-END-02",), open_yet))
        rows.append(Row("fragments", majority(t, [fragments(t, seat) for seat in seats]), ("MJ-END-05",), open_yet))
    for track in range(TRACKS):
        name = t.box.components.tracks[track].id
        rows.append(Row(f"{name}_end", [track_end(t, track, seat) for seat in seats], ("MJ-END-07",), open_yet))
    if t.mission is not None and (t.mission.removed_dice_cost or t.mission.empty_place_cost):
        rows.append(Row("penalty", [-penalty(t)], ("MJ-SOL-11",)))
    notes = [
        Row("before", [t.scored(seat) for seat in seats], ("MJ-END-10",)),
        Row("money", [t.money(seat) for seat in seats], ("MJ-END-08",)),
    ]
    return Sheet(rows, notes)


def result(t: MarajoaraTable) -> Result:
    """Most points win, then more money, else a shared victory (MJ-END-08); alone: all objectives (MJ-SOL-12)."""
    totals = sheet(t).totals()
    if t.mission is None:
        return ranked(totals, [(t.money(seat),) for seat in range(t.seats)])
    return solo(totals, goals(t))


# ---- final scoring


def vases(t: MarajoaraTable, seat: int) -> int:
    """Exhibited vases, of both museums in mission 6 (MJ-M6-07)."""
    return sum(t.museums[number].vases for number in t.own_museums(seat))


def fragments(t: MarajoaraTable, seat: int) -> int:
    """Restored fragments, of both museums in mission 6 (MJ-M6-07)."""
    return sum(t.museums[number].restored.bit_count() for number in t.own_museums(seat))


def majority(t: MarajoaraTable, counts: Sequence[int]) -> list[int]:
    """7, 5, 3 by rank; players with nothing are left out; tied players share the points of the ranks they cover,
    rounded down (MJ-END-02 … -06)."""
    return shares(counts, t.box.components.majority)


def track_end(t: MarajoaraTable, track: int, seat: int) -> int:
    """What the last step pays the disc on place 1° or 2° (MJ-TRK-B9, -Y9, -R9)."""
    if seat not in t.ends[track]:
        return 0
    step = t.box.components.tracks[track].steps[LAST_STEP - 1]
    each = step.ends[t.ends[track].index(seat)]
    match step.effect:
        case "per_fragment":
            return each * fragments(t, seat)
        case "per_vase":
            return each * vases(t, seat)
    return each


# ---- solo


def penalty(t: MarajoaraTable) -> int:
    """Missions 3, 5, 7, 8: the values of the removed dice (MJ-M3-02, -M5-02, -M7-04, -M8-02, MJ-SOL-16); mission 6:
    every empty place of both museums (MJ-M6-08)."""
    mission = t.mission
    assert mission is not None
    dice = sum(t.value[die] for die in t.removed if t.colour(die) not in mission.free_colours)
    empty = (VASES + FRAGMENTS) * mission.museums - vases(t, 0) - fragments(t, 0)
    return mission.removed_dice_cost * dice + mission.empty_place_cost * empty


def target(t: MarajoaraTable) -> int:
    """The score objective; the challenge raises it by 10 (MJ-SOL-13)."""
    assert t.mission is not None
    return t.mission.target + (t.box.components.challenge if t.setup.options["challenge"] else 0)


def goals(t: MarajoaraTable) -> list[Goal]:
    """The mission's objectives; the score is judged last, after every penalty (MJ-SOL-11). One that was met stays met
    (MJ-M4-02), whatever its count says now."""
    if t.mission is None:
        return []
    found: list[Goal] = []
    for number, goal in enumerate(t.mission.goals):
        value, wanted = how_far(t, goal)
        if goal.kind == "score":
            found.append(Goal(goal.id, value >= wanted, value, wanted))
        else:
            met = bool(t.met >> number & 1)
            found.append(Goal(goal.id, met, wanted if met else value, wanted))
    return found


def how_far(t: MarajoaraTable, goal: MissionGoal) -> tuple[int, int]:
    """What is counted for an objective, and how much it takes; a fragment or a star is there or not."""
    museum = t.museums[0]
    match goal.kind:
        case "score":
            return sheet(t).totals()[0], target(t)
        case "ceramic":
            return museum.restored.bit_count(), FRAGMENTS
        case "showcase":
            return min(museum.vases, goal.place + 1), goal.place + 1
        case "track":
            return t.discs[goal.place], LAST_STEP
        case "tokens":
            tokens = t.box.components.tokens
            return tokens - museum.reserve - museum.marked.bit_count(), tokens
    return 0, 1
