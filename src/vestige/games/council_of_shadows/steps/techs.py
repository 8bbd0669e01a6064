"""Dark Tech cards: the choice, and the effects that come at once (CS-LVL-05, -06, CS-DT1-01 to CS-DT2-08)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.council_of_shadows.bonus import LightCard
from vestige.games.council_of_shadows.constants import (
    ANYWHERE,
    AVA,
    AVA_RANGE,
    BETTER_INFORMATION,
    CASARES,
    ENERGY_SAVER,
    ENERGY_SURGE,
    EXTENDED_PLANNING,
    EXTRA_COLONY,
    FIRST_RANGE,
    HEGEMONIC_PEOPLE,
    RECON_MISSION,
    RESOURCE_PEOPLE,
    SCIENCE_COLONIES,
)
from vestige.games.council_of_shadows.market import take_from_market
from vestige.games.council_of_shadows.menu import DONE
from vestige.games.council_of_shadows.steps.discover import Discover
from vestige.games.council_of_shadows.steps.harvest import harvest_options, take_harvest, why_no_harvest
from vestige.games.council_of_shadows.steps.settle import MUST_EXTRACT, NOTHING, Settle
from vestige.games.council_of_shadows.systems import extract
from vestige.games.council_of_shadows.table import Council
from vestige.games.council_of_shadows.tracks import consumed, gain_energy, gain_gems
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import NOBODY, Action
from vestige.kernel.verb import COUNT, Arg


class DarkTech(Question[Council]):
    """One of all the cards left in the pile, seen by the chooser only (CS-LVL-05)."""

    __slots__ = ("level",)
    name = "dark_tech"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("level", COUNT))
    verbs = ("tech",)

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level = level

    def options(self, t: Council) -> list[Action]:
        return [t.box.menu.tech[tech] for tech in sorted(t.tech_piles[self.level - 1].cards)]

    def take(self, t: Council, action: Action) -> None:
        tech: int = action[1]
        pile = t.tech_piles[self.level - 1]
        pile.show(t, tech)
        pile.remove(tech)
        t.techs[self.seat] |= 1 << tech
        gain_gems(t, self.seat, t.box.tech_gems[tech])
        if t.ears is not None:
            t.tell("tech", self.seat, tech)
        at_once(t, self.seat, tech)

    def why_not(self, t: Council, prefix: Action) -> Reason:
        return Reason("CS_ERR_NOT_IN_PILE", "CS-LVL-05")


def at_once(t: Council, seat: int, tech: int) -> None:
    """Immediate effects; permanent cards have none (CS-LVL-06)."""
    amount = t.box.tech_amount[tech]
    if tech == SCIENCE_COLONIES:
        t.push(Settle(seat, amount, ANYWHERE, 1, MUST_EXTRACT))
    elif tech == EXTRA_COLONY:
        t.push(Settle(seat, amount, ANYWHERE, 1, NOTHING))
    elif tech == RECON_MISSION:
        t.push(Discover(seat, ANYWHERE, amount, amount, 0, 1))
    elif tech == EXTENDED_PLANNING:
        extend_ranges(t, seat, amount)
    elif tech == ENERGY_SAVER:
        save_energy(t, seat, amount)
    elif tech == ENERGY_SURGE:
        gain_energy(t, seat, amount)
        if t.ears is not None:
            t.tell("tech_energy", seat, tech, amount)
    elif tech == RESOURCE_PEOPLE:
        t.push(ResourcePeople(seat, ()))
    elif tech == HEGEMONIC_PEOPLE:
        t.push(Hegemony(seat, ()))
    elif tech == BETTER_INFORMATION:
        t.push(FreeCard(seat), LightCard(seat))


def extend_ranges(t: Council, seat: int, energy: int) -> None:
    """All ranges to 3 for free, with energy for each upgrade; the Gate cannot be changed (CS-DT1-06)."""
    last = AVA_RANGE + 2 if t.leaders[seat] == AVA else AVA_RANGE
    ranges = (1 << last) - (1 << FIRST_RANGE)
    gained = energy * (ranges & ~t.upgrades[seat]).bit_count()
    t.upgrades[seat] |= ranges
    gain_energy(t, seat, gained)
    if t.ears is not None:
        t.tell("tech_energy", seat, EXTENDED_PLANNING, gained)


def save_energy(t: Council, seat: int, steps: int) -> None:
    """The consumption goes back once; it is no round consumption (CS-DT1-07)."""
    old = t.consumption[seat]
    t.consumption[seat] = consumed(t, seat, -steps)
    if t.ears is not None:
        t.tell("saved", seat, old - t.consumption[seat], t.consumption[seat])


class ResourcePeople(Question[Council]):
    """Twice in every system with an own colony, or by option two extractions in all (CS-DT2-01)."""

    __slots__ = ("taken",)
    name = "resource_people"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("taken", "tile", many=True))
    verbs = ("extract", "done")

    def __init__(self, seat: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.taken = taken

    def options(self, t: Council) -> list[Action]:
        options: list[Action] = []
        times = t.box.tech_amount[RESOURCE_PEOPLE]
        if not self.spent(t, times):
            for tile in t.tiles:
                if tile != NOBODY and t.settled[tile * t.seats + self.seat] and self.taken.count(tile) < times:
                    options.append(t.box.menu.extract[tile])
        options.append(DONE)
        return options

    def spent(self, t: Council, times: int) -> bool:
        return t.setup.options["resource_people"] == "two_extractions" and len(self.taken) >= times

    def take(self, t: Council, action: Action) -> None:
        if action[0] == "extract":
            extract(t, self.seat, action[1], 1)
            t.push(ResourcePeople(self.seat, (*self.taken, action[1])))

    def why_not(self, t: Council, prefix: Action) -> Reason:
        if len(prefix) > 1 and t.where[prefix[1]] == NOBODY:
            return Reason("CS_ERR_NO_SUCH_TARGET", "CS-DT2-01")
        if len(prefix) < 2 or not t.settled[prefix[1] * t.seats + self.seat]:
            return Reason("CS_ERR_NO_COLONY", "CS-DT2-01")
        return Reason("CS_ERR_CUBE_USED", "CS-DT2-01")


class Hegemony(Question[Council]):
    """Hegemonic People: up to two different galaxies, also such as were harvested this turn (CS-DT2-06)."""

    __slots__ = ("harvested",)
    name = "hegemony"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("harvested", "galaxy", many=True))
    verbs = ("harvest", "done")

    def __init__(self, seat: int, harvested: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.harvested = harvested

    def options(self, t: Council) -> list[Action]:
        if len(self.harvested) >= t.box.tech_amount[HEGEMONIC_PEOPLE]:
            return [DONE]
        return [*harvest_options(t, self.seat, self.harvested), DONE]

    def take(self, t: Council, action: Action) -> None:
        if action[0] == "harvest":
            t.push(Hegemony(self.seat, (*self.harvested, action[1])))
            take_harvest(t, self.seat, action)

    def why_not(self, t: Council, prefix: Action) -> Reason:
        return why_no_harvest(t, self.seat, prefix, self.harvested, "CS-DT2-06")


class FreeCard(Question[Council]):
    """Better Information: any card of the market, if there is one the seat may have (CS-DT2-05, CS-LEAD-13)."""

    __slots__ = ()
    name = "free_card"
    verbs = ("take",)
    skips: ClassVar[bool] = True

    def options(self, t: Council) -> list[Action]:
        barred = t.box.forbidden_card if t.leaders[self.seat] == CASARES else NOBODY
        return [t.box.menu.take[card] for card in t.market if card != NOBODY and card != barred]

    def take(self, t: Council, action: Action) -> None:
        if t.ears is not None:
            t.tell("took_card", self.seat, action[1])
        take_from_market(t, self.seat, action[1])

    def why_not(self, t: Council, prefix: Action) -> Reason:
        if prefix[1] not in t.market:
            return Reason("CS_ERR_NOT_IN_MARKET", "CS-DT2-05", prefix[1])
        return Reason("CS_ERR_CASARES", "CS-LEAD-13")
