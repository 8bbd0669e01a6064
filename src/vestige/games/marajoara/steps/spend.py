"""Spending dice: into the cart, and out of it onto the slate."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.marajoara.steps.common import DONE, unavailable
from vestige.games.marajoara.table import NONE, MarajoaraTable
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure, Question
from vestige.kernel.values import Action
from vestige.kernel.verb import Arg


def enter_cart(t: MarajoaraTable, seat: int, die: int) -> None:
    """On the topmost free slot (MJ-SPD-02) or, option ``queue``, the lowest (MJ-SPD-09); if there is none, the lowest
    die goes to the active player's slate and the others slide down (MJ-SPD-03, -04)."""
    cart = t.cart
    if NONE not in cart:
        out = cart[-1]
        t.slate += (out,)
        t.cart = (die, *cart[:-1])
        slot = 0
        if t.ears is not None:
            t.tell("pushed_out", seat, t.colour(out), t.value[out])
    else:
        slot = cart.index(NONE)
        if t.setup.options["cart_order"] == "queue":
            slot += cart.count(NONE) - 1
        t.cart = (*cart[:slot], die, *cart[slot + 1 :])
    if t.ears is not None:
        t.tell("spent", seat, t.colour(die), t.value[die], slot)


@mypyc_attr(allow_interpreted_subclasses=True)
class SpendDice(Procedure[MarajoaraTable]):
    """The dice of an action enter the cart once its effects are done (MJ-SPD-05, -06)."""

    __slots__ = ("seat",)
    name: ClassVar[str] = "spend_dice"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: MarajoaraTable) -> None:
        """The order is asked only if it can be seen (MJ-SPD-10)."""
        if len(t.spending) > 1 and len(looks(t)) > 1:
            t.push(CartOrder(self.seat))
            return
        for die in t.spending:
            enter_cart(t, self.seat, die)
        t.spending = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class CartOrder(Question[MarajoaraTable]):
    """Which die enters the cart next; the first one offered, and ``done``, follow the usual order (MJ-SPD-05)."""

    __slots__ = ()
    name: ClassVar[str] = "cart_order"
    verbs: ClassVar[tuple[str, ...]] = ("spend", "done")

    def options(self, t: MarajoaraTable) -> list[Action]:
        found: list[Action] = [("spend", place) for place in looks(t).values()]
        if len(t.spending) > 2:
            found.append(DONE)
        return found

    def take(self, t: MarajoaraTable, action: Action) -> None:
        if action[0] == "done":
            for die in t.spending:
                enter_cart(t, self.seat, die)
            t.spending = ()
            return
        place: int = action[1]
        enter_cart(t, self.seat, t.spending[place])
        t.spending = t.spending[:place] + t.spending[place + 1 :]
        t.push(SpendDice(self.seat))

    def why_not(self, t: MarajoaraTable, prefix: Action) -> Reason:
        """Of two dice that look alike only the first is offered."""
        if prefix[0] == "spend" and prefix[1] >= len(t.spending):
            return Reason("E_NO_DIE", "MJ-SPD-10")
        return unavailable("MJ-SPD-10")


def looks(t: MarajoaraTable) -> dict[tuple[int, int], int]:
    """The different dice being spent, by colour and value, with the place of the first of each."""
    found: dict[tuple[int, int], int] = {}
    for place, die in enumerate(t.spending):
        found.setdefault((t.colour(die), t.value[die]), place)
    return found
