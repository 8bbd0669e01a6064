"""How a match ended: places, scores, goals, and the scores over time."""

from __future__ import annotations

from collections.abc import Sequence

from vestige.arena import showing
from vestige.arena.kit import Kit, Names
from vestige.arena.live import Live
from vestige.kernel.score import Result
from vestige.scene.chart import Line, score_chart
from vestige.scene.palette import SEATS


def result_card(live: Live, kit: Kit, names: Names, colours: Sequence[str], lang: str) -> showing.ResultCard:
    result = live.match.table.result()
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
        charts(live, kit, colours, lang),
    )


def outcome(result: Result, kit: Kit, names: Names, lang: str) -> str:
    """The result in a sentence."""
    texts = kit.texts(lang)
    winners = [names[kit.game.ids("seat")[seat]] for seat in result.winners()]
    return texts.say(f"result-{result.kind}", winners=texts.listed(winners), places=len(winners))


def charts(live: Live, kit: Kit, colours: Sequence[str], lang: str) -> list[showing.ChartCard]:
    """For each place of the progress a line per seat, where the game has a drawing at all."""
    look = kit.full_look()
    if look is None:
        return []
    moments, found = [*(progress for _, progress in live.progress), live.match.table.progress()], []
    for place, row in enumerate(kit.game.progress_rows):
        lines = [Line(SEATS[one], [own[seat][place] for own in moments]) for seat, one in enumerate(colours)]
        name = kit.said(lang, "chart-name" if len(kit.game.progress_rows) == 1 else f"row-{row}")
        found.append(showing.ChartCard(name, score_chart(look, lines, name).svg()))
    return found
