"""Which planets a seat may settle (CS-UPG-03)."""

from __future__ import annotations

from vestige.games.council_of_shadows.table import Council


def terraformed(t: Council, seat: int) -> int:
    """Mask of planet types: blue from the start, brown and red by upgrade, in any order."""
    return 1 | (t.upgrades[seat] & 3) << 1


def settles_kind(t: Council, seat: int, planet: int) -> bool:
    return bool(terraformed(t, seat) >> t.box.planet_type[planet] & 1)
