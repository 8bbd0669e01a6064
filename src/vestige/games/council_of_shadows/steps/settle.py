"""Settle (Coloniser): a tower of own cubes on one planet (CS-PLACE-01 to -07, CS-UPG-03, -04)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.council_of_shadows.constants import EXTENSION
from vestige.games.council_of_shadows.galaxies import settle
from vestige.games.council_of_shadows.menu import DECLINE
from vestige.games.council_of_shadows.steps.there import There
from vestige.games.council_of_shadows.systems import extract
from vestige.games.council_of_shadows.table import Council
from vestige.games.council_of_shadows.terraforming import settles_kind, terraformed
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import NOBODY, Action
from vestige.kernel.verb import COUNT, Arg

NOTHING: Final = 0
MAY_EXTRACT: Final = 1
MUST_EXTRACT: Final = 2
"""What follows a tower: nothing, an extraction if you like (Outposts), the resource at once (Science Colonies)."""


def legal_planets(t: Council, seat: int, cubes: int, reach: int, anywhere: int) -> list[int]:
    """In range, of a type the seat may settle, free or with the colony extension low enough (CS-PLACE-02 to -04)."""
    box, seats = t.box, t.seats
    kinds = 7 if anywhere else terraformed(t, seat)
    room = box.tower - cubes if t.has_upgrade(seat, EXTENSION) else 0
    planets: list[int] = []
    for tile in t.tiles[: box.spaces_within[reach]]:
        if tile == NOBODY:
            continue
        for planet in box.tile_planets[tile]:
            if kinds >> box.planet_type[planet] & 1 and sum(t.cubes[planet * seats : planet * seats + seats]) <= room:
                planets.append(planet)
    return planets


def settle_options(t: Council, seat: int, cubes: int, reach: int, anywhere: int) -> list[Action]:
    menu = t.box.menu.settle
    return [menu[planet][cubes] for planet in legal_planets(t, seat, cubes, reach, anywhere)]


def why_no_settling(t: Council, seat: int, prefix: Action, cubes: int, reach: int, anywhere: int, rule: str) -> Reason:
    """Existence, range, terraforming, occupied, height, and last the number of cubes (CS-ERR-01)."""
    if len(prefix) < 2:
        return Reason("CS_ERR_NO_SUCH_TARGET", rule)
    planet: int = prefix[1]
    space = t.where[t.box.planet_tile[planet]]
    if space == NOBODY:
        return Reason("CS_ERR_NO_SUCH_TARGET", rule)
    if space >= t.box.spaces_within[reach]:
        return Reason("CS_ERR_OUT_OF_RANGE", "CS-PLACE-02", reach)
    if not anywhere and not settles_kind(t, seat, planet):
        return Reason("CS_ERR_TERRAFORM", "CS-PLACE-02", t.box.planet_type[planet])
    height = t.height(planet)
    if height and not t.has_upgrade(seat, EXTENSION):
        return Reason("CS_ERR_PLANET_OCCUPIED", "CS-PLACE-03")
    if height + cubes > t.box.tower:
        return Reason("CS_ERR_STACK_LIMIT", "CS-PLACE-04", height)
    return Reason("CS_ERR_NO_SUCH_TARGET", "CS-PLACE-05")


class Settle(Question[Council]):
    """Where the tower goes, complete or not at all (CS-PLACE-01, -05)."""

    __slots__ = ("anywhere", "cubes", "reach", "then")
    name = "settle"
    fields: ClassVar[tuple[Arg, ...]] = (
        Arg("seat", "seat"),
        Arg("cubes", COUNT),
        Arg("reach", COUNT),
        Arg("anywhere", COUNT),
        Arg("then", COUNT),
    )
    verbs = ("settle", "decline")

    def __init__(self, seat: int, cubes: int, reach: int, anywhere: int, then: int) -> None:
        super().__init__(seat)
        self.cubes = cubes
        self.reach = reach
        self.anywhere = anywhere
        self.then = then

    def options(self, t: Council) -> list[Action]:
        return [*settle_options(t, self.seat, self.cubes, self.reach, self.anywhere), DECLINE]

    def take(self, t: Council, action: Action) -> None:
        if action[0] == "decline":
            return
        planet: int = action[1]
        settle(t, self.seat, planet, self.cubes)
        tile = t.box.planet_tile[planet]
        if self.then == MAY_EXTRACT:
            t.push(There(self.seat, tile, 0, 1, 0))
        elif self.then == MUST_EXTRACT:
            extract(t, self.seat, tile, 1)

    def why_not(self, t: Council, prefix: Action) -> Reason:
        return why_no_settling(t, self.seat, prefix, self.cubes, self.reach, self.anywhere, "CS-PLACE-01")
