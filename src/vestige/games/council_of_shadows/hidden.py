"""What Views hide besides the piles: plans behind their screens (CS-PLAN-01, CS-INFO-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vestige.games.council_of_shadows.table import Council


def hide(t: Council, seat: int | None) -> None:
    """With screens nobody sees what another seat has planned so far, nor how much (CS-PLAN-10, -11)."""
    if t.setup.options["screens"]:
        t.plans = [plan if other == seat else () for other, plan in enumerate(t.plans)]
