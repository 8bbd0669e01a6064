"""A table in words, for the terminal: lists, boards of short cells, and which words have a colour.

A game's ``plain(view, say, drawn)`` chooses from its own drawing, whose spots carry every name and tip in the reader's
language; what lies nowhere and owns nothing is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from vestige.scene.scene import Scene, Spot

TINTS: Final = {
    "yellow": "yellow",
    "red": "red",
    "blue": "blue",
    "grey": "bright_black",
    "gray": "bright_black",
    "green": "green",
    "purple": "magenta",
    "orange": "dark_orange",
    "turquoise": "cyan",
    "pink": "hot_pink",
    "brown": "orange4",
}
"""What a terminal calls our colours. Words are always there too."""


class Cell(NamedTuple):
    """A place of a board in a few letters."""

    text: str
    colour: str = ""


class Board(NamedTuple):
    """Columns with heads, rows that begin with theirs."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Cell, ...]], ...]
    legend: str = ""


class Items(NamedTuple):
    """Things one after the other, or each on a line of its own; nothing at all if there is none."""

    title: str
    items: tuple[str, ...]
    apart: bool = False


Block = Board | Items


class Plain(NamedTuple):
    """What all share, then what each seat has; ``tints``: words and their colours."""

    shared: tuple[Block, ...]
    seats: tuple[tuple[Block, ...], ...]
    tints: Mapping[str, str]


def spots(drawn: Scene, pane: str, *beginnings: str) -> list[Spot]:
    """The spots of a pane whose ids begin so, in the order of these beginnings."""
    return [spot for begins in beginnings for spot in drawn.panes[pane].spots if spot.id.startswith(begins)]


def names(drawn: Scene, pane: str, *beginnings: str) -> tuple[str, ...]:
    return tuple(spot.name for spot in spots(drawn, pane, *beginnings))


def told(found: Iterable[Spot]) -> tuple[str, ...]:
    """Names with what their tips tell."""
    return tuple(f"{spot.name} – {spot.tip}" if spot.tip else spot.name for spot in found)


def tinted(names: Mapping[str, str]) -> dict[str, str]:
    """Names and the ids of their colours, as a terminal colours them; those it has no colour for stay as they are."""
    return {name: TINTS[colour] for name, colour in names.items() if colour in TINTS}
