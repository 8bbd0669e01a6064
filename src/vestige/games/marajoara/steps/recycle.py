"""End of turn: the dice of the slate return to the main board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from vestige.games.marajoara.solo import achieve
from vestige.games.marajoara.steps.common import closest, unavailable
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action

CHECKS: Final = ("E_NO_DIE", "E_LANDING_OCCUPIED", "E_RECYCLE_PRIORITY")


def recycling_spaces(t: MarajoaraTable, seat: int) -> Sequence[int]:
    """Free rope-zone spaces first, then uncovered own dig tokens, else any space without a die (MJ-REC-02 … -04)."""
    board = t.board
    roped = [space for space in t.box.roped if board[space] < 0]
    if roped:
        return roped
    end = seat + t.wings
    tokens = [space for space, owner in enumerate(t.tokens) if seat <= owner < end and board[space] < 0]
    return tokens or [space for space, die in enumerate(board) if die < 0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Recycle(Question[MarajoaraTable]):
    """Every die of the slate, in any order; the priority is judged anew for each (MJ-REC-01, -05, -07, -09)."""

    __slots__ = ()
    name: ClassVar[str] = "recycle"
    verbs: ClassVar[tuple[str, ...]] = ("recycle", "end_turn", "decline")
    skips: ClassVar[bool] = True

    def options(self, t: MarajoaraTable) -> list[Action]:
        looks: dict[int, int] = {}
        for place, die in enumerate(t.slate):
            looks.setdefault(t.colour(die) * 8 + t.value[die], place)
        spaces = recycling_spaces(t, self.seat)
        return [t.box.recycles[place][space] for place in looks.values() for space in spaces]

    def take(self, t: MarajoaraTable, action: Action) -> None:
        """Its value stays; no dig bonus, no +1 or +2 (MJ-REC-06)."""
        _, place, space = action
        die = t.slate[place]
        t.slate = t.slate[:place] + t.slate[place + 1 :]
        t.put(space, die)
        if t.ears is not None:
            t.tell("recycled", self.seat, t.colour(die), t.value[die], space)
        achieve(t, "star", space)
        if t.slate:
            t.push(self)

    def why_not(self, t: MarajoaraTable, prefix: Action) -> Reason:
        if prefix[0] == "end_turn":
            return Reason("E_RECYCLE_PENDING", "MJ-REC-09")
        if prefix[0] == "decline":
            return unavailable("MJ-REC-01")
        if len(prefix) < 3:
            further = t.box.numbers()
            return closest((self.why_not(t, (*prefix, space)) for space in further), CHECKS)
        if prefix[1] >= len(t.slate):
            return Reason("E_NO_DIE", "MJ-REC-01")
        if t.board[prefix[2]] >= 0:
            return Reason("E_LANDING_OCCUPIED", "MJ-REC-01", prefix[2])
        return Reason("E_RECYCLE_PRIORITY", "MJ-REC-05")
