"""Smuggle (Contrebande): offload one or two relics, or buy one or two visible ones (EE-SMG-01 to -09)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.excavation_earth import relics
from vestige.games.excavation_earth.cards import play_card
from vestige.games.excavation_earth.components import GLYPHS
from vestige.games.excavation_earth.menu import DONE
from vestige.games.excavation_earth.steps.black_market import offload_options, purchase_options, why_no_purchase
from vestige.games.excavation_earth.steps.sample import Sample, owed_cards
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg


def purse(t: Earth, seat: int) -> int:
    """The dearest value the seat can pay: a tile costs its value + 1 (EE-SMG-04)."""
    return t.credits[seat] - t.box.surcharge


def possible(t: Earth, seat: int) -> bool:
    """Something to offload or to buy."""
    return bool(t.owned(seat)) or bool(purchase_options(t, seat, "buy", purse(t, seat)))


def begin(t: Earth, seat: int, card: int) -> None:
    play_card(t, seat, card)
    t.push(Smuggle(seat, 0, ()), *owed_cards(t, seat))


def why_not(t: Earth, seat: int, symbol: int) -> Reason:
    """Why a card with this symbol opens no black market (EE-SMG-01)."""
    stands, markets = t.places(seat), t.box.smuggle_place
    if markets[symbol] not in stands:
        if any(place in stands for place in markets):
            return Reason("symbol_mismatch", "EE-SMG-01")
        return Reason("no_explorer", "EE-SMG-01", markets[symbol])
    return why_no_purchase(t, seat, ("buy",), "EE-SMG-04")


class Smuggle(Question[Earth]):
    """Either offload or buy; two purchases are of different colours (EE-SMG-02 to -04)."""

    __slots__ = ("bought", "offloaded")
    name = "smuggle"
    fields: ClassVar[tuple[Arg, ...]] = (
        Arg("seat", "seat"),
        Arg("offloaded", COUNT),
        Arg("bought", "colour", many=True),
    )
    verbs = ("offload", "buy", "done")

    def __init__(self, seat: int, offloaded: int, bought: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.offloaded = offloaded
        self.bought = bought

    def options(self, t: Earth) -> list[Action]:
        traded = self.offloaded + len(self.bought)
        options: list[Action] = [DONE] if traded else []
        if traded < t.box.smuggle_limit:
            if not self.bought:
                options += offload_options(t, self.seat)
            if not self.offloaded:
                options += purchase_options(t, self.seat, "buy", purse(t, self.seat), self.bought)
        return options

    def take(self, t: Earth, action: Action) -> None:
        if action[0] == "offload":
            relics.offload(t, self.seat, action[1], action[2])
            t.push(Smuggle(self.seat, self.offloaded + 1, ()))
        elif action[0] == "buy":
            relic: int = action[1]
            relics.buy(t, self.seat, relic, action[2], t.box.value[relic] + t.box.surcharge)
            t.push(Sample(self.seat, relic), Smuggle(self.seat, 0, (*self.bought, relic // GLYPHS)))

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        match prefix[0]:
            case "done":
                return Reason("no_effect", "EE-TURN-11")
            case "offload":
                code = "mixed_options" if self.bought else "relic_not_there"
                return Reason(code, "EE-SMG-02" if self.bought else "EE-SMG-03")
        if self.offloaded:
            return Reason("mixed_options", "EE-SMG-02")
        return why_no_purchase(t, self.seat, prefix, "EE-SMG-04", self.bought)
