"""The set-up page in its order (HY-SETUP)."""

from __future__ import annotations

from vestige.games.hoyuk.flow import begin_turn
from vestige.games.hoyuk.table import Village
from vestige.kernel.values import EVERYONE

MIXED_HOUSES = 2
"""Houses of every player among which the first player is drawn (HY-SETUP-08)."""


def lay_out(t: Village) -> None:
    shuffle_calamities(t)
    deal_aspects(t)
    shuffle_tiles(t)
    t.first = t.below(MIXED_HOUSES * t.seats) // MIXED_HOUSES
    if t.ears is not None:
        t.tell("first", t.first)
    begin_turn(t)


def shuffle_calamities(t: Village) -> None:
    """Those of the mode, face down (HY-SETUP-03)."""
    t.deck.fill(number for number, card in enumerate(t.box.calamities) if card.mode <= t.mode)
    t.deck.shuffle(t)


def shuffle_tiles(t: Village) -> None:
    """Those of the mode, face down (HY-SETUP-06)."""
    t.tile_stack.fill(number for number, tile in enumerate(t.box.tiles) if tile.mode <= t.mode)
    t.tile_stack.shuffle(t)


def layers(t: Village) -> list[list[int]]:
    """The modes whose cards are shuffled and dealt together (HY-SETUP-05, HY-MODE-07)."""
    every = list(range(t.mode + 1))
    return [every] if t.setup.options["aspect_deal"] == "pooled" else [[mode] for mode in every]


def deal_aspects(t: Village) -> None:
    """Ten cards to each pile, face up: only the top one is seen (HY-SETUP-05)."""
    for lot, modes in enumerate(layers(t)):
        cards = [number for number, card in enumerate(t.box.cards) if card.mode in modes]
        t.shuffle(cards)
        for pile, aspect in zip(t.aspects, t.box.aspects, strict=False):
            if aspect.mode in modes:
                pile.fill([cards.pop() for _ in range(t.box.pile_cards)], lot)
                pile.look(t, EVERYONE, 1)
