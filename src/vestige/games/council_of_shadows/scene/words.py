"""Names and tips: what a thing is and what it does now, in the reader's language."""

from __future__ import annotations

from vestige.games.council_of_shadows.constants import PLANETS, STATIONS
from vestige.games.council_of_shadows.galaxies import high_yield
from vestige.games.council_of_shadows.majorities import strength
from vestige.games.council_of_shadows.table import Council
from vestige.kernel.values import NOBODY
from vestige.scene.words import Say, Words, said

__all__ = ["CouncilWords", "Say"]


class CouncilWords(Words):
    """The words of a scene: who is where at this table."""

    def __init__(self, table: Council, say: Say) -> None:
        super().__init__(say)
        self.t = table

    def person(self, seat: int) -> str:
        """A civilization with its colour; colours are never told by colour alone."""
        if seat == self.t.automa:
            return said(self.language, "name-automaton")
        return said(self.language, f"option-civilization.{self.t.setup.seats[seat]['civilization']}")

    def strengths(self, galaxy: int) -> str:
        """How strong each is in a galaxy."""
        here = [(seat, strength(self.t, galaxy, seat)) for seat in range(self.t.seats)]
        found = [self("strength", seat=self.person(seat), count=count) for seat, count in here if count]
        return self.listed(found) if found else self("nobody-here")

    def galaxy_tip(self, galaxy: int, reader: int | None) -> str:
        """Yields, who is there, and what a harvest would pay the reader now."""
        t = self.t
        tips = [self.tip("galaxy", t.box.galaxies[galaxy]), self.strengths(galaxy)]
        if reader is not None and t.colonies[galaxy * t.seats + reader]:
            pays = t.box.high[galaxy] if high_yield(t, galaxy, reader) else t.box.low[galaxy]
            tips.append(self("harvest-pays", energy=pays))
        return self.told(*tips)

    def planet_tip(self, planet: int) -> str:
        """Type, galaxy and who has cubes there."""
        t = self.t
        galaxy = t.tile_galaxy(t.box.planet_tile[planet])
        kind = self.name("planet_type", PLANETS[t.box.planet_type[planet]])
        tips = [self("planet-tip", kind=kind, galaxy=self.name("galaxy", t.box.galaxies[galaxy]))]
        owners = [(seat, t.cubes[planet * t.seats + seat]) for seat in range(t.seats)]
        found = [self("strength", seat=self.person(seat), count=count) for seat, count in owners if count]
        return self.told(*tips, self.listed(found) if found else self("free-planet"))

    def slot_tip(self, galaxy: int, kind: int) -> str:
        owner = self.t.stations[galaxy * len(STATIONS) + kind]
        return self("slot-free") if owner == NOBODY else self("slot-built", seat=self.person(owner))
