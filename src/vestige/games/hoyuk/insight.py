"""What a position is worth to a seat, for bots; the rules never look here."""

from __future__ import annotations

from vestige.games.hoyuk.table import Village
from vestige.kernel.view import View


def evaluate(view: View[Village], seat: int) -> float:
    totals = view.score_sheet().totals()
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
