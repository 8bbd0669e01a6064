"""Questions: what is asked of whom, and every answer the rules allow."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

Words = list[Any]


@dataclass
class Question:
    step: str
    seat: int
    answers: list[Words]
    fields: dict[str, Any] = field(default_factory=dict)


Play = Generator[Question, Words, None]
Asking = Generator[Question, Words, Words]


def ask(step: str, seat: int, answers: list[Words], **fields: Any) -> Asking:
    """Asked whatever the number of answers: the steps of a go can be undone (HY-INFO-05)."""
    return (yield Question(step, seat, answers, fields))


def choose(step: str, seat: int, answers: list[Words], **fields: Any) -> Asking:
    """A single answer is taken without a question (HY-AMB-52)."""
    if len(answers) == 1:
        return answers[0]
    return (yield from ask(step, seat, answers, **fields))
