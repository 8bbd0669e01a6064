"""The end: ranking and artefacts to take home (MS-END-06, -09, MS-ART-01, -03)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.magnastorm.scoring import ranking
from vestige.games.magnastorm.table import Planet
from vestige.kernel.step import Procedure
from vestige.kernel.values import NOBODY


class Final(Procedure[Planet]):
    """Gold for the winner, bronze for the last, silver for the others, none that is owned already."""

    __slots__ = ()
    name: ClassVar[str] = "final"

    def run(self, t: Planet) -> None:
        t.active = NOBODY
        if t.ears is not None:
            t.tell("final")
        for place, seat in enumerate(ranking(t), 1):
            give_artefact(t, seat, metal(t, place))


def metal(t: Planet, place: int) -> int:
    if place == 1:
        return t.box.first_metal
    return t.box.last_metal if place == t.seats else t.box.other_metal


def give_artefact(t: Planet, seat: int, kind: int) -> None:
    """Uniform among the cards of the metal that the player does not own (MS-ART-03)."""
    cards, owned = t.game.ids("artefact"), t.setup.seats[seat]["artefacts"]
    left = [card for card in t.box.of_metal[kind] if cards[card] not in owned]
    if left:
        t.keepsakes[seat] = left[t.below(len(left))]
        if t.ears is not None:
            t.tell("keepsake", seat, t.keepsakes[seat])
