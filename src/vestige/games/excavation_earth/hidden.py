"""What is special about views: hands, packs, decks and supplies are piles, and the kernel hides and redeals those."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vestige.games.excavation_earth.table import Earth


def hide(t: Earth, seat: int | None) -> None:
    """EE-HID-01: not even how many cards another seat has picked so far may be seen."""
    t.picks = [picks if other == seat else () for other, picks in enumerate(t.picks)]
