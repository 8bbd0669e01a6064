"""One element is to be placed: the card that builds it is spent, or the piece is stolen already."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.hoyuk.placing.element import NUMBER, place, placements, why_not
from vestige.games.hoyuk.rows import ELEMENTS
from vestige.games.hoyuk.table import Village
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action
from vestige.kernel.verb import Arg


@mypyc_attr(allow_interpreted_subclasses=True)
class Place(Question[Village]):
    """Anywhere by the placement rules (HY-CARD-09, HY-EXP-46)."""

    __slots__ = ("element",)
    name: ClassVar[str] = "place"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("element", "element"))
    verbs: ClassVar[tuple[str, ...]] = ELEMENTS

    def __init__(self, seat: int, element: int) -> None:
        self.seat = seat
        self.element = element

    def options(self, t: Village) -> list[Action]:
        return placements(t, self.seat, self.element)

    def take(self, t: Village, action: Action) -> None:
        place(t, self.seat, action)

    def why_not(self, t: Village, prefix: Action) -> Reason:
        if NUMBER[prefix[0]] != self.element:
            return Reason("E_WRONG_PHASE", "HY-CARD-10")
        return why_not(t, self.seat, prefix)
