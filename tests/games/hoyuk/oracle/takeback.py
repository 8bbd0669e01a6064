"""Taking back: every step of a go, never what chance or a revealed card has shown (HY-INFO-04, -05)."""

from __future__ import annotations

from typing import Any

from tests.oracle import Question, Words
from vestige.kernel.document import document
from vestige.kernel.match import Match

GO = {"build", "built", "spend", "spent", "place", "lose", "lost", "gift", "bless", "raze", "rob", "steal"}


def takeback_differences(
    match: Match, before: dict[str, Any], question: Question, words: Words, revealed: bool
) -> list[str]:
    """After an answer whose player is asked again: may it be undone, and is all as it was?"""
    seat = question.seat
    possible = match.undoable(seat) is not None
    if revealed:
        return ["undo: over something that has been revealed"] if possible else []
    if question.step not in GO or words == ["done"]:
        return []
    if not possible:
        return [f"undo: {words} of an open go cannot be taken back"]
    twin = match.copy()
    twin.undo(seat)
    return [] if document(twin.table) == before else [f"undo: the table is not as it was before {words}"]
