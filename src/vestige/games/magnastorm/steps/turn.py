"""The main action: take control of a column, or use a crew on the lower panel (MS-FLOW-04, MS-CMD-01 to -04,
MS-CREW-01, -02)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.magnastorm.constants import COLUMNS, CREW, NEUTRAL
from vestige.games.magnastorm.cubes import ONE, count
from vestige.games.magnastorm.steps.exchange import exchanged, why_no_exchange, with_exchange
from vestige.games.magnastorm.steps.pay import payable
from vestige.games.magnastorm.steps.take import begin_taking
from vestige.games.magnastorm.steps.use import PlaceCrew
from vestige.games.magnastorm.table import Planet
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import NOBODY, Action

TAKE: Final[tuple[Action, ...]] = tuple(("take", column) for column in range(len(COLUMNS)))
USE: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(("use", column, crew) for crew in range(len(CREW))) for column in range(len(COLUMNS))
)


class Turn(Question[Planet]):
    """Exactly one main action; passing is not allowed (MS-DEC-04)."""

    __slots__ = ()
    name: ClassVar[str] = "turn"
    verbs: ClassVar[tuple[str, ...]] = ("take", "use", "exchange")
    asks_asides: ClassVar[bool] = True

    def options(self, t: Planet) -> list[Action]:
        seat = self.seat
        options = [
            TAKE[column]
            for column in range(t.count.columns)
            if t.columns[column] and not yours(t, seat, column) and payable(t, seat, price(t, seat, column))
        ]
        for column in range(t.count.columns):
            crew = t.columns[column]
            if crew:
                options += [USE[column][colour] for colour in usable(t, seat) if count(crew, colour)]
        return with_exchange(t, seat, options)

    def take(self, t: Planet, action: Action) -> None:
        if action[0] == "take":
            begin_taking(t, self.seat, action[1], price(t, self.seat, action[1]))
        elif not exchanged(t, self, action):
            t.push(PlaceCrew(self.seat, action[1], action[2]))

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        if prefix[0] == "exchange":
            return why_no_exchange()
        column = prefix[1] if len(prefix) > 1 else NOBODY
        if column >= t.count.columns:
            return Reason("E_UNKNOWN", "MS-COMP-08")
        if prefix[0] == "use":
            return self.why_no_crew(t, column)
        if column != NOBODY and not t.columns[column]:
            return Reason("E_COLUMN_EMPTY", "MS-CMD-01")
        if column != NOBODY and yours(t, self.seat, column):
            return Reason("E_OWN_COMMANDER", "MS-CMD-02")
        return Reason("E_PAY", "MS-CUBE-08")

    def why_no_crew(self, t: Planet, column: int) -> Reason:
        if not t.columns[column]:
            return Reason("E_COLUMN_EMPTY", "MS-CREW-01")
        return Reason("E_CREW_CHOICE", "MS-CREW-02")


def usable(t: Planet, seat: int) -> tuple[int, ...]:
    """Neutral and own crew; only if there are none, anybody's (MS-CREW-01, -02)."""
    own = t.tints[seat]
    above = sum(t.columns)
    return (own, NEUTRAL) if count(above, own) or count(above, NEUTRAL) else t.tints


def commander_of(t: Planet, column: int) -> int:
    """The commander above a column; above the first lies the first player token."""
    return t.admins[column - 1] if column else NOBODY


def yours(t: Planet, seat: int, column: int) -> bool:
    """A commander under the own control cannot be taken again (MS-CMD-02)."""
    return column > 0 and bool(t.powers[seat] >> t.admins[column - 1] & 1)


def price(t: Planet, seat: int, column: int) -> int:
    """A cube per crew in its colour, and one of the present controller's (MS-CMD-03, -04)."""
    holder = t.holder(t.admins[column - 1]) if column else NOBODY
    return t.columns[column] if holder in (NOBODY, seat) else t.columns[column] + ONE[t.tints[holder]]
