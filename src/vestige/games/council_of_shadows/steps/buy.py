"""Phase 1, Buy (Achat): up to three purchases (CS-BUY-01 to -07, CS-PAY, CS-UPG, CS-STN-03 to -06, CS-LEAD-11)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.council_of_shadows.constants import (
    ANYWHERE,
    AVA,
    AVA_RANGE,
    CASARES,
    FIRST_RANGE,
    STATIONS,
    ZOE,
)
from vestige.games.council_of_shadows.galaxies import settle
from vestige.games.council_of_shadows.market import take_from_market
from vestige.games.council_of_shadows.menu import DONE
from vestige.games.council_of_shadows.payment import Gems, purse
from vestige.games.council_of_shadows.steps.settle import settle_options, why_no_settling
from vestige.games.council_of_shadows.table import Council
from vestige.games.council_of_shadows.tracks import gain_energy
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import NOBODY, Action
from vestige.kernel.verb import COUNT, Arg


class Buy(Question[Council]):
    """AI cards, upgrades, stations, and Zoe's free colony, until done (CS-BUY-01, -02)."""

    __slots__ = ("bought", "zoe")
    name = "buy"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("bought", COUNT), Arg("zoe", COUNT))
    verbs = ("buy", "upgrade", "station", "settle", "done")

    def __init__(self, seat: int, bought: int, zoe: int) -> None:
        super().__init__(seat)
        self.bought = bought
        self.zoe = zoe

    def options(self, t: Council) -> list[Action]:
        options: list[Action] = []
        if self.bought < t.box.purchases:
            a, g, c = t.gems[3 * self.seat : 3 * self.seat + 3]
            if a or g or c:
                options = purchases(t, self.seat, purse(a, g, c))
        if t.leaders[self.seat] == ZOE and not self.zoe:
            options += settle_options(t, self.seat, 1, ANYWHERE, 0)
        options.append(DONE)
        return options

    def take(self, t: Council, action: Action) -> None:
        match action[0]:
            case "buy":
                pay(t, self.seat, action[2:])
                if t.ears is not None:
                    t.tell("bought", self.seat, action[1], *action[2:])
                t.push(Buy(self.seat, self.bought + 1, self.zoe))
                take_from_market(t, self.seat, action[1])
            case "upgrade":
                pay(t, self.seat, action[2:])
                upgrade(t, self.seat, action[1], action[2:])
                t.push(Buy(self.seat, self.bought + 1, self.zoe))
            case "station":
                pay(t, self.seat, action[3:])
                build(t, self.seat, action[1], action[2])
                t.push(Buy(self.seat, self.bought + 1, self.zoe))
            case "settle":
                settle(t, self.seat, action[1], 1)
                t.push(Buy(self.seat, self.bought, 1))

    def why_not(self, t: Council, prefix: Action) -> Reason:
        """Existence, number of purchases, whether it can be had, the payment last (CS-ERR-01, CS-ERR-02)."""
        match prefix[0]:
            case "settle":
                return self.why_no_colony(t, prefix)
            case "buy":
                return self.limit(t) or why_no_card(t, self.seat, prefix)
            case "upgrade":
                return why_no_upgrade(t, self.seat, prefix, self.limit(t))
        return why_no_station(t, self.seat, prefix, self.limit(t))

    def limit(self, t: Council) -> Reason | None:
        return Reason("CS_ERR_PURCHASE_LIMIT", "CS-BUY-02") if self.bought >= t.box.purchases else None

    def why_no_colony(self, t: Council, prefix: Action) -> Reason:
        """Zoe's cube: whose leader she is, used already, then as for any settling (CS-LEAD-11, CS-ERR-04)."""
        if t.leaders[self.seat] != ZOE:
            return Reason("CS_ERR_MODULE_OFF", "CS-LEAD-11")
        if self.zoe:
            return Reason("CS_ERR_POWER_USED", "CS-LEAD-11")
        return why_no_settling(t, self.seat, prefix, 1, ANYWHERE, 0, "CS-LEAD-11")


# ---- what can be bought


def purchases(t: Council, seat: int, gems: int) -> list[Action]:
    """Everything the purse can pay for, each payment an answer of its own (CS-PAY-04)."""
    menu = t.box.menu
    options: list[Action] = []
    barred = t.box.forbidden_card if t.leaders[seat] == CASARES else NOBODY
    for card in t.market:
        if card != NOBODY and card != barred:
            options += menu.buy[card][gems]
    owned = t.upgrades[seat]
    for place in range(len(menu.upgrade) if t.leaders[seat] == AVA else AVA_RANGE):
        if not owned >> place & 1 and in_order(owned, place):
            options += menu.upgrade[place][gems]
    if t.setup.options["module_1_stations"]:
        for kind in range(len(STATIONS)):
            for galaxy in sites(t, seat, kind):
                options += menu.station[kind][galaxy][gems]
    return options


def in_order(owned: int, place: int) -> bool:
    """Range 3 needs range 2 of the same area (CS-UPG-06)."""
    return place < FIRST_RANGE or (place - FIRST_RANGE) % 2 == 0 or bool(owned >> place - 1 & 1)


