"""Zu's cards. Which card comes is drawn when it is revealed, from what can still lie there (EE-SOLO-04 to -08)."""

from __future__ import annotations

from collections.abc import Sequence

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
    t.zu_left = dealt(t, [*t.box.zu_decks[t.round - 1], t.box.zu_carried])
    if t.ears is not None:
        t.tell("zu_deck", deck_size(t), t.zu_left[-1])


def dealt(t: Earth, wished: Sequence[int]) -> tuple[int, ...]:
    """So many cards by kind and carried over, as far as there are such cards."""
    return tuple([min(pair) for pair in zip(wished, there(t), strict=True)])


def there(t: Earth) -> list[int]:
    """How many cards of each kind nobody has seen, and how many can be carried over."""
    kinds = [t.box.zu_kind[card] for card in t.zu_unseen]
    return [*(kinds.count(kind) for kind in range(len(t.box.zu_decks[0]))), len(t.zu_past)]


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
        card = t.zu_past[t.below(len(t.zu_past))]
        t.zu_past = without(t.zu_past, card)
    else:
        kinds = t.box.zu_kind
        kin = [card for card in t.zu_unseen if kinds[card] == kind]
        card = kin[t.below(len(kin))]
        t.zu_unseen = without(t.zu_unseen, card)
    return card


def discard(t: Earth, card: int) -> None:
    """A revealed card lies in Zu's discard (EE-SOLO-10); one that a position names lies nowhere else any more."""
    if card in t.zu_unseen or card in t.zu_past:
        t.zu_unseen = tuple([other for other in t.zu_unseen if other != card])
        t.zu_past = tuple([other for other in t.zu_past if other != card])
        t.zu_left = dealt(t, t.zu_left)
    t.zu_discard += (card,)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
