"""Sell (Vente): relics of one colour at one to three markets (EE-SEL-01 to -11, EE-FAC-02, EE-FAC-04)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from vestige.games.excavation_earth import crew, relics
from vestige.games.excavation_earth.cards import play_card
from vestige.games.excavation_earth.components import (
    AQUILLA,
    CARDS,
    COLOURS,
    CONTAINER,
    GLYPHS,
    GUL,
    HOLD,
    MARKETS,
    STORAGES,
    WHITE,
)
from vestige.games.excavation_earth.menu import DECLINE, DONE
from vestige.games.excavation_earth.sale import Sale
from vestige.games.excavation_earth.steps.black_market import purchase_options, why_no_purchase
from vestige.games.excavation_earth.steps.sample import Sample
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question, Step
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg

EVERY_COLOUR: Final = (1 << COLOURS) - 1


def wanted(t: Earth, seat: int, free: tuple[int, ...]) -> int:
    """Mask of colours somebody asks for in a market with an own trader, or in one that needs none."""
    mask = 0
    for market, queue in enumerate(t.queues):
        if queue and (t.trades(market, seat) or market in free):
            for buyer in queue:
                mask |= EVERY_COLOUR if buyer == WHITE else 1 << buyer
    return mask


def sellable(t: Earth, seat: int, free: tuple[int, ...]) -> int:
    """Mask of the colours that meet EE-SEL-02 for at least one market."""
    owned = 0
    for relic in t.owned(seat):
        owned |= 1 << relic // GLYPHS
    return owned & wanted(t, seat, free) if owned else 0


def gul_offers(t: Earth, seat: int) -> list[int]:
    """Visible tiles that Gul may buy at their value before a sale that is then legal (EE-FAC-04)."""
    if t.factions[seat] != GUL or t.box.black_markets.isdisjoint(t.places(seat)):
        return []
    if t.room(seat, HOLD) <= 0 and t.room(seat, CONTAINER) <= 0:
        return []
    colours = EVERY_COLOUR if sellable(t, seat, ()) else wanted(t, seat, ())
    purse = t.credits[seat] - t.box.gul_surcharge
    return [relic for relic in relics.visible(t) if t.box.value[relic] <= purse and colours >> relic // GLYPHS & 1]


def possible(t: Earth, seat: int, free: tuple[int, ...]) -> bool:
    return bool(sellable(t, seat, free)) or bool(gul_offers(t, seat))


def begin(t: Earth, seat: int, card: int) -> None:
    """Aquilla may use the market of the card's symbol without a trader; a Travel card has none (EE-FAC-02)."""
    play_card(t, seat, card)
    free = (t.box.card_symbol[card],) if t.factions[seat] == AQUILLA and card < CARDS else ()
    steps: list[Step[Earth]] = [SaleColour(seat, free)]
    if t.factions[seat] == GUL:
        steps.insert(0, GulPurchase(seat))
    t.push(*steps)


def why_not(t: Earth, seat: int) -> Reason:
    """EE-SEL-03: what keeps every market from a sale."""
    owned = t.owned(seat)
    if owned:
        return why_no_market(t, owned, "EE-SEL-02")
    return why_no_gul(t, seat, ("buy",)) if t.factions[seat] == GUL else Reason("relic_not_there", "EE-SEL-02")


