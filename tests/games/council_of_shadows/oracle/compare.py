"""The engine's word against this reading's."""

from __future__ import annotations

from typing import Any

from tests.games.council_of_shadows.oracle.counting import ranks, standing, tie_cubes, worth
from tests.games.council_of_shadows.oracle.moment import EVERYBODY, NOBODY, Moment, Person, with_known
from tests.oracle import Plain, Question, answer_differences, differences
from vestige.kernel.event import Event
from vestige.kernel.match import Match
from vestige.kernel.values import UNKNOWN
from vestige.kernel.verb import HIDDEN

NOTED = ("gems", "ai_cards", "bonus")


def as_read(document: Plain, players: int) -> Plain:
    """A document in the words of ``Moment.spelled``: orders that mean nothing are sorted."""
    keys = ("round", "order", "throne", "tiles", "market")
    read: Plain = {key: document[key] for key in keys}
    read["ai_deck"], read["light"] = with_known(document["ai_deck"]), with_known(document["light"])
    read["ai_discard"] = sorted(document["ai_discard"])
    for name in ("piles", "tech_piles"):
        read[name] = {key: with_known(pile) for key, pile in document[name].items()}
    for name in ("tech_box", "dark"):
        read[name] = sorted(document[name]["cards"])
    read["seat"] = [side(number, seat, number < players) for number, seat in enumerate(document["seat"])]
    if players == 1:
        automa = document["automa"]
        read["automa"] = {
            "card": automa["card"],
            "piles": {key: with_known(pile) for key, pile in automa["piles"].items()},
            "used": {key: sorted(cards) for key, cards in automa["used"].items()},
        }
    return read


def side(number: int, seat: Plain, human: bool) -> Plain:
    common = ("energy", "stacked", "consumption", "level", "moved", "cubes")
    read: Plain = {key: seat[key] for key in common}
    read["bonus"] = dict(with_known(seat["bonus"], 1 << number if human else NOBODY))
    if human:
        read |= {key: seat[key] for key in ("gems", "areas", "techs", "leader", "stations")}
        read |= {"hand": sorted(seat["hand"]), "upgrades": sorted(seat["upgrades"]), "plan": seat.get("plan", {})}
    return read


def document_differences(m: Moment, document: Plain) -> list[str]:
    """Everything on the table, and who knows which card."""
    expected, found = m.spelled(), as_read(document, m.players)
    if not document["question"]:
        for seat in [*expected["seat"], *found["seat"]]:
            del seat["stacked"]  # nothing is compared by arrival any more
    seats = zip(expected.pop("seat"), found.pop("seat"), strict=True)
    lines = [line for place, pair in enumerate(seats) for line in differences(f"p{place + 1}", *pair)]
    return lines + differences("table", expected, found)


# ---- questions


def question_differences(question: Question, asked: Plain, offered: list[list[list[Any]]]) -> list[str]:
    """Who is asked what, and which answers are open: to the table and to the player's own view."""
    expected = {"step": question.step, "seat": f"p{question.seat + 1}", **question.fields}
    found = {key: sorted(asked[key]) if isinstance(asked.get(key), list) else asked.get(key) for key in expected}
    if expected != found:
        return [f"question: by the rules {expected}, engine {asked}"]
    return answer_differences(question.answers, offered)


# ---- views


def view_differences(m: Moment, match: Match) -> list[str]:
    """What everybody may look at (CS-INFO-01, -02): masked piles and bonus cards, plans behind their screens."""
    lines: list[str] = []
    for seat in [*range(m.players), None]:
        found = match.view(seat).document()
        name = "spectator" if seat is None else f"p{seat + 1}"
        lines += [f"view of {name}: {key} is shown" for key in ("seed", "drawn") if key in found]
        lines += differences(f"view of {name}", hidden(m, seat), seen(m, found))
        bonus = rows(match.view(seat).score_sheet().notes)["bonus"]
        lines += differences(f"view of {name}.sheet", bonus_seen(m, seat), bonus)
    return lines


def bonus_seen(m: Moment, seat: int | None) -> list[int | None]:
    """What bonus cards are worth, where all of them are known."""
    eye = 0 if seat is None else 1 << seat
    open_hands = [all(masked(card, m.known.get(card, NOBODY), eye) == card for card in me.bonus) for me in m.people]
    return [count_of(m, me)["bonus"] if shown else None for me, shown in zip(m.people, open_hands, strict=True)]


