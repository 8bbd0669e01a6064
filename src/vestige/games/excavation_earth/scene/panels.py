"""Beside the board: what each player has, and how far the round has come."""

from __future__ import annotations

from vestige.games.excavation_earth.scene.desk import has_passed
from vestige.games.excavation_earth.scene.words import Words
from vestige.games.excavation_earth.table import Earth
from vestige.games.excavation_earth.zu.deck import deck_size
from vestige.kernel.values import NOBODY
from vestige.kernel.view import View
from vestige.scene.panel import Panel, Stage, Thing
from vestige.scene.stages import over, stages
from vestige.scene.words import Say


def panels(view: View[Earth], say: Say) -> list[Panel]:
    words = Words(view.table, say)
    totals = view.score_sheet().totals()
    return [panel(view.table, seat, totals[seat], words) for seat in range(view.table.seats)]


def panel(t: Earth, seat: int, score: int, words: Words) -> Panel:
    cards = deck_size(t) if seat == t.zu else len(t.hands[seat])
    room = sum(rooms[t.factions[seat]] for rooms in t.box.room)
    crew = () if seat == t.zu else (Thing("ee-trader", str(t.reserve[seat]), words("panel-crew")),)
    rows = (
        Thing("ee-credit", str(t.credits[seat]), words("panel-credits")),
        Thing("hand", str(cards), words("panel-cards")),
        Thing("ee-hold", f"{len(t.owned(seat))}/{room}", words("panel-relics")),
        Thing("ee-guard", str(t.gallery[seat].bit_count()), words("panel-guards")),
        *crew,
    )
    return Panel(seat, role(t, seat, words), score, rows)


def role(t: Earth, seat: int, words: Words) -> str:
    """The faction, and whether it has passed or goes early in the next round."""
    notes = [words.faction(seat)]
    if has_passed(t, seat):
        notes.append(words("passed-short"))
    if t.markers[seat]:
        notes.append(words("marker-short", number=t.markers[seat]))
    return " · ".join(notes)


def headline(view: View[Earth], say: Say) -> list[Stage]:
    """The round, then its phases; before the first round, the setup."""
    t = view.table
    words = Words(t, say)
    time = words("round", number=t.round, rounds=t.box.rounds)
    if not t.stack:
        return over(words, time)
    first = "setup" if t.round == 1 else "preparation"
    return stages(words, time, (first, "actions", "scoring"), first if t.active == NOBODY else "actions")
