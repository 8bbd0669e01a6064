"""Turtle labs after the movement, and Adira (MS-LAB, MS-POW-04, -07, -18)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.magnastorm.constants import AZREA, KAYSIA, MOST_SEATS, ON_PAD, WHITE
from vestige.games.magnastorm.cubes import ONE, covers
from vestige.games.magnastorm.steps.build import use_kaysia
from vestige.games.magnastorm.steps.crew_bonus import DECLINE
from vestige.games.magnastorm.steps.exchange import exchanged, why_no_exchange, with_exchange
from vestige.games.magnastorm.steps.pay import pay, payable, reachable, within_exchanges
from vestige.games.magnastorm.steps.research import ChooseTrack, climb, level, open_tracks, why_no_track
from vestige.games.magnastorm.table import Planet
from vestige.games.magnastorm.wealth import spend
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure, Question
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg

INSTALL: Final[Action] = ("install",)
INSTALL_FREE: Final[Action] = ("install_free",)
ADIRAS_PRICE: Final = 2


def lab_cost(t: Planet, seat: int) -> int:
    """Of the leftmost lab on the player board (MS-LAB-02)."""
    return t.box.cost(t.box.lab_cost[t.labs_out[seat]], t.tints[seat])


def lab_options(t: Planet, seat: int, fixed: int) -> list[Action]:
    """Install for the cost, free once with Kaysia, or not; nothing to ask where even exchanges do not help
    (MS-FLOW-09). ``fixed`` is Azrea's cube, which nothing changes."""
    if t.labs_out[seat] >= t.box.labs:
        return []
    cost = lab_cost(t, seat)
    options = [INSTALL] if payable(t, seat, cost, fixed) else []
    kaysia = cost and t.powers[seat] & KAYSIA and not t.used & KAYSIA
    if kaysia and covers(t.hold[seat], fixed):
        options.append(INSTALL_FREE)
    if not options and not reachable(t, seat, cost, fixed) and not (kaysia and within_exchanges(t, seat, fixed)):
        return []
    options.append(DECLINE)
    return with_exchange(t, seat, options)


def why_no_lab(prefix: Action) -> Reason:
    if prefix[0] == "exchange":
        return why_no_exchange()
    return Reason("E_POWER", "MS-POW-18") if prefix[0] == "install_free" else Reason("E_PAY", "MS-LAB-03")


def put_lab(t: Planet, seat: int) -> None:
    """One more lab where the runner stands (MS-LAB-08)."""
    space = t.runner[seat]
    t.labs[space] = 4 * seat + (t.labs[space] & 3) + 1
    t.sector_labs[MOST_SEATS * t.side.space_sector[space] + seat] += 1
    t.labs_out[seat] += 1
    if t.ears is not None:
        t.tell("lab_installed", seat, space)


class FirstLab(Question[Planet]):
    """On a space without any lab (MS-LAB-01, MS-DEC-12)."""

    __slots__ = ("double",)
    name: ClassVar[str] = "lab"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("double", COUNT))
    verbs: ClassVar[tuple[str, ...]] = ("install", "install_free", "decline", "exchange")
    skips: ClassVar[bool] = True
    asks_asides: ClassVar[bool] = True

    def __init__(self, seat: int, double: int) -> None:
        super().__init__(seat)
        self.double = double

    def options(self, t: Planet) -> list[Action]:
        space = t.runner[self.seat]
        return [] if space == ON_PAD or t.labs[space] else lab_options(t, self.seat, 0)

    def take(self, t: Planet, action: Action) -> None:
        if action[0] == "decline" or exchanged(t, self, action):
            return
        cost = lab_cost(t, self.seat)
        t.push(Installed(self.seat, self.double))
        if action[0] == "install_free":
            use_kaysia(t, self.seat)
        else:
            pay(t, self.seat, cost)

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        return why_no_lab(prefix)


class Installed(Procedure[Planet]):
    """The first lab of the action gives the only level of it, before further labs (MS-LAB-06, -07)."""

    __slots__ = ("double", "seat")
    name: ClassVar[str] = "installed"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("double", COUNT))

    def __init__(self, seat: int, double: int) -> None:
        self.seat = seat
        self.double = double

    def run(self, t: Planet) -> None:
        seat = self.seat
        put_lab(t, seat)
        azrea = 1 if t.powers[seat] & AZREA else 0
        if self.double or azrea:
            t.push(FurtherLab(seat, self.double, azrea))
        colour = t.side.space_colour[t.runner[seat]]
        if colour == WHITE:
            t.push(ChooseTrack(seat))
        else:
            level(t, seat, colour)


class FurtherLab(Question[Planet]):
    """On the same space, without a level: by the space's bonus, then by Azrea for one own cube more (MS-LAB-04, -05,
    -11)."""

    __slots__ = ("azrea", "double")
    name: ClassVar[str] = "further_lab"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("double", COUNT), Arg("azrea", COUNT))
    verbs: ClassVar[tuple[str, ...]] = ("install", "install_free", "decline", "exchange")
    skips: ClassVar[bool] = True
    asks_asides: ClassVar[bool] = True

    def __init__(self, seat: int, double: int, azrea: int) -> None:
        super().__init__(seat)
        self.double = double
        self.azrea = azrea

    def fixed(self, t: Planet) -> int:
        return 0 if self.double else ONE[t.tints[self.seat]]

    def options(self, t: Planet) -> list[Action]:
        return lab_options(t, self.seat, self.fixed(t))

    def take(self, t: Planet, action: Action) -> None:
        if action[0] == "decline" or exchanged(t, self, action):
            return
        seat = self.seat
        cost, fixed = lab_cost(t, seat), self.fixed(t)
        if self.double and self.azrea:
            t.push(FurtherLab(seat, 0, 1))
        t.push(AddLab(seat))
        if action[0] == "install_free":
            use_kaysia(t, seat)
            spend(t, seat, fixed)
        else:
            pay(t, seat, cost, fixed)

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        return why_no_lab(prefix)


class AddLab(Procedure[Planet]):
    """A further lab, once it is paid."""

    __slots__ = ("seat",)
    name: ClassVar[str] = "add_lab"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Planet) -> None:
        put_lab(t, self.seat)


class Adira(Question[Planet]):
    """Once in an option A, two own cubes for a level on any track (MS-POW-04)."""

    __slots__ = ()
    name: ClassVar[str] = "adira"
    verbs: ClassVar[tuple[str, ...]] = ("track", "decline", "exchange")
    skips: ClassVar[bool] = True
    asks_asides: ClassVar[bool] = True

    def options(self, t: Planet) -> list[Action]:
        price = ADIRAS_PRICE * ONE[t.tints[self.seat]]
        tracks = open_tracks(t, self.seat)
        if not tracks or not within_exchanges(t, self.seat, price):
            return []
        if not covers(t.hold[self.seat], price):
            tracks = []
        tracks.append(DECLINE)
        return with_exchange(t, self.seat, tracks)

    def take(self, t: Planet, action: Action) -> None:
        if action[0] == "decline" or exchanged(t, self, action):
            return
        spend(t, self.seat, ADIRAS_PRICE * ONE[t.tints[self.seat]])
        climb(t, self.seat, action[1])

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        if prefix[0] == "exchange":
            return why_no_exchange()
        if not covers(t.hold[self.seat], ADIRAS_PRICE * ONE[t.tints[self.seat]]):
            return Reason("E_PAY", "MS-POW-04")
        return why_no_track(t, self.seat, prefix)
