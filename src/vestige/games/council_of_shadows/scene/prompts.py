"""Prompts that speak of the moment: which card acts on which area, what the plan consumes so far."""

from __future__ import annotations

from typing import Final

from vestige.games.council_of_shadows.constants import AREAS
from vestige.games.council_of_shadows.scene.desk import Desk
from vestige.games.council_of_shadows.scene.look import signed
from vestige.games.council_of_shadows.scene.seat import SeatPieces
from vestige.games.council_of_shadows.scene.words import CouncilWords, Say
from vestige.games.council_of_shadows.steps.planning import to_fill
from vestige.games.council_of_shadows.table import Council
from vestige.kernel.values import NOBODY, Action
from vestige.kernel.view import View

OF_A_CARD: Final = ("settle", "extract", "discover", "adaptive", "transform", "energy")
"""Questions of a card on an area; some of them are asked elsewhere too."""


def prompt(view: View[Council], say: Say, begun: Action) -> str:
    """An empty string leaves the words to the question itself."""
    desk = Desk(view, CouncilWords(view.table, say))
    if view.seat is None or desk.question is None:
        return ""
    if desk.asked == "plan":
        return planning(desk, view.seat, begun)
    area = desk.acting(view.seat)
    if desk.asked not in OF_A_CARD or area == NOBODY:
        return ""
    question = desk.question
    params = {arg.name: value for arg, value in zip(question.fields, question.held(), strict=True) if not arg.many}
    card = desk.words.name("card", desk.box.card_ids[desk.t.top(view.seat, area)])
    where = desk.words(f"title-{AREAS[area]}")
    ask, reach = say(f"ask-{desk.asked}", **params), desk.t.reach(view.seat, area)
    return desk.words("prompt-card", area=where, card=card, reach=reach, ask=ask)


def planning(desk: Desk, seat: int, begun: Action) -> str:
    """How many areas wait, and what all of it consumes."""
    if len(begun) == 2 and begun[0] == "put":
        number: int = begun[1]
        name = desk.words.name("card", desk.box.card_ids[number])
        return desk.words("prompt-put", card=name, number=signed(desk.box.consumption[number]))
    waiting = [area for area in to_fill(desk.t, seat) if desk.t.plans[seat][area] == NOBODY]
    total, after, _ = SeatPieces(desk, seat).forecast()
    return desk.words("prompt-plan", waiting=len(waiting), total=signed(total), after=after)
