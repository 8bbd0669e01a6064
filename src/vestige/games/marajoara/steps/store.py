"""Main action, step 4a: a yellow, red or blue die is stored."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.marajoara.rows import STORE, YELLOW
from vestige.games.marajoara.steps.common import unavailable
from vestige.games.marajoara.steps.tokens import take_marked
from vestige.games.marajoara.table import NONE, MarajoaraTable
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action


def arriving(t: MarajoaraTable) -> int:
    """The die on its way to a museum: one taken from the cart, else the captured one."""
    return t.hand[0] if t.hand else t.captured


def arrive(t: MarajoaraTable, seat: int) -> None:
    """Into the museum, or the one of two that the player chooses (MJ-M6-02, -10); yellow dice only into the first
    (MJ-M6-03)."""
    if t.colour(arriving(t)) == YELLOW or t.wings == 1:
        store(t, seat, seat)
    else:
        t.push(Assign(seat))


def store(t: MarajoaraTable, seat: int, number: int) -> None:
    """On the leftmost free slot of its colour (MJ-STO-01); the first die on yellow slot 3 frees the dig token there
    (MJ-STO-04, MJ-TRK-Y7b)."""
    die = arriving(t)
    if t.hand:
        t.hand = t.hand[1:]
    else:
        t.captured = NONE
    museum = t.museums[number]
    slot = museum.free_slot(t.colour(die))
    museum.store[slot] = die
    if t.ears is not None:
        t.tell("stored", seat, t.colour(die), t.value[die], (number - seat) * STORE + slot)
    take_marked(t, number, t.box.storage_bits[slot])


@mypyc_attr(allow_interpreted_subclasses=True)
class Assign(Question[MarajoaraTable]):
    """Mission 6: which museum takes the die (MJ-M6-02, -10)."""

    __slots__ = ()
    name: ClassVar[str] = "assign"
    verbs: ClassVar[tuple[str, ...]] = ("assign", "decline")

    def options(self, t: MarajoaraTable) -> list[Action]:
        colour = t.colour(arriving(t))
        numbers = t.own_museums(self.seat)
        return [("assign", n - self.seat) for n in numbers if t.museums[n].free_slot(colour) != NONE]

    def take(self, t: MarajoaraTable, action: Action) -> None:
        store(t, self.seat, self.seat + action[1])

    def why_not(self, t: MarajoaraTable, prefix: Action) -> Reason:
        if prefix[0] == "decline":
            return unavailable("MJ-M6-02")
        return Reason("E_STORAGE_FULL", "MJ-M6-02", t.colour(arriving(t)))
