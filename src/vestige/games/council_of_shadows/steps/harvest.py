"""Harvest step (Exploiter des galaxies): energy for one cube per galaxy (CS-HARV-01 to -11, CS-STN-08, CS-LEAD-10)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.council_of_shadows.constants import BUTEO, EMPIRE, EXTRACTION, S3E3, SUPREMACY
from vestige.games.council_of_shadows.galaxies import harvest, own_planets, spared
from vestige.games.council_of_shadows.majorities import majority, system_majority
from vestige.games.council_of_shadows.menu import DONE
from vestige.games.council_of_shadows.steps.extract import usable
from vestige.games.council_of_shadows.systems import extract
from vestige.games.council_of_shadows.table import Council
from vestige.games.council_of_shadows.tracks import gain_energy
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure, Question
from vestige.kernel.values import NOBODY, Action
from vestige.kernel.verb import COUNT, Arg

STATION_USED: Final = 1
BUTEO_USED: Final = 2


class HarvestStep(Procedure[Council]):
    """S3E3, Empire, Supremacy, before anything is harvested (CS-HARV-01)."""

    __slots__ = ("seat",)
    name = "harvest_step"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Council) -> None:
        seat = self.seat
        if t.leaders[seat] == S3E3:
            colonies = sum(t.colonies[seat :: t.seats])
            gain_energy(t, seat, colonies)
            if t.ears is not None:
                t.tell("s3e3", seat, colonies)
        if t.has_tech(seat, EMPIRE):
            galaxies = sum(majority(t, galaxy, seat) for galaxy in t.count.open)
            self.tribute(t, EMPIRE, galaxies)
        if t.has_tech(seat, SUPREMACY):
            systems = sum(tile != NOBODY and system_majority(t, tile, seat) for tile in t.tiles)
            self.tribute(t, SUPREMACY, systems)
        t.push(Harvest(seat, 0, ()))

    def tribute(self, t: Council, tech: int, majorities: int) -> None:
        """So much energy for each majority, harvested or not (CS-DT1-05, CS-DT2-03)."""
        energy = t.box.tech_amount[tech] * majorities
        gain_energy(t, self.seat, energy)
        if t.ears is not None:
            t.tell("tech_energy", self.seat, tech, energy)


def harvest_options(t: Council, seat: int, harvested: tuple[int, ...]) -> list[Action]:
    """Galaxies with an own colony, not harvested yet, each with the cube to remove (CS-HARV-02, -05, -11)."""
    options: list[Action] = []
    for galaxy in t.count.open:
        if t.colonies[galaxy * t.seats + seat] and galaxy not in harvested:
            if spared(t, galaxy, seat):
                options.append(("harvest", galaxy))
            else:
                options += [("harvest", galaxy, planet) for planet in own_planets(t, galaxy, seat)]
    return options


def take_harvest(t: Council, seat: int, action: Action) -> None:
    harvest(t, seat, action[1], action[2] if len(action) > 2 else NOBODY)


def why_no_harvest(t: Council, seat: int, prefix: Action, harvested: tuple[int, ...], once: str) -> Reason:
    """Covered, absent, harvested (``once`` is the rule), no colony, then the cube (CS-ERR-01, CS-ERR-03)."""
    if len(prefix) < 2:
        return Reason("CS_ERR_NO_COLONY", "CS-HARV-02")
    galaxy: int = prefix[1]
    if galaxy in t.count.covered:
        return Reason("CS_ERR_GALAXY_COVERED", "CS-PC-3")
    if galaxy in t.count.absent:
        return Reason("CS_ERR_NO_SUCH_TARGET", "CS-PC-2")
    if galaxy in harvested:
        return Reason("CS_ERR_ALREADY_HARVESTED", once, galaxy)
    if not t.colonies[galaxy * t.seats + seat]:
        return Reason("CS_ERR_NO_COLONY", "CS-HARV-02")
    if spared(t, galaxy, seat):
        return Reason("CS_ERR_NO_SUCH_TARGET", "CS-HARV-11")
    planet: int = prefix[2]
    if t.tile_galaxy(t.box.planet_tile[planet]) == galaxy and not t.cubes[planet * t.seats + seat]:
        return Reason("CS_ERR_NO_COLONY", "CS-HARV-05")
    return Reason("CS_ERR_NO_SUCH_TARGET", "CS-HARV-05")


class Harvest(Question[Council]):
    """Galaxies in any order, and the extras of the step once each, until done (CS-HARV-02, -07)."""

    __slots__ = ("harvested", "used")
    name = "harvest"
    fields: ClassVar[tuple[Arg, ...]] = (
        Arg("seat", "seat"),
        Arg("used", COUNT),
        Arg("harvested", "galaxy", many=True),
    )
    verbs = ("harvest", "mine", "buteo", "done")

    def __init__(self, seat: int, used: int, harvested: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.used = used
        self.harvested = harvested

    def options(self, t: Council) -> list[Action]:
        options = harvest_options(t, self.seat, self.harvested)
        if t.setup.options["module_1_stations"] and not self.used & STATION_USED:
            options += [t.box.menu.mine[tile] for tile in mined(t, self.seat)]
        if t.leaders[self.seat] == BUTEO and not self.used & BUTEO_USED:
            found = [tile for tile in t.tiles if tile != NOBODY and usable(t, self.seat, tile)]
            options += [t.box.menu.buteo[tile] for tile in found]
        options.append(DONE)
        return options

    def take(self, t: Council, action: Action) -> None:
        verb = action[0]
        if verb == "done":
            return
        if verb == "harvest":
            t.push(Harvest(self.seat, self.used, (*self.harvested, action[1])))
            take_harvest(t, self.seat, action)
            return
        extract(t, self.seat, action[1], 1)
        used = STATION_USED if verb == "mine" else BUTEO_USED
        t.push(Harvest(self.seat, self.used | used, self.harvested))

    def why_not(self, t: Council, prefix: Action) -> Reason:
        if prefix[0] == "mine":
            return why_no_mining(t, self.seat, prefix, self.used)
        if prefix[0] == "buteo":
            return why_no_buteo(t, self.seat, prefix, self.used)
        return why_no_harvest(t, self.seat, prefix, self.harvested, "CS-HARV-02")


def mined(t: Council, seat: int) -> list[int]:
    """The systems of the extraction station's galaxy, while a colony is there (CS-STN-08, -11)."""
    galaxy = t.station_of(seat, EXTRACTION)
    if galaxy == NOBODY or not t.colonies[galaxy * t.seats + seat]:
        return []
    tiles = [t.tiles[space] for space in t.box.galaxy_spaces[galaxy]]
    return [tile for tile in tiles if tile != NOBODY]


