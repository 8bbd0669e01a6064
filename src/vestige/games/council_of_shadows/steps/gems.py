"""Gems and energy from cards: take, transform, gain (CS-GEM-01, CS-TRANS-01, CS-CARD-12)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.council_of_shadows.constants import GOLD, TRANSPARENT
from vestige.games.council_of_shadows.menu import DECLINE, GAIN
from vestige.games.council_of_shadows.table import Council
from vestige.games.council_of_shadows.tracks import gain_energy, gain_gems
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg


def take_gems(t: Council, seat: int, gems: tuple[int, int, int]) -> None:
    """The gems shown, from the supply; no extraction (CS-GEM-01). Declining could not help, so nobody is asked."""
    gain_gems(t, seat, gems)
    if t.ears is not None:
        t.tell("took_gems", seat, *gems)


class Transform(Question[Council]):
    """One anthracite gem into gold, or one gold gem into a transparent one (CS-TRANS-01)."""

    __slots__ = ()
    name = "transform"
    verbs = ("transform", "decline")

    def options(self, t: Council) -> list[Action]:
        own = t.gems[3 * self.seat : 3 * self.seat + TRANSPARENT]
        return [*(t.box.menu.transform[gem] for gem, count in enumerate(own) if count), DECLINE]

    def take(self, t: Council, action: Action) -> None:
        if action[0] == "transform":
            gem = 3 * self.seat + action[1]
            t.gems[gem] -= 1
            t.gems[gem + 1] += 1
            if t.ears is not None:
                t.tell("transformed", self.seat, action[1], action[1] + 1)

    def why_not(self, t: Council, prefix: Action) -> Reason:
        if len(prefix) > 1 and prefix[1] > GOLD:
            return Reason("CS_ERR_NO_SUCH_TARGET", "CS-TRANS-01")
        return Reason("CS_ERR_NO_SUCH_GEM", "CS-TRANS-01")


class Energy(Question[Council]):
    """So much energy, or not: it can change the order of play (CS-CARD-12, CS-ACT-03)."""

    __slots__ = ("energy",)
    name = "energy"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("energy", COUNT))
    verbs = ("gain", "decline")

    def __init__(self, seat: int, energy: int) -> None:
        super().__init__(seat)
        self.energy = energy

    def options(self, t: Council) -> list[Action]:
        return [GAIN, DECLINE]

    def take(self, t: Council, action: Action) -> None:
        if action[0] == "gain":
            gain_energy(t, self.seat, self.energy)
            if t.ears is not None:
                t.tell("gained_energy", self.seat, self.energy)

    def why_not(self, t: Council, prefix: Action) -> Reason:
        raise AssertionError(prefix)  # both answers are always offered
