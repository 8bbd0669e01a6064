"""Phase 1, construction: every player builds the three elements of the own tile (HY-P1)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.hoyuk.placing.element import NUMBER, can_place, place, placements, why_not
from vestige.games.hoyuk.rows import CHOICE, ELEMENTS, HOUSE, NONE
from vestige.games.hoyuk.strips import some
from vestige.games.hoyuk.table import Village
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Done, Procedure, Question
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg


def third_elements(t: Village, seat: int) -> tuple[int, ...]:
    """What the third element of the seat's tile may be (HY-P1-06)."""
    third = t.box.tiles[t.tiles[seat]].third
    return t.box.tile_choice if third == CHOICE else (third,)


def open_elements(t: Village, seat: int, houses: int, third: int) -> tuple[int, ...]:
    """What is still to be built of a tile with so many fixed houses left and the third element open or not; a house
    chosen as third element comes after the fixed ones (HY-P1-05, -06)."""
    more = third_elements(t, seat) if third else ()
    return more if not houses or HOUSE in more else (HOUSE, *more)


def something_fits(t: Village, seat: int, houses: int, third: int) -> bool:
    """One of the elements still to be built has a place."""
    for element in open_elements(t, seat, houses, third):  # noqa: SIM110 - mypyc likes plain loops
        if can_place(t, seat, element):
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Build(Question[Village]):
    """One element after the other, in any order, until nothing open can be built (HY-P1-05 … -07, -11)."""

    __slots__ = ("houses", "third")
    name: ClassVar[str] = "build"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("houses", COUNT), Arg("third", COUNT))
    verbs: ClassVar[tuple[str, ...]] = (*ELEMENTS, "done")
    always_ask: ClassVar[bool] = True

    def __init__(self, seat: int, houses: int, third: int) -> None:
        self.seat = seat
        self.houses = houses
        self.third = third

    def options(self, t: Village) -> list[Action]:
        seat, elements = self.seat, open_elements(t, self.seat, self.houses, self.third)
        found = placements(t, seat, elements[0])
        for element in elements[1:]:
            found += placements(t, seat, element)
        return found

    def take(self, t: Village, action: Action) -> None:
        place(t, self.seat, action)
        fixed = action[0] == "house" and self.houses > 0
        houses, third = (self.houses - 1, self.third) if fixed else (self.houses, 0)
        more = something_fits(t, self.seat, houses, third)
        t.push(Build(self.seat, houses, third) if more else Built(self.seat, houses, third))

    def why_not(self, t: Village, prefix: Action) -> Reason:
        if prefix[0] == "done":
            return Reason("E_MUST_BUILD", "HY-P1-07")
        return why_not_built(t, self.seat, self.houses, self.third, prefix)


@mypyc_attr(allow_interpreted_subclasses=True)
class Built(Done):
    """Nothing more of the tile can be built; what is left of it will be lost (HY-P1-08, HY-INFO-05)."""

    __slots__ = ("houses", "third")
    name: ClassVar[str] = "built"
    fields: ClassVar[tuple[Arg, ...]] = Build.fields
    verbs: ClassVar[tuple[str, ...]] = Build.verbs

    def __init__(self, seat: int, houses: int, third: int) -> None:
        self.seat = seat
        self.houses = houses
        self.third = third

    def take(self, t: Village, action: Action) -> None:
        forfeit(t, self.seat, self.houses, self.third)

    def why_not(self, t: Village, prefix: Action) -> Reason:
        return why_not_built(t, self.seat, self.houses, self.third, prefix)


def why_not_built(t: Village, seat: int, houses: int, third: int, prefix: Action) -> Reason:
    element = NUMBER[prefix[0]]
    if element not in open_elements(t, seat, houses, third):
        return Reason("E_ELEMENT_NOT_ON_TILE", "HY-P1-05", element)
    return why_not(t, seat, prefix)


def forfeit(t: Village, seat: int, houses: int, third: int) -> None:
    """What could not be built is lost (HY-P1-08). When a fixed house is among it and nobody who still has houses can
    build one, the end of the game is flagged (HY-END-04)."""
    if t.ears is not None:
        for element in (*[HOUSE] * houses, *(third_elements(t, seat)[:1] if third else ())):
            t.tell("forfeited", seat, element)
    if houses and t.supply[seat] and not t.ending and not room_left(t):
        t.ending = True
        if t.ears is not None:
            t.tell("no_room", seat)


def room_left(t: Village) -> bool:
    """Somebody who still has houses can build one: on the ground, on a ruin or as a storey (HY-END-04)."""
    return any(t.supply[seat] and some(t.sites[seat]) for seat in range(t.seats))


@mypyc_attr(allow_interpreted_subclasses=True)
class BuildGo(Procedure[Village]):
    """A player's building; who can build nothing is passed over (HY-P1-11)."""

    __slots__ = ("seat",)
    name: ClassVar[str] = "build_go"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Village) -> None:
        seat, houses = self.seat, t.box.tile_houses
        if something_fits(t, seat, houses, 1):
            t.push(Build(seat, houses, 1))
        else:
            forfeit(t, seat, houses, 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(Procedure[Village]):
    """One tile for every player, face up, before anybody builds (HY-P1-03)."""

    __slots__ = ()
    name: ClassVar[str] = "deal"

    def run(self, t: Village) -> None:
        for seat in t.order():
            if t.tiles[seat] != NONE:
                continue
            if not t.tile_stack.cards:
                renew_stack(t)
            t.tiles[seat] = t.tile_stack.turn_up(t)
            if t.ears is not None:
                t.tell("dealt", seat, t.tiles[seat])


def renew_stack(t: Village) -> None:
    """The discarded tiles are shuffled; those of step 1 of this turn stay out of step 2 (HY-P1-09)."""
    t.tile_stack.fill(t.discard)
    t.discard = ()
    if t.ears is not None:
        t.tell("reshuffled", len(t.tile_stack))
    t.tile_stack.shuffle(t)


@mypyc_attr(allow_interpreted_subclasses=True)
class EndStep(Procedure[Village]):
    """The tiles of a step are discarded; those of step 1 are marked until the turn's second step is over (HY-P1-04)."""

    __slots__ = ("number",)
    name: ClassVar[str] = "end_step"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("number", COUNT),)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, t: Village) -> None:
        used = tuple(tile for tile in t.tiles if tile != NONE)
        t.tiles = [NONE] * t.seats
        if self.number == 1:
            t.marked = used
        else:
            t.discard = (*t.discard, *t.marked, *used)
            t.marked = ()
