"""How a match ended: places, scores, goals, and the scores over time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from vestige.arena import showing
from vestige.arena.kit import Kit, Names
from vestige.kernel.match import Match
from vestige.kernel.score import Result
from vestige.scene.chart import Line, score_chart
from vestige.scene.palette import SEATS


def result_card(match: Match, kit: Kit, names: Names, colours: Sequence[str], lang: str) -> showing.ResultCard:
    result = match.table.result()
    assert result is not None
    texts = kit.texts(lang)
    goals = [
        showing.GoalCard(goal.id, texts.say(f"goal-{goal.id}", target=goal.target), goal.met, goal.value, goal.target)
        for goal in result.goals
    ]
    return showing.ResultCard(
        result.kind,
        outcome(result, kit, names, lang),
        list(result.places),
        list(result.scores),
        kit.progress(result.progress, lang),
        goals,
        charts(match, kit, colours, lang),
    )


def outcome(result: Result, kit: Kit, names: Names, lang: str) -> str:
    """The result in a sentence."""
    texts = kit.texts(lang)
    winners = [names[kit.game.ids("seat")[seat]] for seat in result.winners()]
    return texts.say(f"result-{result.kind}", winners=texts.listed(winners), places=len(winners))


def charts(match: Match, kit: Kit, colours: Sequence[str], lang: str) -> list[showing.ChartCard]:
    """For each place of the progress a line per seat, where the game has a drawing at all."""
    look = kit.full_look()
    if look is None:
        return []
    moments, found = progress_over_time(match), []
    for place, row in enumerate(kit.game.progress_rows):
        lines = [Line(SEATS[one], [own[seat][place] for own in moments]) for seat, one in enumerate(colours)]
        name = kit.said(lang, "chart-name" if len(kit.game.progress_rows) == 1 else f"row-{row}")
        found.append(showing.ChartCard(name, score_chart(look, lines, name).svg()))
    return found


def progress_over_time(match: Match) -> list[list[tuple[int, ...]]]:
    """Whenever the turn passed on, and at the end; the game is over, nothing is secret any more."""
    again = match.at(0)
    moments = [again.table.progress()]
    for entry, following in pairwise([*match.entries, [-1]]):
        again.enter(entry)
        if following[0] != entry[0]:
            moments.append(again.table.progress())
    return moments
