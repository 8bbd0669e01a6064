"""Main action 2: put a crew on the lower panel and use its space for option A or B (MS-CREW)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.magnastorm.components import ACTION_SPACES
from vestige.games.magnastorm.constants import (
    ADIRA,
    BAG_1,
    DOUBLE_LAB,
    KIM_KIN,
    OPTION_A,
    OPTION_B,
    RAIN,
    RANGE_2,
    ROWS,
    SAYURI,
    YUUL,
)
from vestige.games.magnastorm.panels import carry, open_lower
from vestige.games.magnastorm.steps.bonus import SpaceBonus
from vestige.games.magnastorm.steps.exchange import exchanged, why_no_exchange, with_exchange
from vestige.games.magnastorm.steps.gain import gain_powers
from vestige.games.magnastorm.steps.labs import Adira, FirstLab
from vestige.games.magnastorm.steps.move import Move
from vestige.games.magnastorm.steps.pay import pay, payable
from vestige.games.magnastorm.table import Planet
from vestige.games.magnastorm.wealth import gain
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import NOBODY, Action
from vestige.kernel.verb import Arg

PLACE: Final[tuple[Action, ...]] = tuple(("place", space) for space in range(len(ACTION_SPACES)))
MOVE: Final[Action] = ("move",)
GAIN: Final[Action] = ("gain",)


class PlaceCrew(Question[Planet]):
    """Where the crew goes; until it is put down it stays where it was (MS-CREW-03, -06, MS-POW-16)."""

    __slots__ = ("column", "crew")
    name: ClassVar[str] = "place"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("column", "column"), Arg("crew", "crew"))
    verbs: ClassVar[tuple[str, ...]] = ("place", "exchange")

    def __init__(self, seat: int, column: int, crew: int) -> None:
        super().__init__(seat)
        self.column = column
        self.crew = crew

    def options(self, t: Planet) -> list[Action]:
        if t.powers[self.seat] & KIM_KIN:
            return with_exchange(t, self.seat, list(PLACE[: t.count.spaces]))
        return with_exchange(t, self.seat, [PLACE[space] for space in open_lower(t)])

    def take(self, t: Planet, action: Action) -> None:
        if exchanged(t, self, action):
            return
        space: int = action[1]
        if t.powers[self.seat] & KIM_KIN and space not in open_lower(t):
            t.used |= KIM_KIN
        carry(t, self.column, self.crew, space)
        if t.ears is not None:
            t.tell("placed", self.seat, self.crew, space)
        t.push(ChooseOption(self.seat, space))

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        if prefix[0] == "exchange":
            return why_no_exchange()
        space = prefix[1] if len(prefix) > 1 else NOBODY
        if space >= t.count.spaces:
            return Reason("E_UNKNOWN", "MS-COMP-08")
        return Reason("E_SPACE_TAKEN", "MS-CREW-03")


class ChooseOption(Question[Planet]):
    """Option A if its cost is payable, or option B (MS-CREW-04)."""

    __slots__ = ("space",)
    name: ClassVar[str] = "option"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("space", "action_space"))
    verbs: ClassVar[tuple[str, ...]] = ("move", "gain", "exchange")
    asks_asides: ClassVar[bool] = True

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def options(self, t: Planet) -> list[Action]:
        can = payable(t, self.seat, move_cost(t, self.seat, self.space))
        return with_exchange(t, self.seat, [MOVE, GAIN] if can else [GAIN])

    def take(self, t: Planet, action: Action) -> None:
        if action[0] == "move":
            option_a(t, self.seat, self.space)
        elif not exchanged(t, self, action):
            option_b(t, self.seat, self.space)

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        return why_no_exchange() if prefix[0] == "exchange" else Reason("E_PAY", "MS-CREW-04")


def move_cost(t: Planet, seat: int, space: int) -> int:
    """The red value of the row, with Sayuri one own cube less (MS-MOVE-02, MS-POW-17)."""
    own, yellow = t.box.move_cost[space % ROWS]
    if own and t.powers[seat] & SAYURI:
        own -= 1
    return t.box.cost([own, yellow], t.tints[seat])


def option_a(t: Planet, seat: int, space: int) -> None:
    """Cost, movement, labs, Adira, the bonus of the space (MS-MOVE-01, MS-POW-21)."""
    bonus = t.box.bonuses[t.count.side][space]
    if bonus not in (RANGE_2, DOUBLE_LAB, BAG_1):
        t.push(SpaceBonus(seat, space, OPTION_A))
    if t.powers[seat] & ADIRA:
        t.push(Adira(seat))
    t.push(Move(seat, 2 if bonus == RANGE_2 else 1), FirstLab(seat, int(bonus == DOUBLE_LAB)))
    pay(t, seat, move_cost(t, seat, space))


def option_b(t: Planet, seat: int, space: int) -> None:
    """The green value of the row, commander bonuses, the bonus of the space (MS-GAIN-01, -02)."""
    own, yellow = t.box.gain[space % ROWS]
    gain(t, seat, own, yellow)
    bonus = t.box.bonuses[t.count.side][space]
    if bonus not in (RANGE_2, DOUBLE_LAB):
        t.push(SpaceBonus(seat, space, OPTION_B))
    if t.powers[seat] & (RAIN | YUUL):
        gain_powers(t, seat)
