"""The course of the game: turns, rounds, the end."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.marajoara import scoring
from vestige.games.marajoara.steps.capture import capture, captures, why_no_capture
from vestige.games.marajoara.steps.die_action import DieAction
from vestige.games.marajoara.steps.exhibit import exhibit, exhibits, why_no_exhibit
from vestige.games.marajoara.steps.fieldwork import fieldwork, moves, why_no_fieldwork
from vestige.games.marajoara.steps.fund import fund, fundings, why_no_funding
from vestige.games.marajoara.steps.museum_swap import museum_swap, museum_swaps, why_no_museum_swap
from vestige.games.marajoara.steps.recycle import Recycle
from vestige.games.marajoara.steps.remove import RemoveDie
from vestige.games.marajoara.steps.restore import restorations, restore, why_no_restoration
from vestige.games.marajoara.table import NONE, MarajoaraTable
from vestige.games.marajoara.words import ROWS
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure, Question
from vestige.kernel.values import Action
from vestige.kernel.verb import Arg

END_TURN: Final[Action] = ("end_turn",)
MENU: Final = ("capture", "exhibit", "restore", "fund", "fieldwork", "museum_swap", "end_turn")


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Question[MarajoaraTable]):
    """Free actions, then the capture; the turn can only end without one if none is legal (MJ-FLOW-02, -05). Asked
    even if there is one answer only, so that nothing happens behind the player's back and undo stays possible."""

    __slots__ = ()
    name: ClassVar[str] = "turn"
    verbs: ClassVar[tuple[str, ...]] = MENU
    always_ask: ClassVar[bool] = True

    def options(self, t: MarajoaraTable) -> list[Action]:
        found = captures(t, self.seat)
        if not found:
            found.append(END_TURN)
        free_actions(t, self.seat, found)
        return found

    def take(self, t: MarajoaraTable, action: Action) -> None:
        """After a free action the same menu opens again (MJ-FRE-01)."""
        match action[0]:
            case "capture":
                after_capture(t, self.seat, action[2])
                capture(t, self.seat, action[1], action[2])
            case "end_turn":
                end_turn(t, self.seat)
            case _:
                t.push(self)
                free_action(t, self.seat, action)

    def why_not(self, t: MarajoaraTable, prefix: Action) -> Reason:
        match prefix[0]:
            case "capture":
                return why_no_capture(t, self.seat, prefix)
            case "exhibit":
                return why_no_exhibit(t, self.seat, prefix)
            case "restore":
                return why_no_restoration(t, self.seat, prefix)
            case "fund":
                return why_no_funding(t, self.seat, prefix)
            case "fieldwork":
                return why_no_fieldwork(t, self.seat, prefix)
            case "museum_swap":
                return why_no_museum_swap(t, self.seat, prefix)
        return Reason("E_MAIN_REQUIRED", "MJ-FLOW-05")


def after_capture(t: MarajoaraTable, seat: int, landing: int) -> None:
    """What follows once the dig bonus is settled: step 4, alone the removal (MJ-SOL-03), the rest of the turn."""
    if t.mission is None:
        t.push(DieAction(seat), Finish(seat))
    else:
        t.push(DieAction(seat), RemoveDie(seat, landing), SoloEnd(), Finish(seat))


def end_turn(t: MarajoaraTable, seat: int) -> None:
    """What lies on the slate is recycled first (MJ-FLOW-02)."""
    t.push(EndTurn(seat))
    if t.slate:
        t.push(Recycle(seat))


def free_action(t: MarajoaraTable, seat: int, action: Action) -> None:
    match action[0]:
        case "exhibit":
            exhibit(t, seat, action[1])
        case "restore":
            restore(t, seat, action[1])
        case "fund":
            fund(t, seat, action[1], action[2])
        case "fieldwork":
            fieldwork(t, seat, action[1], action[2])
        case "museum_swap":
            museum_swap(t, seat, action[1], action[2])


def free_actions(t: MarajoaraTable, seat: int, found: list[Action]) -> None:
    """Exhibit, restore, fund restoration, fund fieldwork; in mission 6 also the exchange of dice (MJ-FRE-01)."""
    restorations(t, seat, found)
    money = t.money(seat)
    if money:
        components = t.box.components
        exhibits(t, seat, money, found)
        if money >= components.fund_cost:
            fundings(t, seat, found)
        if money >= components.fieldwork_cost:
            moves(t, found)
        if t.wings > 1 and money >= components.museum_swap_cost:
            museum_swaps(t, seat, found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Finish(Turn):
    """After the capture: free actions, and the end of the turn."""

    __slots__ = ()
    name: ClassVar[str] = "finish"

    def options(self, t: MarajoaraTable) -> list[Action]:
        found = [END_TURN]
        free_actions(t, self.seat, found)
        return found

    def why_not(self, t: MarajoaraTable, prefix: Action) -> Reason:
        if prefix[0] == "capture":
            return Reason("E_MAIN_ALREADY_DONE", "MJ-FLOW-08")
        return super().why_not(t, prefix)


@mypyc_attr(allow_interpreted_subclasses=True)
class SoloEnd(Procedure[MarajoaraTable]):
    """The 14th removed die ends a solo game at once (MJ-SOL-06), unless the turn is to be finished."""

    __slots__ = ()
    name: ClassVar[str] = "solo_end"

    def run(self, t: MarajoaraTable) -> None:
        if len(t.removed) >= t.box.components.removed and t.setup.options["solo_end"] == "at_once":
            t.stack.clear()
            t.push(FinalScoring())


@mypyc_attr(allow_interpreted_subclasses=True)
class EndTurn(Procedure[MarajoaraTable]):
    """The next player takes over; when that is the first, the round marker advances, or the game ends (MJ-FLOW-06,
    -07)."""

    __slots__ = ("seat",)
    name: ClassVar[str] = "end_turn"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: MarajoaraTable) -> None:
        following = (self.seat + 1) % t.seats
        last = following == t.first and t.round == t.box.components.rounds
        over = last if t.mission is None else solo_over(t)
        t.jumper = NONE
        t.doubling = False
        if over:
            t.push(FinalScoring())
            return
        if following == t.first:
            t.round += 1
            if t.ears is not None:
                t.tell("round", t.round)
        begin_turn(t, following)


def solo_over(t: MarajoaraTable) -> bool:
    """14 dice removed (MJ-SOL-06), no capture made and none possible after recycling (MJ-SOL-08), or the bound of
    60 turns (MJ-SOL-17)."""
    components = t.box.components
    stuck = t.jumper == NONE and not captures(t, 0)
    return len(t.removed) >= components.removed or stuck or t.round >= components.turns


def begin_turn(t: MarajoaraTable, seat: int) -> None:
    t.active = seat
    if t.ears is not None:
        t.tell("turn", seat)
    t.push(Turn(seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class FinalScoring(Procedure[MarajoaraTable]):
    """The score sheet already counts everything; here it is told row by row (MJ-END-01)."""

    __slots__ = ()
    name: ClassVar[str] = "final_scoring"

    def run(self, t: MarajoaraTable) -> None:
        if t.ears is None:
            return
        t.tell("final")
        for row in scoring.sheet(t).rows:
            if row.id in ROWS:
                for seat, vp in enumerate(row.values):
                    if vp:
                        t.tell("final_row", seat, ROWS.index(row.id), vp)
