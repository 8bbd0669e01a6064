"""One side of the planet: areas, spaces, lines, slots and landing pads as tables of small ints (MS-COMP-04 to -07).

Both sides share the numbers of areas, spaces and slots; what a side does not have is empty there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vestige.games.magnastorm.constants import SECTORS, SPACE_COLOURS, STARTS
from vestige.kernel.components import Part, printed
from vestige.kernel.values import NOBODY

SIDES: Final = ("side23", "side4")
PRINTED: Final = printed(__package__)
"""Ids never change: texts, drawings and records name them. An owner corrects what stands behind them."""


def listed(side: str, name: str) -> list[str]:
    return [row["id"] for row in PRINTED["board"][side][name]]


def printed_spaces(side: str) -> list[str]:
    return [f"{row['id']}_{n}" for row in PRINTED["board"][side]["areas"] for n in range(1, 1 + len(row["spaces"]))]


def either(first: Sequence[str], second: Sequence[str]) -> tuple[str, ...]:
    """The ids of both sides, each once, in the order of sectors."""
    return tuple(sorted({*first, *second}))


AREAS: Final = either(listed("side4", "areas"), listed("side23", "areas"))
SPACES: Final = either(printed_spaces("side4"), printed_spaces("side23"))
SLOTS: Final = either(listed("side4", "slots"), listed("side23", "slots"))


class Side:
    """The tables of one side. A path goes from area to area; ``slot_between`` is the slot on the line it follows."""

    def __init__(self, row: Part, side: str) -> None:
        self.id = side
        self.area_spaces: list[tuple[int, ...]] = [()] * len(AREAS)
        self.area_at: list[tuple[int, int]] = [(0, 0)] * len(AREAS)
        self.area_sector = [SECTORS.index(area[:2]) for area in AREAS]
        self.space_area = [AREAS.index(space[:-2]) for space in SPACES]
        self.space_sector = [self.area_sector[area] for area in self.space_area]
        self.space_colour = [NOBODY] * len(SPACES)
        self.space_at: list[tuple[int, int]] = [(0, 0)] * len(SPACES)
        for area in row.rows_of("areas", listed(side, "areas")):
            self.read_area(area)
        self.sector_spaces = [
            tuple(s for s in range(len(SPACES)) if self.space_sector[s] == sector and self.space_colour[s] != NOBODY)
            for sector in range(len(SECTORS))
        ]
        self.read_slots(row.rows_of("slots", listed(side, "slots")))
        self.read_lines(row.rows_of("lines", listed(side, "lines")))
        self.read_pads(row.rows_of("pads", STARTS))
        self.calm_next: dict[int, list[tuple[int, ...]]] = {}
        """By mask of calm sectors, then by area: the calm areas a line leads to."""

    def read_area(self, row: Part) -> None:
        name = row.word("id")
        area = AREAS.index(name)
        colours = row.choices("colours", SPACE_COLOURS)
        places = row.grid("spaces", len(colours), 2, 0, 1000)
        x, y = row.counts("at", 2, 0, 1000)
        self.area_at[area] = (x, y)
        numbers = [SPACES.index(f"{name}_{n}") for n in range(1, len(colours) + 1) if f"{name}_{n}" in SPACES]
        if len(numbers) != len(PRINTED["board"][self.id]["areas"][listed(self.id, "areas").index(name)]["spaces"]):
            raise row.unfit("spaces", len(colours))
        self.area_spaces[area] = tuple(numbers)
        for space, colour, place in zip(numbers, colours, places, strict=True):
            self.space_colour[space] = colour
            self.space_at[space] = (place[0], place[1])

    def read_slots(self, rows: Sequence[Part]) -> None:
        self.slots = tuple(SLOTS.index(row.word("id")) for row in rows)
        self.slot_sector = [NOBODY] * len(SLOTS)
        self.slot_at: list[tuple[int, int]] = [(0, 0)] * len(SLOTS)
        self.slot_ends: list[tuple[int, ...]] = [()] * len(SLOTS)
        for slot, row in zip(self.slots, rows, strict=True):
            self.slot_sector[slot] = row.choice("sector", SECTORS)
            x, y = row.counts("at", 2, 0, 1000)
            self.slot_at[slot] = (x, y)

    def read_lines(self, rows: Sequence[Part]) -> None:
        self.neighbours: list[tuple[int, ...]] = [()] * len(AREAS)
        self.slot_between: dict[tuple[int, int], int] = {}
        self.lines: list[tuple[int, int]] = []
        self.line_via: list[tuple[int, int] | None] = []
        for row in rows:
            ends = row.choices("ends", AREAS)
            if len(ends) != 2 or any(not self.area_spaces[area] for area in ends):
                raise row.unfit("ends", [AREAS[area] for area in ends])
            self.read_line(row, ends[0], ends[1])
        for slot in self.slots:
            if len(self.slot_ends[slot]) != 2:
                raise rows[0].unfit("slot", SLOTS[slot])

    def read_line(self, row: Part, a: int, b: int) -> None:
        self.lines.append((a, b))
        via = row.counts("via", 2, 0, 1000) if row.has("via") else None
        self.line_via.append(None if via is None else (via[0], via[1]))
        self.neighbours[a] += (b,)
        self.neighbours[b] += (a,)
        slot = row.choice("slot", SLOTS, NOBODY)
        if slot != NOBODY:
            if slot not in self.slots or self.area_sector[a] == self.area_sector[b] or self.slot_ends[slot]:
                raise row.unfit("slot", SLOTS[slot])
            self.slot_ends[slot] = (a, b)
            self.slot_between[a, b] = self.slot_between[b, a] = slot

    def read_pads(self, rows: Sequence[Part]) -> None:
        """A pad can be left and never entered (MS-COMP-07)."""
        self.pad_sector = [row.choice("sector", SECTORS) for row in rows]
        self.pad_ends = [tuple(row.choices("ends", AREAS)) for row in rows]
        self.pad_at = [(at[0], at[1]) for at in (row.counts("at", 2, 0, 1000) for row in rows)]

    def calm_neighbours(self, calm: int) -> list[tuple[int, ...]]:
        """For each area those next to it that lie in a calm sector; worked out once for each mask of sectors."""
        found = self.calm_next.get(calm)
        if found is None:
            found = [tuple(b for b in near if calm >> self.area_sector[b] & 1) for near in self.neighbours]
            self.calm_next[calm] = found
        return found
