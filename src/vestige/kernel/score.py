"""The score sheet and the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

RANKED: Final = "ranked"
WON: Final = "won"
LOST: Final = "lost"
UNFINISHED: Final = "unfinished"


class Row:
    """One source of points, a value per seat; None where the reader may not know it."""

    __slots__ = ("id", "rules", "values")

    def __init__(self, row: str, values: Sequence[int | None], rules: tuple[str, ...] = ()) -> None:
        self.id = row
        self.values = tuple(values)
        self.rules = rules


class Sheet:
    """Rows that add up to the score, then notes that do not (money left, what breaks a tie)."""

    __slots__ = ("notes", "rows")

    def __init__(self, rows: Sequence[Row], notes: Sequence[Row] = ()) -> None:
        self.rows = tuple(rows)
        self.notes = tuple(notes)

    def totals(self) -> list[int]:
        """What is known of each seat's score."""
        return [sum(value or 0 for value in column) for column in zip(*(row.values for row in self.rows), strict=True)]


class Goal:
    """An objective of a solo game and whether it is met."""

    __slots__ = ("id", "met", "target")

    def __init__(self, goal: str, met: bool, target: int = 0) -> None:
        self.id = goal
        self.met = met
        self.target = target


class Result:
    """How it ended: ``ranked`` with places (1 = first, ties share a place), won or lost, or unfinished at the bound."""

    __slots__ = ("goals", "kind", "places", "scores", "ties")

    def __init__(
        self,
        kind: str,
        scores: Sequence[int],
        places: Sequence[int] = (),
        ties: Sequence[Sequence[int]] = (),
        goals: Sequence[Goal] = (),
    ) -> None:
        self.kind = kind
        self.scores = tuple(scores)
        self.places = tuple(places)
        self.ties = tuple(tuple(tie) for tie in ties)
        self.goals = tuple(goals)

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
