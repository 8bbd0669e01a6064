"""Zu's cards from a document."""

from __future__ import annotations

from vestige.games.excavation_earth.table import Earth
from vestige.games.excavation_earth.zu.deck import deck_size, discard, first_zu_deck, next_zu_deck, reveal
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
    kinds = t.box.zu_kind
    unseen, played = [kinds[card] for card in t.zu_unseen], [kinds[card] for card in t.zu_discard]
    deck = t.box.zu_decks[t.round - 1]
    most = [*(unseen.count(kind) for kind in range(len(deck))), len(t.zu_past)]
    usual = [*(max(0, count - played.count(kind)) for kind, count in enumerate(deck)), t.box.zu_carried]
    left = row.numbers("left", len(most)) or [min(pair) for pair in zip(usual, most, strict=True)]
    for count, there in zip(left, most, strict=True):
        if not 0 <= count <= there:
            raise row.refuse("position-range", "left", value=count, low=0, high=there)
    return tuple(left)
