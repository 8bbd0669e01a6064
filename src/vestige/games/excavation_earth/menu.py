"""Ready-made answers. Options are looked up here instead of being built anew, which makes random play fast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vestige.kernel.values import Action

ACTIONS: Final = ("travel", "excavate", "market", "sell", "command", "smuggle", "survey")
"""What a card can pay for, in the order of the rulebook."""

MAY_TRAVEL: Final = 1
MAY_EXCAVATE: Final = 2
MAY_MARKET: Final = 4
MAY_SELL: Final = 8
MAY_COMMAND: Final = 16
MAY_SMUGGLE: Final = 32
MAY_SURVEY: Final = 64

PASS: Final[Action] = ("pass",)
DONE: Final[Action] = ("done",)
DECLINE: Final[Action] = ("decline",)


class Menu:
    """``plays[card][mask]``: the actions of the mask paid with this card. ``steps[place]``: the ways out of a place."""

    def __init__(self, neighbours: Sequence[tuple[int, ...]], relics: int, cards: int) -> None:
        self.plays = [
            [[(verb, card) for bit, verb in enumerate(ACTIONS) if mask >> bit & 1] for mask in range(1 << len(ACTIONS))]
            for card in range(cards)
        ]
        self.steps: list[list[Action]] = [
            [("step", place, way) for way in ways] for place, ways in enumerate(neighbours)
        ]
        self.digs: list[Action] = [("dig", relic) for relic in range(relics)]
        self.picks: list[Action] = [("pick", card) for card in range(cards)]
