"""Scoring: majorities in the command centres, galleries, the score sheet and the result (EE-SCO, EE-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vestige.games.excavation_earth.components import CENTRES, COLOURS, GLYPHS
from vestige.games.excavation_earth.ledger import MAJORITIES, SOURCES, gain
from vestige.kernel.majority import shares
from vestige.kernel.score import Goal, Result, Row, Sheet, ranked, solo
from vestige.kernel.values import NOBODY

if TYPE_CHECKING:
    from vestige.games.excavation_earth.table import Earth

COLUMN_CELLS: Final = tuple((1 << GLYPHS) - 1 << column * GLYPHS for column in range(COLOURS))
ROW_CELLS: Final = tuple(sum(1 << column * GLYPHS + row for column in range(COLOURS)) for row in range(GLYPHS))
"""Of a gallery, as bits like the guards in it."""

SOURCE_RULES: dict[str, tuple[str, ...]] = {
    "start": ("EE-SETUP-04",),
    "popularity": ("EE-SEL-05",),
    "buyers": ("EE-SEL-05",),
    "markets": ("EE-SEL-05",),
    "offloaded": ("EE-SMG-03", "EE-TILE-07"),
    "bought": ("EE-SMG-04", "EE-FAC-04", "EE-SUR-04"),
    "tiles": ("EE-TILE-01",),
    "majorities": ("EE-SCO-01",),
    "failures": ("EE-ZU-FAIL-01",),
}


def score_centres(t: Earth) -> None:
    """Every centre on its own: credits by rank, shared in ties, none without envoy; envoys stay (EE-SCO-01 to -04)."""
    payout = t.box.majorities[t.round - 1]
    for centre in range(CENTRES):
        envoys = t.envoys[centre * t.seats : centre * t.seats + t.seats]
        for seat, credits in enumerate(shares(envoys, payout)):
            gain(t, seat, MAJORITIES, credits)
            if credits and t.ears is not None:
                t.tell("majority", seat, centre, envoys[seat], credits)


def columns(t: Earth, seat: int) -> int:
    """Each column by its number of guards (EE-END-01)."""
    guards, total = t.gallery[seat], 0
    for column in COLUMN_CELLS:
        total += t.box.column[(guards & column).bit_count()]
    return total


def rows(t: Earth, seat: int) -> int:
    """Each row by its number of guards (EE-END-01)."""
    guards, total = t.gallery[seat], 0
    for row in ROW_CELLS:
        total += t.box.row[(guards & row).bit_count()]
    return total


def stored(t: Earth, seat: int) -> int:
    """Relics left over: Zu adds their value; by option a person loses it, not below 0 (EE-SOLO-13, EE-DIF-H4)."""
    value = sum(t.box.value[relic] for relic in t.owned(seat))
    if seat == t.zu:
        return value
    if t.setup.options["lose_leftovers"]:
        return -min(value, t.credits[seat] + columns(t, seat) + rows(t, seat))
    return 0


def tell_galleries(t: Earth) -> None:
    for seat in range(t.seats):
        t.tell("gallery", seat, columns(t, seat), rows(t, seat))
        if stored(t, seat):
            t.tell("stored_relics", seat, stored(t, seat))


def sheet(t: Earth) -> Sheet:
    """Live: credits by source, then what galleries and stored relics would bring now."""
    seats, open_yet = range(t.seats), not t.over()
    ledger = [
        Row(source, t.ledger[number * t.seats : (number + 1) * t.seats], SOURCE_RULES[source])
        for number, source in enumerate(SOURCES)
        if source != "failures" or t.zu != NOBODY
    ]
    galleries = [
        Row("columns", [columns(t, seat) for seat in seats], ("EE-END-01",), open_yet),
        Row("rows", [rows(t, seat) for seat in seats], ("EE-END-01",), open_yet),
    ]
    if t.zu != NOBODY:
        galleries.append(Row("stored", [stored(t, seat) for seat in seats], ("EE-SOLO-13", "EE-DIF-H4"), open_yet))
    notes = [Row("credits", t.credits), Row("relics", [len(t.owned(seat)) for seat in seats], ("EE-END-03",))]
    return Sheet([*ledger, *galleries], notes)


def goals(t: Earth) -> list[Goal]:
    """Alone: more credits than Zu (EE-SOLO-14)."""
    if t.zu == NOBODY:
        return []
    totals = sheet(t).totals()
    return [Goal("beat_zu", totals[0] > totals[t.zu], totals[0], totals[t.zu])]


def result(t: Earth) -> Result:
    """Most credits, then most relics; alone, only more than Zu is a victory (EE-END-03, EE-SOLO-14)."""
    totals = sheet(t).totals()
    if t.zu != NOBODY:
        return solo(totals, goals(t))
    return ranked(totals, [[len(t.owned(seat))] for seat in range(t.seats)])
