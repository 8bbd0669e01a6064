"""Names and tips: what a thing is and what it does now, in the reader's language."""

from __future__ import annotations

from vestige.games.magnastorm.board import SPACES
from vestige.games.magnastorm.components import ACTION_SPACES
from vestige.games.magnastorm.constants import (
    CREW,
    CUBES,
    FIRST_SECTOR_OBJECTIVE,
    MOST_SEATS,
    OBJECTIVES,
    ROWS,
    SECTORS,
    SPACE_BONUSES,
    SPACE_COLOURS,
    TRACKS,
    WHITE,
)
from vestige.games.magnastorm.cubes import count, total
from vestige.games.magnastorm.steps.labs import lab_cost
from vestige.games.magnastorm.table import Planet
from vestige.kernel.values import NOBODY
from vestige.scene import words
from vestige.scene.words import Say


class Words(words.Words):
    """The words of a scene, for one table and one language."""

    def __init__(self, table: Planet, say: Say) -> None:
        super().__init__(say)
        self.t = table

    def person(self, seat: int) -> str:
        """A colour with its glyph: colours are never told by colour alone."""
        return self(f"seat-{self.t.game.colour(self.t.setup, seat)}")

    # ---- cubes

    def heap(self, heap: int) -> str:
        """``2 gray, 1 yellow``; nothing where there is none."""
        found = [(colour, count(heap, n)) for n, colour in enumerate(CUBES)]
        return self.listed(self("some", number=number, colour=self(f"colour-{c}")) for c, number in found if number)

    def due(self, heap: int) -> str:
        return self.heap(heap) if total(heap) else self("nothing")

    # ---- the planet

    def space_name(self, space: int) -> str:
        colour = SPACE_COLOURS[self.t.side.space_colour[space]]
        return self("space", name=self.name("space", SPACES[space]), colour=self(f"space-{colour}"))

    def space_tip(self, space: int, reader: int | None = None) -> str:
        """Who is there, what a lab would cost the reader and bring, and what the next round brings."""
        t = self.t
        sector = t.side.space_sector[space]
        held = t.labs[space]
        tips = [self("calm-here" if t.calm >> sector & 1 else "storm-here")]
        if held:
            tips.append(self("labs-here", seat=self.person(held >> 2), number=held & 3))
        elif reader is None or t.labs_out[reader] >= t.box.labs:
            tips.append(self("free-here"))
        else:
            tips.append(self.lab_hint(space, reader))
        tips += [self("runner-here", seat=self.person(s)) for s in range(t.seats) if t.runner[s] == space]
        return self.told(*tips, self.future(sector))

    def lab_hint(self, space: int, seat: int) -> str:
        """``A lab here costs you 1 gray: blue to level 3, 2 labs in the sector.``"""
        t = self.t
        colour, sector = t.side.space_colour[space], t.side.space_sector[space]
        labs = t.sector_labs[MOST_SEATS * sector + seat] + 1
        cost = self.due(lab_cost(t, seat))
        if colour == WHITE:
            return self("lab-white", cost=cost, labs=labs)
        level = min(t.levels[4 * seat + colour] + 1, t.box.levels)
        return self("lab-here", cost=cost, track=self.name("track", TRACKS[colour]), level=level, labs=labs)

    def future(self, sector: int) -> str:
        """What the next round brings to a sector."""
        t = self.t
        if t.round >= t.box.rounds:
            return ""
        now, then = t.calm >> sector & 1, t.box.calm_mask[t.start][t.round] >> sector & 1
        return "" if now == then else self("storm-comes" if now else "storm-goes")

    def sector_tip(self, sector: int) -> str:
        t = self.t
        row = t.sector_labs[MOST_SEATS * sector : MOST_SEATS * sector + t.seats]
        held = self.listed(self("labs-of", seat=self.person(s), number=n) for s, n in enumerate(row) if n)
        state = self("calm-here" if t.calm >> sector & 1 else "storm-here")
        return self.told(state, held or self("no-labs"), self.future(sector))

    def slot_tip(self, slot: int) -> str:
        t = self.t
        owner = t.stations[slot]
        sector = self.name("sector", SECTORS[t.side.slot_sector[slot]])
        state = self("station-of", seat=self.person(owner)) if owner != NOBODY else self("slot-free")
        return self.told(state, self("slot-sector", sector=sector))

    # ---- the panels

    def action_name(self, space: int, panel: str) -> str:
        return self(f"{panel}-space", name=self.name("action_space", ACTION_SPACES[space]))

    def action_tip(self, space: int, crew: int) -> str:
        t = self.t
        bonus = SPACE_BONUSES[t.box.bonuses[t.count.side][space]]
        own, yellow = t.box.move_cost[space % ROWS]
        more, gold = t.box.gain[space % ROWS]
        row = self("row-tip", own=own, yellow=yellow, more=more, gold=gold)
        return self.told(row, self(f"bonus-{bonus}"), self("stands-here", crew=self.crew(crew)) if crew else "")

    def crew(self, heap: int) -> str:
        found = [(colour, count(heap, n)) for n, colour in enumerate(CREW)]
        return self.listed(self("crew-some", number=number, crew=self.name("crew", c)) for c, number in found if number)

    # ---- objectives

    def objective_tip(self, objective: int, lacking: str) -> str:
        return self.told(self.tip("objective", OBJECTIVES[objective]), lacking)

    def kind(self, objective: int) -> str:
        return self("objective-sector" if objective >= FIRST_SECTOR_OBJECTIVE else "objective-research")
