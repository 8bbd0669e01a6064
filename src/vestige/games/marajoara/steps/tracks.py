"""The steps of the excavation tracks and what stopping on them brings."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.marajoara.rows import FRAGMENTS, STEPS, STORE, VASES
from vestige.games.marajoara.steps.common import DECLINE, unavailable
from vestige.games.marajoara.steps.exhibit import RED_SLOTS, ShowVases, why_no_exhibit
from vestige.games.marajoara.steps.pay import Pay
from vestige.games.marajoara.steps.raising import TrackRaise
from vestige.games.marajoara.steps.spend import SpendDice
from vestige.games.marajoara.steps.swap import SwapCart, exchange_size
from vestige.games.marajoara.steps.tokens import gain_token
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg


def step_bonus(t: MarajoaraTable, seat: int, track: int, step: int) -> None:
    """The bonus of the step on which the disc stopped, at once (MJ-DIG-08, MJ-TRK-01)."""
    row = t.box.components.tracks[track].steps[step - 1]
    match row.effect:
        case "raise":
            t.push(TrackRaise(seat, row.amount, track))
        case "token":
            gain_token(t, seat)
        case "score":
            t.score(seat, STEPS, row.amount)
            if t.ears is not None:
                t.tell("step_scored", seat, track, step, row.amount)
        case "double":
            t.doubling = True
            if t.ears is not None:
                t.tell("doubling", seat)
        case "neighbours":
            t.push(ScoreFragment(seat, row.amount))
        case "swap":
            size = exchange_size(t, seat, row.amount)
            if size:
                t.push(SwapCart(seat, size))
        case "tokens":
            score_tokens(t, seat, row.amount)
        case "cheap_exhibit":
            t.push(CheapExhibit(seat, row.amount))
        case "take_back":
            t.push(TakeBack(seat, row.amount))


def score_tokens(t: MarajoaraTable, seat: int, each: int) -> None:
    """Yellow 8: for every own dig token on the board, covered or not (MJ-TRK-Y8, MJ-M6-05)."""
    count = sum(t.tokens.count(number) for number in t.own_museums(seat))
    t.score(seat, STEPS, each * count)
    if t.ears is not None:
        t.tell("tokens_scored", seat, count, each * count)


@mypyc_attr(allow_interpreted_subclasses=True)
class ScoreFragment(Question[MarajoaraTable]):
    """Blue 8: 2 points for each restored neighbour of one restored fragment (MJ-TRK-B8); skipped if no two are
    neighbours."""

    __slots__ = ("each",)
    name: ClassVar[str] = "score_fragment"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("each", COUNT))
    verbs: ClassVar[tuple[str, ...]] = ("score_fragment", "decline")
    skips: ClassVar[bool] = True

    def __init__(self, seat: int, each: int) -> None:
        super().__init__(seat)
        self.each = each

    def restored(self, t: MarajoaraTable) -> list[int]:
        every = range(FRAGMENTS * t.wings)
        return [n for n in every if t.museums[self.seat + n // FRAGMENTS].restored >> n % FRAGMENTS & 1]

    def neighbours(self, t: MarajoaraTable, fragment: int) -> int:
        restored = t.museums[self.seat + fragment // FRAGMENTS].restored
        return sum(restored >> other & 1 for other in t.box.components.fragments[fragment % FRAGMENTS].beside)

    def options(self, t: MarajoaraTable) -> list[Action]:
        restored = self.restored(t)
        if not any(self.neighbours(t, fragment) for fragment in restored):
            return []
        return [*(("score_fragment", fragment) for fragment in restored), DECLINE]

    def take(self, t: MarajoaraTable, action: Action) -> None:
        if action[0] == "decline":
            return
        vp = self.each * self.neighbours(t, action[1])
        t.score(self.seat, STEPS, vp)
        if t.ears is not None:
            t.tell("fragment_scored", self.seat, action[1], vp)

    def why_not(self, t: MarajoaraTable, prefix: Action) -> Reason:
        return unavailable("MJ-TRK-B8")


@mypyc_attr(allow_interpreted_subclasses=True)
class CheapExhibit(Question[MarajoaraTable]):
    """Red 7: one red die of any value for 1 credit (MJ-TRK-R7); skipped without red die, credit or free slot."""

    __slots__ = ("cost",)
    name: ClassVar[str] = "cheap_exhibit"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("cost", COUNT))
    verbs: ClassVar[tuple[str, ...]] = ("exhibit", "decline")
    skips: ClassVar[bool] = True

    def __init__(self, seat: int, cost: int) -> None:
        super().__init__(seat)
        self.cost = cost

    def options(self, t: MarajoaraTable) -> list[Action]:
        if t.money(self.seat) < self.cost:
            return []
        found = [
            t.box.exhibits[(number - self.seat) * STORE + slot]
            for number in t.own_museums(self.seat)
            for slot in RED_SLOTS
            if t.museums[number].store[slot] >= 0 and t.museums[number].vases < VASES
        ]
        return [*found, DECLINE] if found else []

    def take(self, t: MarajoaraTable, action: Action) -> None:
        """Score, slot reward and spending as for any exhibit, before the grey die is spent."""
        if action[0] == "exhibit":
            t.picked = (action[1],)
            t.push(Pay(self.seat, self.cost), ShowVases(self.seat), SpendDice(self.seat))

    def why_not(self, t: MarajoaraTable, prefix: Action) -> Reason:
        return why_no_exhibit(t, self.seat, prefix, self.cost)


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeBack(Question[MarajoaraTable]):
    """Red 8: the vase on the highest occupied slot returns to the reserve for twice the points printed there; the
    first vase always stays (MJ-TRK-R8)."""

    __slots__ = ("factor",)
    name: ClassVar[str] = "take_back"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("factor", COUNT))
    verbs: ClassVar[tuple[str, ...]] = ("take_back", "decline")
    skips: ClassVar[bool] = True

    def __init__(self, seat: int, factor: int) -> None:
        super().__init__(seat)
        self.factor = factor

    def options(self, t: MarajoaraTable) -> list[Action]:
        found: list[Action] = []
        for number in t.own_museums(self.seat):
            vases = t.museums[number].vases
            if vases >= 2:
                found.append(("take_back", (number - self.seat) * VASES + vases - 1))
        return [*found, DECLINE] if found else []

    def take(self, t: MarajoaraTable, action: Action) -> None:
        if action[0] == "decline":
            return
        slot: int = action[1]
        t.museums[self.seat + slot // VASES].vases -= 1
        vp = self.factor * t.box.components.showcase[slot % VASES].vp
        t.score(self.seat, STEPS, vp)
        if t.ears is not None:
            t.tell("taken_back", self.seat, slot, vp)

    def why_not(self, t: MarajoaraTable, prefix: Action) -> Reason:
        return unavailable("MJ-TRK-R8")
