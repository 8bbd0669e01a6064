"""Credits, and where they came from: the score sheet shows every source as a row of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from vestige.games.excavation_earth.table import Earth

SOURCES: Final = ("start", "popularity", "buyers", "markets", "offloaded", "bought", "tiles", "majorities", "failures")
START: Final = 0
POPULARITY: Final = 1
BUYERS: Final = 2
MARKETS: Final = 3
OFFLOADED: Final = 4
BOUGHT: Final = 5
TILES: Final = 6
MAJORITIES: Final = 7
FAILURES: Final = 8


def gain(t: Earth, seat: int, source: int, credits: int) -> None:
    """Take credits, or pay them when negative. Credits alone are unlimited (EE-COMP-09)."""
    t.credits[seat] += credits
    t.ledger[source * t.seats + seat] += credits
