"""Positions written as the examples are: what matters is named, everything else lies aside."""

from __future__ import annotations

from tests.commands import doc, options
from vestige.games.excavation_earth import GAME
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.match import Match, match_from_position, new_match
from vestige.kernel.values import Plain

FULL_QUEUES = [["red", "green", "orange"]] * 6

Seat = dict[str, Plain]


# ---- laying out


def seat(*hand: str, **rest: Plain) -> Seat:
    """A player with these cards, ten cubes in reserve, three explorers out of the way."""
    usual: Seat = {"reserve": 10, "explorers": ["market_1", "market_4", "red_south"], "travel": []}
    return {**usual, "hand": {"cards": list(hand)}, **rest}


def position(*seats: Seat, players: int = 2, left: int = 2, **rest: Plain) -> Match:
    """p1 is about to take an action."""
    rows = [*seats, *(seat() for _ in range(players - len(seats)))]
    question = [{"step": "act", "seat": "p1", "left": left}, {"step": "next_turn"}]
    usual: dict[str, Plain] = {"active": "p1", "question": question}
    return match_from_position(GAME, {"players": players, **usual, **rest, "seat": rows})


def asking(step: str, *seats: Seat, then: tuple[str, ...] = (), **rest: Plain) -> Match:
    """The game stands before this step."""
    steps = [{"step": name} for name in (step, *then)]
    return position(*seats, question=steps, **{"active": "nobody", **rest})


def zu(card: str, you: Seat | None = None, *, options: dict[str, Plain] | None = None, **rest: Plain) -> Match:
    """Zu has revealed this card and done what it says; then it is p1's turn. ``own`` is Zu's seat."""
    own = rest.pop("own", {})
    steps = [{"step": "zu_card", "card": card}, {"step": "act", "seat": "p1", "left": 2}, {"step": "next_turn"}]
    start = {"players": 1, "options": options or {}, "active": "p2", "question": steps, "order": ["p1", "p2"]}
    return match_from_position(GAME, {**start, **rest, "seat": [you or seat("yellow_horns_1"), own]})


def deal(players: int = 2, seed: bytes = b"", factions: tuple[str, ...] = (), **options: Plain) -> Match:
    return new_match(GAME, players, options, [{"faction": faction} for faction in factions], seed=seed)


def begin(match: Match) -> Match:
    """Everybody keeps the starting hand."""
    while match.table.stack[-1].name == "mulligan":
        words = ["done"] if ("done",) in options(match) else ["confirm"]
        match.play(match.table.asked()[0], words)
    return match


# ---- looking


def table(match: Match) -> Earth:
    t = match.table
    assert isinstance(t, Earth)
    return t


def of(match: Match, number: int = 1) -> dict[str, Plain]:
    """A seat of the document."""
    row: dict[str, Plain] = doc(match)["seat"][number - 1]
    return row


def hand(match: Match, number: int = 1) -> list[str]:
    return sorted(of(match, number)["hand"]["cards"])


def queue(match: Match, market: int) -> list[str]:
    found: list[str] = doc(match)["queues"][market - 1]
    return found
