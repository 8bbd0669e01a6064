"""Yellow track, step 7: exchange stored dice with dice of the cart."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from vestige.games.marajoara.rows import GREY, SLOTS, YELLOW
from vestige.games.marajoara.steps.common import DECLINE, unavailable
from vestige.games.marajoara.steps.store import arrive
from vestige.games.marajoara.table import NONE, MarajoaraTable
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure, Question
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg

Exchange = tuple[tuple[int, ...], tuple[int, ...]]
"""Storage places given, cart slots taken."""


def exchanges(t: MarajoaraTable, seat: int, size: int) -> list[Exchange]:
    """Every legal exchange of so many dice: no grey die is taken, no colour exceeds its slots (MJ-TRK-Y7a)."""
    places = [place for place in t.places() if t.stored(seat, place) >= 0]
    slots = [slot for slot, die in enumerate(t.cart) if die >= 0 and t.colour(die) != GREY]
    room = [SLOTS * (1 if colour == YELLOW else t.wings) for colour in range(GREY)]
    for place in places:
        room[t.colour(t.stored(seat, place))] -= 1
    return [
        (given, taken)
        for given in combinations(places, size)
        for taken in combinations(slots, size)
        if fits(room, [t.colour(t.stored(seat, p)) for p in given], [t.colour(t.cart[s]) for s in taken])
    ]


def fits(room: list[int], given: list[int], taken: list[int]) -> bool:
    """By colours: what comes in finds a slot once the given dice have left."""
    return all(room[colour] + given.count(colour) >= taken.count(colour) for colour in taken)


def exchange_size(t: MarajoaraTable, seat: int, most: int) -> int:
    """Two for two, one for one if only that is legal, or nothing (MJ-TRK-Y7a)."""
    return next((size for size in range(most, 0, -1) if exchanges(t, seat, size)), 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class SwapCart(Question[MarajoaraTable]):
    """First the stored dice given, the first one for the top slot, then the cart dice taken (MJ-TRK-Y7). Optional;
    the grey die in use is in neither place."""

    __slots__ = ("size",)
    name: ClassVar[str] = "swap_cart"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("size", COUNT))
    verbs: ClassVar[tuple[str, ...]] = ("give", "take", "decline")

    def __init__(self, seat: int, size: int) -> None:
        super().__init__(seat)
        self.size = size

    def options(self, t: MarajoaraTable) -> list[Action]:
        given, taken = set(t.picked), set(t.taken)
        legal = [e for e in exchanges(t, self.seat, self.size) if given <= set(e[0]) and taken <= set(e[1])]
        if len(given) == self.size:
            return [("take", slot) for slot in sorted({slot for e in legal for slot in e[1]} - taken)]
        found: list[Action] = [("give", place) for place in sorted({place for e in legal for place in e[0]} - given)]
        return found if given else [*found, DECLINE]

    def take(self, t: MarajoaraTable, action: Action) -> None:
        match action[0]:
            case "give":
                t.picked += (action[1],)
                t.push(self)
            case "take":
                t.taken += (action[1],)
                if len(t.taken) < self.size:
                    t.push(self)
                else:
                    exchange(t, self.seat)

    def why_not(self, t: MarajoaraTable, prefix: Action) -> Reason:
        if prefix[0] == "decline":
            return unavailable("MJ-TRK-Y7")
        if len(prefix) > 1:
            here = t.stored(self.seat, prefix[1]) if prefix[0] == "give" else t.cart[prefix[1]]
            if here < 0:
                return Reason("E_NO_DIE", "MJ-TRK-Y7")
        return Reason("E_ILLEGAL_SWAP", "MJ-TRK-Y7a")


def exchange(t: MarajoaraTable, seat: int) -> None:
    """The given dice lie on top, the others keep their order below them; nothing is pushed out (MJ-TRK-Y7)."""
    t.hand = tuple(t.cart[slot] for slot in t.taken)
    given = tuple(t.unstore(seat, place) for place in t.picked)
    left = tuple(die for die in t.cart if die >= 0 and die not in t.hand)
    empty = (NONE,) * (len(t.cart) - len(given) - len(left))
    queue = t.setup.options["cart_order"] == "queue"
    t.cart = (*empty, *given, *left) if queue else (*given, *left, *empty)
    t.picked = t.taken = ()
    if t.ears is not None:
        for die in given:
            t.tell("gave", seat, t.colour(die), t.value[die])
        for die in t.hand:
            t.tell("took", seat, t.colour(die), t.value[die])
    t.push(StoreHand(seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class StoreHand(Procedure[MarajoaraTable]):
    """The dice taken go on the leftmost free slots, one after the other (MJ-TRK-Y7a, MJ-M6-10)."""

    __slots__ = ("seat",)
    name: ClassVar[str] = "store_hand"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: MarajoaraTable) -> None:
        if t.hand:
            t.push(self)
            arrive(t, self.seat)
