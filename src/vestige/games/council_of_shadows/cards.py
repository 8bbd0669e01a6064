"""Rows of the box with a shape of their own: action cards, bonus cards, automa cards."""

from __future__ import annotations

from vestige.games.council_of_shadows.constants import (
    ACTIONS,
    AUTOMA_ACTIONS,
    B_GALAXY,
    B_GEMS,
    B_PLANETS,
    B_SECTOR,
    BONUS_KINDS,
    GEMS,
    HARVEST_MODES,
    PLANETS,
    SECTORS,
)
from vestige.games.council_of_shadows.reading import closed, gem_counts
from vestige.kernel.reader import Reader
from vestige.kernel.values import NOBODY


class Card:
    """An action card: what it consumes, what it costs (AI cards), what it does."""

    __slots__ = ("action", "anywhere", "consumption", "cost", "cubes", "energy", "gems", "id", "times")

    def __init__(self, row: Reader) -> None:
        self.id = row.text("id", "")
        self.consumption = row.number("consumption", None, -20, 20)
        self.cost = gem_counts(row, "cost")
        self.action = row.choice("action", ACTIONS)
        self.cubes = row.number("cubes", 0, 0, 3)
        self.times = row.number("extract", 0, 0, 9) + row.number("times", 0, 0, 9)
        self.anywhere = row.flag("anywhere", False)
        self.gems = gem_counts(row, "gems")
        self.energy = row.number("energy", 0, 0, 99)
        closed(row)


class Bonus:
    """A bonus card: a base, and so much for each thing counted."""

    __slots__ = ("base", "copies", "counts", "dark", "id", "majority", "per", "presence", "what")

    def __init__(self, row: Reader, galaxies: tuple[str, ...]) -> None:
        self.id = row.text("id", "")
        self.dark = self.id.startswith("dark")
        self.copies = row.number("copies", None, 1, 9)
        self.counts = row.choice("counts", BONUS_KINDS)
        self.base = row.number("base", None, 0, 99)
        self.per = row.number("per", 1, 1, 99)
        self.majority = row.number("majority", 0, 0, 99)
        self.presence = row.number("presence", 0, 0, 99)
        self.what = NOBODY
        if self.counts == B_GEMS:
            self.what = row.choice("gem", GEMS)
        elif self.counts == B_PLANETS:
            self.what = row.choice("planet", PLANETS)
        elif self.counts == B_SECTOR:
            self.what = row.number("sector", None, 1, SECTORS) - 1
        elif self.counts == B_GALAXY:
            self.what = row.choice("galaxy", galaxies)
        closed(row)


class AutomaAction:
    """One half of a row of an automa card."""

    __slots__ = ("cubes", "energy", "galaxy", "kind", "planet", "slots")

    def __init__(self, row: Reader, galaxies: tuple[str, ...], slots: int) -> None:
        self.kind = row.choice("action", AUTOMA_ACTIONS)
        self.galaxy = row.choice("galaxy", galaxies, NOBODY)
        self.planet = row.choice("planet", PLANETS, NOBODY)
        self.cubes = row.number("cubes", 0, 0, 3)
        self.energy = row.number("energy", 0, 0, 99)
        self.slots: tuple[int, ...] = ()
        if row.has("slots"):
            self.slots = tuple(slot - 1 for slot in row.numbers("slots", len(row.data["slots"])))
        if any(not 0 <= slot < slots for slot in self.slots):
            raise row.refuse("position-range", "slots", value=max(self.slots) + 1, low=1, high=slots)
        closed(row)


class AutomaCard:
    """Consumption, rows from top to bottom, and how the automa harvests."""

    __slots__ = ("consumption", "harvest", "id", "level", "rows", "silver")

    def __init__(self, row: Reader, galaxies: tuple[str, ...], slots: int) -> None:
        self.id = row.text("id", "")
        self.level = row.number("pile", None, 1, 3) - 1
        self.silver = row.flag("silver", False)
        self.consumption = row.number("consumption", None, -20, 20)
        self.harvest = row.choice("harvest", HARVEST_MODES)
        rows = row.raw("rows")
        if not isinstance(rows, list) or not all(isinstance(each, list) and 1 <= len(each) <= 2 for each in rows):
            raise row.refuse("position-type", "rows", expected="list")
        self.rows: list[list[AutomaAction]] = [
            [AutomaAction(Reader(half, row.key(f"rows[{number}]")), galaxies, slots) for half in halves]
            for number, halves in enumerate(rows)
        ]
        closed(row)
