"""Gems in the components file."""

from __future__ import annotations

from vestige.games.council_of_shadows.constants import GEMS
from vestige.games.council_of_shadows.payment import MOST, Gems
from vestige.kernel.components import Part


def gem_counts(row: Part, name: str) -> Gems:
    """A list of gems as how many of each colour."""
    gems = row.choices(name, GEMS)
    if len(gems) > MOST:
        raise row.refuse("position-count", name, value=len(gems), expected=f"0–{MOST}")
    return gems.count(0), gems.count(1), gems.count(2)
