"""Main action, step 3: the jumper landed on a dig token."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.marajoara.box import CAPTURED
from vestige.games.marajoara.steps.raising import RaiseDice
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.native import mypyc_attr


def dig_bonus(t: MarajoaraTable, seat: int, space: int) -> None:
    """The own token raises a die by 1, another player's lets its owner raise by 2 (MJ-BON-01 … -03)."""
    token = t.tokens[space]
    if token < 0:
        return
    owner = t.museums[token].seat
    if owner == seat:
        t.push(OwnToken(seat, t.box.components.own_bonus))
    else:
        if t.ears is not None:
            t.tell("bonus_other", seat, owner)
        t.push(OtherToken(owner, t.box.components.other_bonus))


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnToken(RaiseDice):
    """One pip on a stored die or on the captured die, grey included (MJ-BON-02)."""

    __slots__ = ()
    name: ClassVar[str] = "own_token"
    rule: ClassVar[str] = "MJ-BON-02"

    def places(self, t: MarajoaraTable) -> list[int]:
        return [*t.places(), CAPTURED]


@mypyc_attr(allow_interpreted_subclasses=True)
class OtherToken(RaiseDice):
    """The token's owner has two pips for the own stored dice (MJ-BON-03, -05)."""

    __slots__ = ()
    name: ClassVar[str] = "other_token"
    rule: ClassVar[str] = "MJ-BON-03"
