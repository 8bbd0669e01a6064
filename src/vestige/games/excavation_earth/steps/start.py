"""The first turn: mulligan, third explorer; and the free move of Dal-Harrai."""

from __future__ import annotations

from vestige.games.excavation_earth.cards import draw_to_hand
from vestige.games.excavation_earth.components import COLOURS, EXPLORERS, MARKETS
from vestige.games.excavation_earth.menu import DECLINE, DONE
from vestige.games.excavation_earth.steps.travel import move, why_no_step
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question, Step
from vestige.kernel.together import Together
from vestige.kernel.values import NOBODY, Action


def exchangeable(t: Earth, seat: int) -> list[int]:
    """Cards of a colour or symbol that the hand holds four times or more (EE-SETUP-07)."""
    hand, colour, symbol = t.hands[seat].cards, t.box.card_colour, t.box.card_symbol
    colours = [sum(colour[card] == c for card in hand) >= t.box.mulligan for c in range(COLOURS)]
    symbols = [sum(symbol[card] == s for card in hand) >= t.box.mulligan for s in range(MARKETS)]
    return [card for card in hand if colours[colour[card]] or symbols[symbol[card]]]


class Mulligan(Together[Earth]):
    """All look at their hands at once, and all confirm, so that nobody's silence tells what they hold."""

    __slots__ = ()
    name = "mulligan"

    def seats(self, t: Earth) -> range:
        return range(t.setup.players)

    def begin(self, t: Earth, seat: int) -> list[Step[Earth]]:
        t.picks[seat] = ()
        return [Exchange(seat)]

    def reveal(self, t: Earth) -> None:
        """Once per player, in turn order: discard, then draw as many (EE-SETUP-07)."""
        for seat in t.order:
            if seat != t.zu and t.picks[seat]:
                picks, t.picks[seat] = t.picks[seat], ()
                for card in picks:
                    t.hands[seat].give(t, card, t.discard)
                if t.ears is not None:
                    t.tell("exchanged", seat, *picks)
                draw_to_hand(t, seat, len(picks))


class Exchange(Question[Earth]):
    """Pick the cards to exchange; skipped where four of a kind are missing."""

    __slots__ = ()
    name = "exchange"
    verbs = ("pick", "done")
    skips = True

    def options(self, t: Earth) -> list[Action]:
        picked = t.picks[self.seat]
        options = [t.box.menu.picks[card] for card in exchangeable(t, self.seat) if card not in picked]
        return [*options, DONE] if options else []

    def take(self, t: Earth, action: Action) -> None:
        if action[0] == "pick":
            t.picks[self.seat] += (action[1],)
            t.push(self)

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        card: int = prefix[1]
        if card not in t.hands[self.seat].cards:
            return Reason("card_not_in_hand", "EE-SETUP-07", card)
        return Reason("too_many" if card in t.picks[self.seat] else "not_allowed", "EE-SETUP-07")


class ThirdExplorer(Question[Earth]):
    """Before the first action, on any place without an own explorer (EE-SETUP-19, EE-TURN-02)."""

    __slots__ = ()
    name = "third_explorer"
    verbs = ("place",)

    def options(self, t: Earth) -> list[Action]:
        stands = t.places(self.seat)
        return [("place", place) for place in range(len(t.box.places)) if place not in stands]

    def take(self, t: Earth, action: Action) -> None:
        t.explorers[t.explorers.index(NOBODY, EXPLORERS * self.seat)] = action[1]
        if t.ears is not None:
            t.tell("placed", self.seat, action[1])

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        return Reason("own_explorer_collision", "EE-SETUP-19")


class FreeMove(Question[Earth]):
    """Dal-Harrai: one explorer to an adjacent place without an own explorer (EE-FAC-05)."""

    __slots__ = ()
    name = "free_move"
    verbs = ("step", "decline")

    def options(self, t: Earth) -> list[Action]:
        stands = t.places(self.seat)
        ways = [step for place in stands for step in t.box.menu.steps[place] if step[2] not in stands]
        return [*ways, DECLINE]

    def take(self, t: Earth, action: Action) -> None:
        if action[0] == "step":
            move(t, self.seat, action[1], action[2])

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        return why_no_step(t, self.seat, prefix, "EE-FAC-05")
