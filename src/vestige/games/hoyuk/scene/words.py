"""Names and tips: what a thing is and what it does, in the reader's language."""

from __future__ import annotations

from vestige.games.hoyuk.families import counts, families, leading, size
from vestige.games.hoyuk.rows import (
    BUILT,
    CATTLE_IN,
    ELEMENTS,
    EMPTY,
    FENCED,
    OVEN_ON,
    RUINED,
    STOREY,
    TOTEM_ON,
    VILLAGER_ON,
)
from vestige.games.hoyuk.steps.inspect import tie_measure
from vestige.games.hoyuk.table import Village
from vestige.scene import words
from vestige.scene.words import Say

BORNE = ((OVEN_ON, "oven"), (TOTEM_ON, "totem"), (VILLAGER_ON, "villager"), (CATTLE_IN, "cattle"))


class Words(words.Words):
    """The words of a scene, for one table and one language."""

    def __init__(self, table: Village, say: Say) -> None:
        super().__init__(say)
        self.table = table
        self.sizes = {cell: len(f) for seat in range(table.seats) for f in families(table, seat) for cell in f}

    def seat(self, seat: int) -> str:
        """A clan with its glyph: colours are never told by colour alone."""
        return self(f"clan-{self.table.box.clans[self.table.clans[seat]].id}")

    # ---- the village

    def cell_name(self, cell: int) -> str:
        """The cell and everything on it."""
        t, id = self.table, self.table.box.grid.cells[cell]
        what = t.held[cell]
        if what == EMPTY:
            return self("cell", id=id)
        if what == RUINED:
            return self("ruin", id=id)
        if what == FENCED:
            parts = [
                self("pen", id=id, house=t.box.grid.cells[t.gate[cell]], seat=self.seat(t.held[t.gate[cell]] - BUILT))
            ]
        else:
            key = "house-high" if t.bears[cell] & STOREY else "house"
            parts = [self(key, id=id, seat=self.seat(what - BUILT))]
        parts += [self.name("element", name) for bit, name in BORNE if t.bears[cell] & bit]
        if t.shaman == cell:
            parts.append(self.name("element", ELEMENTS[-1]))
        return self.listed(parts)

    def cell_tip(self, cell: int) -> str:
        """Of what block and family it is, and who would win what there now."""
        t = self.table
        if t.held[cell] == EMPTY:
            return ""
        block = self.block_tip(t.block[cell])
        if cell in self.sizes:
            return f"{self('family', size=self.sizes[cell])} {block}"
        return block

    def block_name(self, number: int) -> str:
        return self("block", id=self.table.box.grid.cells[self.table.founded[number]])

    def block_tip(self, number: int) -> str:
        t = self.table
        tips = [self("block-size", id=t.box.grid.cells[t.founded[number]], houses=size(t, number))]
        if number in t.invaded:
            tips.append(self("invaded"))
        if not t.residents[number] & (t.residents[number] - 1):
            tips.append(self("alone" if t.residents[number] else "uninhabited"))
        else:
            tips.append(self("leads", leads=self.listed(self.leads(number)) or self("nobody")))
        return " ".join(tips)

    def leads(self, number: int) -> list[str]:
        """Who would win what there now; ties and aspects without pieces are left out."""
        t, found = self.table, []
        for aspect, winner in zip(t.box.aspects, leaders(t, number), strict=False):
            if winner >= 0:
                clan = self.name("clan", t.box.clans[t.clans[winner]].id)
                found.append(self("lead", aspect=self(f"aspect-{aspect.id}"), seat=clan))
        return found


def leaders(t: Village, number: int) -> list[int]:
    """Who would take the card of each aspect of the mode in this block now; -1 for nobody."""
    found = counts(t, number)
    return [leading(found, aspect.measure, tie_measure(t, aspect)) for aspect in t.box.aspects[: len(t.aspects)]]
