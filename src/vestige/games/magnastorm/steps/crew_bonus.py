"""The crew bonus: one own crew from the player board onto a panel (MS-BON-04, MS-EXH-03, -05, -06)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.magnastorm.components import ACTION_SPACES
from vestige.games.magnastorm.constants import COLUMNS, ROWS
from vestige.games.magnastorm.cubes import ONE
from vestige.games.magnastorm.panels import empty_lower, free_row
from vestige.games.magnastorm.steps.exchange import exchanged, why_no_exchange, with_exchange
from vestige.games.magnastorm.table import Planet
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import NOBODY, Action

UPPER: Final[tuple[Action, ...]] = tuple(("crew_upper", column) for column in range(len(COLUMNS)))
LOWER: Final[tuple[Action, ...]] = tuple(("crew_lower", space) for space in range(len(ACTION_SPACES)))
DECLINE: Final[Action] = ("decline",)


def crew_bonus(t: Planet, seat: int) -> None:
    """Lapses without crew on the player board (MS-EXH-03)."""
    if t.crew[seat]:
        t.push(CrewBonus(seat))


class CrewBonus(Question[Planet]):
    """An upper column that holds crew and has an empty space, an empty lower space, or nothing (MS-DEC-16)."""

    __slots__ = ()
    name: ClassVar[str] = "crew"
    verbs: ClassVar[tuple[str, ...]] = ("crew_upper", "crew_lower", "decline", "exchange")
    skips: ClassVar[bool] = True

    def options(self, t: Planet) -> list[Action]:
        options = [UPPER[c] for c in range(t.count.columns) if t.columns[c] and free_row(t, c) != NOBODY]
        options += [LOWER[space] for space in empty_lower(t)]
        if not options:
            return options
        options.append(DECLINE)
        return with_exchange(t, self.seat, options)

    def take(self, t: Planet, action: Action) -> None:
        if action[0] == "decline" or exchanged(t, self, action):
            return
        seat, place = self.seat, action[1]
        crewman = ONE[t.tints[seat]]
        t.crew[seat] -= 1
        if action[0] == "crew_upper":
            t.upper[place * ROWS + free_row(t, place)] += crewman
            t.columns[place] += crewman
        else:
            t.lower[place] += crewman
        if t.ears is not None:
            t.tell(action[0], seat, place)

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        if prefix[0] == "exchange":
            return why_no_exchange()
        place = prefix[1] if len(prefix) > 1 else 0
        if prefix[0] == "crew_upper" and not t.columns[place]:
            return Reason("E_CREW_COLUMN", "MS-BON-04")
        return Reason("E_SPACE_TAKEN", "MS-BON-04")
