"""How good a position looks, for bots. Rules never import it."""

from __future__ import annotations

from vestige.games.council_of_shadows.table import Council
from vestige.kernel.view import View


def evaluate(view: View[Council], seat: int) -> float:
    """Levels, and how far the energy has come towards the next."""
    t = view.table
    hopes = [t.level[other] + t.energy[other] / t.consumption[other] for other in range(t.seats)]
    return hopes[seat] - max(hope for other, hope in enumerate(hopes) if other != seat)
