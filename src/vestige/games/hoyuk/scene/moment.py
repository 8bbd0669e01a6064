"""Prompts that speak of the moment: what is open, where a begun placement may go, what a card could become."""

from __future__ import annotations

from vestige.games.hoyuk.rows import ELEMENTS, JOKER, NONE, SYMBOLS
from vestige.games.hoyuk.scene.mats import STAGES, stage
from vestige.games.hoyuk.scene.words import Words
from vestige.games.hoyuk.steps.calamity import Lose
from vestige.games.hoyuk.steps.spend import Spend
from vestige.games.hoyuk.table import Village
from vestige.kernel.values import Action
from vestige.kernel.view import View
from vestige.scene.words import Say


def prompt(view: View[Village], say: Say, begun: Action) -> str:
    """The open question of the reader after the beginning of an action; empty where its usual words will do."""
    t = view.table
    question = None if view.seat is None else t.current(view.seat)
    if question is None:
        return ""
    words = Words(t, say)
    if begun:
        return begun_prompt(t, words, begun)
    if isinstance(question, Spend):
        return words("moment-spend", left=question.left, phase=words(f"moment-{STAGES[stage(t)][0]}"))
    if isinstance(question, Lose) and t.calamity != NONE:
        name = words.name("calamity", t.box.calamities[t.calamity].id)
        block, element = t.box.grid.cells[question.block], words(f"lost-{ELEMENTS[question.element]}")
        return words("moment-lose", calamity=name, block=block, left=question.left, element=element)
    return ""


def begun_prompt(t: Village, words: Words, begun: Action) -> str:
    verb = str(begun[0])
    if verb in ELEMENTS:
        if verb == "pen" and len(begun) == 2:
            return words("moment-gate", cell=t.box.grid.cells[int(begun[1])])
        return words(f"moment-{verb}") if len(begun) == 1 else ""
    if verb in ("build", "score") and len(begun) == 2:
        kind = SYMBOLS[int(begun[1])]
        return words(f"moment-{verb}-{'joker' if begun[1] == JOKER else 'card'}", card=words.name("symbol", kind))
    return ""
