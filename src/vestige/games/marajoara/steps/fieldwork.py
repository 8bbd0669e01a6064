"""Free action 4: fund fieldwork, moving a die of the main board for money."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.marajoara.solo import achieve
from vestige.games.marajoara.steps.common import closest, too_poor
from vestige.games.marajoara.steps.pay import Pay
from vestige.games.marajoara.steps.spend import SpendDice
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure
from vestige.kernel.values import Action
from vestige.kernel.verb import Arg

CHECKS: Final = ("E_NO_DIE", "E_NOT_ADJACENT", "E_LANDING_OCCUPIED", "E_NOT_ENOUGH_MONEY")


def moves(t: MarajoaraTable, found: list[Action]) -> None:
    """Any die of the board to an adjacent space without a die (MJ-FLD-01 … -03)."""
    ready = t.box.moves
    for line, dice in enumerate(t.lines):
        found += ready[line][dice]


def fieldwork(t: MarajoaraTable, seat: int, start: int, end: int) -> None:
    t.push(Pay(seat, t.box.components.fieldwork_cost), MoveDie(seat, start, end), SpendDice(seat))


def why_no_fieldwork(t: MarajoaraTable, seat: int, prefix: Action) -> Reason:
    """In the order of the checks."""
    if len(prefix) < 3:
        further = t.box.numbers() if len(prefix) == 1 else t.box.adjacent[prefix[1]]
        return closest((why_no_fieldwork(t, seat, (*prefix, space)) for space in further), CHECKS)
    start: int = prefix[1]
    end: int = prefix[2]
    if t.board[start] < 0:
        return Reason("E_NO_DIE", "MJ-FLD-01")
    if end not in t.box.adjacent[start]:
        return Reason("E_NOT_ADJACENT", "MJ-FLD-02")
    if t.board[end] >= 0:
        return Reason("E_LANDING_OCCUPIED", "MJ-FLD-01", end)
    return too_poor(t.box.components.fieldwork_cost, t.money(seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveDie(Procedure[MarajoaraTable]):
    """Paid: the die moves and nothing else happens, for it is no capture (MJ-FLD-04, MJ-INC-05, MJ-SOL-15)."""

    __slots__ = ("end", "seat", "start")
    name: ClassVar[str] = "move_die"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("start", "space"), Arg("end", "space"))

    def __init__(self, seat: int, start: int, end: int) -> None:
        self.seat = seat
        self.start = start
        self.end = end

    def run(self, t: MarajoaraTable) -> None:
        die = t.lift(self.start)
        t.put(self.end, die)
        if t.ears is not None:
            t.tell("fieldwork", self.seat, t.colour(die), self.start, self.end)
        achieve(t, "star", self.end)
