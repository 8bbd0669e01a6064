"""Buyers, queues and popularity (EE-BUY-01 to -10)."""

from __future__ import annotations

from vestige.games.excavation_earth.components import COLOURS
from vestige.games.excavation_earth.table import Earth


def add_buyer(t: Earth, market: int, colour: int) -> bool:
    """A buyer joins at the back; a full queue ejects its front. No buyer in supply: nothing happens (EE-BUY-08)."""
    if t.buyers[colour] == 0:
        return False
    t.buyers[colour] -= 1
    if len(t.queues[market]) == t.box.queue:
        eject(t, market)
    t.queues[market] += (colour,)
    if t.ears is not None:
        t.tell("buyer_joined", colour, market)
    return True


def eject(t: Earth, market: int) -> None:
    """The front buyer returns to supply, the others close up."""
    front, *_ = t.queues[market]
    t.queues[market] = t.queues[market][1:]
    t.buyers[front] += 1
    if t.ears is not None:
        t.tell("buyer_ejected", front, market)


def draw_buyer_card(t: Earth) -> int:
    """The colour of the next Buyer card; an empty deck is made of all discarded cards again (EE-BUY-10)."""
    if not t.buyer_deck.cards:
        t.buyer_discard.draw(t, t.buyer_deck, len(t.buyer_discard))
        t.buyer_deck.shuffle(t)
    t.buyer_deck.draw(t, t.buyer_discard)
    return t.box.buyer_card_colour[t.buyer_discard.cards[-1]]


def fill_queue(t: Earth, market: int) -> None:
    """Buyer cards until three stand there; a card of an exhausted colour only costs the card (EE-PREP-05)."""
    while len(t.queues[market]) < t.box.queue_filled and any(t.buyers):
        add_buyer(t, market, draw_buyer_card(t))


def board_mothership(t: Earth, market: int, colour: int) -> None:
    """The interested buyers leave for the Mothership, the rest close up (EE-SEL-07)."""
    gone = [buyer for buyer in t.queues[market] if buyer in (colour, COLOURS)]
    t.queues[market] = tuple(buyer for buyer in t.queues[market] if buyer not in (colour, COLOURS))
    for buyer in gone:
        t.mothership[buyer] += 1
    if t.ears is not None:
        t.tell("buyers_boarded", market, *gone)


def leave_mothership(t: Earth) -> None:
    """Buyers of an earlier sale return to supply before new ones board (EE-SEL-07)."""
    if t.ears is not None and any(t.mothership):
        t.tell("buyers_left", *(colour for colour in range(COLOURS + 1) for _ in range(t.mothership[colour])))
    for colour in range(COLOURS + 1):
        t.buyers[colour] += t.mothership[colour]
        t.mothership[colour] = 0
