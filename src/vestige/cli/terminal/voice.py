"""A match in words: questions, options, events, reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vestige.cli.paper import kept_together
from vestige.kernel.event import Event
from vestige.kernel.game import Game
from vestige.kernel.reason import Reason
from vestige.kernel.table import Table
from vestige.kernel.values import Action
from vestige.kernel.verb import Arg, spell
from vestige.kernel.view import View, view
from vestige.scene.package import drawing_of
from vestige.scene.panel import Stage
from vestige.scene.scene import Scene
from vestige.texts.texts import Texts, Value


class Voice:
    """The words of a game and the names of those who sit at the table, by seat id."""

    def __init__(self, game: Game, texts: Texts, names: Mapping[str, str]) -> None:
        self.game = game
        self.texts = texts
        self.names = names
        self.drawing: Any = drawing_of(type(game).__module__)

    def say(self, key: str, /, **params: Value) -> str:
        return kept_together(self.texts.say(key, **params))

    def sentence(self, key: str, args: tuple[Arg, ...], values: Sequence[int]) -> str:
        return kept_together(self.texts.sentence(key, spell(self.game.ids, args, values), self.names))

    def seat(self, seat: int) -> str:
        return self.names[self.game.ids("seat")[seat]]

    def drawn(self, view: View[Any]) -> Scene | None:
        """The drawing, whose places have names and tips."""
        drawn: Scene | None = self.drawing.scene(view, self.say) if self.drawing else None
        return drawn

    def stages(self, view: View[Any]) -> list[Stage]:
        tell = getattr(self.drawing, "headline", None)
        found: list[Stage] = tell(view, self.say) if tell else []
        return found

    def question(self, t: Table, seat: int) -> str:
        """As the moment asks it, where the game words that; else as ever."""
        tell = getattr(self.drawing, "prompt", None)
        moment: str = (tell(view(t, seat), self.say, ()) or "") if tell else ""
        if moment:
            return moment
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
