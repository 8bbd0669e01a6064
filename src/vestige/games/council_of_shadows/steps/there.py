"""In one system: what a discovery or an outpost allows there (CS-DISC-04 to -07, CS-CARD-01 to -13, CS-DT1-03)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.council_of_shadows.constants import EXPLORERS
from vestige.games.council_of_shadows.galaxies import settle
from vestige.games.council_of_shadows.menu import DECLINE
from vestige.games.council_of_shadows.systems import extract
from vestige.games.council_of_shadows.table import Council
from vestige.games.council_of_shadows.terraforming import settles_kind, terraformed
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg


class There(Question[Council]):
    """Settle with a tower of ``cubes`` or extract so many ``times``; 0 = not this part (CS-DISC-04, CS-CARD-04)."""

    __slots__ = ("anywhere", "cubes", "tile", "times")
    name = "there"
    fields: ClassVar[tuple[Arg, ...]] = (
        Arg("seat", "seat"),
        Arg("tile", "tile"),
        Arg("cubes", COUNT),
        Arg("times", COUNT),
        Arg("anywhere", COUNT),
    )
    verbs = ("settle", "extract", "decline")

    def __init__(self, seat: int, tile: int, cubes: int, times: int, anywhere: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.cubes = cubes
        self.times = times
        self.anywhere = anywhere

    def options(self, t: Council) -> list[Action]:
        box, options = t.box, list[Action]()
        kinds = 7 if self.anywhere else terraformed(t, self.seat)
        for cubes in self.towers(t):
            for planet in box.tile_planets[self.tile]:
                if kinds >> box.planet_type[planet] & 1:
                    options.append(box.menu.settle[planet][cubes])
        if self.times:
            options.append(box.menu.extract[self.tile])
        options.append(DECLINE)
        return options

    def towers(self, t: Council) -> list[int]:
        """As printed, or one cube higher with the Explorers, never above 3 (CS-DT1-03)."""
        if not self.cubes:
            return []
        higher = self.cubes + t.has_tech(self.seat, EXPLORERS)
        return list(range(self.cubes, min(higher, t.box.tower) + 1))

    def take(self, t: Council, action: Action) -> None:
        if action[0] == "settle":
            settle(t, self.seat, action[1], action[2])
        elif action[0] == "extract":
            extract(t, self.seat, self.tile, self.times)

    def why_not(self, t: Council, prefix: Action) -> Reason:
        """A new system carries no cubes: only place, type and number can be wrong (CS-DISC-05)."""
        rule = "CS-DISC-04"
        if prefix[0] == "settle" and self.cubes and len(prefix) > 1:
            planet: int = prefix[1]
            if t.box.planet_tile[planet] != self.tile:
                return Reason("CS_ERR_NO_SUCH_TARGET", rule)
            if not self.anywhere and not settles_kind(t, self.seat, planet):
                return Reason("CS_ERR_TERRAFORM", rule, t.box.planet_type[planet])
            return Reason("CS_ERR_NO_SUCH_TARGET", "CS-PLACE-05")
        if prefix[0] == "settle" and self.cubes:
            kinds = [t.box.planet_type[planet] for planet in t.box.tile_planets[self.tile]]
            return Reason("CS_ERR_TERRAFORM", rule, kinds[0])
        return Reason("CS_ERR_NO_SUCH_TARGET", rule)
