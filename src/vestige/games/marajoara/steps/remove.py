"""Solo: after each capture a die around the jumper leaves the game."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.marajoara.steps.common import unavailable
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action
from vestige.kernel.verb import Arg


@mypyc_attr(allow_interpreted_subclasses=True)
class RemoveDie(Question[MarajoaraTable]):
    """One of the up to eight dice around the landing space goes to the round track (MJ-SOL-03); skipped if there is
    none (MJ-SOL-04). It never comes back (MJ-SOL-05)."""

    __slots__ = ("landing",)
    name: ClassVar[str] = "remove"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("landing", "space"))
    verbs: ClassVar[tuple[str, ...]] = ("remove", "decline")
    skips: ClassVar[bool] = True

    def __init__(self, seat: int, landing: int) -> None:
        super().__init__(seat)
        self.landing = landing

    def options(self, t: MarajoaraTable) -> list[Action]:
        return [("remove", space) for space in t.box.around[self.landing] if t.board[space] >= 0]

    def take(self, t: MarajoaraTable, action: Action) -> None:
        die = t.lift(action[1])
        t.removed += (die,)
        if t.ears is not None:
            t.tell("removed", self.seat, t.colour(die), t.value[die], action[1], len(t.removed))

    def why_not(self, t: MarajoaraTable, prefix: Action) -> Reason:
        if prefix[0] == "decline":
            return unavailable("MJ-SOL-03")
        if t.board[prefix[1]] < 0:
            return Reason("E_NO_DIE", "MJ-SOL-03")
        return Reason("E_NOT_ADJACENT", "MJ-SOL-03")
