"""What can go wrong. Every message is a text key with parameters; the texts room puts it into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vestige.kernel.reason import Reason


class BadInput(ValueError):
    """Something given from outside is wrong: ``bad-<code>`` says what, the parameters say where."""

    def __init__(self, code: str, **where: object) -> None:
        self.code = code
        self.where = {name: str(value) for name, value in where.items()}
        super().__init__(f"{code}: " + ", ".join(f"{name}={value}" for name, value in self.where.items()))


class Refused(Exception):
    """A move that the rules do not offer, with the reason. Nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(f"{reason.code} ({reason.rule})")


class DeadEnd(Exception):
    """A question without an answer whose class does not say that it skips: a fault of the game's code."""


class HorizonCrossed(Exception):
    """Raised inside a preview when chance would move or the seat would learn something."""