def why_no_market(t: Earth, owned: Sequence[int], rule: str) -> Reason:
    """Somebody wants one of these relics, but not where an own trader stands; or nobody does."""
    wanted = any(t.interested(market, relic // GLYPHS) for market in range(MARKETS) for relic in owned)
    return Reason("no_trader" if wanted else "no_buyer", rule)


def why_no_gul(t: Earth, seat: int, prefix: Action) -> Reason:
    """An explorer on a black market, a tile that can be bought, and a market for it (EE-FAC-04)."""
    if t.box.black_markets.isdisjoint(t.places(seat)):
        return Reason("no_explorer", "EE-FAC-04", min(t.box.black_markets))
    purchases = purchase_options(t, seat, "buy", t.credits[seat] - t.box.gul_surcharge)
    unsold = [option[1] for option in purchases if option[: len(prefix)] == prefix]
    return why_no_market(t, unsold, "EE-FAC-04") if unsold else why_no_purchase(t, seat, prefix, "EE-FAC-04")


class GulPurchase(Question[Earth]):
    """Buy one visible tile at its value first; it may be sold at once (EE-FAC-04)."""

    __slots__ = ()
    name = "gul_purchase"
    verbs = ("buy", "decline")

    def options(self, t: Earth) -> list[Action]:
        offers = gul_offers(t, self.seat)
        purse = t.credits[self.seat] - t.box.gul_surcharge
        options = [option for option in purchase_options(t, self.seat, "buy", purse) if option[1] in offers]
        if sellable(t, self.seat, ()):
            options.append(DECLINE)
        return options

    def take(self, t: Earth, action: Action) -> None:
        if action[0] == "buy":
            relic: int = action[1]
            relics.buy(t, self.seat, relic, action[2], t.box.value[relic] + t.box.gul_surcharge)
            t.push(Sample(self.seat, relic))

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        if prefix[0] == "decline":
            return Reason("no_effect", "EE-SEL-03")
        return why_no_gul(t, self.seat, prefix)


class SaleColour(Question[Earth]):
    """One colour for the whole sale."""

    __slots__ = ("free",)
    name = "sale_colour"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("free", "market", many=True))
    verbs = ("colour",)

    def __init__(self, seat: int, free: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.free = free

    def options(self, t: Earth) -> list[Action]:
        mask = sellable(t, self.seat, self.free)
        return [("colour", colour) for colour in range(COLOURS) if mask >> colour & 1]

    def take(self, t: Earth, action: Action) -> None:
        t.push(SaleMarkets(self.seat, action[1], self.free, ()))

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        owned = t.owned_of(self.seat, prefix[1])
        return why_no_market(t, owned, "EE-SEL-02") if owned else Reason("relic_not_there", "EE-SEL-02")


class SaleMarkets(Question[Earth]):
    """One to three different markets, a relic for each (EE-SEL-02, -04)."""

    __slots__ = ("colour", "free", "markets")
    name = "sale_markets"
    fields: ClassVar[tuple[Arg, ...]] = (
        Arg("seat", "seat"),
        Arg("colour", "colour"),
        Arg("free", "market", many=True),
        Arg("markets", "market", many=True),
    )
    verbs = ("at", "done")

    def __init__(self, seat: int, colour: int, free: tuple[int, ...], markets: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.colour = colour
        self.free = free
        self.markets = markets

    def open_to(self, t: Earth, market: int) -> bool:
        return bool(t.trades(market, self.seat)) or market in self.free

    def options(self, t: Earth) -> list[Action]:
        used = len(self.markets)
        options: list[Action] = [DONE] if used else []
        if used < t.box.sale_markets and used < len(t.owned_of(self.seat, self.colour)):
            for market in range(MARKETS):
                if market not in self.markets and self.open_to(t, market) and t.interested(market, self.colour):
                    options.append(("at", market))
        return options

    def take(self, t: Earth, action: Action) -> None:
        if action[0] == "at":
            t.push(SaleMarkets(self.seat, self.colour, self.free, (*self.markets, action[1])))
            return
        steps: list[Step[Earth]] = [SaleRelic(self.seat, self.colour, left) for left in range(len(self.markets), 0, -1)]
        if t.setup.options["optional_promotion"]:
            steps += [Promotion(self.seat, market) for market in self.markets if t.trades(market, self.seat)]
        t.push(*steps, Sale(self.seat, self.colour, self.markets))

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        if prefix[0] == "done" or len(prefix) < 2:
            return Reason("no_effect", "EE-SEL-03")
        market: int = prefix[1]
        if not self.open_to(t, market):
            return Reason("no_trader", "EE-SEL-02")
        if not t.interested(market, self.colour):
            return Reason("no_buyer", "EE-SEL-02")
        if market in self.markets:
            return Reason("duplicate_market", "EE-SEL-02")
        if len(self.markets) >= t.box.sale_markets:
            return Reason("too_many", "EE-SEL-02")
        return Reason("relic_not_there", "EE-SEL-02")


class SaleRelic(Question[Earth]):
    """Which relic of the colour leaves; its printed value does not matter for the income (EE-SEL-04)."""

    __slots__ = ("colour", "left")
    name = "sale_relic"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("colour", "colour"), Arg("left", COUNT))
    verbs = ("part",)

    def __init__(self, seat: int, colour: int, left: int) -> None:
        super().__init__(seat)
        self.colour = colour
        self.left = left

    def options(self, t: Earth) -> list[Action]:
        """Where all that is left must go there is no choice."""
        options: list[Action] = [
            ("part", relic, storage)
            for storage in range(len(STORAGES))
            for relic in sorted(set(t.stores[2 * self.seat + storage]))
            if relic // GLYPHS == self.colour
        ]
        return options[:1] if len(t.owned_of(self.seat, self.colour)) == self.left else options

    def take(self, t: Earth, action: Action) -> None:
        relics.sell(t, self.seat, action[1], action[2])

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        relic: int = prefix[1]
        mixed = relic // GLYPHS != self.colour and relic in t.owned(self.seat)
        return Reason("colour_mix" if mixed else "relic_not_there", "EE-SEL-02")


class Promotion(Question[Earth]):
    """Table option: the trader of a used market may stay (EE-VAR-04)."""

    __slots__ = ("market",)
    name = "promotion"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("market", "market"))
    verbs = ("promote", "decline")

    def __init__(self, seat: int, market: int) -> None:
        super().__init__(seat)
        self.market = market

    def options(self, t: Earth) -> list[Action]:
        return [("promote",), DECLINE]

    def take(self, t: Earth, action: Action) -> None:
        if action[0] == "promote":
            crew.promote(t, self.seat, self.market)

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        raise AssertionError("both answers are always open")
