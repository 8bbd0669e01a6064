"""Names and tips: what a thing is and what it does, in the reader's language."""

from __future__ import annotations

from vestige.games.marajoara.rows import COLOURS, Fragment, Space, TrackStep
from vestige.games.marajoara.table import MarajoaraTable
from vestige.scene import words
from vestige.scene.words import Say


class Words(words.Words):
    """The words of a scene, for one table and one language."""

    def __init__(self, table: MarajoaraTable, say: Say) -> None:
        super().__init__(say)
        self.table = table
        self.components = table.box.components

    def colour(self, museum: int) -> str:
        """A player's colour with its glyph: colours are never told by colour alone."""
        return self(f"colour-{self.components.colours[self.table.museums[museum].colour]}")

    def die(self, die: int) -> str:
        colour = COLOURS[self.table.colour(die)]
        return self(f"die-{colour}", value=self.table.value[die])

    def die_or_empty(self, die: int) -> str:
        return self("empty") if die < 0 else self.die(die)

    def use(self, die: int) -> str:
        """What a die of this colour is good for."""
        return self(f"use-{COLOURS[self.table.colour(die)]}", factor=self.components.exhibit_factor)

    # ---- board

    def space_name(self, number: int, space: Space) -> str:
        """The space and everything on it."""
        t = self.table
        parts = [self("space", id=space.id)]
        if t.board[number] >= 0:
            parts.append(self.die(t.board[number]))
            if t.board[number] == t.jumper:
                parts.append(self("jumped"))
        if t.tokens[number] >= 0:
            parts.append(self("token", colour=self.colour(t.tokens[number])))
        return self.listed(parts)

    def space_tip(self, number: int, space: Space) -> str:
        t = self.table
        tips = [self(f"ground-{space.start}")]
        if space.bonus:
            tips.append(self("bonus", bonus=space.bonus))
        if space.zone >= 0:
            tips.append(self("rope"))
        if t.tokens[number] >= 0:
            owner = self.colour(t.tokens[number])
            tips.append(
                self("token-tip", colour=owner, own=self.components.own_bonus, other=self.components.other_bonus)
            )
        if t.board[number] >= 0:
            tips.append(self.use(t.board[number]))
        return self.told(*tips)

    def effect(self, colour: str, step: TrackStep) -> str:
        """What a disc that stops here brings."""
        if step.ends:
            return self(f"effect-{step.effect}", first=step.ends[0], second=step.ends[1])
        if step.effect == "raise":
            return self(f"raise-{colour}", amount=step.amount)
        return self(f"effect-{step.effect}", amount=step.amount)

    # ---- museum

    def fragment_name(self, fragment: Fragment, restored: bool) -> str:
        dice = self("need-dice", fewest=fragment.fewest, most=fragment.most, unlike=int(fragment.unlike))
        total = self("need-total", total=fragment.total, exactly=int(fragment.exactly))
        return self.listed([self("fragment", dice=dice, total=total), *([self("restored")] if restored else [])])

    def fragment_tip(self, fragment: Fragment) -> str:
        tip = self("fragment-tip", vp=fragment.vp, each=self.components.adjacent_vp)
        return self.told(tip, self("takes-token") if fragment.token else "")
