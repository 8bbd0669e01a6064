"""Teleport stations, built where the path crosses from one sector into another (MS-TEL)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.magnastorm.board import SLOTS
from vestige.games.magnastorm.constants import FROM_STATIONS, KAYSIA
from vestige.games.magnastorm.reputation import win
from vestige.games.magnastorm.steps.crew_bonus import DECLINE
from vestige.games.magnastorm.steps.exchange import exchanged, why_no_exchange, with_exchange
from vestige.games.magnastorm.steps.pay import pay, payable, reachable
from vestige.games.magnastorm.table import Planet
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure, Question
from vestige.kernel.values import NOBODY, Action
from vestige.kernel.verb import Arg

BUILD: Final[tuple[Action, ...]] = tuple(("build", slot) for slot in range(len(SLOTS)))
BUILD_FREE: Final[tuple[Action, ...]] = tuple(("build_free", slot) for slot in range(len(SLOTS)))


def offer_stations(t: Planet, seat: int, path: tuple[int, ...]) -> None:
    """A question for each line with a free calm slot, in the order of the path (MS-TEL-01, -03, -04)."""
    if t.stations_out[seat] >= t.box.stations:
        return
    for step in range(len(path) - 1, 0, -1):
        slot = t.side.slot_between.get((path[step - 1], path[step]), NOBODY)
        if slot != NOBODY and t.stations[slot] == NOBODY and t.calm >> t.side.slot_sector[slot] & 1:
            t.push(Build(seat, slot))


class Build(Question[Planet]):
    """The leftmost station for its cost, free once with Kaysia, or nothing (MS-DEC-11)."""

    __slots__ = ("slot",)
    name: ClassVar[str] = "build"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("slot", "slot"))
    verbs: ClassVar[tuple[str, ...]] = ("build", "build_free", "decline", "exchange")
    skips: ClassVar[bool] = True
    asks_asides: ClassVar[bool] = True

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def options(self, t: Planet) -> list[Action]:
        seat = self.seat
        if t.stations_out[seat] >= t.box.stations:
            return []
        cost = station_cost(t, seat)
        options = [BUILD[self.slot]] if payable(t, seat, cost) else []
        if cost and t.powers[seat] & KAYSIA and not t.used & KAYSIA:
            options.append(BUILD_FREE[self.slot])
        if not options and not reachable(t, seat, cost):
            return []
        options.append(DECLINE)
        return with_exchange(t, seat, options)

    def take(self, t: Planet, action: Action) -> None:
        if action[0] == "decline" or exchanged(t, self, action):
            return
        cost = station_cost(t, self.seat)
        t.push(Built(self.seat, self.slot))
        if action[0] == "build_free":
            use_kaysia(t, self.seat)
        else:
            pay(t, self.seat, cost)

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        slot = prefix[1] if len(prefix) > 1 else self.slot
        if prefix[0] == "exchange":
            return why_no_exchange()
        if slot != self.slot:
            return why_no_slot(t, slot)
        if prefix[0] == "build_free":
            return Reason("E_POWER", "MS-POW-18")
        return Reason("E_PAY", "MS-CUBE-08")


def why_no_slot(t: Planet, slot: int) -> Reason:
    if t.stations[slot] != NOBODY:
        return Reason("E_SLOT_TAKEN", "MS-TEL-03")
    if slot in t.side.slots and not t.calm >> t.side.slot_sector[slot] & 1:
        return Reason("E_SLOT_STORM", "MS-TEL-04")
    return Reason("E_SLOT_PATH", "MS-TEL-03")


def station_cost(t: Planet, seat: int) -> int:
    """Of the leftmost station on the player board (MS-TEL-02)."""
    return t.box.cost(t.box.station_cost[t.stations_out[seat]], t.tints[seat])


def use_kaysia(t: Planet, seat: int) -> None:
    t.used |= KAYSIA
    if t.ears is not None:
        t.tell("free", seat)


class Built(Procedure[Planet]):
    """On its slot until the end of the game, for two reputation at once (MS-TEL-01, -06)."""

    __slots__ = ("seat", "slot")
    name: ClassVar[str] = "built"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("slot", "slot"))

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def run(self, t: Planet) -> None:
        t.stations[self.slot] = self.seat
        t.stations_out[self.seat] += 1
        if t.ears is not None:
            t.tell("station_built", self.seat, self.slot, t.box.station_reputation)
        win(t, self.seat, FROM_STATIONS, t.box.station_reputation)
