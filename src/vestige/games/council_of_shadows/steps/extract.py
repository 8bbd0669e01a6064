"""Extract (Extraire): the resources of systems, once for each own cube and card (CS-EXT-01 to -06, CS-DT1-08)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.council_of_shadows.constants import SHARED_EXTRACTION
from vestige.games.council_of_shadows.menu import DONE
from vestige.games.council_of_shadows.systems import extract
from vestige.games.council_of_shadows.table import Council
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import NOBODY, Action
from vestige.kernel.verb import COUNT, Arg


def usable(t: Council, seat: int, tile: int) -> int:
    """Cubes a seat can use in a system: its own, else with Shared Extraction the opponents' (CS-EXT-04, CS-DT1-08)."""
    first = tile * t.seats
    own = t.settled[first + seat]
    if own or not t.has_tech(seat, SHARED_EXTRACTION):
        return own
    return sum(t.settled[first : first + t.seats])


class Extract(Question[Council]):
    """Up to ``left`` more extractions; ``used`` names a system once for every cube used there (CS-EXT-02, -04)."""

    __slots__ = ("left", "reach", "used")
    name = "extract"
    fields: ClassVar[tuple[Arg, ...]] = (
        Arg("seat", "seat"),
        Arg("left", COUNT),
        Arg("reach", COUNT),
        Arg("used", "tile", many=True),
    )
    verbs = ("extract", "done")

    def __init__(self, seat: int, left: int, reach: int, used: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left
        self.reach = reach
        self.used = used

    def options(self, t: Council) -> list[Action]:
        options: list[Action] = []
        for tile in t.tiles[: t.box.spaces_within[self.reach]] if self.left else ():
            if tile != NOBODY and usable(t, self.seat, tile) > self.used.count(tile):
                options.append(t.box.menu.extract[tile])
        options.append(DONE)
        return options

    def take(self, t: Council, action: Action) -> None:
        if action[0] == "extract":
            extract(t, self.seat, action[1], 1)
            t.push(Extract(self.seat, self.left - 1, self.reach, (*self.used, action[1])))

    def why_not(self, t: Council, prefix: Action) -> Reason:
        """Existence, range, colony, used cubes (CS-ERR-01)."""
        if len(prefix) < 2:
            return Reason("CS_ERR_NO_COLONY", "CS-EXT-03")
        tile: int = prefix[1]
        space = t.where[tile]
        if space == NOBODY:
            return Reason("CS_ERR_NO_SUCH_TARGET", "CS-EXT-03")
        if space >= t.box.spaces_within[self.reach]:
            return Reason("CS_ERR_OUT_OF_RANGE", "CS-EXT-03", self.reach)
        if not usable(t, self.seat, tile):
            return Reason("CS_ERR_NO_COLONY", "CS-EXT-03")
        return Reason("CS_ERR_CUBE_USED", "CS-EXT-04")
