"""Beside the board: what each player has, and how far the turn has come."""

from __future__ import annotations

from typing import Final

from vestige.games.marajoara.scene.words import Words
from vestige.games.marajoara.scoring import fragments, vases
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.view import View
from vestige.scene.panel import Panel, Stage, Thing
from vestige.scene.stages import over, stages
from vestige.scene.words import Say

SETUP: Final = "start_token"
STAGES: Final = ("capture", "free", "recycle")


def panels(view: View[MarajoaraTable], say: Say) -> list[Panel]:
    words = Words(view.table, say)
    return [panel(view.table, seat, words) for seat in range(view.table.seats)]


def panel(t: MarajoaraTable, seat: int, words: Words) -> Panel:
    own = t.own_museums(seat)
    museums = len(own)
    components = t.box.components
    restored, exhibited = fragments(t, seat), vases(t, seat)
    laid = sum(owner in own for owner in t.tokens)
    rows = (
        Thing("mj-fragment", f"{restored}/{len(components.fragments) * museums}", words("panel-fragments")),
        Thing("mj-vase", f"{exhibited}/{len(components.showcase) * museums}", words("panel-vases")),
        Thing("mj-dig", str(laid), words("panel-tokens")),
        Thing("mj-coin", str(t.money(seat)), words("panel-money")),
    )
    return Panel(seat, role(t, seat, words), t.shown_score(seat), rows)


def role(t: MarajoaraTable, seat: int, words: Words) -> str:
    if t.mission is not None:
        return words("mission", number=t.mission.number)
    return words("first-player") if seat == t.first else ""


def headline(view: View[MarajoaraTable], say: Say) -> list[Stage]:
    """The round (alone, the turn), then the stages of the turn."""
    t = view.table
    words = Words(t, say)
    if t.mission is None:
        time = words("round", number=t.round, rounds=t.box.components.rounds)
    else:
        time = words("turn", number=t.round)
    asked = [step.name for step in t.stack]
    if not asked:
        return over(words, time)
    if SETUP in asked:
        return [Stage(words("stage-setup"), "now"), Stage(time, "next")]
    return stages(words, time, STAGES, stage(t, asked))


def stage(t: MarajoaraTable, asked: list[str]) -> str:
    """The main action lasts until its die is stored or spent and, alone, a die is removed (MJ-FLOW-02)."""
    if "recycle" in asked[-1:]:
        return "recycle"
    return "capture" if "turn" in asked or "remove" in asked or t.captured >= 0 else "free"
