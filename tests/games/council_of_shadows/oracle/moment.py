"""A document as this reading understands it, and what the document has to say of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.games.council_of_shadows.oracle.box import GEMS

EVERYBODY = 65535
NOBODY = 0
NONE = "none"


@dataclass
class Person:
    """A player's side of the table, or the automa's."""

    number: int
    human: bool
    energy: int
    stamp: int
    consumption: int
    level: int
    moved: int
    cubes: dict[str, int]
    bonus: list[str]
    gems: dict[str, int]
    hand: list[str]
    areas: dict[str, list[str]]
    plan: dict[str, str]
    upgrades: list[str]
    techs: list[str]
    leader: str
    stations: dict[str, str]

    @property
    def name(self) -> str:
        return f"p{self.number + 1}"

    @property
    def eye(self) -> int:
        """The bit of the masks that say who knows a card."""
        return 1 << self.number

    def chain(self) -> list[str]:
        """The own areas from left to right (CS-SHIFT-03)."""
        extra = ["extra_ava"] if self.leader == "ava" else []
        gate = ["extra_gate"] if "dt1_celestial_gate" in self.techs else []
        return ["area_1", "area_2", "area_3", *extra, *gate]


def person(number: int, seat: dict[str, Any], human: bool) -> Person:
    return Person(
        number,
        human,
        seat["energy"],
        seat["stacked"],
        seat["consumption"],
        seat["level"],
        seat["moved"],
        dict(seat["cubes"]),
        seat["bonus"]["cards"][:],
        {gem: seat.get("gems", {}).get(gem, 0) for gem in GEMS},
        seat.get("hand", [])[:],
        {area: cards[:] for area, cards in seat.get("areas", {}).items()},
        dict(seat.get("plan", {})),
        seat.get("upgrades", [])[:],
        seat.get("techs", [])[:],
        seat.get("leader", "nobody"),
        dict(seat.get("stations", {})),
    )


class Moment:
    """The whole table between two questions."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.options: dict[str, Any] = document["options"]
        self.players: int = document["players"]
        self.round: int = document["round"]
        self.order = [int(name[1:]) - 1 for name in document["order"]]
        self.throne: str = document["throne"]
        self.tiles: dict[str, str] = dict(document["tiles"])
        self.market: list[str] = document["market"][:]
        self.ai_deck: list[str] = document["ai_deck"]["cards"][:]
        self.ai_discard: list[str] = document["ai_discard"][:]
        self.piles: dict[str, list[str]] = cards_of(document["piles"])
        self.tech_piles: dict[str, list[str]] = cards_of(document["tech_piles"])
        self.light: list[str] = document["light"]["cards"][:]
        self.apart = {name: sorted(document[name]["cards"]) for name in ("tech_box", "dark")}
        """Cards that left the game unseen."""
        self.people = [person(number, seat, number < self.players) for number, seat in enumerate(document["seat"])]
        self.automa_card: str = document.get("automa", {}).get("card", NONE)
        self.automa_piles = cards_of(document.get("automa", {}).get("piles", {}))
        self.automa_used = {name: cards[:] for name, cards in document.get("automa", {}).get("used", {}).items()}
        self.known = known_cards(document)
        """For every card of a pile who has seen it."""
        self.clock = 1000
        """Arrivals on the energy track."""
        self.luck: dict[str, list[str]] = {"ai": [], "automa": []}
        """Cards drawn since the last answer, then what is left of their pile: what only chance decides."""
        self.looks = 0
        """How often something came to light that nobody, or not everybody, knew."""
        self.counted: dict[int, dict[str, int]] = {}
        """What the final count gave."""

    @property
    def solo(self) -> bool:
        return self.players == 1

    def others(self, me: Person) -> list[Person]:
        return [other for other in self.people if other is not me]

    def show(self, cards: list[str], eyes: int) -> None:
        """Somebody looks at cards, mostly for the first time."""
        for card in cards:
            known = self.known.get(card, NOBODY)
            self.looks += known & eyes != eyes
            self.known[card] = known | eyes

    def stacked(self, me: Person) -> int:
        """Counters that came to the same energy space before this one (CS-ORD-04)."""
        return sum(other.energy == me.energy and other.stamp < me.stamp for other in self.others(me))

    def spelled(self) -> dict[str, Any]:
        """The document of this moment, as far as the rules decide it."""
        written: dict[str, Any] = {
            "round": self.round,
            "order": [f"p{seat + 1}" for seat in self.order],
            "throne": self.throne,
            "tiles": self.tiles,
            "market": self.market,
            "ai_deck": self.pile(self.ai_deck),
            "ai_discard": sorted(self.ai_discard),
            "piles": {name: self.pile(cards) for name, cards in self.piles.items()},
            "tech_piles": {name: self.pile(cards) for name, cards in self.tech_piles.items()},
            "light": self.pile(self.light),
            **self.apart,
            "seat": [self.side(me) for me in self.people],
        }
        if self.solo:
            written["automa"] = {
                "card": self.automa_card,
                "piles": {name: self.pile(cards) for name, cards in self.automa_piles.items()},
                "used": {name: sorted(cards) for name, cards in self.automa_used.items()},
            }
        return written

    def side(self, me: Person) -> dict[str, Any]:
        """One seat's part."""
        common = {
            "energy": me.energy,
            "stacked": self.stacked(me),
            "consumption": me.consumption,
            "level": me.level,
            "moved": me.moved,
            "cubes": {planet: count for planet, count in sorted(me.cubes.items()) if count},
            "bonus": {card: self.known.get(card, NOBODY) for card in sorted(me.bonus)},
        }
        if not me.human:
            return common
        return {
            **common,
            "gems": {gem: count for gem, count in me.gems.items() if count},
            "hand": sorted(me.hand),
            "areas": {area: cards for area, cards in me.areas.items() if cards},
            "plan": me.plan,
            "upgrades": sorted(me.upgrades),
            "techs": me.techs,
            "leader": me.leader,
            "stations": me.stations,
        }

    def pile(self, cards: list[str]) -> list[tuple[str, int]]:
        """Top card first, each with those who know it."""
        return [(card, self.known.get(card, NOBODY)) for card in cards]


def cards_of(piles: dict[str, Any]) -> dict[str, list[str]]:
    return {name: pile["cards"][:] for name, pile in piles.items()}


def with_known(pile: dict[str, Any], usual: int = NOBODY) -> list[tuple[str, int]]:
    return list(zip(pile["cards"], pile.get("known", [usual] * len(pile["cards"])), strict=True))


def known_cards(document: dict[str, Any]) -> dict[str, int]:
    found: dict[str, int] = {}
    for pile in [*document["piles"].values(), *document["tech_piles"].values(), document["light"]]:
        found.update(with_known(pile))
    for number, seat in enumerate(document["seat"]):
        usual = 1 << number if number < document["players"] else NOBODY
        found.update(with_known(seat["bonus"], usual))
    return found
