"""Prompts that speak of the moment."""

from __future__ import annotations

from vestige.games.magnastorm.components import ACTION_SPACES
from vestige.games.magnastorm.constants import COLUMNS, COMMANDERS
from vestige.games.magnastorm.scene.words import Words
from vestige.games.magnastorm.steps.build import Build, station_cost
from vestige.games.magnastorm.steps.labs import FirstLab, FurtherLab, lab_cost
from vestige.games.magnastorm.steps.move import Walk
from vestige.games.magnastorm.steps.pay import Pay
from vestige.games.magnastorm.steps.turn import price
from vestige.games.magnastorm.steps.use import ChooseOption, move_cost
from vestige.games.magnastorm.table import Planet
from vestige.kernel.step import Question
from vestige.kernel.values import Action
from vestige.kernel.view import View
from vestige.scene.words import Say


def prompt(view: View[Planet], say: Say, begun: Action) -> str:
    """An empty string leaves the words to the question itself."""
    t = view.table
    question = None if view.seat is None else t.current(view.seat)
    if question is None:
        return ""
    words = Words(t, say)
    if begun:
        return begun_prompt(t, question, words, begun)
    return open_prompt(t, question, words)


def open_prompt(t: Planet, question: Question[Planet], words: Words) -> str:
    """What it costs, and where one stands."""
    seat = question.seat
    if isinstance(question, ChooseOption):
        name = words.name("action_space", ACTION_SPACES[question.space])
        return words("ask-option", name=name, cost=words.due(move_cost(t, seat, question.space)))
    if isinstance(question, FurtherLab):
        more = question.fixed(t)
        return words("ask-further", cost=words.due(lab_cost(t, seat) + more))
    if isinstance(question, FirstLab):
        return words("ask-lab", number=t.labs_out[seat] + 1, cost=words.due(lab_cost(t, seat)))
    if isinstance(question, Build):
        return words("ask-build", cost=words.due(station_cost(t, seat)), number=t.box.station_reputation)
    if isinstance(question, Walk):
        return words("ask-walk", left=question.left) if not question.must else words("ask-onward")
    if isinstance(question, Pay):
        return words("ask-pay", cost=words.due(question.due(t, 0)))
    return ""


def begun_prompt(t: Planet, question: Question[Planet], words: Words, begun: Action) -> str:
    """After the beginning of an action: what it will cost, or what it asks for next."""
    if begun[0] == "take" and len(begun) == 2:
        column: int = begun[1]
        name = words("token") if not column else words.name("commander", COMMANDERS[t.admins[column - 1]])
        return words("moment-take", name=name, cost=words.due(price(t, question.seat, column)))
    if begun[0] == "use" and len(begun) == 2:
        return words("moment-use", column=words.name("column", COLUMNS[begun[1]]))
    if begun[0] == "put" and len(begun) == 2:
        return words("moment-put")
    if begun[0] == "toll" and len(begun) == 2:
        return words("moment-toll", seat=words.person(t.stations[begun[1]]))
    if begun[0] == "give":
        return words("moment-give", number=len(begun) - 1)
    if begun[0] in ("markers", "labs") and len(begun) > 1:
        return words(f"moment-{begun[0]}")
    return ""
