"""The automa's cards: a pile for each level (CS-SOLO-05, -10, -20, -23)."""

from __future__ import annotations

from vestige.games.council_of_shadows.constants import AUTOMA_LEVELS
from vestige.games.council_of_shadows.table import Council


def turn_up(t: Council) -> None:
    """The top card of the pile of the automa's level; an empty pile is shuffled anew (CS-SOLO-10, -23)."""
    level = min(t.level[t.automa], AUTOMA_LEVELS - 1)
    pile = t.automa_piles[level]
    if not len(pile):
        pile.fill(list(t.automa_used[level]), level)
        t.automa_used[level] = ()
        pile.shuffle(t)
    t.automa_card = pile.turn_up(t)
    t.automa_used[level] = tuple(sorted((*t.automa_used[level], t.automa_card)))
    if t.ears is not None:
        t.tell("automa_card", t.automa_card)
