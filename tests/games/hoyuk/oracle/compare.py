"""The engine's word against this reading's."""

from __future__ import annotations

from typing import Any

from tests.games.hoyuk.oracle.moment import Moment
from tests.games.hoyuk.oracle.sheet import places, sheet, storeyed_houses
from tests.oracle import Question, Words, answer_differences, differences
from vestige.kernel.match import Match
from vestige.kernel.verb import HIDDEN


def document_differences(m: Moment, document: dict[str, Any]) -> list[str]:
    """Everything on the table. The order of the discard means nothing."""
    expected = m.spelled()
    found = {key: document[key] for key in expected}
    found["discard"], found["marked"] = sorted(found["discard"]), sorted(found["marked"])
    found["piles"] = {name: with_known(pile) for name, pile in document["piles"].items()}
    found["deck"], found["tile_stack"] = with_known(document["deck"]), with_known(document["tile_stack"])
    seats = zip(expected.pop("seat"), found.pop("seat"), strict=True)
    lines = [line for place, pair in enumerate(seats) for line in differences(f"p{place + 1}", *pair)]
    return lines + differences("table", expected, found)


def view_differences(m: Moment, match: Match) -> list[str]:
    """What anybody may look at: all that everybody has seen, and nothing else (HY-INFO-01 … -03, -08)."""
    expected = m.spelled()
    for pile in [*expected["piles"].values(), expected["deck"], expected["tile_stack"]]:
        pile["cards"] = [card if card in m.seen else HIDDEN for card in pile["cards"]]
    lines: list[str] = []
    for seat in [*range(len(m.players)), None]:
        found = match.view(seat).document()
        shown = {name: with_known(pile) for name, pile in found["piles"].items()}
        lines += differences("view.piles", expected["piles"], shown)
        lines += differences("view.deck", expected["deck"], with_known(found["deck"]))
        lines += differences("view.tile_stack", expected["tile_stack"], with_known(found["tile_stack"]))
        lines += differences("view.seat", expected["seat"], found["seat"])
        lines += [f"view.{key}: it is shown" for key in ("seed", "drawn") if key in found]
    return lines


def with_known(pile: dict[str, Any]) -> dict[str, Any]:
    return {"cards": pile["cards"], "known": pile.get("known", [0] * len(pile["cards"]))}


def question_differences(question: Question, document: dict[str, Any], offered: list[list[Words]]) -> list[str]:
    """Who is asked what, and which answers are open: to the table and to the player's own view."""
    expected = {"step": question.step, "seat": f"p{question.seat + 1}", **question.fields}
    if expected != document["question"][0]:
        return [f"question: by the rules {expected}, engine {document['question'][0]}"]
    return answer_differences(question.answers, offered)


def sheet_differences(m: Moment, match: Match) -> list[str]:
    """Points row by row; at the end the places too."""
    table = match.table
    found = table.score_sheet()
    lines = differences("sheet", sheet(m), {row.id: list(row.values) for row in found.rows})
    lines += differences("notes", {"storeys": storeyed_houses(m)}, {row.id: list(row.values) for row in found.notes})
    sure = [row.id for row in found.rows if not row.provisional]
    lines += differences("sure", [*sheet(m)] if table.over() else ["sets"], sure)
    result = table.result()
    if table.over():
        lines += differences("places", places(m), list(result.places) if result else [])
    return lines
