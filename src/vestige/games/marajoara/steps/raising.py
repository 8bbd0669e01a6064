"""Raising dice: the jumper, dig bonuses and the odd steps of the tracks."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.marajoara.box import CAPTURED
from vestige.games.marajoara.rows import OVERFLOW, SLOTS, STORE
from vestige.games.marajoara.steps.common import DECLINE, DONE, unavailable
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg

RAISES: Final[tuple[Action, ...]] = tuple(("raise", place) for place in range(CAPTURED + 1))


def raise_die(t: MarajoaraTable, seat: int, die: int, pips: int) -> None:
    """A die never exceeds 6, the surplus is lost (MJ-INC-03); in mission 7 it returns to 1 and costs 4 points,
    whatever the surplus (MJ-M7-02)."""
    value = t.value[die] + pips
    if value > t.box.components.highest:
        cost = 0 if t.mission is None else t.mission.overflow_cost
        if cost:
            value = 1
            t.score(seat, OVERFLOW, -cost)
            if t.ears is not None:
                t.tell("overflowed", seat, t.colour(die), cost)
        else:
            value = t.box.components.highest
    t.value[die] = value


@mypyc_attr(allow_interpreted_subclasses=True)
class RaiseDice(Question[MarajoaraTable]):
    """Distribute pips over stored dice, one by one, or stop early (MJ-INC-06). The pips lie in ``picked`` until the
    last one. Skipped when no die can be raised (MJ-BON-05, MJ-TRK-02)."""

    __slots__ = ("pips",)
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("pips", COUNT))
    verbs: ClassVar[tuple[str, ...]] = ("raise", "done", "decline")
    skips: ClassVar[bool] = True
    rule: ClassVar[str] = "MJ-INC-06"

    def __init__(self, seat: int, pips: int) -> None:
        super().__init__(seat)
        self.pips = pips

    def places(self, t: MarajoaraTable) -> list[int]:
        """Where the dice lie that this effect may raise."""
        return [*t.places()]

    def fewer(self) -> RaiseDice:
        """The same effect with one pip less to give."""
        return type(self)(self.seat, self.pips - 1)

    def options(self, t: MarajoaraTable) -> list[Action]:
        highest = t.box.components.highest
        if t.mission is not None and t.mission.overflow_cost:
            highest += 1
        found: list[Action] = []
        for place in self.places(t):
            die = t.stored(self.seat, place)
            if die >= 0 and t.value[die] < highest:
                found.append(RAISES[place])
        if found:
            found.append(DONE if t.picked else DECLINE)
        return found

    def take(self, t: MarajoaraTable, action: Action) -> None:
        if action[0] == "raise":
            t.picked += (action[1],)
            if self.pips > 1:
                t.push(self.fewer())
                return
        self.commit(t)

    def commit(self, t: MarajoaraTable) -> None:
        """All pips of a die come at once (MJ-M7-02 counts once per die and effect)."""
        picked, t.picked = t.picked, ()
        for place in dict.fromkeys(picked):
            die = t.stored(self.seat, place)
            raise_die(t, self.seat, die, picked.count(place))
            if t.ears is not None:
                t.tell("raised", self.seat, t.colour(die), t.value[die], picked.count(place))

    def why_not(self, t: MarajoaraTable, prefix: Action) -> Reason:
        if prefix[0] != "raise":
            return unavailable(self.rule)
        if t.stored(self.seat, prefix[1]) < 0:
            return Reason("E_NO_DIE", self.rule)
        return Reason("E_ALLOCATION", self.rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class TrackRaise(RaiseDice):
    """Steps 1, 3 and 5: stored dice of the track's colour (MJ-TRK-11, -13, -15)."""

    __slots__ = ("track",)
    name: ClassVar[str] = "track_raise"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("pips", COUNT), Arg("track", "track"))

    def __init__(self, seat: int, pips: int, track: int) -> None:
        super().__init__(seat, pips)
        self.track = track

    def places(self, t: MarajoaraTable) -> list[int]:
        colour = t.box.components.tracks[self.track].colour
        return [place for place in t.places() if place % STORE // SLOTS == colour]

    def fewer(self) -> TrackRaise:
        return TrackRaise(self.seat, self.pips - 1, self.track)
