"""How a match ended: places, scores, goals, and the scores over time."""

from __future__ import annotations

from vestige.arena import wire
from vestige.arena.kit import Kit, Names
from vestige.arena.live import Live
from vestige.kernel.score import Result


def result_card(live: Live, kit: Kit, names: Names, lang: str) -> wire.ResultCard:
    result = live.match.table.result()
    assert result is not None
    texts = kit.texts(lang)
    goals = [
        wire.GoalCard(goal.id, texts.say(f"goal-{goal.id}", target=goal.target), goal.met) for goal in result.goals
    ]
    text = outcome(result, kit, names, lang)
    return wire.ResultCard(result.kind, text, list(result.places), list(result.scores), goals, "")


def outcome(result: Result, kit: Kit, names: Names, lang: str) -> str:
    """The result in a sentence."""
    texts = kit.texts(lang)
    winners = [names[kit.game.ids("seat")[seat]] for seat in result.winners()]
    return texts.say(f"result-{result.kind}", winners=texts.listed(winners), places=len(winners))
