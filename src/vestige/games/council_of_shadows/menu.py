"""Ready-made answers: one tuple for each, made once per box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vestige.games.council_of_shadows.constants import AREAS, GEMS, LEADERS, PILES, STATIONS, TECHS
from vestige.games.council_of_shadows.payment import PURSES, Gems, affordable
from vestige.kernel.values import Action

if TYPE_CHECKING:
    from vestige.games.council_of_shadows.components import Box

DONE: Final[Action] = ("done",)
DECLINE: Final[Action] = ("decline",)
CONFIRM: Final[Action] = ("confirm",)
GAIN: Final[Action] = ("gain",)


def priced(words: Action, cost: Gems) -> list[list[Action]]:
    """A purchase for every purse: all payments that the purse allows, the default first (CS-PAY-04)."""
    return [[(*words, *way) for way in affordable(cost, gems)] for gems in PURSES]


class Menu:
    """By the ints of whatever is chosen."""

    def __init__(self, box: Box) -> None:
        cards, planets, tiles = len(box.cards), len(box.planets), len(box.tiles)
        self.buy = [priced(("buy", card), box.cards[card].cost) for card in range(cards)]
        self.upgrade = [priced(("upgrade", place), cost) for place, cost in enumerate(box.upgrade_cost)]
        self.station = [
            [priced(("station", kind, galaxy), box.station_cost[kind]) for galaxy in range(len(box.galaxies))]
            for kind in range(len(STATIONS))
        ]
        self.put: list[list[Action]] = [[("put", card, area) for area in range(len(AREAS))] for card in range(cards)]
        self.take_back: list[Action] = [("take_back", area) for area in range(len(AREAS))]
        self.settle: list[list[Action]] = [
            [("settle", planet, cubes) for cubes in range(4)] for planet in range(planets)
        ]
        self.extract: list[Action] = [("extract", tile) for tile in range(tiles)]
        self.mine: list[Action] = [("mine", tile) for tile in range(tiles)]
        self.buteo: list[Action] = [("buteo", tile) for tile in range(tiles)]
        self.discover: list[Action] = [("discover", pile) for pile in range(len(PILES))]
        self.transform: list[Action] = [("transform", gem) for gem in range(len(GEMS))]
        self.leader: list[Action] = [("leader", leader) for leader in range(len(LEADERS))]
        self.tech: list[Action] = [("tech", tech) for tech in range(len(TECHS))]
        self.take: list[Action] = [("take", card) for card in range(cards)]
        self.give_back: list[Action] = [("give_back", bonus) for bonus in range(len(box.bonuses))]
        self.remove: list[Action] = [("remove", planet) for planet in range(planets)]
