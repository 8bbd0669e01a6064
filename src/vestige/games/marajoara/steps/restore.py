"""Free action 2: restore a fragment of the ceramic (blue dice)."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final

from vestige.games.marajoara.box import restores
from vestige.games.marajoara.rows import BLUE, FRAGMENTS, NEIGHBOURS, RESTORATIONS, SLOTS, STORE
from vestige.games.marajoara.solo import achieve
from vestige.games.marajoara.steps.common import DONE, closest, unavailable
from vestige.games.marajoara.steps.spend import SpendDice
from vestige.games.marajoara.steps.tokens import take_marked
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action
from vestige.kernel.verb import Arg

CHECKS: Final = ("E_NO_DIE", "E_ALREADY_RESTORED", "E_REQUIREMENT")
BLUE_1: Final = BLUE * SLOTS


def restorations(t: MarajoaraTable, seat: int, found: list[Action]) -> None:
    """Each fragment not yet restored that some of the stored blue dice can restore (MJ-RES-01)."""
    value = t.value
    for number in range(seat, seat + t.wings):
        museum = t.museums[number]
        store = museum.store
        a, b, c = store[BLUE_1], store[BLUE_1 + 1], store[BLUE_1 + 2]
        if a < 0 and b < 0 and c < 0:
            continue
        key = ((value[a] if a >= 0 else 0) * 7 + (value[b] if b >= 0 else 0)) * 7 + (value[c] if c >= 0 else 0)
        reach = t.box.restorable[1 if t.doubling else 0][key] & ~museum.restored
        if reach:
            found += t.box.restores[number - seat][reach]


def restore(t: MarajoaraTable, seat: int, fragment: int) -> None:
    """With the only dice that will do, or the player chooses."""
    sets = recipes(t, seat, fragment)
    if len(sets) == 1:
        t.picked = sets[0]
        place_fragment(t, seat, fragment)
    else:
        t.push(RestoreDice(seat, fragment))


def recipes(t: MarajoaraTable, seat: int, fragment: int) -> list[tuple[int, ...]]:
    """Every set of stored blue dice of the fragment's museum that meets its requirement (MJ-RES-01, -09, MJ-M6-04)."""
    first = fragment // FRAGMENTS * STORE + BLUE_1
    places = [place for place in range(first, first + SLOTS) if t.stored(seat, place) >= 0]
    row = t.box.components.fragments[fragment % FRAGMENTS]
    return [
        chosen
        for count in range(1, len(places) + 1)
        for chosen in combinations(places, count)
        if restores(row, tuple(t.value[t.stored(seat, place)] for place in chosen), t.doubling)
    ]


def place_fragment(t: MarajoaraTable, seat: int, fragment: int) -> None:
    """Its points, 1 more for each restored neighbour (MJ-RES-08), its dig token (MJ-RES-02); then the blue dice are
    spent at their face values (MJ-RES-10)."""
    number, part = seat + fragment // FRAGMENTS, fragment % FRAGMENTS
    museum, row = t.museums[number], t.box.components.fragments[part]
    near = t.box.components.adjacent_vp * sum(museum.restored >> other & 1 for other in row.beside)
    museum.restored |= 1 << part
    t.score(seat, RESTORATIONS, row.vp)
    t.score(seat, NEIGHBOURS, near)
    t.spending += tuple(t.unstore(seat, place) for place in t.picked)
    t.picked = ()
    if t.ears is not None:
        t.tell("restored", seat, fragment, row.vp)
        if near:
            t.tell("neighbours", seat, fragment, near)
    achieve(t, "fragment", part)
    achieve(t, "ceramic", 0)
    t.push(SpendDice(seat))
    take_marked(t, number, t.box.fragment_bits[part])


def why_no_restoration(t: MarajoaraTable, seat: int, prefix: Action) -> Reason:
    """In the order of the checks."""
    if len(prefix) == 1:
        every = range(FRAGMENTS * t.wings)
        return closest((why_no_restoration(t, seat, (*prefix, fragment)) for fragment in every), CHECKS)
    fragment: int = prefix[1]
    number, first = seat + fragment // FRAGMENTS, fragment // FRAGMENTS * STORE + BLUE_1
    if all(t.stored(seat, place) < 0 for place in range(first, first + SLOTS)):
        return Reason("E_NO_DIE", "MJ-RES-01")
    if t.museums[number].restored >> fragment % FRAGMENTS & 1:
        return Reason("E_ALREADY_RESTORED", "MJ-RES-01", fragment)
    return Reason("E_REQUIREMENT", "MJ-RES-01", fragment)


@mypyc_attr(allow_interpreted_subclasses=True)
class RestoreDice(Question[MarajoaraTable]):
    """Which blue dice restore the fragment, one by one; each is offered if the requirement can still be met."""

    __slots__ = ("fragment",)
    name: ClassVar[str] = "restore_dice"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("fragment", "fragment"))
    verbs: ClassVar[tuple[str, ...]] = ("pick", "done", "decline")

    def __init__(self, seat: int, fragment: int) -> None:
        super().__init__(seat)
        self.fragment = fragment

    def options(self, t: MarajoaraTable) -> list[Action]:
        picked = set(t.picked)
        sets = [chosen for chosen in recipes(t, self.seat, self.fragment) if picked <= set(chosen)]
        further = sorted({place for chosen in sets for place in chosen} - picked)
        found = [t.box.picks[place] for place in further]
        if any(len(chosen) == len(picked) for chosen in sets):
            found.append(DONE)
        return found

    def take(self, t: MarajoaraTable, action: Action) -> None:
        if action[0] == "pick":
            t.picked += (action[1],)
            t.push(self)
            return
        place_fragment(t, self.seat, self.fragment)

    def why_not(self, t: MarajoaraTable, prefix: Action) -> Reason:
        if prefix[0] == "decline":
            return unavailable("MJ-RES-01")
        if prefix[0] == "pick" and len(prefix) > 1:
            die = t.stored(self.seat, prefix[1])
            if die < 0 or t.colour(die) != BLUE or prefix[1] in t.picked:
                return Reason("E_NO_DIE", "MJ-RES-01")
        return Reason("E_REQUIREMENT", "MJ-RES-01", self.fragment)
