"""What a sale brings: income, buyers to the Mothership, envoys, bonus cards. Zu sells by the same rules."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.excavation_earth import crew
from vestige.games.excavation_earth.buyers import board_mothership, leave_mothership
from vestige.games.excavation_earth.cards import draw_owed_cards
from vestige.games.excavation_earth.ledger import BUYERS, MARKETS, POPULARITY, gain
from vestige.games.excavation_earth.offer import offer
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.step import Procedure
from vestige.kernel.verb import Arg


def income(t: Earth, seat: int, colour: int, markets: tuple[int, ...]) -> None:
    """Popularity, interested buyers, number of markets: counted before any buyer moves (EE-SEL-05, -10)."""
    rank = t.rank(colour)
    buyers = sum(t.interested(market, colour) for market in markets)
    payout, bonus = t.box.payout[rank], t.box.sale_bonus[len(markets)]
    if t.ears is not None:
        t.tell("sale", seat, colour, *markets)
        t.tell("income_popularity", seat, colour, rank + 1, payout)
        t.tell("income_buyers", seat, buyers, buyers * t.box.per_buyer)
        if bonus:
            t.tell("income_markets", seat, len(markets), bonus)
    gain(t, seat, POPULARITY, payout)
    gain(t, seat, BUYERS, buyers * t.box.per_buyer)
    gain(t, seat, MARKETS, bonus)


def close_sale(t: Earth, seat: int, colour: int, markets: tuple[int, ...], promotes: bool) -> None:
    """Income first, then old buyers home, new ones aboard, traders promoted (EE-SEL-07, -08)."""
    income(t, seat, colour, markets)
    leave_mothership(t)
    for market in markets:
        board_mothership(t, market, colour)
        if promotes and t.trades(market, seat):
            crew.promote(t, seat, market)


class Sale(Procedure[Earth]):
    """The sale is agreed. Everything in sight happens first, the cards are drawn last (EE-SEL-06)."""

    __slots__ = ("colour", "markets", "seat")
    name = "sale"
    fields: ClassVar[tuple[Arg, ...]] = (
        Arg("seat", "seat"),
        Arg("colour", "colour"),
        Arg("markets", "market", many=True),
    )

    def __init__(self, seat: int, colour: int, markets: tuple[int, ...]) -> None:
        self.seat = seat
        self.colour = colour
        self.markets = markets

    def run(self, t: Earth) -> None:
        close_sale(t, self.seat, self.colour, self.markets, not t.setup.options["optional_promotion"])
        draw_owed_cards(t, self.seat)
        used = len(self.markets)
        offer(t, self.seat, t.box.sale_drawn[used], t.box.sale_kept[used])
