"""Light bonus cards: drawn, kept, given back (CS-BON-01 to -04, CS-SOLO-19)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.council_of_shadows.table import Council
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure, Question
from vestige.kernel.values import Action, reader
from vestige.kernel.verb import Arg


def draw_light(t: Council, seat: int) -> None:
    """The top card, if there is one; a fifth card asks which light card goes (CS-BON-01, -02, -04)."""
    if not t.light.draw(t, t.bonus[seat]):
        return
    if t.ears is not None:
        t.tell("drew_bonus", seat, t.bonus[seat].cards[-1], readers=t.bonus[seat].usual)
    if seat != t.automa and len(t.bonus[seat]) > t.box.bonus_limit:
        t.push(ReturnBonus(seat))


class LightCard(Procedure[Council]):
    """A light card out of turn: Better Information (CS-DT2-05)."""

    __slots__ = ("seat",)
    name = "light_card"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Council) -> None:
        draw_light(t, self.seat)


class ReturnBonus(Question[Council]):
    """Which light card goes under the pile, the new one included; the dark card stays (CS-BON-02, -03)."""

    __slots__ = ()
    name = "return_bonus"
    verbs = ("give_back",)

    def options(self, t: Council) -> list[Action]:
        return [t.box.menu.give_back[card] for card in t.bonus[self.seat].cards if not t.box.bonuses[card].dark]

    def take(self, t: Council, action: Action) -> None:
        card: int = action[1]
        t.bonus[self.seat].bury(t, card, t.light)
        if t.ears is not None:
            t.tell("returned_bonus", self.seat, card, readers=reader(self.seat))

    def why_not(self, t: Council, prefix: Action) -> Reason:
        if prefix[1] in t.bonus[self.seat].cards:
            return Reason("CS_ERR_BONUS_DARK_FIXED", "CS-BON-03")
        return Reason("CS_ERR_NO_SUCH_TARGET", "CS-BON-02")
