"""The final count: gems, AI cards, bonus cards, and the levels they bring (CS-END-03, CS-FIN-01 to -05)."""

from __future__ import annotations

from vestige.games.council_of_shadows.scoring import ai_energy, bonus_energy, gem_energy
from vestige.games.council_of_shadows.steps.levels import due, rise
from vestige.games.council_of_shadows.table import Council
from vestige.games.council_of_shadows.tracks import gain_energy
from vestige.kernel.step import Procedure


class FinalCount(Procedure[Council]):
    """From the throne on, then in turn order; no card, no compensation, no throne (CS-END-03, CS-FIN-04)."""

    __slots__ = ()
    name = "final_count"

    def run(self, t: Council) -> None:
        for pile in t.bonus:
            for card in pile.cards[:]:
                pile.show(t, card)
        if t.ears is not None:
            t.tell("final_count")
        for seat in (t.throne, *(other for other in t.order if other != t.throne)):
            gems, cards, bonus = gem_energy(t, seat), ai_energy(t, seat), bonus_energy(t, seat)
            gain_energy(t, seat, gems + cards + bonus)
            if t.ears is not None:
                t.tell("counted", seat, gems, cards, bonus)
            while due(t, seat):
                rise(t, seat)
