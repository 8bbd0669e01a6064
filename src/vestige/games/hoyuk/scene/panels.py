"""Beside the board: what each player has, and how far the turn has come."""

from __future__ import annotations

from vestige.games.hoyuk.families import count_families
from vestige.games.hoyuk.scene.frame import shown_scores
from vestige.games.hoyuk.scene.mats import STAGES, stage
from vestige.games.hoyuk.scene.words import Words
from vestige.games.hoyuk.table import Village
from vestige.games.hoyuk.words import P1_STEP1, P1_STEP2
from vestige.kernel.view import View
from vestige.scene.panel import Panel, Stage, Thing
from vestige.scene.stages import over, stages
from vestige.scene.words import Say


def panels(view: View[Village], say: Say) -> list[Panel]:
    words = Words(view.table, say)
    return [panel(view.table, seat, words) for seat in range(view.table.seats)]


def panel(t: Village, seat: int, words: Words) -> Panel:
    score = shown_scores(t)[seat]
    rows = (
        Thing("hy-house", str(t.supply[seat]), words("panel-houses")),
        Thing("hand", str(len(t.hands[seat])), words("panel-cards")),
        Thing("hy-family", f"{len(t.spent[seat])}/{count_families(t, seat)}", words("panel-families")),
    )
    return Panel(seat, role(t, seat, words), score, rows)


def role(t: Village, seat: int, words: Words) -> str:
    clan = words.name("clan", t.box.clans[t.clans[seat]].id)
    return f"{clan} · {words('first')}" if seat == t.first else clan


def headline(view: View[Village], say: Say) -> list[Stage]:
    """The turn, then its phases; a building says which of the two steps it is."""
    t = view.table
    words = Words(t, say)
    time = words("turn", turn=t.turn)
    if not t.stack:
        return over(words, time)
    ids = [name for name, _ in STAGES if name != "calamity" or t.turn > 1]
    now = STAGES[stage(t)][0]
    if t.phase in (P1_STEP1, P1_STEP2):
        now = ids[0] = f"build-{t.phase}"
    return stages(words, time, ids, now)