def why_no_mining(t: Council, seat: int, prefix: Action, used: int) -> Reason:
    if not t.setup.options["module_1_stations"]:
        return Reason("CS_ERR_MODULE_OFF", "CS-STN-08")
    if used & STATION_USED:
        return Reason("CS_ERR_POWER_USED", "CS-STN-08")
    galaxy = t.station_of(seat, EXTRACTION)
    elsewhere = len(prefix) > 1 and t.tile_galaxy(prefix[1]) != galaxy
    if galaxy == NOBODY or elsewhere:
        return Reason("CS_ERR_NO_SUCH_TARGET", "CS-STN-08")
    return Reason("CS_ERR_NO_COLONY", "CS-STN-08")


def why_no_buteo(t: Council, seat: int, prefix: Action, used: int) -> Reason:
    if t.leaders[seat] != BUTEO:
        return Reason("CS_ERR_MODULE_OFF", "CS-LEAD-10")
    if used & BUTEO_USED:
        return Reason("CS_ERR_POWER_USED", "CS-LEAD-10")
    if len(prefix) > 1 and t.where[prefix[1]] == NOBODY:
        return Reason("CS_ERR_NO_SUCH_TARGET", "CS-LEAD-10")
    return Reason("CS_ERR_NO_COLONY", "CS-LEAD-10")
