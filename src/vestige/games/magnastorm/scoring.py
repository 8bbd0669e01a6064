"""Reputation by source, the ranking, and what everybody takes home (MS-GEN-03, MS-END-06, MS-ART-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vestige.games.magnastorm.constants import MOST_SEATS, SOURCES
from vestige.kernel.score import Result, Row, Sheet, ranked
from vestige.kernel.values import NOBODY

if TYPE_CHECKING:
    from vestige.games.magnastorm.table import Planet

RULES: Final = (
    ("MS-OBJ-03",),
    ("MS-CMD-06", "MS-ADM-03"),
    ("MS-ADM-02",),
    ("MS-TEL-01",),
    ("MS-POW-01", "MS-POW-03", "MS-POW-08", "MS-POW-15"),
    ("MS-ART-07",),
)
"""The rules behind each row."""


def sheet(t: Planet) -> Sheet:
    """A row per source; artefacts only where the advanced start is played."""
    rows = [
        Row(source, t.points[MOST_SEATS * n : MOST_SEATS * n + t.seats], RULES[n])
        for n, source in enumerate(SOURCES)
        if source != "artefacts" or t.setup.options["advanced"]
    ]
    places = [1 + t.order.index(seat) for seat in range(t.seats)]
    return Sheet(rows, (Row("position", places, ("MS-END-06",)),))


def ranking(t: Planet) -> list[int]:
    """Seats, the winner first; there are no shared places (MS-END-06)."""
    return sorted(t.order, key=lambda seat: -t.reputation[seat])


def result(t: Planet) -> Result:
    found = ranked(t.reputation, [(t.seats - t.order.index(seat),) for seat in range(t.seats)])
    cards = t.game.ids("artefact")
    found.keepsakes = tuple(() if kept == NOBODY else (cards[kept],) for kept in t.keepsakes)
    return found
