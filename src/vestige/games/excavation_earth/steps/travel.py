"""Travel (Déplacement): steps along the links, one for each fuel (EE-TRV-01 to -05)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.excavation_earth.cards import play_card
from vestige.games.excavation_earth.components import EXPLORERS
from vestige.games.excavation_earth.menu import DONE
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg


def begin(t: Earth, seat: int, card: int) -> None:
    play_card(t, seat, card)
    t.push(Journey(seat, t.box.fuel[card], 0))


def move(t: Earth, seat: int, start: int, end: int) -> None:
    """One explorer of the seat from place to place."""
    t.explorers[t.explorers.index(start, EXPLORERS * seat)] = end
    if t.ears is not None:
        t.tell("moved", seat, start, end)


def crowd(places: list[int]) -> int:
    """How many explorers must still step aside until no two share a place."""
    return len(places) - len(set(places))


def after(places: list[int], start: int, end: int) -> list[int]:
    moved = places[:]
    moved[moved.index(start)] = end
    return moved


class Journey(Question[Earth]):
    """Step by step; own explorers may meet on the way but not at the end (EE-TRV-03)."""

    __slots__ = ("fuel", "moved")
    name = "journey"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("fuel", COUNT), Arg("moved", COUNT))
    verbs = ("step", "done")

    def __init__(self, seat: int, fuel: int, moved: int) -> None:
        super().__init__(seat)
        self.fuel = fuel
        self.moved = moved

    def options(self, t: Earth) -> list[Action]:
        """A step is offered if the fuel left after it can part own explorers again."""
        if self.fuel == 0:
            return [DONE]
        places = t.places(self.seat)
        starts = set(places)
        options: list[Action] = []
        for start in starts:
            options += t.box.menu.steps[start]
        crowded = len(places) - len(starts)
        if crowded:
            options = [o for o in options if crowd(after(places, o[1], o[2])) < self.fuel]
        elif self.fuel == 1:
            options = [o for o in options if o[2] not in starts]
        if self.moved and not crowded:
            options.append(DONE)
        return options

    def take(self, t: Earth, action: Action) -> None:
        if action[0] == "step":
            move(t, self.seat, action[1], action[2])
            if self.fuel > 1:
                t.push(Journey(self.seat, self.fuel - 1, 1))

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        if prefix[0] == "done":
            if self.moved:
                return Reason("own_explorer_collision", "EE-TRV-03")
            return Reason("no_effect", "EE-TURN-11")
        return why_no_step(t, self.seat, prefix, "EE-TRV-03")


def why_no_step(t: Earth, seat: int, prefix: Action, joining: str) -> Reason:
    """Whose explorer, along which link, and the rule against ``joining`` an own explorer."""
    start: int = prefix[1]
    if start not in t.places(seat):
        return Reason("no_explorer", "EE-TRV-02", start)
    if len(prefix) > 2 and prefix[2] not in t.box.neighbours[start]:
        return Reason("not_adjacent", "EE-TRV-02", start, prefix[2])
    return Reason("own_explorer_collision", joining)
