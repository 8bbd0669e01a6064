"""The bonus of an action space, after the action and all its costs (MS-BON)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.magnastorm.constants import BAG_1, NO_BONUS, OPTION_B, PLACE_CREW, TURN_ORDER
from vestige.games.magnastorm.steps.crew_bonus import crew_bonus
from vestige.games.magnastorm.steps.research import draw_from_bag, level
from vestige.games.magnastorm.table import Planet
from vestige.kernel.step import Procedure
from vestige.kernel.verb import COUNT, Arg


class SpaceBonus(Procedure[Planet]):
    """What the space shows, if it goes with the option (MS-BON-08)."""

    __slots__ = ("option", "seat", "space")
    name: ClassVar[str] = "space_bonus"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("space", "action_space"), Arg("option", COUNT))

    def __init__(self, seat: int, space: int, option: int) -> None:
        self.seat = seat
        self.space = space
        self.option = option

    def run(self, t: Planet) -> None:
        bonus = t.box.bonuses[t.count.side][self.space]
        if NO_BONUS < bonus < TURN_ORDER:
            level(t, self.seat, bonus - 1)
        elif bonus == TURN_ORDER:
            swap(t, self.seat)
        elif bonus == PLACE_CREW:
            crew_bonus(t, self.seat)
        elif bonus == BAG_1 and self.option == OPTION_B:
            draw_from_bag(t, self.seat, 1)


def swap(t: Planet, seat: int) -> None:
    """One position forward on the turn track; the running cycle keeps its order (MS-BON-03)."""
    place = t.order.index(seat)
    if place:
        ahead = t.order[place - 1]
        t.order = (*t.order[: place - 1], seat, ahead, *t.order[place + 1 :])
        if t.ears is not None:
            t.tell("swapped", seat, ahead)
