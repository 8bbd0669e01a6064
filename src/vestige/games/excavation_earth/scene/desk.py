"""What all parts of the drawing ask: whose colour, what the reader may point at, what has been planned so far."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from vestige.games.excavation_earth.components import GLYPHS
from vestige.games.excavation_earth.scene.pieces import relic, relic_pile
from vestige.games.excavation_earth.scene.words import Words
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.values import NOBODY
from vestige.kernel.view import View
from vestige.scene.palette import SEATS, Seat
from vestige.scene.shapes import Shape

Lying = Literal["site", "stores", "pile", "drawn", "gallery"]
"""Where relics, or the cells of their types, can be pointed at."""

SOURCES: Final[dict[str, Lying]] = {
    "dig": "site",
    "part": "stores",
    "offload": "stores",
    "take": "pile",
    "buy": "pile",
    "store": "drawn",
    "lay": "drawn",
    "sample": "gallery",
    "trader": "gallery",
    "envoy": "gallery",
    "post": "gallery",
    "cube": "gallery",
}
"""A relic type may lie in many places at once; the open question says which of them it means."""

SALE: Final = ("sale_markets", "sale_relic", "sale")
"""Steps of a sale whose colour is chosen."""


class Desk:
    """A table before one reader, in one language."""

    def __init__(self, view: View[Earth], words: Words) -> None:
        self.t, self.words, self.reader = view.table, words, view.seat
        self.box = view.table.box
        question = None if view.seat is None else self.t.current(view.seat)
        self.sources = {self.source(verb) for verb in (question.verbs if question else ()) if verb in SOURCES}
        self.plan = planned(self.t)

    def source(self, verb: str) -> Lying:
        """During a survey it is the drawn relics that are for sale (EE-SUR-04)."""
        return "drawn" if verb == "buy" and self.t.drawn.cards else SOURCES[verb]

    def relic_target(self, relic: int, lying: Lying) -> str:
        return f"relic:{self.box.relics[relic]}" if lying in self.sources else ""

    def relic_tip(self, relic: int) -> str:
        """What it is, and whether the reader's gallery has it."""
        shown = "" if self.reader is None else "sampled" if self.t.sampled(self.reader, relic) else "not-sampled"
        return self.words.told(self.words.relic_tip(relic), self.words(shown) if shown else "")

    def seat(self, seat: int) -> Seat:
        return seat_colour(self.t, seat)

    def traders(self, market: int) -> list[int]:
        """By seat."""
        return [self.t.trades(market, seat) for seat in range(self.t.seats)]

    def envoys(self, centre: int) -> list[int]:
        """By seat."""
        return self.t.envoys[centre * self.t.seats : (centre + 1) * self.t.seats]

    def glyph(self, relic: int) -> str:
        return self.box.glyphs[relic % GLYPHS]

    def relic(self, number: int, side: float, count: int = 1) -> Shape:
        face = self.box.colours[number // GLYPHS], self.glyph(number), self.box.value[number]
        return relic(*face, side) if count == 1 else relic_pile(*face, side, count)


def seat_colour(t: Earth, seat: int) -> Seat:
    """As chosen; Zu, who chooses nothing, has the first colour that is left."""
    return SEATS.get(t.game.colour(t.setup, seat), SEATS["turquoise"])


def has_passed(t: Earth, seat: int) -> bool:
    """In the current action phase; between the phases nobody has."""
    return t.active != NOBODY and bool(t.passed >> seat & 1)


class Plan(NamedTuple):
    """What the open steps already hold: markets in use, the colour of a sale, relics (by seat) about to be sampled."""

    markets: set[int]
    colours: set[int]
    samples: set[tuple[int, int]]


def planned(t: Earth) -> Plan:
    plan = Plan(set(), set(), set())
    for step in t.stack:
        held = {arg.name: value for arg, value in zip(step.fields, step.held(), strict=True)}
        plan.markets.update(held.get("markets", ()))
        if "market" in held:
            plan.markets.add(held["market"])
        if step.name in SALE:
            plan.colours.add(held["colour"])
        if step.name == "sample":
            plan.samples.add((held["seat"], held["relic"]))
    return plan
