"""Cards that everybody has seen and that go back under their pile (HY-INFO-08)."""

from __future__ import annotations

from collections.abc import Iterable

from vestige.kernel.pile import Pile
from vestige.kernel.values import EVERYONE


def put_under(pile: Pile, cards: Iterable[int]) -> None:
    """Face up under the pile, the first one uppermost."""
    pile.own()
    for card in cards:
        pile.cards.insert(0, card)
        pile.known.insert(0, EVERYONE)
        pile.lots.insert(0, 0)
