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
from vestige.games.council_of_shadows.reading import gem_counts
from vestige.kernel.components import Part
from vestige.kernel.values import NOBODY


class Card:
    """An action card: what it consumes, what it costs (AI cards), what it does."""

    __slots__ = ("action", "anywhere", "consumption", "cost", "cubes", "energy", "gems", "id", "times")

    def __init__(self, row: Part) -> None:
        self.id = row.word("id")
        self.consumption = row.count("consumption", -20, 20)
        self.cost = gem_counts(row, "cost")
        self.action = row.choice("action", ACTIONS)
        self.cubes = row.count("cubes", 0, 3, 0)
        self.times = row.count("extract", 0, 9, 0) + row.count("times", 0, 9, 0)
        self.anywhere = row.flag("anywhere", False)
        self.gems = gem_counts(row, "gems")
        self.energy = row.count("energy", 0, 99, 0)


class Bonus:
    """A bonus card: a base, and so much for each thing counted."""

    __slots__ = ("base", "copies", "counts", "dark", "id", "majority", "per", "presence", "what")

    def __init__(self, row: Part, galaxies: tuple[str, ...]) -> None:
        self.id = row.word("id")
        self.dark = self.id.startswith("dark")
        self.copies = row.count("copies", 1, 9)
        self.counts = row.choice("counts", BONUS_KINDS)
        self.base = row.count("base", 0, 99)
        self.per = row.count("per", 1, 99, 1)
        self.majority = row.count("majority", 0, 99, 0)
        self.presence = row.count("presence", 0, 99, 0)
        self.what = NOBODY
        if self.counts == B_GEMS:
            self.what = row.choice("gem", GEMS)
        elif self.counts == B_PLANETS:
            self.what = row.choice("planet", PLANETS)
        elif self.counts == B_SECTOR:
            self.what = row.count("sector", 1, SECTORS) - 1
        elif self.counts == B_GALAXY:
            self.what = row.choice("galaxy", galaxies)


class AutomaAction:
    """One half of a row of an automa card."""

    __slots__ = ("cubes", "energy", "galaxy", "kind", "planet", "slots")

    def __init__(self, row: Part, galaxies: tuple[str, ...], slots: int) -> None:
        self.kind = row.choice("action", AUTOMA_ACTIONS)
        self.galaxy = row.choice("galaxy", galaxies, NOBODY)
        self.planet = row.choice("planet", PLANETS, NOBODY)
        self.cubes = row.count("cubes", 0, 3, 0)
        self.energy = row.count("energy", 0, 99, 0)
        self.slots: tuple[int, ...] = ()
        if row.has("slots"):
            count = len(row.several("slots", 1, slots))
            self.slots = tuple(slot - 1 for slot in row.counts("slots", count, 1, slots))


class AutomaCard:
    """Consumption, rows from top to bottom, and how the automa harvests."""

    __slots__ = ("consumption", "harvest", "id", "level", "rows", "silver")

    def __init__(self, row: Part, galaxies: tuple[str, ...], slots: int) -> None:
        self.id = row.word("id")
        self.level = row.count("pile", 1, 3) - 1
        self.silver = row.flag("silver", False)
        self.consumption = row.count("consumption", -20, 20)
        self.harvest = row.choice("harvest", HARVEST_MODES)
        self.rows: list[list[AutomaAction]] = []
        for number, halves in enumerate(row.several("rows", 1, 9)):
            inner = Part({"half": halves}, f"{row.key('rows')}[{number}]")
            self.rows.append([AutomaAction(half, galaxies, slots) for half in inner.rows("half", 1, 2)])
            row.parts.append(inner)
