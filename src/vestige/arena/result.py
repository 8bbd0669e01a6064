"""How a match ended: places, scores, goals, and the scores over time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from vestige.arena import wire
from vestige.arena.kit import Kit, Names
from vestige.kernel.match import Match
from vestige.kernel.score import Result
from vestige.scene.chart import Line, score_chart
from vestige.scene.palette import SEATS


def result_card(match: Match, kit: Kit, names: Names, colours: Sequence[str], lang: str) -> wire.ResultCard:
    result = match.table.result()
    assert result is not None
    texts = kit.texts(lang)
    goals = [wire.GoalCard(one.id, texts.say(f"goal-{one.id}", target=one.target), one.met) for one in result.goals]
    drawn = chart(match, kit, colours, lang)
    return wire.ResultCard(
        result.kind, outcome(result, kit, names, lang), list(result.places), list(result.scores), goals, drawn
    )


def outcome(result: Result, kit: Kit, names: Names, lang: str) -> str:
    """The result in a sentence."""
    texts = kit.texts(lang)
    winners = [names[kit.game.ids("seat")[seat]] for seat in result.winners()]
    return texts.say(f"result-{result.kind}", winners=texts.listed(winners), places=len(winners))


def chart(match: Match, kit: Kit, colours: Sequence[str], lang: str) -> str:
    """A line per seat, where the game has a drawing at all."""
    look = kit.full_look()
    if look is None:
        return ""
    moments = scores_over_time(match)
    lines = [Line(SEATS[colour], [scores[seat] for scores in moments]) for seat, colour in enumerate(colours)]
    return score_chart(look, lines, kit.texts(lang).say("chart-name")).svg()


def scores_over_time(match: Match) -> list[list[int]]:
    """The totals whenever the turn passed on, and at the end; the game is over, nothing is secret any more."""
    again = match.at(0)
    moments = [again.table.score_sheet().totals()]
    for entry, following in pairwise([*match.entries, [-1]]):
        again.enter(entry)
        if following[0] != entry[0]:
            moments.append(again.table.score_sheet().totals())
    return moments
