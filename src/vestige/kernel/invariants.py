"""What must hold at every moment of a game, one small check after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def first(t: T, checks: Sequence[Callable[[T], str | None]]) -> str | None:
    """The first invariant that does not hold, in the developers' words; None if all do."""
    for check in checks:
        fault = check(t)
        if fault is not None:
            return fault
    return None
