"""What stands beside the board: a panel per seat, and the stages of a game in the head line."""

from __future__ import annotations

from typing import Literal, NamedTuple


class Thing(NamedTuple):
    """Something a player owns that the others care about: a symbol, a number, and what they mean."""

    icon: str
    text: str
    tip: str


class Panel(NamedTuple):
    """A seat at a glance. The role is empty where a game gives none."""

    seat: int
    role: str
    score: int | None
    rows: tuple[Thing, ...]


class Stage(NamedTuple):
    """A part of the round or turn: over, going on, or still to come."""

    text: str
    state: Literal["done", "now", "next"]
