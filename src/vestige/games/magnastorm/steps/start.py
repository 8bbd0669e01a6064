"""Start positions: the first crew and the first level of everybody (MS-SETUP-17, -18)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.magnastorm.constants import COLUMNS, NEUTRAL, ROWS
from vestige.games.magnastorm.cubes import ONE, count
from vestige.games.magnastorm.panels import free_row
from vestige.games.magnastorm.steps.research import TRACK
from vestige.games.magnastorm.table import Planet
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import NOBODY, Action

COLUMN: tuple[Action, ...] = tuple(("column", column) for column in range(len(COLUMNS)))


class SetupColumn(Question[Planet]):
    """One crew into an upper column without an opponent's; it goes to the topmost empty space (MS-DEC-02)."""

    __slots__ = ()
    name: ClassVar[str] = "setup_column"
    verbs: ClassVar[tuple[str, ...]] = ("column",)

    def options(self, t: Planet) -> list[Action]:
        return [
            COLUMN[c] for c in range(t.count.columns) if t.columns[c] == count(t.columns[c], NEUTRAL) * ONE[NEUTRAL]
        ]

    def take(self, t: Planet, action: Action) -> None:
        seat, column = self.seat, action[1]
        crewman = ONE[t.tints[seat]]
        t.upper[column * ROWS + free_row(t, column)] += crewman
        t.columns[column] += crewman
        t.crew[seat] -= 1
        if t.ears is not None:
            t.tell("start_column", seat, column)

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        if len(prefix) > 1 and prefix[1] >= t.count.columns:
            return Reason("E_UNKNOWN", "MS-COMP-08")
        return Reason("E_SETUP_COLUMN", "MS-SETUP-17")


class SetupTrack(Question[Planet]):
    """The first level, on a track that nobody else chose (MS-DEC-03)."""

    __slots__ = ()
    name: ClassVar[str] = "setup_track"
    verbs: ClassVar[tuple[str, ...]] = ("track",)

    def options(self, t: Planet) -> list[Action]:
        return [TRACK[track] for track in range(t.count.tracks) if not any(t.levels[track::4])]

    def take(self, t: Planet, action: Action) -> None:
        t.levels[4 * self.seat + action[1]] = 1
        if t.ears is not None:
            t.tell("advanced", self.seat, action[1], 1)

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        track = prefix[1] if len(prefix) > 1 else NOBODY
        if track >= t.count.tracks:
            return Reason("E_UNKNOWN", "MS-COMP-10")
        return Reason("E_SETUP_TRACK", "MS-SETUP-18")


def only_neutral(crew: int) -> bool:
    return crew == count(crew, NEUTRAL) * ONE[NEUTRAL]
