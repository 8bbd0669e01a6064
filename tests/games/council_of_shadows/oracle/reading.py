"""A match and the second reading of it, side by side."""

from __future__ import annotations

from random import Random

from tests.games.council_of_shadows.oracle import compare
from tests.games.council_of_shadows.oracle.box import AUTOMA
from tests.games.council_of_shadows.oracle.codes import RULES
from tests.games.council_of_shadows.oracle.moment import Moment
from tests.games.council_of_shadows.oracle.planning import Lanes
from tests.games.council_of_shadows.oracle.refusals import UNJUDGED, code, invented
from tests.games.council_of_shadows.oracle.turn import game
from tests.oracle import Differs, Fault, Plain, Question, Words, check_takeback, must_refuse, offered, sent, spoil
from vestige.kernel.document import document
from vestige.kernel.event import Event
from vestige.kernel.match import Match

OUTSIDE = {"choose_leader", "dark_tech", "automa_settle", "automa_tile", "automa_remove"}
"""Questions that belong to no turn of the seat's own, or come when it is over."""


class Reading:
    """Begins with the document of a deal, or of the beginning of a round, and goes on by the rules alone. The engine is
    asked for nothing but the cards that a shuffle brought."""

    def __init__(self, match: Match, start: Plain, fault: Fault | None = None) -> None:
        self.match = match
        self.fault = fault
        self.document = document(match.table)
        self.moment = Moment(start)
        self.flow = game(self.moment)
        self.question = sent(self.flow, None)

    def asked(self) -> list[Question]:
        """The open questions: one, or a lane for everybody who still plans."""
        if self.question is None:
            return []
        return self.question.lanes if isinstance(self.question, Lanes) else [self.question]

    def check(self) -> None:
        """Question, answers, table and points; Differs if any of it is not what the rules say."""
        lines = self.question_differences()
        lines += compare.document_differences(self.moment, self.document)
        if not lines:
            lines = compare.sheet_differences(self.moment, self.match)
        if lines:
            raise Differs(lines)

    def question_differences(self) -> list[str]:
        table = self.match.table
        if self.question is None or table.over():
            return [] if (self.question is None) == table.over() else ["over: the engine and the rules do not agree"]
        seats = [question.seat for question in self.asked()]
        if seats != sorted(table.asked()):
            return [f"asked: by the rules {self.question.step} of {seats}, engine {self.document['question'][0]}"]
        top = self.document["question"][0]
        lines: list[str] = []
        for question in self.asked():
            frame = top
            if isinstance(self.question, Lanes):
                lanes = top.get("lanes", [])
                frame = next((lane["question"][0] for lane in lanes if lane["seat"] == f"p{question.seat + 1}"), top)
            lines += compare.question_differences(question, frame, offered(self.match, question.seat))
        return lines

    def check_views(self) -> None:
        lines = compare.view_differences(self.moment, self.match)
        if lines:
            raise Differs(lines)

    def try_in_vain(self, rng: Random, question: Question) -> str:
        """Something illegal: the engine's reason must be the rules' one. Also out of turn, and out of season."""
        words = invented(rng, self.moment, question)
        expected = code(self.moment, question, words)
        judged = words not in question.answers and expected not in ("", UNJUDGED)
        if judged:
            must_refuse(self.match, question.seat, words, expected, RULES)
        for other in range(self.moment.players):
            if other not in [each.seat for each in self.asked()]:
                late = isinstance(self.question, Lanes)
                out_of_turn = "CS_ERR_PLAN_CONFIRMED" if late else "CS_ERR_NOT_YOUR_TURN"
                must_refuse(self.match, other, rng.choice(question.answers), out_of_turn, RULES)
        early = ["leader", "zoe"] if question.step != "choose_leader" else ["confirm"]
        must_refuse(self.match, question.seat, early, "CS_ERR_WRONG_PHASE", RULES)
        return expected if judged else ""

    def play(self, question: Question, words: Words) -> list[str]:
        """The answer, given to both; what was told of it."""
        before, looks, turn = self.document, self.moment.looks, self.turn()
        events = self.match.play(question.seat, words)
        if self.fault is not None:
            spoil(self.match, before, self.fault)
        self.document = document(self.match.table)
        self.moment.luck = self.luck(events)
        self.question = sent(self.flow, [question.seat, *words] if isinstance(self.question, Lanes) else words)
        if self.fault is None and turn is not None and self.turn() == turn:
            check_takeback(self.match, before, question, words, self.moment.looks > looks)
        lines = compare.event_differences(self.moment, self.match, events)
        if lines:
            raise Differs(lines)
        return [f"told: {event.key}" for event in events]

    def turn(self) -> tuple[int, int, bool] | None:
        """Round, seat and part of the round: inside it all may be taken back that revealed nothing (CS-INFO-03)."""
        if self.question is None or isinstance(self.question, Lanes) or self.question.step in OUTSIDE:
            return None
        return self.moment.round, self.question.seat, self.question.step == "buy"

    def luck(self, events: list[Event]) -> dict[str, list[str]]:
        """The cards that came up since the answer, then the rest of their pile."""
        ids = self.match.game.ids
        cards = [ids("card")[event.values[0]] for event in events if event.key == "market_filled"]
        turned = [ids("automa_card")[event.values[0]] for event in events if event.key == "automa_card"]
        rest = [card for pile in self.document.get("automa", {"piles": {}})["piles"].values() for card in pile["cards"]]
        rest = [card for card in rest if turned and pile_of(card) == pile_of(turned[0])]
        return {"ai": cards + self.document["ai_deck"]["cards"], "automa": turned + rest}


def pile_of(card: str) -> int:
    return int(AUTOMA[card]["pile"])