def event_differences(m: Moment, match: Match, events: list[Event]) -> list[str]:
    """What everybody is told: a card or tile only if that reader has seen it, or everybody sees it lie there."""
    lines: list[str] = []
    for event in events:
        for seat in [*range(m.players), None]:
            eye = 0 if seat is None else 1 << seat
            named = [name for name in told(match, event, seat) if secret(m, name, eye)]
            lines += [f"event {event.key}: {seat} is told of {name}" for name in named]
    return lines


def told(match: Match, event: Event, seat: int | None) -> list[str]:
    """The tiles, bonus cards and Dark Tech cards that this reader finds in an event."""
    args = match.game.events[event.key]
    values = event.seen_by(seat, args)
    kinds = [args[min(place, len(args) - 1)].kind for place in range(len(values))]
    cards = [(kind, value) for kind, value in zip(kinds, values, strict=True) if kind in ("tile", "bonus", "tech")]
    return [match.game.ids(kind)[value] for kind, value in cards if value != UNKNOWN]


def secret(m: Moment, name: str, eye: int) -> bool:
    lies_open = name in m.tiles.values() or any(name in me.techs for me in m.people)
    return not lies_open and masked(name, m.known.get(name, NOBODY), eye) == HIDDEN


def hidden(m: Moment, seat: int | None) -> Plain:
    """The document as this seat may know it."""
    eye = 0 if seat is None else 1 << seat
    shown = m.spelled()
    piles = [("ai_deck", shown), ("light", shown)]
    piles += [(key, shown[name]) for name in ("piles", "tech_piles") for key in shown[name]]
    piles += [(key, shown["automa"]["piles"]) for key in shown.get("automa", {"piles": {}})["piles"]]
    for key, where in piles:
        where[key] = [masked(card, known, eye) for card, known in where[key]]
    for key in ("tech_box", "dark"):
        shown[key] = [HIDDEN] * len(shown[key])
    for number, side_shown in enumerate(shown["seat"]):
        side_shown["bonus"] = sorted(masked(card, known, eye) for card, known in side_shown["bonus"].items())
        if number != seat and m.options["screens"] and "plan" in side_shown:
            side_shown["plan"] = {}
    return shown


def masked(card: str, known: int, eye: int) -> str:
    return card if known == EVERYBODY or known & eye else HIDDEN


def seen(m: Moment, found: Plain) -> Plain:
    """A view's document in the same words."""
    read = as_read(found, m.players)
    piles = [("ai_deck", read), ("light", read)]
    piles += [(key, read[name]) for name in ("piles", "tech_piles") for key in read[name]]
    piles += [(key, read["automa"]["piles"]) for key in read.get("automa", {"piles": {}})["piles"]]
    for key, where in piles:
        where[key] = [card for card, _ in where[key]]
    for side_read, seat in zip(read["seat"], found["seat"], strict=True):
        side_read["bonus"] = sorted(seat["bonus"]["cards"])
    return read


# ---- the score sheet


def sheet_differences(m: Moment, match: Match) -> list[str]:
    """Levels and notes; at the end the places too."""
    table = match.table
    sheet = table.score_sheet()
    counts = [count_of(m, me) for me in m.people]
    notes: Plain = {
        "energy": [me.energy for me in m.people],
        "consumption": [me.consumption for me in m.people],
        "cubes": [tie_cubes(m, me) for me in m.people],
        **{name: [count[name] for count in counts] for name in NOTED},
    }
    lines = differences("sheet", {"level": [me.level for me in m.people]}, rows(sheet.rows))
    lines += differences("notes", notes, rows(sheet.notes))
    result = table.result()
    if result is not None:
        lines += differences("ended", how_it_ended(m), [result.kind, *result.places])
        lines += differences("result", [standing(m, me) for me in m.people], list(result.progress))
    return lines


def count_of(m: Moment, me: Person) -> dict[str, int]:
    """What was counted, or would be if the game ended now."""
    return m.counted.get(me.number) or worth(m, me)


def how_it_ended(m: Moment) -> list[Any]:
    """Places; alone it is won or lost, and a shared victory is one (CS-WIN-04, CS-SOLO-32)."""
    if m.solo:
        return ["won", 1] if ranks(m)[0] == 1 else ["lost", 2]
    return ["ranked", *ranks(m)]


def rows(given: Any) -> Plain:
    return {row.id: list(row.values) for row in given}
