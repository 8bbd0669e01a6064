"""A match in words: questions, options, events, reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vestige.kernel.event import Event
from vestige.kernel.game import Game
from vestige.kernel.reason import Reason
from vestige.kernel.table import Table
from vestige.kernel.values import Action
from vestige.kernel.verb import Arg, spell
from vestige.texts.texts import Texts, Value


class Voice:
    """The words of a game and the names of those who sit at the table, by seat id."""

    def __init__(self, game: Game, texts: Texts, names: Mapping[str, str]) -> None:
        self.game = game
        self.texts = texts
        self.names = names

    def say(self, key: str, /, **params: Value) -> str:
        return self.texts.say(key, **params)

    def sentence(self, key: str, args: tuple[Arg, ...], values: Sequence[int]) -> str:
        return self.texts.sentence(key, spell(self.game.ids, args, values), self.names)

    def seat(self, seat: int) -> str:
        return self.names[self.game.ids("seat")[seat]]

    def question(self, t: Table, seat: int) -> str:
        question = t.current(seat)
        assert question is not None
        return self.sentence(f"ask-{question.name}", question.fields, question.held())

    def option(self, action: Action) -> str:
        return self.sentence(f"do-{action[0]}", self.game.verbs[action[0]], action[1:])

    def typed(self, action: Action) -> list[str]:
        """The words one types for an option."""
        return [str(word) for word in self.game.encode(action)]

    def event(self, event: Event, seat: int | None) -> str:
        args = self.game.events[event.key]
        return self.sentence(f"event-{event.key}", args, event.seen_by(seat, args))

    def reason(self, reason: Reason) -> str:
        why = self.sentence(f"why-{reason.code}", self.game.reasons.get(reason.code, ()), reason.args)
        return f"{why} ({reason.rule})" if reason.rule else why
