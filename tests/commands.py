"""Playing a match in a test as people talk: ``play(match, "capture c2 c4")``, ``asked(match) == "p1 finish"``."""

from __future__ import annotations

from typing import Any

import pytest

from vestige.kernel.document import document
from vestige.kernel.errors import Refused
from vestige.kernel.event import Event
from vestige.kernel.match import Match
from vestige.kernel.reason import Reason
from vestige.kernel.values import Action, Plain

# ---- playing


def words(line: str) -> list[Plain]:
    return [int(word) if word.lstrip("-").isdigit() else word for word in line.split()]


def seat_asked(match: Match) -> int:
    """The seat that is asked, the first of those that plan together."""
    return match.table.asked()[0]


def play(match: Match, *lines: str) -> list[Event]:
    """Each line is answered by the seat that is asked; nothing breaks on the way. Gives what was told."""
    events: list[Event] = []
    for line in lines:
        events += match.play(seat_asked(match), words(line))
        assert match.table.broken() is None, match.table.broken()
    return events


def refusal(match: Match, line: str, by: int | None = None) -> Reason:
    """Why the line is refused, to the asked seat or to this one; the refusal changes nothing."""
    before = match.hash()
    with pytest.raises(Refused) as caught:
        match.play(seat_asked(match) if by is None else by, words(line))
    assert match.hash() == before
    reason: Reason = caught.value.reason
    return reason


def refused(match: Match, line: str, by: int | None = None) -> str:
    """The code of the refusal."""
    return refusal(match, line, by).code


def ruled(match: Match, line: str, by: int | None = None) -> str:
    """The code of the refusal and the rule it names."""
    reason = refusal(match, line, by)
    return f"{reason.code} {reason.rule}"


# ---- looking


def asked(match: Match) -> str:
    """``p1 act``: who is asked what; ``over`` after the end."""
    if match.table.over():
        return "over"
    question = match.table.current(seat_asked(match))
    assert question is not None
    return f"p{question.seat + 1} {question.name}"


def options(match: Match) -> list[Action]:
    return match.table.options(seat_asked(match))


def offers(match: Match, verb: str = "") -> list[str]:
    """The options as words, or those with this verb."""
    spelled = [" ".join(map(str, match.game.encode(option))) for option in options(match)]
    return [line for line in spelled if not verb or line.split()[0] == verb]


def doc(match: Match) -> dict[str, Plain]:
    return document(match.table)


def heard(match: Match, *lines: str) -> list[str]:
    """The keys of what happens."""
    return [event.key for event in play(match, *lines)]


def told(events: list[Event], *keys: str) -> list[tuple[Any, ...]]:
    """Events of these keys with their values."""
    return [(event.key, *event.values) for event in events if event.key in keys]
