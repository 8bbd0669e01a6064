"""Zu's cards. Which card comes is drawn when it is revealed, from what can still lie there (EE-SOLO-04 to -08)."""

from __future__ import annotations

from vestige.games.excavation_earth.ledger import START, gain
from vestige.games.excavation_earth.table import Earth


def prepare_zu(t: Earth) -> None:
    """Credits, crew, and all 24 cards face down in the decks of three rounds (EE-SOLO-04, -06)."""
    gain(t, t.zu, START, 0 if t.setup.options["no_start_credits"] else t.box.zu_credits)
    t.reserve[t.zu] = t.box.crew if t.setup.options["limited_crew"] else 0
    first_zu_deck(t)


def first_zu_deck(t: Earth) -> None:
    t.zu_unseen = tuple(range(len(t.box.zu_cards)))
    t.zu_left = (*t.box.zu_decks[0], 0)


def next_zu_deck(t: Earth) -> None:
    """Three random cards of the last discard join the new deck, the others are out of the game (EE-SOLO-08)."""
    t.zu_past, t.zu_discard = t.zu_discard, ()
    t.zu_left = whole_deck(t)
    if t.ears is not None:
        t.tell("zu_deck", deck_size(t), t.zu_left[-1])


def whole_deck(t: Earth) -> tuple[int, ...]:
    """The deck of the round by kind and the cards carried over, as far as there are such cards (EE-SOLO-06, -08)."""
    kinds = [t.box.zu_kind[card] for card in t.zu_unseen]
    new = [min(count, kinds.count(kind)) for kind, count in enumerate(t.box.zu_decks[t.round - 1])]
    return (*new, min(t.box.zu_carried, len(t.zu_past)))


def deck_size(t: Earth) -> int:
    return sum(t.zu_left)


def reveal(t: Earth) -> int:
    """The top card. Every card of the round's deck is equally likely to lie there: a place of the deck is drawn, then
    one of the cards that can lie in such a place."""
    left = list(t.zu_left)
    place = t.below(sum(left))
    kind = 0
    while place >= left[kind]:
        place -= left[kind]
        kind += 1
    left[kind] -= 1
    t.zu_left = tuple(left)
    if kind == len(left) - 1:
        return t.zu_past[t.below(len(t.zu_past))]
    kinds = t.box.zu_kind
    kin = [card for card in t.zu_unseen if kinds[card] == kind]
    return kin[t.below(len(kin))]


def discard(t: Earth, card: int) -> None:
    """A revealed card lies in Zu's discard for the rest of the round (EE-SOLO-10)."""
    t.zu_past, t.zu_unseen = without(t.zu_past, card), without(t.zu_unseen, card)
    t.zu_discard += (card,)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    if card not in cards:
        return cards
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
