"""Discover (Découvrir): two tiles of a pile, one comes on the board (CS-DISC-01 to -07, CS-CARD-02 to -09)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.council_of_shadows.menu import DECLINE
from vestige.games.council_of_shadows.steps.settle import NOTHING, Settle, settle_options, why_no_settling
from vestige.games.council_of_shadows.steps.there import There
from vestige.games.council_of_shadows.systems import drawn, free_spaces, lay_tile
from vestige.games.council_of_shadows.table import Council
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import NOBODY, Action, reader
from vestige.kernel.verb import COUNT, Arg


def discover_options(t: Council, reach: int) -> list[Action]:
    """Piles within range that are not empty and have a free space in their sector (CS-DISC-01)."""
    return [t.box.menu.discover[s] for s in range(reach) if len(t.sectors[s]) and free_spaces(t, s)]


def why_no_discovery(prefix: Action, reach: int) -> Reason:
    if len(prefix) > 1 and prefix[1] >= reach:
        return Reason("CS_ERR_OUT_OF_RANGE", "CS-DISC-01", reach)
    return Reason("CS_ERR_NO_FREE_SPACE", "CS-DISC-01")


def draw_tiles(t: Council, seat: int, sector: int, readers: int) -> None:
    """Look at the first two tiles; nobody else sees the one that goes back (CS-DISC-02, -03)."""
    found = t.sectors[sector].look(t, readers, t.box.drawn)
    if t.ears is not None:
        t.tell("drew_tiles", seat, sector, *found, readers=readers)


class Discover(Question[Council]):
    """Which pile (CS-DISC-01). ``both``: settle and extract instead of one of them (CS-CARD-04)."""

    __slots__ = ("anywhere", "both", "cubes", "reach", "times")
    name = "discover"
    fields: ClassVar[tuple[Arg, ...]] = (
        Arg("seat", "seat"),
        Arg("reach", COUNT),
        Arg("cubes", COUNT),
        Arg("times", COUNT),
        Arg("both", COUNT),
        Arg("anywhere", COUNT),
    )
    verbs: ClassVar[tuple[str, ...]] = ("discover", "decline")

    def __init__(self, seat: int, reach: int, cubes: int, times: int, both: int, anywhere: int) -> None:
        super().__init__(seat)
        self.reach = reach
        self.cubes = cubes
        self.times = times
        self.both = both
        self.anywhere = anywhere

    def options(self, t: Council) -> list[Action]:
        return [*discover_options(t, self.reach), DECLINE]

    def take(self, t: Council, action: Action) -> None:
        if action[0] == "discover":
            draw_tiles(t, self.seat, action[1], reader(self.seat))
            t.push(Lay(self.seat, action[1], self.cubes, self.times, self.both, self.anywhere))

    def why_not(self, t: Council, prefix: Action) -> Reason:
        return why_no_discovery(prefix, self.reach)


class Adaptive(Discover):
    """Either settle, or discover and go on there (CS-CARD-07)."""

    __slots__ = ()
    name = "adaptive"
    verbs: ClassVar[tuple[str, ...]] = ("settle", "discover", "decline")

    def options(self, t: Council) -> list[Action]:
        settling = settle_options(t, self.seat, self.cubes, self.reach, self.anywhere)
        return [*settling, *discover_options(t, self.reach), DECLINE]

    def take(self, t: Council, action: Action) -> None:
        if action[0] == "settle":
            Settle(self.seat, self.cubes, self.reach, self.anywhere, NOTHING).take(t, action)
        else:
            super().take(t, action)

    def why_not(self, t: Council, prefix: Action) -> Reason:
        if prefix[0] == "settle":
            return why_no_settling(t, self.seat, prefix, self.cubes, self.reach, self.anywhere, "CS-CARD-07")
        return super().why_not(t, prefix)


class Lay(Question[Council]):
    """Which drawn tile on which free space of its sector; one of them must come (CS-DISC-02, -03)."""

    __slots__ = ("anywhere", "both", "cubes", "sector", "times")
    name = "lay"
    fields: ClassVar[tuple[Arg, ...]] = (
        Arg("seat", "seat"),
        Arg("sector", "pile"),
        Arg("cubes", COUNT),
        Arg("times", COUNT),
        Arg("both", COUNT),
        Arg("anywhere", COUNT),
    )
    verbs = ("lay",)

    def __init__(self, seat: int, sector: int, cubes: int, times: int, both: int, anywhere: int) -> None:
        super().__init__(seat)
        self.sector = sector
        self.cubes = cubes
        self.times = times
        self.both = both
        self.anywhere = anywhere

    def options(self, t: Council) -> list[Action]:
        spaces = free_spaces(t, self.sector)
        return [("lay", tile, space) for tile in drawn(t, self.sector) for space in spaces]

    def take(self, t: Council, action: Action) -> None:
        tile: int = action[1]
        lay_tile(t, self.seat, tile, action[2])
        if self.both:
            first = There(self.seat, tile, self.cubes, 0, self.anywhere)
            t.push(first, There(self.seat, tile, 0, self.times, self.anywhere))
        else:
            t.push(There(self.seat, tile, self.cubes, self.times, self.anywhere))

    def why_not(self, t: Council, prefix: Action) -> Reason:
        if prefix[1] not in drawn(t, self.sector):
            return Reason("CS_ERR_NO_SUCH_TARGET", "CS-DISC-02")
        return why_not_on(t, prefix[2], self.sector)


def why_not_on(t: Council, space: int, sector: int) -> Reason:
    """Covered, absent, another sector, taken (CS-ERR-01, CS-ERR-03)."""
    galaxy = t.box.space_galaxy[space]
    if galaxy in t.count.covered:
        return Reason("CS_ERR_GALAXY_COVERED", "CS-PC-3")
    if galaxy in t.count.absent:
        return Reason("CS_ERR_NO_SUCH_TARGET", "CS-PC-2")
    if t.box.sector[galaxy] != sector:
        return Reason("CS_ERR_WRONG_SECTOR", "CS-DISC-02")
    assert t.tiles[space] != NOBODY
    return Reason("CS_ERR_NO_FREE_SPACE", "CS-DISC-02")
