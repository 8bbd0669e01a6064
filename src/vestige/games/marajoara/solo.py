"""Solo missions: the objectives and when they are met."""

from __future__ import annotations

from vestige.games.marajoara.rows import FRAGMENTS
from vestige.games.marajoara.table import MarajoaraTable


def achieve(t: MarajoaraTable, kind: str, place: int) -> None:
    """Something was put on a place of this kind: its objective is met for good (MJ-SOL-10, MJ-M4-02)."""
    mission = t.mission
    if mission is None:
        return
    for number, goal in enumerate(mission.goals):
        if goal.kind == kind and goal.place == place and not t.met >> number & 1 and complete(t, kind):
            t.met |= 1 << number
            if t.ears is not None:
                t.tell("goal", t.active, t.game.ids("goal").index(goal.id))


def complete(t: MarajoaraTable, kind: str) -> bool:
    """The whole ceramic (MJ-M2-01) and all dig tokens (MJ-M8-01) need more than one piece."""
    museum = t.museums[0]
    if kind == "ceramic":
        return museum.restored == (1 << FRAGMENTS) - 1
    if kind == "tokens":
        return not museum.reserve and not museum.marked
    return True
