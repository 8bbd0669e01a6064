"""Reading rows of the components file: gems, distinct ids, and nothing that nobody asked for."""

from __future__ import annotations

from typing import Final

from vestige.games.council_of_shadows.constants import GEMS
from vestige.kernel.reader import Reader

MARKS: Final = ("source", "sources", "note")
"""Where a row comes from: for the page about this edition, not for the rules."""


def closed(row: Reader) -> None:
    """Whatever is left unread is a typing error."""
    row.unread.difference_update(MARKS)
    row.done()


def gem_counts(row: Reader, name: str) -> tuple[int, int, int]:
    """A list of gems as how many of each colour."""
    gems = row.choices(name, GEMS)
    if len(gems) > 9:
        raise row.refuse("position-count", name, value=len(gems), expected=9)
    return gems.count(0), gems.count(1), gems.count(2)


def expect_ids(row: Reader, name: str, found: list[str], expected: tuple[str, ...]) -> None:
    """These ids in this order: the rules know them by name."""
    if tuple(found) != expected:
        raise row.refuse("position-id", name, value=", ".join(found[:12]), known=", ".join(expected[:12]))


def distinct_ids(row: Reader, name: str, found: list[str]) -> tuple[str, ...]:
    """Every id once, none empty."""
    if "" in found or len(set(found)) < len(found):
        raise row.refuse("position-id", name, value=", ".join(found[:12]), known="")
    return tuple(found)
