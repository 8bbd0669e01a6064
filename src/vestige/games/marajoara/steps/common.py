"""What the steps share: short answers, and the choice of the reason that explains a refusal best."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from vestige.kernel.reason import Reason
from vestige.kernel.values import Action

DECLINE: Final[Action] = ("decline",)
DONE: Final[Action] = ("done",)


def unavailable(rule: str) -> Reason:
    """Declining, or stopping, where the rules do not allow it."""
    return Reason("E_NOT_AVAILABLE", rule)


def closest(reasons: Iterable[Reason], checks: Sequence[str]) -> Reason:
    """For the beginning of an action: of the refusals of all it could become, the one that passed most checks."""
    return max(reasons, key=lambda reason: checks.index(reason.code), default=unavailable("MJ-FLO-01"))


def too_poor(cost: int, money: int) -> Reason:
    """MJ-PAY-06."""
    return Reason("E_NOT_ENOUGH_MONEY", "MJ-PAY-06", cost, money)
