"""Phase 4, end of the turn: spent cards go back, the turn marker is passed on (HY-P4)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.hoyuk.piles import put_under
from vestige.games.hoyuk.table import Village
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Return(Question[Village]):
    """All cards spent this turn go face up under one pile of the mode (HY-P4-02 … -05)."""

    __slots__ = ()
    name: ClassVar[str] = "return"
    verbs: ClassVar[tuple[str, ...]] = ("return",)
    skips: ClassVar[bool] = True

    def options(self, t: Village) -> list[Action]:
        return [("return", pile) for pile in range(len(t.aspects))] if t.spent[self.seat] else []

    def take(self, t: Village, action: Action) -> None:
        """The first spent card lies uppermost."""
        packet, pile = t.spent[self.seat], int(action[1])
        if t.ears is not None:
            t.tell("returned", self.seat, len(packet), pile)
        put_under(t.aspects[pile], packet)
        t.spent[self.seat] = ()

    def why_not(self, t: Village, prefix: Action) -> Reason:
        return Reason("E_NO_SUCH_PILE", "HY-P4-03")


@mypyc_attr(allow_interpreted_subclasses=True)
class Marker(Question[Village]):
    """The first player gives the turn marker to another player (HY-P4-06, -07)."""

    __slots__ = ()
    name: ClassVar[str] = "marker"
    verbs: ClassVar[tuple[str, ...]] = ("marker",)

    def options(self, t: Village) -> list[Action]:
        return [("marker", seat) for seat in range(t.seats) if seat != self.seat]

    def take(self, t: Village, action: Action) -> None:
        t.first = int(action[1])
        if t.ears is not None:
            t.tell("marker", t.first)

    def why_not(self, t: Village, prefix: Action) -> Reason:
        return Reason("E_MARKER_SELF", "HY-P4-06")