def sites(t: Council, seat: int, kind: int) -> list[int]:
    """Galaxies with a free slot of the kind, an own colony and no own station (CS-STN-03 to -06)."""
    if t.station_of(seat, kind) != NOBODY:
        return []
    found: list[int] = []
    for galaxy in t.count.open:
        if t.colonies[galaxy * t.seats + seat] and kind in t.box.slots[galaxy]:
            built = t.stations[galaxy * len(STATIONS) : (galaxy + 1) * len(STATIONS)]
            if built[kind] == NOBODY and seat not in built:
                found.append(galaxy)
    return found


# ---- what a purchase does


def pay(t: Council, seat: int, gems: Action) -> None:
    """Back to the supply, no change (CS-PAY-02, -05)."""
    for gem in range(3):
        t.gems[3 * seat + gem] -= gems[gem]


def upgrade(t: Council, seat: int, place: int, gems: Action) -> None:
    """A cube on its place for the whole game; energy at once (CS-UPG-01, -05, -06)."""
    t.upgrades[seat] |= 1 << place
    gain_energy(t, seat, t.box.upgrade_energy[place])
    if t.ears is not None:
        t.tell("upgraded", seat, place, t.box.upgrade_energy[place], *gems)


def build(t: Council, seat: int, kind: int, galaxy: int) -> None:
    """On its slot for the whole game (CS-STN-04, -07)."""
    t.stations[galaxy * len(STATIONS) + kind] = seat
    if t.ears is not None:
        t.tell("built", seat, kind, galaxy)


# ---- why not


def why_no_payment(t: Council, seat: int, paid: Action, cost: Gems) -> Reason:
    """Too many gems, or too few or too low (CS-PAY-03)."""
    if len(paid) == 3 and min(paid) >= 0 and sum(paid) > sum(cost):
        return Reason("CS_ERR_OVERPAY", "CS-PAY-03")
    return Reason("CS_ERR_CANNOT_PAY", "CS-PAY-03")


def why_no_card(t: Council, seat: int, prefix: Action) -> Reason:
    if len(prefix) < 2:
        return Reason("CS_ERR_CANNOT_PAY", "CS-PAY-03")
    card: int = prefix[1]
    if card not in t.market:
        return Reason("CS_ERR_NOT_IN_MARKET", "CS-BUY-03", card)
    if t.leaders[seat] == CASARES and card == t.box.forbidden_card:
        return Reason("CS_ERR_CASARES", "CS-LEAD-13")
    return why_no_payment(t, seat, prefix[2:], t.box.cards[card].cost)


def why_no_upgrade(t: Council, seat: int, prefix: Action, limit: Reason | None) -> Reason:
    place = prefix[1] if len(prefix) > 1 else NOBODY
    if place >= AVA_RANGE and t.leaders[seat] != AVA:
        return Reason("CS_ERR_MODULE_OFF", "CS-LEAD-12")
    if limit is not None:
        return limit
    if place == NOBODY:
        return Reason("CS_ERR_CANNOT_PAY", "CS-PAY-03")
    if t.has_upgrade(seat, place):
        return Reason("CS_ERR_UPGRADE_OWNED", "CS-UPG-02", place)
    if not in_order(t.upgrades[seat], place):
        return Reason("CS_ERR_RANGE_ORDER", "CS-UPG-06")
    return why_no_payment(t, seat, prefix[2:], t.box.upgrade_cost[place])


def why_no_station(t: Council, seat: int, prefix: Action, limit: Reason | None) -> Reason:
    """Module, galaxy, number of purchases, built, slot, colony, one per galaxy, payment (CS-STN-03 to -06)."""
    if not t.setup.options["module_1_stations"]:
        return Reason("CS_ERR_MODULE_OFF", "CS-STN-01")
    if len(prefix) > 2 and prefix[2] in t.count.absent:
        return Reason("CS_ERR_NO_SUCH_TARGET", "CS-PC-2")
    if limit is not None:
        return limit
    if len(prefix) > 2 and prefix[2] in t.count.covered:
        return Reason("CS_ERR_GALAXY_COVERED", "CS-PC-3")
    if len(prefix) > 1 and t.station_of(seat, prefix[1]) != NOBODY:
        return Reason("CS_ERR_STATION_BUILT", "CS-STN-03")
    if len(prefix) < 3:
        return why_no_site(t, seat, prefix[1:])
    kind, galaxy = prefix[1], prefix[2]
    built = t.stations[galaxy * len(STATIONS) : (galaxy + 1) * len(STATIONS)]
    if kind not in t.box.slots[galaxy] or built[kind] != NOBODY:
        return Reason("CS_ERR_STATION_SLOT", "CS-STN-04")
    if not t.colonies[galaxy * t.seats + seat]:
        return Reason("CS_ERR_NO_COLONY", "CS-STN-05")
    if seat in built:
        return Reason("CS_ERR_STATION_PER_GALAXY", "CS-STN-06")
    return why_no_payment(t, seat, prefix[3:], t.box.station_cost[kind])


def why_no_site(t: Council, seat: int, kinds: Action) -> Reason:
    """No galaxy was named: there is none for this kind, or for any, or the gems do not do."""
    if any(sites(t, seat, kind) for kind in kinds or range(len(STATIONS))):
        return Reason("CS_ERR_CANNOT_PAY", "CS-PAY-03")
    return Reason("CS_ERR_STATION_SLOT", "CS-STN-04")
