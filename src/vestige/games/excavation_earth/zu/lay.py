"""Zu's cards from a document."""

from __future__ import annotations

from vestige.games.excavation_earth.table import Earth
from vestige.games.excavation_earth.zu.deck import dealt, deck_size, discard, first_zu_deck, next_zu_deck, reveal, there
from vestige.kernel.reader import Reader


def lay_zu(t: Earth, row: Reader) -> None:
    """Cards that lie nowhere else are unseen; Zu's deck of the round is complete but for its discard."""
    if not row.data:
        play_earlier_decks(t)
        return
    ids = t.box.zu_cards
    t.zu_past, t.zu_discard = tuple(row.choices("past", ids)), tuple(row.choices("discard", ids))
    gone = (*t.zu_past, *t.zu_discard)
    rest = [card for card in range(len(ids)) if card not in gone]
    t.zu_unseen = tuple(row.choices("unseen", ids)) if row.has("unseen") else tuple(rest)
    cards = (*gone, *t.zu_unseen)
    if len(set(cards)) < len(cards):
        raise row.refuse("position-pieces", "unseen", value=ids[max(cards, key=cards.count)], count=1)
    t.zu_left = zu_deck(t, row)
    row.done()


def play_earlier_decks(t: Earth) -> None:
    """The decks of the rounds before, unseen; the one of this round is complete (EE-SOLO-08)."""
    this, t.round = t.round, 1
    first_zu_deck(t)
    while t.round < this:
        while deck_size(t):
            discard(t, reveal(t))
        t.round += 1
        next_zu_deck(t)


def zu_deck(t: Earth, row: Reader) -> tuple[int, ...]:
    """As many cards of every kind, and carried over, as can lie there; usually all but those of the discard."""
    played = [t.box.zu_kind[card] for card in t.zu_discard]
    deck = [max(0, count - played.count(kind)) for kind, count in enumerate(t.box.zu_decks[t.round - 1])]
    usual = dealt(t, [*deck, t.box.zu_carried])
    left = row.numbers("left", len(usual)) or usual
    for count, most in zip(left, there(t), strict=True):
        if not 0 <= count <= most:
            raise row.refuse("position-range", "left", value=count, low=0, high=most)
    return tuple(left)
