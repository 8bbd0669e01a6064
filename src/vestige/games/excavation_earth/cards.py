"""Action cards: playing, drawing, the deck and its discard (EE-DECK-01 to -03)."""

from __future__ import annotations

from vestige.games.excavation_earth.components import CARDS
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.pile import Pile
from vestige.kernel.values import reader


def draw_cards(t: Earth, to: Pile, count: int) -> int:
    """As many as there are; an empty deck is made of the discard first (EE-DECK-02)."""
    drawn = 0
    while drawn < count:
        if not t.deck.cards:
            t.discard.draw(t, t.deck, len(t.discard))
            t.deck.shuffle(t)
        if not t.deck.cards:
            break
        drawn += t.deck.draw(t, to, count - drawn)
    return drawn


def draw_to_hand(t: Earth, seat: int, count: int) -> None:
    """Cards whose backs everybody sees, and whose faces the seat alone does."""
    hand = t.hands[seat]
    drawn = draw_cards(t, hand, count)
    if drawn and t.ears is not None:
        t.tell("drew", seat, *hand.cards[-drawn:], readers=reader(seat))


def play_card(t: Earth, seat: int, card: int) -> None:
    """An Action card goes to the discard before its action, a Travel card stays in front of its owner (EE-DECK-01)."""
    if card < CARDS:
        t.hands[seat].give(t, card, t.discard)
    else:
        t.travel[seat] &= ~(1 << card - CARDS)


def draw_column_card(t: Earth, seat: int) -> None:
    """The card for a column, the moment it is full (EE-GAL-04)."""
    if t.at_once():
        draw_to_hand(t, seat, 1)
    else:
        t.owed += 1


def draw_owed_cards(t: Earth, seat: int) -> None:
    """Rules 1: all choices of the action are made."""
    owed, t.owed = t.owed, 0
    if owed:
        draw_to_hand(t, seat, owed)


def open_packs(t: Earth) -> None:
    """A pack of cards under decision for every person."""
    t.packs = [Pile("card", (), reader(seat)) for seat in range(t.setup.players)]


def close_packs(t: Earth) -> None:
    """What was not kept goes to the discard, face up."""
    for seat, pack in enumerate(t.packs):
        if pack.cards and t.ears is not None:
            t.tell("discarded", seat, *pack.cards)
        pack.draw(t, t.discard, len(pack))
    t.packs = []
