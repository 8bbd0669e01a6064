"""What lies on the table: planet, panels, tracks, and what every seat owns."""

from __future__ import annotations

from typing import Self

from vestige.games.magnastorm import invariants, position, scoring
from vestige.games.magnastorm.board import SLOTS, SPACES, Side
from vestige.games.magnastorm.components import Box, Count
from vestige.games.magnastorm.constants import (
    COLOURS,
    COLUMNS,
    MOST_SEATS,
    NEUTRAL,
    ON_PAD,
    SECTORS,
    SOURCES,
    STARTS,
    TRACKS,
    YELLOW,
)
from vestige.games.magnastorm.cubes import BLACK_ONE, ONE
from vestige.kernel.native import mypyc_attr
from vestige.kernel.score import Result, Sheet
from vestige.kernel.table import Table
from vestige.kernel.values import NOBODY, Plain


@mypyc_attr(allow_interpreted_subclasses=True)
class Planet(Table):
    """A *heap* is an int with a number of cubes or crew of each colour (``cubes.py``). Lists by seat, space, slot or
    action space; those of two things have four places, one for each seat or track, in a row."""

    __slots__ = (
        "absent",
        "absent_crew",
        "active",
        "admins",
        "artefacts",
        "bag",
        "box",
        "calm",
        "columns",
        "count",
        "crew",
        "cycle",
        "done",
        "flag",
        "hold",
        "keepsakes",
        "labs",
        "labs_out",
        "levels",
        "lower",
        "objectives",
        "order",
        "points",
        "powers",
        "reputation",
        "researchers",
        "round",
        "runner",
        "seat_of",
        "sector_labs",
        "side",
        "start",
        "stations",
        "stations_out",
        "supply",
        "tints",
        "token",
        "upper",
        "used",
    )
    box: Box
    side: Side
    count: Count
    start: int
    tints: tuple[int, ...]  # the colour of each seat
    seat_of: tuple[int, ...]  # the seat of each colour, or NOBODY
    # ---- the game
    round: int
    calm: int  # mask of calm sectors
    order: tuple[int, ...]  # the turn track
    cycle: tuple[int, ...]  # the order of the running cycle (MS-FLOW-02)
    active: int  # the seat whose turn it is, or NOBODY
    used: int  # powers used up in this turn, as a mask of commanders
    flag: bool  # somebody has reached the threshold (MS-END-01)
    token: int  # who holds the first player token, or NOBODY
    admins: tuple[int, ...]  # commanders of columns 2, 3 …
    researchers: tuple[int, ...]  # commanders of the tracks
    objectives: tuple[int, ...]
    done: list[tuple[int, ...]]  # by objective in play: seats in the order they fulfilled it
    # ---- heaps
    supply: int
    bag: int
    hold: list[int]
    absent: int  # cubes that a position leaves out
    absent_crew: int
    # ---- panels, by action space
    upper: list[int]
    lower: list[int]
    columns: list[int]  # what stands in each column of the upper panel
    # ---- planet
    labs: list[int]  # by space: 0, or four times the seat plus the number of its labs
    sector_labs: list[int]  # by sector and seat
    stations: list[int]  # by slot: the seat, or NOBODY
    runner: list[int]  # by seat: space, or ON_PAD
    # ---- by seat
    levels: list[int]  # by seat and track
    labs_out: list[int]
    stations_out: list[int]
    crew: list[int]  # on the player board
    powers: list[int]  # mask of commanders controlled
    reputation: list[int]
    points: list[int]  # by source and seat
    artefacts: list[tuple[int, ...]]  # drawn for the advanced start
    keepsakes: list[int]  # drawn after the game, or NOBODY

    def clear(self, box: Box) -> None:
        """Everything in the box."""
        seats, options = self.seats, self.setup.options
        self.box = box
        self.count = box.counts[seats - 2]
        self.side = box.sides[self.count.side]
        self.start = STARTS.index(str(options["start"]))
        self.tints = tuple(COLOURS.index(str(choice["colour"])) for choice in self.setup.seats)
        self.seat_of = tuple(self.tints.index(c) if c in self.tints else NOBODY for c in range(len(COLOURS)))
        self.round, self.calm = 1, box.calm_mask[self.start][0]
        self.order = self.cycle = tuple(range(seats))
        self.active, self.used, self.flag, self.token = NOBODY, 0, False, NOBODY
        self.admins = self.researchers = self.objectives = ()
        self.done = [(), (), (), ()]
        self.supply, self.bag, self.hold = 0, 0, [0] * seats
        self.absent, self.absent_crew = 0, 0
        self.upper, self.lower = [0] * self.count.spaces, [0] * self.count.spaces
        self.columns = [0] * len(COLUMNS)
        self.labs, self.sector_labs = [0] * len(SPACES), [0] * (len(SECTORS) * MOST_SEATS)
        self.stations, self.runner = [NOBODY] * len(SLOTS), [ON_PAD] * seats
        self.levels = [0] * (seats * len(TRACKS))
        self.labs_out, self.stations_out, self.crew = [0] * seats, [0] * seats, [box.crew] * seats
        self.powers, self.reputation = [0] * seats, [0] * seats
        self.points = [0] * (len(SOURCES) * MOST_SEATS)
        self.artefacts, self.keepsakes = [()] * seats, [NOBODY] * seats

    def copy(self) -> Self:
        t = self.__class__.__new__(self.__class__)
        t.inherit(self)
        t.box, t.side, t.count, t.start = self.box, self.side, self.count, self.start
        t.tints, t.seat_of = self.tints, self.seat_of
        t.round, t.calm, t.order, t.cycle = self.round, self.calm, self.order, self.cycle
        t.active, t.used, t.flag, t.token = self.active, self.used, self.flag, self.token
        t.admins, t.researchers, t.objectives = self.admins, self.researchers, self.objectives
        t.done = self.done[:]
        t.supply, t.bag, t.hold = self.supply, self.bag, self.hold[:]
        t.absent, t.absent_crew = self.absent, self.absent_crew
        t.upper, t.lower, t.columns = self.upper[:], self.lower[:], self.columns[:]
        t.labs, t.sector_labs = self.labs[:], self.sector_labs[:]
        t.stations, t.runner, t.levels = self.stations[:], self.runner[:], self.levels[:]
        t.labs_out, t.stations_out, t.crew = self.labs_out[:], self.stations_out[:], self.crew[:]
        t.powers, t.reputation, t.points = self.powers[:], self.reputation[:], self.points[:]
        t.artefacts, t.keepsakes = self.artefacts[:], self.keepsakes[:]
        return t

    # ---- looking

    def has(self, seat: int, power: int) -> bool:
        """Whether the seat controls this commander."""
        return self.powers[seat] & power != 0

    def holder(self, commander: int) -> int:
        """Who controls a commander, or NOBODY."""
        for seat in range(self.seats):
            if self.powers[seat] >> commander & 1:
                return seat
        return NOBODY

    def wedges(self) -> tuple[int, ...]:
        """The calm sectors of this round: trailing, middle, leading."""
        return self.box.calm[self.start][self.round - 1]

    def everything(self) -> int:
        """The heap of all cubes of the game (MS-COMP-14)."""
        heap = self.box.yellow * ONE[YELLOW] + self.box.black * BLACK_ONE
        for colour in self.tints:
            heap += self.box.cubes * ONE[colour]
        return heap

    def everybody(self) -> int:
        """The heap of all crew of the game."""
        heap = self.box.neutral_rows * self.count.columns * ONE[NEUTRAL]
        for colour in self.tints:
            heap += self.box.crew * ONE[colour]
        return heap

    # ---- what the kernel asks

    def body(self) -> dict[str, Plain]:
        return position.body(self)

    def score_sheet(self) -> Sheet:
        return scoring.sheet(self)

    def final_result(self) -> Result:
        return scoring.result(self)

    def broken(self) -> str | None:
        return invariants.broken(self)
