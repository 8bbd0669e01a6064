"""What all parts of the drawing ask: whose colour, which question is open, what may be pointed at."""

from __future__ import annotations

from vestige.games.magnastorm.scene.words import Words
from vestige.games.magnastorm.table import Planet
from vestige.kernel.step import Question
from vestige.kernel.view import View
from vestige.scene.palette import SEATS, Seat


class Desk:
    """A table before one reader, in one language."""

    def __init__(self, view: View[Planet], words: Words) -> None:
        self.t, self.words, self.reader = view.table, words, view.seat
        self.options = view.options()
        self.question: Question[Planet] | None = None if view.seat is None else self.t.current(view.seat)

    @property
    def asked(self) -> str:
        """The name of the question the reader is asked."""
        return "" if self.question is None else self.question.name

    def target(self, kind: str, thing: str, *verbs: str) -> str:
        """A target is named while the open question has a verb for it."""
        if self.question is None or not any(verb in self.question.verbs for verb in verbs):
            return ""
        return f"{kind}:{thing}"

    def seat(self, seat: int) -> Seat:
        return SEATS[self.t.game.colour(self.t.setup, seat)]

    @property
    def first(self) -> int:
        """The seat a spectator looks over the shoulder of."""
        asked = self.t.asked()
        return asked[0] if asked else self.t.order[0]
