"""Positions written as the examples are: what matters is named, everything else lies as at the start.

Four players sit gray, purple, pink, orange; with fewer the first ones.
"""

from __future__ import annotations

from typing import Any

from tests.commands import asked, doc, offers, play, refused, ruled, told
from vestige.games.magnastorm import GAME
from vestige.games.magnastorm.table import Planet
from vestige.kernel.match import Match, match_from_position, new_match
from vestige.kernel.values import Plain

__all__ = [
    "asked",
    "bag",
    "deal",
    "doc",
    "ending",
    "hold",
    "levels",
    "offers",
    "panel",
    "play",
    "position",
    "refused",
    "reputation",
    "ruled",
    "seat_of",
    "table",
    "told",
    "turn",
]

Seat = dict[str, Plain]
LETTERS = {"n": "neutral", "g": "gray", "u": "purple", "k": "pink", "o": "orange", "y": "yellow", "b": "black"}


# ---- laying out


def heap(letters: str) -> dict[str, int]:
    """``ggy``: two gray cubes and a yellow one."""
    return {LETTERS[letter]: letters.count(letter) for letter in dict.fromkeys(letters)}


def panel(**columns: str) -> dict[str, Plain]:
    """``c2="nng"``: crew from the top of a column down, one a space; a blank leaves a space empty."""
    found: dict[str, Plain] = {}
    for column, crew in columns.items():
        for row, letter in enumerate(crew, 1):
            if letter != " ":
                found[f"r{row}{column}"] = heap(letter)
    return found


def seat_of(hold: str | None = None, reputation: int = 0, **rest: Plain) -> Seat:
    """A seat by its cubes and its reputation, which counts as won by objectives."""
    seat: Seat = dict(rest)
    if hold is not None:
        seat["hold"] = heap(hold)
    if reputation:
        seat["points"] = {"objectives": reputation}
    return seat


def position(
    active: str = "p1", players: int = 4, question: list[dict[str, Plain]] | None = None, **rest: Plain
) -> Match:
    """Seats as ``p1=seat_of(…)``; without a question the turn of the active player begins."""
    seats = [rest.pop(f"p{number}", {}) for number in range(1, players + 1)]
    document: dict[str, Plain] = {"players": players, "active": active, **rest, "seat": seats}
    if question is not None:
        document["question"] = question
    return match_from_position(GAME, document)


def ending(seat: str, place: int) -> list[dict[str, Plain]]:
    """What follows the main action."""
    return [{"step": "objective", "seat": seat}, {"step": "end_turn", "place": place}]


def turn(match: Match, space: str, *lines: str) -> list[Any]:
    """A neutral crew of the first column that has one goes to a space of the lower panel; then the lines. Where there
    is only one crew to use, nobody asks which."""
    uses = [line for line in offers(match, "use") if line.endswith("neutral")]
    return play(match, *uses[:1], f"place {space}", *lines)


def deal(players: int = 4, seed: bytes = b"magna", **options: Plain) -> Match:
    return new_match(GAME, players, options, seed=seed)


# ---- looking


def table(match: Match) -> Planet:
    t = match.table
    assert isinstance(t, Planet)
    return t


def hold(match: Match, seat: str) -> str:
    """``ggy``: the cubes of a seat by letter, in the order of the colours."""
    held = doc(match)["seat"][int(seat[1]) - 1]["hold"]
    names = {name: letter for letter, name in LETTERS.items()}
    return "".join(names[colour] * number for colour, number in held.items())


def bag(match: Match) -> dict[str, int]:
    found: dict[str, int] = doc(match)["bag"]
    return found


def reputation(match: Match) -> list[int]:
    return list(table(match).reputation)


def levels(match: Match, seat: str) -> dict[str, int]:
    found: dict[str, int] = doc(match)["seat"][int(seat[1]) - 1]["levels"]
    return found
