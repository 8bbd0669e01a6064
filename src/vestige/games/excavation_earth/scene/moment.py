"""Prompts that speak of the moment: what the first confirmation is about, where an explorer may go."""

from __future__ import annotations

from vestige.games.excavation_earth.steps.start import Mulligan
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.values import Action
from vestige.kernel.view import View
from vestige.scene.words import Say


def prompt(view: View[Earth], say: Say, begun: Action) -> str:
    """The open question of the reader after the beginning of an action; empty where its usual words will do."""
    t = view.table
    question = None if view.seat is None else t.current(view.seat)
    if question is None or view.seat is None:
        return ""
    if begun and begun[0] == "step" and len(begun) == 2:
        return say("scene-moment-step", place=say(f"name-place-{t.box.places[int(begun[1])]}"))
    if not begun and question.name == "confirm" and isinstance(t.stack[-1], Mulligan):
        picks = len(t.picks[view.seat])
        return say("scene-moment-exchange" if picks else "scene-moment-keep", count=picks or len(t.hands[view.seat]))
    return ""
