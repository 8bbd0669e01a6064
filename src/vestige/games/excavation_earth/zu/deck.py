"""Zu's cards. Which card comes is drawn when it is revealed, from what can still lie there (EE-SOLO-04 to -08)."""

from __future__ import annotations

from vestige.games.excavation_earth.ledger import START, gain
from vestige.games.excavation_earth.table import Earth


def prepare_zu(t: Earth) -> None:
    """Credits, crew, and all 24 cards face down in the decks of three rounds (EE-SOLO-04, -06)."""
    gain(t, t.zu, START, 0 if t.setup.options["no_start_credits"] else t.box.zu_credits)
    t.reserve[t.zu] = t.box.crew if t.setup.options["limited_crew"] else 0
    t.zu_unseen = tuple(range(len(t.box.zu_cards)))
    t.zu_left = (*t.box.zu_decks[0], 0)


def next_zu_deck(t: Earth) -> None:
    """Three random cards of the last discard join the new deck, the others are out of the game (EE-SOLO-08)."""
    t.zu_past, t.zu_discard = t.zu_discard, ()
    carried = min(t.box.zu_carried, len(t.zu_past))
    t.zu_left = (*t.box.zu_decks[t.round - 1], carried)


def deck_size(t: Earth) -> int:
    return sum(t.zu_left)


def reveal(t: Earth) -> int:
    """The top card. Every card of the round's deck is equally likely to lie there: a place of the deck is drawn, then
    one of the cards that can lie in such a place."""
    place = t.below(sum(t.zu_left))
    kind = 0
    while place >= t.zu_left[kind]:
        place -= t.zu_left[kind]
        kind += 1
    left = list(t.zu_left)
    left[kind] -= 1
    t.zu_left = tuple(left)
    if kind == len(left) - 1:
        card = t.zu_past[t.below(len(t.zu_past))]
        t.zu_past = tuple(other for other in t.zu_past if other != card)
    else:
        kin = [card for card in t.zu_unseen if t.box.zu_kind[card] == kind]
        card = kin[t.below(len(kin))]
        t.zu_unseen = tuple(other for other in t.zu_unseen if other != card)
    t.zu_discard += (card,)
    return card
