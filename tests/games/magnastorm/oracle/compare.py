"""The engine's word against this reading's."""

from __future__ import annotations

from collections import Counter

from tests.games.magnastorm.oracle.administration import places
from tests.games.magnastorm.oracle.box import ARTEFACTS
from tests.games.magnastorm.oracle.moment import Moment
from tests.oracle import Plain, Question, Words, answer_differences, differences
from vestige.kernel.match import Match

SOURCES = ["objectives", "commanders", "majorities", "stations", "powers", "artefacts"]


def as_read(document: Plain, moment: Moment) -> Plain:
    """A document in the words of ``Moment.spelled``: orders that mean nothing are sorted, empty heaps left out."""
    found: Plain = {key: document[key] for key in moment.spelled()}
    found["used"] = sorted(found["used"])
    for heap in ("supply", "bag"):
        found[heap] = dict(+Counter(found[heap]))
    found["seat"] = [seat_as_read(seat) for seat in found["seat"]]
    return found


def seat_as_read(seat: Plain) -> Plain:
    found = {key: value for key, value in seat.items() if key != "keepsake"}
    return {**found, "commanders": sorted(found["commanders"])}


def document_differences(m: Moment, document: Plain) -> list[str]:
    expected, found = m.spelled(), as_read(document, m)
    seats = zip(expected.pop("seat"), found.pop("seat"), strict=True)
    lines = [line for number, pair in enumerate(seats) for line in differences(f"p{number + 1}", *pair)]
    return lines + differences("table", expected, found)


def question_differences(question: Question, document: Plain, offered: list[list[Words]]) -> list[str]:
    """Who is asked what, and which answers are open: to the table and to the player's own view."""
    expected = {"step": question.step, "seat": f"p{question.seat + 1}", **question.fields}
    if expected != document["question"][0]:
        return [f"question: by the rules {expected} {question.answers}, engine {document['question'][0]}"]
    return answer_differences(question.answers, offered)


def view_differences(match: Match, document: Plain) -> list[str]:
    """Everything lies open; only chance is nobody's to know (MS-INFO-01)."""
    open_to_all = {key: value for key, value in document.items() if key not in ("seed", "drawn")}
    lines: list[str] = []
    for seat in [*range(document["players"]), None]:
        lines += differences("view", open_to_all, match.view(seat).document())
    return lines


def sheet_differences(m: Moment, match: Match) -> list[str]:
    """Reputation row by row; at the end the places too."""
    table = match.table
    found = table.score_sheet()
    rows = {row.id: list(row.values) for row in found.rows}
    expected = {source: [person.points[source] for person in m.people] for source in SOURCES}
    if not m.options["advanced"]:
        del expected["artefacts"]
    lines = differences("sheet", expected, rows)
    position = [m.order.index(person.number) + 1 for person in m.people]
    lines += differences("notes", {"position": position}, {row.id: list(row.values) for row in found.notes})
    if table.over():
        result = table.result()
        lines += differences("places", places(m), list(result.places) if result else [])
    return lines


def keepsake_differences(m: Moment, match: Match, document: Plain) -> list[str]:
    """Gold for the winner, bronze for the last, silver for the others, none that is owned (MS-ART-01, -03)."""
    lines: list[str] = []
    result = match.table.result()
    kept = [list(cards) for cards in result.keepsakes] if result else []
    lines += differences("keepsakes", [seat["keepsake"] for seat in document["seat"]], kept)
    for me, place, cards in zip(m.people, places(m), kept, strict=True):
        metal = {1: "gold", m.players: "bronze"}.get(place, "silver")
        open_cards = [card for card in metals(metal) if card not in me.artefacts]
        expected = min(1, len(open_cards))
        if len(cards) != expected or not set(cards) <= set(open_cards):
            lines.append(f"keepsake of {me.name}: by the rules one of {metal} that is not owned, engine {cards}")
    return lines


def metals(metal: str) -> list[str]:
    return [card for card, data in ARTEFACTS.items() if data["metal"] == metal]
