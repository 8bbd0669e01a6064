"""Main action, step 4: the captured die is stored, or used for an excavation."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.marajoara.rows import GREY
from vestige.games.marajoara.steps.excavate import Excavate, SpendCaptured
from vestige.games.marajoara.steps.store import arrive
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.native import mypyc_attr
from vestige.kernel.step import Procedure
from vestige.kernel.verb import Arg


@mypyc_attr(allow_interpreted_subclasses=True)
class DieAction(Procedure[MarajoaraTable]):
    """Grey dice excavate, the others are stored (MJ-STO-05, MJ-DIG-10)."""

    __slots__ = ("seat",)
    name: ClassVar[str] = "die_action"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: MarajoaraTable) -> None:
        if t.colour(t.captured) == GREY:
            t.push(Excavate(self.seat), SpendCaptured(self.seat))
        else:
            arrive(t, self.seat)
