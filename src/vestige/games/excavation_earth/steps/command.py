"""Command (Commandement): a trader, and an envoy or the power of a command tile (EE-CMD-01 to -06)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.excavation_earth import crew
from vestige.games.excavation_earth.cards import play_card
from vestige.games.excavation_earth.components import ORDERS
from vestige.games.excavation_earth.menu import DONE
from vestige.games.excavation_earth.steps.sample import owed_cards
from vestige.games.excavation_earth.steps.tiles import tile_steps, useful
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg

TRADER: Final = 1
CENTRE: Final = 2


def begin(t: Earth, seat: int, card: int) -> None:
    play_card(t, seat, card)
    t.push(Command(seat, t.box.card_symbol[card], 0), *owed_cards(t, seat))


def recallable(t: Earth, seat: int, centre: int) -> bool:
    """An own envoy, a tile, and something for the tile to do (EE-CMD-04, -06)."""
    return bool(t.tiles) and t.envoys[centre * t.seats + seat] > 0 and useful(t, seat, t.tiles[centre])


class Command(Question[Earth]):
    """One or both steps, each once, in any order (EE-CMD-02)."""

    __slots__ = ("market", "taken")
    name = "command"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("market", "market"), Arg("taken", COUNT))
    verbs = ("trader", "envoy", "recall", "done")

    def __init__(self, seat: int, market: int, taken: int) -> None:
        super().__init__(seat)
        self.market = market
        self.taken = taken

    def options(self, t: Earth) -> list[Action]:
        options: list[Action] = [DONE] if self.taken else []
        if not self.taken & TRADER:
            options += crew.crew_options(t, self.seat, "trader")
        if not self.taken & CENTRE:
            options += crew.crew_options(t, self.seat, "envoy")
            if recallable(t, self.seat, t.box.centre_of[self.market]):
                options.append(("recall",))
        return options

    def take(self, t: Earth, action: Action) -> None:
        centre = t.box.centre_of[self.market]
        match action[0]:
            case "trader":
                crew.send_trader(t, self.seat, self.market, action[1:])
                t.push(Command(self.seat, self.market, self.taken | TRADER))
            case "envoy":
                crew.send_envoy(t, self.seat, centre, action[1:])
                t.push(Command(self.seat, self.market, self.taken | CENTRE))
            case "recall":
                self.resolve(t, centre)

    def resolve(self, t: Earth, centre: int) -> None:
        """The cube is home before the tile works (EE-CMD-04)."""
        crew.recall(t, self.seat, centre)
        rest = Command(self.seat, self.market, self.taken | CENTRE)
        power = tile_steps(t, self.seat, t.tiles[centre])
        if t.tiles[centre] == ORDERS and not t.at_once():
            t.push(rest, *power)
        else:
            t.push(*power, rest)

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        verb = prefix[0]
        if verb == "done":
            return Reason("no_effect", "EE-CMD-02")
        if self.taken & (TRADER if verb == "trader" else CENTRE):
            return Reason("too_many", "EE-CMD-02")
        if verb != "recall":
            return crew.why_no_cube(t, self.seat, prefix[1:], "EE-CMD-03")
        if not t.tiles:
            return Reason("no_tile", "EE-CMD-04")
        if not t.envoys[t.box.centre_of[self.market] * t.seats + self.seat]:
            return Reason("no_envoy", "EE-CMD-04")
        return Reason("no_effect", "EE-CMD-06")
