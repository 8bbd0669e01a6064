"""What a check says when it fails."""

from __future__ import annotations


class Fault(AssertionError):
    """Something a game must satisfy and does not, in the developers' words."""


def must(holds: bool, what: str, *details: object) -> None:
    """Fault unless it holds."""
    if not holds:
        raise Fault(f"{what}: {' · '.join(map(str, details))}" if details else what)
