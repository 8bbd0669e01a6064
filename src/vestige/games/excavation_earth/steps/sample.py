"""Sampling: a guard for the relic just stored, now or never (EE-GAL-02, -03), and the card for a full column."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.excavation_earth import crew, relics
from vestige.games.excavation_earth.cards import draw_owed_cards
from vestige.games.excavation_earth.menu import DECLINE
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure, Question, Step
from vestige.kernel.values import Action
from vestige.kernel.verb import Arg


class Sample(Question[Earth]):
    """Skipped where the cell is taken or no cube can be had."""

    __slots__ = ("relic",)
    name = "sample"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("relic", "relic"))
    verbs = ("sample", "decline")
    skips = True

    def __init__(self, seat: int, relic: int) -> None:
        super().__init__(seat)
        self.relic = relic

    def options(self, t: Earth) -> list[Action]:
        if t.sampled(self.seat, self.relic):
            return []
        options = crew.crew_options(t, self.seat, "sample")
        if options:
            options.append(DECLINE)
        return options

    def take(self, t: Earth, action: Action) -> None:
        if action[0] == "sample":
            crew.take_cube(t, self.seat, action[1:])
            relics.guard(t, self.seat, self.relic)

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        return crew.why_no_cube(t, self.seat, prefix[1:], "EE-GAL-03")


def owed_cards(t: Earth, seat: int) -> tuple[Step[Earth], ...]:
    """What follows the last choice of an action."""
    return () if t.at_once() else (ColumnCards(seat),)


class ColumnCards(Procedure[Earth]):
    """Rules 1: the last choice of the action is made, now the cards for full columns are drawn."""

    __slots__ = ("seat",)
    name = "column_cards"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Earth) -> None:
        draw_owed_cards(t, self.seat)
