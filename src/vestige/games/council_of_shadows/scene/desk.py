"""What all parts of the drawing ask: whose colour, which question is open, what may be pointed at."""

from __future__ import annotations

from vestige.games.council_of_shadows.scene.atlas import Atlas, atlas
from vestige.games.council_of_shadows.scene.words import CouncilWords
from vestige.games.council_of_shadows.steps.act import Act, Shift
from vestige.games.council_of_shadows.table import Council
from vestige.kernel.step import Question, Step
from vestige.kernel.values import NOBODY
from vestige.kernel.view import View
from vestige.scene.palette import SEATS, Seat


class Desk:
    """A table before one reader, in one language."""

    def __init__(self, view: View[Council], words: CouncilWords) -> None:
        self.t, self.words, self.reader = view.table, words, view.seat
        self.box = view.table.box
        self.chart: Atlas = atlas(self.box, self.t.count.side)
        self.question: Question[Council] | None = None if view.seat is None else self.t.current(view.seat)

    @property
    def asked(self) -> str:
        """The name of the question the reader is asked."""
        return "" if self.question is None else self.question.name

    def top(self) -> Step[Council] | None:
        """The step that is open now, whoever is asked."""
        return self.t.stack[-1] if self.t.stack else None

    def target(self, kind: str, thing: str, *verbs: str) -> str:
        """A target is named while the open question has a verb for it."""
        if self.question is None or not any(verb in self.question.verbs for verb in verbs):
            return ""
        return f"{kind}:{thing}"

    def seat(self, seat: int) -> Seat:
        return SEATS[self.t.game.colour(self.t.setup, seat)]

    def acting(self, seat: int) -> int:
        """The area whose card the seat carries out now, or NOBODY."""
        for step in reversed(self.t.stack):
            if isinstance(step, Act) and step.seat == seat:
                return self.before(seat, step.area)
            if isinstance(step, Shift) and step.seat == seat:
                return self.before(seat, 5)
        return NOBODY

    def before(self, seat: int, area: int) -> int:
        """The last area with a card to the left of this one."""
        found = [number for number in range(area) if self.t.top(seat, number) != NOBODY]
        return found[-1] if found else NOBODY
