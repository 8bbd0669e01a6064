"""Several searches of the same question, each in a process of its own, and what they think together."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeVar

A = TypeVar("A")

Judged = tuple[int, float, float]
"""How often an answer was tried, the chance of winning, its standard error."""


def pooled(searches: Sequence[dict[A, Judged]]) -> dict[A, Judged]:
    """By answer, best first: what was tried adds up, chances are weighed by it. What nobody tried keeps the mean of
    the first impressions."""
    found: dict[A, list[Judged]] = {}
    for search in searches:
        for answer, judged in search.items():
            found.setdefault(answer, []).append(judged)
    whole = {answer: together(judged) for answer, judged in found.items()}
    return dict(sorted(whole.items(), key=lambda item: (-item[1][0], -item[1][1])))


def together(judged: Sequence[Judged]) -> Judged:
    visits = sum(tried for tried, _, _ in judged)
    if visits == 0:
        return 0, sum(chance for _, chance, _ in judged) / len(judged), judged[0][2]
    chance = sum(tried * chance for tried, chance, _ in judged) / visits
    return visits, chance, math.sqrt(sum((tried * error) ** 2 for tried, _, error in judged)) / visits
