"""How a match ended: places, scores, goals, and the scores over time."""

from __future__ import annotations

from collections.abc import Sequence

from vestige.arena import showing
from vestige.arena.kit import Kit, Names
from vestige.arena.live import Live, standing
from vestige.kernel.score import Result
from vestige.kernel.table import Table
from vestige.kernel.values import Plain
from vestige.scene.chart import Line, score_chart
from vestige.scene.palette import SEATS, Look


def result_card(live: Live, kit: Kit, names: Names, colours: Sequence[str], lang: str) -> showing.ResultCard:
    result = live.match.table.result()
    assert result is not None
    return showing.ResultCard(
        result.kind,
        outcome(result, kit, names, lang),
        list(result.places),
        list(result.scores),
        kit.progress(result.progress, lang),
        kit.goals(result.goals, lang),
        charts(live, kit, colours, lang),
    )


def outcome_of(t: Table) -> dict[str, Plain]:
    """What the lobby tells of the end; empty while there is none."""
    result = t.result()
    return {} if result is None else {"kind": result.kind, "places": list(result.places), "scores": list(result.scores)}


def outcome(result: Result, kit: Kit, names: Names, lang: str) -> str:
    """The result in a sentence."""
    texts = kit.texts(lang)
    winners = [names[kit.game.ids("seat")[seat]] for seat in result.winners()]
    return texts.say(f"result-{result.kind}", winners=texts.listed(winners), places=len(winners))


def charts(live: Live, kit: Kit, colours: Sequence[str], lang: str) -> list[showing.ChartCard]:
    """A line per seat, where the game has a drawing at all: points that nobody can take away any more, paler what the
    provisional ones would add; or each place of the progress, where more than the points decides."""
    look, rows = kit.full_look(), kit.game.progress_rows
    if look is None:
        return []
    moments = [*(progress for _, progress in live.progress), standing(live.match.table)]

    def over_time(seat: int, place: int) -> list[int]:
        return [own[seat][place] for own in moments]

    seats = list(enumerate(SEATS[one] for one in colours))
    if len(rows) == 1:
        lines = [Line(one, over_time(seat, 0), over_time(seat, 1)) for seat, one in seats]
        return [drawn(look, lines, kit.said(lang, "chart-name"))]
    return [
        drawn(look, [Line(one, over_time(seat, place)) for seat, one in seats], kit.said(lang, f"row-{row}"))
        for place, row in enumerate(rows)
    ]


def drawn(look: Look, lines: list[Line], name: str) -> showing.ChartCard:
    return showing.ChartCard(name, score_chart(look, lines, name).svg())
