"""What somebody asks of the others."""

from __future__ import annotations

from typing import NamedTuple


class Proposal(NamedTuple):
    """Somebody asks to take back an entry and every answer since: who has agreed, and who would rather not."""

    seat: int
    entry: int
    agreed: list[int]
    declined: list[int]
