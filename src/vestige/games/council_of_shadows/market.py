"""The AI market: eight open cards, refilled at once (CS-BUY-03 to -05, CS-SOLO-17, -24)."""

from __future__ import annotations

from vestige.games.council_of_shadows.table import Council
from vestige.kernel.values import NOBODY


def refill(t: Council, slot: int) -> None:
    """The top card of the deck, made of the discards when empty; else the slot stays empty (CS-BUY-04, -05)."""
    if not len(t.ai_deck) and t.ai_discard:
        t.ai_deck.fill(list(t.ai_discard))
        t.ai_discard = ()
        t.ai_deck.shuffle(t)
    t.market[slot] = t.ai_deck.turn_up(t) if len(t.ai_deck) else NOBODY
    if t.ears is not None and t.market[slot] != NOBODY:
        t.tell("market_filled", t.market[slot])


def take_from_market(t: Council, seat: int, card: int) -> None:
    """Into the hand; its slot is refilled immediately (CS-BUY-03, -04)."""
    slot = t.market.index(card)
    t.hands[seat] |= 1 << card
    t.market[slot] = NOBODY
    refill(t, slot)


def wipe(t: Council, slots: tuple[int, ...]) -> None:
    """First all crossed cards are discarded, then the slots filled in rising order (CS-SOLO-17)."""
    for slot in slots:
        if t.market[slot] != NOBODY:
            t.ai_discard += (t.market[slot],)
            t.market[slot] = NOBODY
    t.ai_discard = tuple(sorted(t.ai_discard))
    for slot in slots:
        refill(t, slot)
