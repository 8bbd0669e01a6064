"""A match and the second reading of it, side by side."""

from __future__ import annotations

from random import Random

from tests.games.magnastorm.oracle import compare
from tests.games.magnastorm.oracle.codes import RULES
from tests.games.magnastorm.oracle.course import game
from tests.games.magnastorm.oracle.moment import Moment
from tests.games.magnastorm.oracle.refusals import tries
from tests.games.magnastorm.oracle.told import told_differences
from tests.oracle import Differs, Fault, Words, check_takeback, must_refuse, offered, sent, spoil
from vestige.kernel.document import document
from vestige.kernel.event import Event
from vestige.kernel.match import Match


class Reading:
    """Begins with the document of a deal, or of the beginning of a turn, and goes on by the rules alone. The engine is
    asked for nothing but the cubes that came out of the bag."""

    def __init__(self, match: Match, start: str, fault: Fault | None = None) -> None:
        self.match = match
        self.fault = fault
        self.document = document(match.table)
        self.moment = Moment(self.document, start)
        self.flow = game(self.moment, self.place())
        self.question = sent(self.flow, None)

    def place(self) -> int | None:
        """In the cycle, if a turn begins; None at the deal."""
        frames = self.document["question"]
        return frames[-1]["place"] if frames[0]["step"] == "turn" else None

    def check(self) -> None:
        """Question, answers, table and points; Differs if any of it is not what the rules say."""
        table = self.match.table
        if self.question is None or table.over():
            lines = [] if (self.question is None) == table.over() else ["over: the engine and the rules do not agree"]
        else:
            lines = compare.question_differences(self.question, self.document, offered(self.match, table.asked()[0]))
        found = compare.document_differences(self.moment, self.document)
        if not found:
            found = compare.sheet_differences(self.moment, self.match)
        if not found and table.over():
            found = compare.keepsake_differences(self.moment, self.match, self.document)
        if lines or found:
            raise Differs(lines + found)

    def check_views(self) -> None:
        lines = compare.view_differences(self.match, self.document)
        if lines:
            raise Differs(lines)

    def play(self, words: Words) -> list[str]:
        """The answer, given to both; what was told of it."""
        question, before = self.question, self.document
        assert question is not None
        turns, draws = self.moment.turns, self.moment.draws
        events = self.match.play(question.seat, words)
        if self.fault is not None:
            spoil(self.match, before, self.fault)
        self.document = document(self.match.table)
        self.moment.luck = self.drawn(events)
        self.question = sent(self.flow, words)
        if self.moment.luck:
            raise Differs([f"drawn: {self.moment.luck} more than the rules say"])
        if self.fault is None and turns and turns == self.moment.turns and self.question is not None:
            check_takeback(self.match, before, question, words, self.moment.draws > draws)
        lines = [] if self.fault else told_differences(self.match.game, events, before, self.document)
        if lines:
            raise Differs(lines)
        return [f"told: {event.key}" for event in events]

    def drawn(self, events: list[Event]) -> list[list[str]]:
        """The cubes that came out of the bag, draw by draw."""
        cubes = self.match.game.ids("bagged")
        return [[cubes[cube] for cube in event.values[1:]] for event in events if event.key == "drew"]

    def try_in_vain(self, rng: Random) -> str:
        """Something illegal: the engine's reason must be the rules' one. Also out of turn."""
        question = self.question
        assert question is not None
        found = tries(self.moment, question)
        code = rng.choice(sorted({code for _, code in found}))
        words = rng.choice([words for words, why in found if why == code])
        must_refuse(self.match, question.seat, words, code, RULES)
        other = rng.choice([seat for seat in range(self.moment.players) if seat != question.seat])
        must_refuse(self.match, other, rng.choice(question.answers), "E_TURN", RULES)
        return code
