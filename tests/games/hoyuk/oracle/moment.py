"""A document as this reading understands it, and what the document has to say of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.games.hoyuk.oracle.village import LETTERS, Village

EVERYBODY = 65535
NOBODY = 0


@dataclass
class Player:
    name: str
    clan: str
    letter: str
    supply: int
    points: int
    hand: list[str]
    spent: list[str]
    tile: str


class Moment:
    """The whole table between two questions."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.options: dict[str, Any] = document["options"]
        self.mode: str = self.options["mode"]
        self.turn: int = document["turn"]
        self.phase: str = document["phase"]
        self.first = int(document["first"][1:]) - 1
        self.ending: bool = document["ending"]
        self.village = Village(document["village"], document["blocks"])
        self.stock: dict[str, int] = dict(document["stock"])
        self.warded: bool = document["warded"]
        self.calamity: str = document["calamity"]
        self.invaded: list[str] = document["invaded"][:]
        self.inspected: list[str] = document["inspected"][:]
        self.aside: str = document["aside"]
        self.piles: dict[str, list[str]] = {name: pile["cards"][:] for name, pile in document["piles"].items()}
        self.deck: list[str] = document["deck"]["cards"][:]
        self.seen = {card for pile in [*document["piles"].values(), document["deck"]] for card in known_cards(pile)}
        self.stack: list[str] = document["tile_stack"]["cards"][:]
        self.discard: list[str] = document["discard"][:]
        self.marked: list[str] = document["marked"][:]
        self.players = [
            Player(f"p{number + 1}", seat["clan"], LETTERS[seat["clan"]], *rest_of(seat))
            for number, seat in enumerate(document["seat"])
        ]
        self.seen.update(card for player in self.players for card in player.hand + player.spent)
        self.luck: list[str] = []
        """Tiles that have come up since the last answer, then the stack: what only chance decides."""

    def order(self) -> list[int]:
        """Clockwise from the first player (HY-TURN-02)."""
        count = len(self.players)
        return [(self.first + place) % count for place in range(count)]

    def families_of(self, seat: int) -> int:
        return len(self.village.families(self.players[seat].letter))

    def spelled(self) -> dict[str, Any]:
        """The document of this moment, as far as the rules decide it."""
        return {
            "turn": self.turn,
            "phase": self.phase,
            "first": f"p{self.first + 1}",
            "ending": self.ending,
            "village": self.village.spelled(),
            "blocks": self.village.founded,
            "stock": self.stock,
            "warded": self.warded,
            "calamity": self.calamity,
            "invaded": self.invaded,
            "inspected": self.inspected,
            "aside": self.aside,
            "piles": {name: self.pile(cards) for name, cards in self.piles.items()},
            "deck": self.pile(self.deck),
            "tile_stack": {"cards": self.stack, "known": [NOBODY] * len(self.stack)},
            "discard": sorted(self.discard),
            "marked": sorted(self.marked),
            "seat": [
                {
                    "clan": player.clan,
                    "supply": player.supply,
                    "points": player.points,
                    "hand": player.hand,
                    "spent": player.spent,
                    "tile": player.tile,
                }
                for player in self.players
            ],
        }

    def pile(self, cards: list[str]) -> dict[str, Any]:
        return {"cards": cards, "known": [EVERYBODY if card in self.seen else NOBODY for card in cards]}


def rest_of(seat: dict[str, Any]) -> tuple[int, int, list[str], list[str], str]:
    return seat["supply"], seat["points"], seat["hand"][:], seat["spent"][:], seat["tile"]


def known_cards(pile: dict[str, Any]) -> list[str]:
    """The cards of a pile that everybody has seen where they lie."""
    return [card for card, known in zip(pile["cards"], pile.get("known", []), strict=False) if known == EVERYBODY]
