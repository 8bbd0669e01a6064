"""What a sale would bring: for every colour somebody asks for in a market, and for what the reader owns."""

from __future__ import annotations

from typing import NamedTuple

from vestige.games.excavation_earth.components import AQUILLA
from vestige.games.excavation_earth.scene.desk import Desk


class Offer(NamedTuple):
    """A colour to sell in a market: credits for its popularity, and for its interested buyers."""

    popularity: int
    buyers: int
    colour: int

    @property
    def credits(self) -> int:
        return self.popularity + self.buyers


def sale_shows(desk: Desk) -> tuple[object, ...]:
    """All that the offers to the reader follow from."""
    t = desk.t
    hands = [hand.cards for hand in t.hands]
    return t.queues, t.buyers, t.stores, t.traders, hands, desk.plan.colours, desk.plan.markets, bool(t.stack)


def offers(desk: Desk, market: int) -> list[Offer]:
    """For every colour with an interested buyer (EE-SEL-05)."""
    t, box = desk.t, desk.box
    return [
        Offer(box.payout[t.rank(colour)], box.per_buyer * t.interested(market, colour), colour)
        for colour in range(len(box.colours))
        if t.interested(market, colour)
    ]


def best_offer(desk: Desk, market: int) -> Offer | None:
    """For the reader's relics; in a sale under way, for its colour; when the game is over, none."""
    t, seat = desk.t, desk.reader
    if seat is None or not t.stack:
        return None
    found = [
        offer
        for offer in offers(desk, market)
        if t.owned_of(seat, offer.colour) and (not desk.plan.colours or offer.colour in desk.plan.colours)
    ]
    return max(found, key=lambda offer: offer.credits, default=None)


def paid_elsewhere(desk: Desk, market: int) -> bool:
    """Popularity is paid once for a whole sale: with the first market chosen (EE-SEL-05)."""
    return bool(desk.plan.colours and desk.plan.markets) and market != min(desk.plan.markets)


def sells(desk: Desk, market: int) -> bool:
    """The reader has a trader here; Aquilla needs none with a card of the market's symbol (EE-SEL-02, EE-FAC-02)."""
    t, seat = desk.t, desk.reader
    if seat is None:
        return False
    cards = t.hands[seat].cards if t.factions[seat] == AQUILLA else ()
    return t.trades(market, seat) > 0 or any(desk.box.card_symbol[card] == market for card in cards)
