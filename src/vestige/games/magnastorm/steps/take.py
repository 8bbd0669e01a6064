"""Main action 1: take control of a commander or of the first player token (MS-CMD)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.magnastorm.components import ACTION_SPACES
from vestige.games.magnastorm.constants import CREW, DAIN, FROM_POWERS, YELLOW
from vestige.games.magnastorm.cubes import ONE, count, total
from vestige.games.magnastorm.panels import carry, open_lower
from vestige.games.magnastorm.reputation import take_card, win
from vestige.games.magnastorm.steps.exchange import exchanged, why_no_exchange, with_exchange
from vestige.games.magnastorm.steps.pay import pay
from vestige.games.magnastorm.steps.research import AnyCube, ChooseTrack
from vestige.games.magnastorm.table import Planet
from vestige.games.magnastorm.wealth import put_back
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure, Question
from vestige.kernel.values import Action
from vestige.kernel.verb import Arg

PUT: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(("put", crew, space) for space in range(len(ACTION_SPACES))) for crew in range(len(CREW))
)
SPEND: Final[tuple[Action, ...]] = (("spend", 0), ("spend", 1), ("spend", 2))
MOST_SPENT: Final = 2
"""Yellow cubes that Forrester turns into reputation (MS-POW-01)."""


def begin_taking(t: Planet, seat: int, column: int, price: int) -> None:
    """Pay, move the crew, take the card, use it (MS-CMD-12)."""
    if t.ears is not None:
        t.tell("took", seat, column)
    t.push(MoveCrew(seat, column), Control(seat, column))
    pay(t, seat, price)


class MoveCrew(Question[Planet]):
    """All crew of the column go to the lower panel, where the player likes; nothing results from it (MS-CMD-05)."""

    __slots__ = ("column",)
    name: ClassVar[str] = "move_crew"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("column", "column"))
    verbs: ClassVar[tuple[str, ...]] = ("put", "exchange")

    def __init__(self, seat: int, column: int) -> None:
        super().__init__(seat)
        self.column = column

    def options(self, t: Planet) -> list[Action]:
        crew, spaces = t.columns[self.column], open_lower(t)
        options: list[Action] = []
        for colour in range(len(CREW)):
            if count(crew, colour):
                puts = PUT[colour]
                options += [puts[space] for space in spaces]
        return with_exchange(t, self.seat, options)

    def take(self, t: Planet, action: Action) -> None:
        if exchanged(t, self, action):
            return
        carry(t, self.column, action[1], action[2])
        if t.ears is not None:
            t.tell("crew_moved", self.seat, action[1], action[2])
        if t.columns[self.column]:
            t.push(self)

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        if prefix[0] == "exchange":
            return why_no_exchange()
        if len(prefix) > 1 and not count(t.columns[self.column], prefix[1]):
            return Reason("E_CREW_CHOICE", "MS-CMD-05")
        return Reason("E_SPACE_TAKEN", "MS-CMD-05")


class Control(Procedure[Planet]):
    """The card with its reputation, or the token with its level and its cube (MS-CMD-06, -07, -09)."""

    __slots__ = ("column", "seat")
    name: ClassVar[str] = "control"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("column", "column"))

    def __init__(self, seat: int, column: int) -> None:
        self.seat = seat
        self.column = column

    def run(self, t: Planet) -> None:
        seat = self.seat
        if not self.column:
            t.token = seat
            if t.ears is not None:
                t.tell("token", seat)
            t.push(ChooseTrack(seat), AnyCube(seat))
            return
        commander = t.admins[self.column - 1]
        take_card(t, seat, commander)
        if 1 << commander == DAIN:
            t.push(Dain(seat))


class Dain(Question[Planet]):
    """Forrester, now or never: a reputation for each of up to two yellow cubes (MS-POW-01)."""

    __slots__ = ()
    name: ClassVar[str] = "dain"
    verbs: ClassVar[tuple[str, ...]] = ("spend", "exchange")
    asks_asides: ClassVar[bool] = True

    def options(self, t: Planet) -> list[Action]:
        hold = t.hold[self.seat]
        yellow = min(count(hold, YELLOW), MOST_SPENT)
        options = [SPEND[cubes] for cubes in range(yellow + 1)]
        if not yellow and not (total(hold) >= t.box.exchange and count(t.supply, YELLOW)):
            return options
        return with_exchange(t, self.seat, options)

    def take(self, t: Planet, action: Action) -> None:
        if exchanged(t, self, action):
            return
        cubes: int = action[1]
        if cubes:
            put_back(t, self.seat, cubes * ONE[YELLOW])
            if t.ears is not None:
                t.tell("dain", self.seat, cubes)
            win(t, self.seat, FROM_POWERS, cubes)

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        if prefix[0] == "exchange":
            return why_no_exchange()
        known = len(prefix) > 1 and 0 <= prefix[1] <= MOST_SPENT
        return Reason("E_PAY", "MS-CUBE-08") if known else Reason("E_POWER", "MS-POW-01")
