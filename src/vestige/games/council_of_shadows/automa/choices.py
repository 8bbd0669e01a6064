"""What the person chooses for the automa, in the person's own interest (CS-SOLO-14, -15, -18)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.council_of_shadows.galaxies import harvest, own_planets, settle
from vestige.games.council_of_shadows.systems import drawn, lay_tile
from vestige.games.council_of_shadows.table import Council
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import NOBODY, Action
from vestige.kernel.verb import COUNT, Arg


def free_planets(t: Council, galaxy: int, kind: int) -> list[int]:
    """Planets of a type in a galaxy without any cube (CS-SOLO-13)."""
    planets: list[int] = []
    for space in t.box.galaxy_spaces[galaxy]:
        if t.tiles[space] != NOBODY:
            planets += free_of_kind(t, t.tiles[space], kind)
    return planets


def free_of_kind(t: Council, tile: int, kind: int) -> list[int]:
    planets = t.box.tile_planets[tile]
    return [planet for planet in planets if t.box.planet_type[planet] == kind and not t.height(planet)]


class AutomaSettle(Question[Council]):
    """On which planet; ``on`` names the tile just discovered, if it was (CS-SOLO-13 to -15)."""

    __slots__ = ("cubes", "galaxy", "on", "planet_type")
    name = "automa_settle"
    fields: ClassVar[tuple[Arg, ...]] = (
        Arg("seat", "seat"),
        Arg("galaxy", "galaxy"),
        Arg("planet_type", "planet_type"),
        Arg("cubes", COUNT),
        Arg("on", "tile", many=True),
    )
    verbs = ("settle",)

    def __init__(self, seat: int, galaxy: int, planet_type: int, cubes: int, on: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.galaxy = galaxy
        self.planet_type = planet_type
        self.cubes = cubes
        self.on = on

    def options(self, t: Council) -> list[Action]:
        found = free_planets(t, self.galaxy, self.planet_type)
        if self.on:
            found = free_of_kind(t, self.on[0], self.planet_type)
        return [t.box.menu.settle[planet][self.cubes] for planet in found]

    def take(self, t: Council, action: Action) -> None:
        settle(t, t.automa, action[1], self.cubes)

    def why_not(self, t: Council, prefix: Action) -> Reason:
        """Another galaxy or type is no answer; a planet with a cube is occupied."""
        planet: int = prefix[1]
        here = t.tile_galaxy(t.box.planet_tile[planet]) == self.galaxy
        if here and t.box.planet_type[planet] == self.planet_type and t.height(planet):
            return Reason("CS_ERR_PLANET_OCCUPIED", "CS-SOLO-13")
        return Reason("CS_ERR_NO_SUCH_TARGET", "CS-SOLO-14")


class AutomaTile(Question[Council]):
    """Which drawn tile: one with the wanted planet if there is one (CS-SOLO-15)."""

    __slots__ = ("cubes", "galaxy", "planet_type")
    name = "automa_tile"
    fields: ClassVar[tuple[Arg, ...]] = (
        Arg("seat", "seat"),
        Arg("galaxy", "galaxy"),
        Arg("planet_type", "planet_type"),
        Arg("cubes", COUNT),
    )
    verbs = ("lay",)

    def __init__(self, seat: int, galaxy: int, planet_type: int, cubes: int) -> None:
        super().__init__(seat)
        self.galaxy = galaxy
        self.planet_type = planet_type
        self.cubes = cubes

    def options(self, t: Council) -> list[Action]:
        found = drawn(t, t.box.sector[self.galaxy])
        fitting = [tile for tile in found if free_of_kind(t, tile, self.planet_type)]
        space = next(space for space in t.box.galaxy_spaces[self.galaxy] if t.tiles[space] == NOBODY)
        return [("lay", tile, space) for tile in fitting or found]

    def take(self, t: Council, action: Action) -> None:
        tile: int = action[1]
        lay_tile(t, t.automa, tile, action[2])
        if free_of_kind(t, tile, self.planet_type):
            t.push(AutomaSettle(self.seat, self.galaxy, self.planet_type, self.cubes, (tile,)))

    def why_not(self, t: Council, prefix: Action) -> Reason:
        return Reason("CS_ERR_NO_SUCH_TARGET", "CS-SOLO-15")


class AutomaRemove(Question[Council]):
    """Which of its cubes leaves the galaxy it harvests (CS-SOLO-18)."""

    __slots__ = ("galaxy",)
    name = "automa_remove"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("galaxy", "galaxy"))
    verbs = ("remove",)

    def __init__(self, seat: int, galaxy: int) -> None:
        super().__init__(seat)
        self.galaxy = galaxy

    def options(self, t: Council) -> list[Action]:
        return [t.box.menu.remove[planet] for planet in own_planets(t, self.galaxy, t.automa)]

    def take(self, t: Council, action: Action) -> None:
        harvest(t, t.automa, self.galaxy, action[1])

    def why_not(self, t: Council, prefix: Action) -> Reason:
        return Reason("CS_ERR_NO_SUCH_TARGET", "CS-SOLO-18")
