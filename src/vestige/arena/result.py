"""How a match ended: places, scores, goals, and the scores over time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from vestige.arena import showing
from vestige.arena.kit import Kit, Names
from vestige.kernel.match import Match
from vestige.kernel.score import Result
from vestige.kernel.table import Table
from vestige.scene.chart import Line, score_chart
from vestige.scene.palette import SEATS, Look


def result_card(match: Match, kit: Kit, names: Names, colours: Sequence[str], lang: str) -> showing.ResultCard:
    result = match.table.result()
    assert result is not None
    return showing.ResultCard(
        result.kind,
        outcome(result, kit, names, lang),
        list(result.places),
        list(result.scores),
        kit.progress(result.progress, lang),
        kit.goals(result.goals, lang),
        charts(match, kit, colours, lang),
    )


def outcome(result: Result, kit: Kit, names: Names, lang: str) -> str:
    """The result in a sentence."""
    texts = kit.texts(lang)
    winners = [names[kit.game.ids("seat")[seat]] for seat in result.winners()]
    return texts.say(f"result-{result.kind}", winners=texts.listed(winners), places=len(winners))


def charts(match: Match, kit: Kit, colours: Sequence[str], lang: str) -> list[showing.ChartCard]:
    """A line per seat, where the game has a drawing at all: points that nobody can take away any more, paler what the
    provisional ones would add; or each place of the progress, where more than the points decides."""
    look, rows = kit.full_look(), kit.game.progress_rows
    if look is None:
        return []
    if len(rows) == 1:
        lines = [Line(SEATS[one], [], []) for one in colours]
        for t in moments(match):
            sheet = t.score_sheet()
            for line, sure, total in zip(lines, sheet.sure(), sheet.totals(), strict=False):
                line.scores.append(sure)
                line.pale.append(total)
        return [drawn(look, lines, kit.said(lang, "chart-name"))]
    progress = [t.progress() for t in moments(match)]
    return [
        drawn(
            look,
            [Line(SEATS[one], [own[seat][place] for own in progress]) for seat, one in enumerate(colours)],
            kit.said(lang, f"row-{row}"),
        )
        for place, row in enumerate(rows)
    ]


def drawn(look: Look, lines: list[Line], name: str) -> showing.ChartCard:
    return showing.ChartCard(name, score_chart(look, lines, name).svg())


def moments(match: Match) -> Iterator[Table]:
    """Whenever the turn passed on, and at the end; alone, at every answer. The game is over, nothing is secret."""
    again = match.at(0)
    yield again.table
    alone = match.table.setup.players == 1
    for entry, following in pairwise([*match.entries, [-1]]):
        again.enter(entry)
        if alone or following[0] != entry[0]:
            yield again.table
