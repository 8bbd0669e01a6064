"""The score sheet and the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

RANKED: Final = "ranked"
WON: Final = "won"
LOST: Final = "lost"
UNFINISHED: Final = "unfinished"
RESIGNED: Final = "resigned"


class Row:
    """One source of points, a value per seat; None where the reader may not know it. Provisional points are those that
    others may still take away: what a majority would bring if the game ended now."""

    __slots__ = ("id", "provisional", "rules", "values")

    def __init__(
        self, row: str, values: Sequence[int | None], rules: tuple[str, ...] = (), provisional: bool = False
    ) -> None:
        self.id = row
        self.values = tuple(values)
        self.rules = rules
        self.provisional = provisional


class Sheet:
    """Rows that add up to the score, then notes that do not (money left, what breaks a tie)."""

    __slots__ = ("notes", "rows")

    def __init__(self, rows: Sequence[Row], notes: Sequence[Row] = ()) -> None:
        self.rows = tuple(rows)
        self.notes = tuple(notes)

    def totals(self) -> list[int]:
        """What is known of each seat's score."""
        return added(self.rows)

    def sure(self) -> list[int]:
        """The same without what is provisional."""
        return added([row for row in self.rows if not row.provisional]) or [0] * len(self.totals())


def added(rows: Sequence[Row]) -> list[int]:
    """The sums of all columns."""
    return [sum(value or 0 for value in column) for column in zip(*(row.values for row in rows), strict=True)]


class Goal:
    """An objective of a solo game: how far it is, how far it must be, and whether it is met."""

    __slots__ = ("id", "met", "target", "value")

    def __init__(self, goal: str, met: bool, value: int = 0, target: int = 0) -> None:
        self.id = goal
        self.met = met
        self.value = value
        self.target = target


class Result:
    """How it ended: ``ranked`` with places (1 = first, ties share a place), won or lost, resigned, or unfinished at the
    bound. ``progress`` is what the places follow from; ``keepsakes`` are ids that each person takes home."""

    __slots__ = ("goals", "keepsakes", "kind", "places", "progress", "scores", "ties")

    def __init__(
        self,
        kind: str,
        scores: Sequence[int],
        places: Sequence[int] = (),
        ties: Sequence[Sequence[int]] = (),
        goals: Sequence[Goal] = (),
        keepsakes: Sequence[Sequence[str]] = (),
    ) -> None:
        self.kind = kind
        self.scores = tuple(scores)
        self.places = tuple(places)
        self.ties = tuple(tuple(tie) for tie in ties)
        self.goals = tuple(goals)
        self.keepsakes = tuple(tuple(kept) for kept in keepsakes)
        self.progress: tuple[tuple[int, ...], ...] = ()
        """Per seat, as ``Table.progress`` gave it at the end."""

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


def ranked(scores: Sequence[int], ties: Sequence[Sequence[int]]) -> Result:
    """Places by score, then by the tie keys in turn, more is better; equal in everything means a shared place."""
    keys = [(score, *tie) for score, tie in zip(scores, ties, strict=True)]
    return Result(RANKED, scores, [1 + sum(other > key for other in keys) for key in keys], ties)


def solo(scores: Sequence[int], goals: Sequence[Goal]) -> Result:
    """Won when every goal is met."""
    won = all(goal.met for goal in goals)
    return Result(WON if won else LOST, scores, [1 if won else 2], goals=goals)
