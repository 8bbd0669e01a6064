"""Beside the board: what each player has, and how far the round has come."""

from __future__ import annotations

from typing import Final

from vestige.games.council_of_shadows.constants import LEADERS
from vestige.games.council_of_shadows.scene.words import CouncilWords, Say
from vestige.games.council_of_shadows.table import Council
from vestige.kernel.values import NOBODY
from vestige.kernel.view import View
from vestige.scene.panel import Panel, Stage, Thing
from vestige.scene.stages import over, stages

STAGES: Final = ("buy", "plan", "act", "harvest")


def panels(view: View[Council], say: Say) -> list[Panel]:
    words = CouncilWords(view.table, say)
    return [panel(view.table, seat, words) for seat in range(view.table.seats)]


def panel(t: Council, seat: int, words: CouncilWords) -> Panel:
    """Energy against the consumption that the next level needs, gems, colonies, bonus cards."""
    rows = [
        Thing("cs-energy", f"{t.energy[seat]} / {t.consumption[seat]}", words("panel-energy")),
        Thing("cs-place", str(sum(t.colonies[seat :: t.seats])), words("panel-colonies")),
        Thing("cs-bonus-light", str(len(t.bonus[seat])), words("panel-bonus")),
    ]
    if seat != t.automa:
        rows.insert(1, Thing("cs-gems", "·".join(map(str, t.gems[3 * seat : 3 * seat + 3])), words("panel-gems")))
        rows.append(Thing("cs-ai-card", str(t.ai_cards(seat)), words("panel-ai-cards")))
    return Panel(seat, role(t, seat, words), t.level[seat], tuple(rows))


def role(t: Council, seat: int, words: CouncilWords) -> str:
    """Civilization, leader, and who holds the throne."""
    notes = [words("civilization-automatos") if seat == t.automa else words.person(seat)]
    if t.leaders[seat] != NOBODY:
        notes.append(words.name("leader", LEADERS[t.leaders[seat]]))
    if t.throne == seat:
        notes.append(words("throne"))
    return " · ".join(notes)


def stage(t: Council) -> str:
    """Which part of the round the open steps belong to."""
    names = [step.name for step in reversed(t.stack)]
    if "planning" in names[:1]:
        return "plan"
    if "buy_phase" in names or "new_round" in names[:6]:
        return "buy"
    return "harvest" if "shift" not in names and "automa_turn" not in names else "act"


def headline(view: View[Council], say: Say) -> list[Stage]:
    t, words = view.table, CouncilWords(view.table, say)
    time = words("round", number=max(1, t.round))
    return over(words, time) if not t.stack else stages(words, time, STAGES, stage(t))
