"""A match and the second reading of it, side by side."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.hoyuk.oracle import compare
from tests.games.hoyuk.oracle.codes import RULES
from tests.games.hoyuk.oracle.counting import in_play
from tests.games.hoyuk.oracle.moment import Moment
from tests.games.hoyuk.oracle.refusals import UNJUDGED, code, invented
from tests.games.hoyuk.oracle.turn import game
from tests.oracle import Differs, Fault, Question, Words, check_takeback, differences, must_refuse, offered, sent, spoil
from vestige.kernel.document import document
from vestige.kernel.event import Event
from vestige.kernel.match import Match

GO = {"build", "built", "spend", "spent", "place", "lose", "lost", "gift", "bless", "raze", "rob", "steal"}
"""Steps that may be taken back as long as the go lasts (HY-INFO-04, -05)."""


class Reading:
    """Begins with the document of a match at a question and goes on by the rules alone. The engine is asked for nothing
    but the tiles that chance brought."""

    def __init__(self, match: Match, fault: Fault | None = None, agreed: dict[str, Any] | None = None) -> None:
        self.match = match
        self.fault = fault
        self.document = self.look(match)
        self.moment = Moment(self.document)
        self.moment.options = agreed or self.moment.options
        self.pieces = self.in_play()
        self.flow = game(self.moment, self.document["question"][0])
        self.question: Question | None = next(self.flow)

    def answers(self) -> list[Words]:
        return self.question.answers if self.question else []

    def check(self) -> None:
        """Question, answers, table and points; Differs if any of it is not what the rules say."""
        table = self.match.table
        if self.question is None or table.over():
            asked = [] if (self.question is None) == table.over() else ["over: the engine and the rules do not agree"]
        else:
            asked = compare.question_differences(self.question, self.document, offered(self.match, table.asked()[0]))
        lines = compare.document_differences(self.moment, self.document)
        if not lines:
            lines = compare.sheet_differences(self.moment, self.match)
        lines += differences("pieces in play", self.pieces, self.in_play())
        if asked or lines:
            raise Differs(asked + lines)

    def in_play(self) -> dict[str, int]:
        """Pieces the engine still has: nothing is made or lost in a game."""
        engine = Moment(self.document)
        return in_play(engine.village, engine.stock, engine.aside)

    def check_views(self) -> None:
        lines = compare.view_differences(self.moment, self.match)
        if lines:
            raise Differs(lines)

    def try_in_vain(self, rng: Random) -> None:
        """Something illegal: the engine's reason must be the rules' one. Also out of turn, and out of season."""
        question = self.question
        assert question is not None
        words = invented(rng, self.moment, question)
        expected = code(self.moment, question, words)
        if words not in question.answers and expected != UNJUDGED:
            self.must_refuse(question.seat, words, expected)
        other = rng.choice([seat for seat in range(len(self.moment.players)) if seat != question.seat])
        self.must_refuse(other, rng.choice(question.answers), "E_NOT_YOUR_TURN")
        late = ["marker", f"p{other + 1}"] if question.step != "marker" else ["house", "a1"]
        self.must_refuse(question.seat, late, "E_WRONG_PHASE")

    def must_refuse(self, seat: int, words: Words, expected: str) -> None:
        must_refuse(self.match, seat, words, expected, RULES)

    def play(self, words: Words) -> list[str]:
        """The answer, given to both; what was told of it."""
        question, before, seen = self.question, self.document, len(self.moment.seen)
        assert question is not None
        events = self.match.play(question.seat, words)
        if self.fault is not None:
            spoil(self.match, before, self.fault)
        self.document = self.look(self.match)
        dealt = self.dealt(events)
        self.moment.luck = dealt + self.document["tile_stack"]["cards"]
        self.question = sent(self.flow, words)
        if self.fault is None and self.question is not None and self.question.seat == question.seat:
            revealed = bool(dealt) or len(self.moment.seen) > seen
            if revealed or (question.step in GO and words != ["done"]):
                check_takeback(self.match, before, question, words, revealed)
        return [f"told: {event.key}" for event in events]

    @staticmethod
    def look(match: Match) -> dict[str, Any]:
        return document(match.table)

    def dealt(self, events: list[Event]) -> list[str]:
        """The tiles that came up, in this order."""
        tiles = self.match.game.ids("tile")
        return [tiles[event.values[1]] for event in events if event.key == "dealt"]
