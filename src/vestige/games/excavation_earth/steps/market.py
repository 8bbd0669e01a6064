"""Market (Marchandage): a trader, a white buyer, a buyer of any colour, each if you like (EE-MKT-01 to -06)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.excavation_earth import crew
from vestige.games.excavation_earth.buyers import add_buyer
from vestige.games.excavation_earth.cards import play_card
from vestige.games.excavation_earth.components import COLOURS, WHITE
from vestige.games.excavation_earth.menu import DONE
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg

TRADER: Final = 1
WHITE_BUYER: Final = 2
COLOURED_BUYER: Final = 4


def begin(t: Earth, seat: int, card: int) -> None:
    play_card(t, seat, card)
    t.push(Bargain(seat, t.box.card_symbol[card], 0))


def why_not(t: Earth, seat: int, symbol: int) -> Reason:
    """Why a card with this symbol opens no market (EE-MKT-01)."""
    stands, markets = t.places(seat), t.box.market_place
    if any(place in stands for place in markets):
        return Reason("symbol_mismatch", "EE-MKT-01")
    return Reason("no_explorer", "EE-MKT-01", markets[symbol])


class Bargain(Question[Earth]):
    """Each step at most once; the white buyer comes before the coloured one (EE-MKT-02)."""

    __slots__ = ("market", "taken")
    name = "bargain"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("market", "market"), Arg("taken", COUNT))
    verbs = ("trader", "white", "buyer", "done")

    def __init__(self, seat: int, market: int, taken: int) -> None:
        super().__init__(seat)
        self.market = market
        self.taken = taken

    def options(self, t: Earth) -> list[Action]:
        taken = self.taken
        options: list[Action] = [DONE]
        if not taken & TRADER:
            options += crew.crew_options(t, self.seat, "trader")
        if not taken & (WHITE_BUYER | COLOURED_BUYER) and t.buyers[WHITE]:
            options.append(("white",))
        if not taken & COLOURED_BUYER:
            options += [("buyer", colour) for colour in range(COLOURS) if t.buyers[colour]]
        return options

    def take(self, t: Earth, action: Action) -> None:
        match action[0]:
            case "trader":
                crew.send_trader(t, self.seat, self.market, action[1:])
                self.again(t, TRADER)
            case "white":
                add_buyer(t, self.market, WHITE)
                self.again(t, WHITE_BUYER)
            case "buyer":
                add_buyer(t, self.market, action[1])
                self.again(t, COLOURED_BUYER)

    def again(self, t: Earth, step: int) -> None:
        t.push(Bargain(self.seat, self.market, self.taken | step))

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        match prefix[0]:
            case "trader":
                if self.taken & TRADER:
                    return Reason("too_many", "EE-MKT-02")
                return crew.why_no_cube(t, self.seat, prefix[1:], "EE-CREW-02")
            case "white":
                if self.taken & COLOURED_BUYER:
                    return Reason("wrong_order", "EE-MKT-02")
                return self.spent(WHITE_BUYER)
        if len(prefix) > 1 and prefix[1] == WHITE:
            return Reason("not_allowed", "EE-MKT-04")
        return self.spent(COLOURED_BUYER)

    def spent(self, step: int) -> Reason:
        return Reason("too_many", "EE-MKT-02") if self.taken & step else Reason("supply_empty", "EE-MKT-04")
