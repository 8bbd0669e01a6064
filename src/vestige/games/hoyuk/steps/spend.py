"""Spending aspect cards at the start of each phase: to build, or to score a set (HY-CARD)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.hoyuk.families import count_families
from vestige.games.hoyuk.placing.element import can_place, why_not
from vestige.games.hoyuk.rows import CATTLE, ELEMENTS, EXPERT, JOKER, SHAMAN, SYMBOLS
from vestige.games.hoyuk.steps.place import Place
from vestige.games.hoyuk.steps.powers import power
from vestige.games.hoyuk.table import Village
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Done, Procedure, Question
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg

DONE: Final[Action] = ("done",)


@mypyc_attr(allow_interpreted_subclasses=True)
class WindowGo(Procedure[Village]):
    """A player's go: one card per family and turn, counted when the go begins (HY-CARD-03 … -07). Who has no card or
    no family left to spend one for is passed over (HY-CARD-19)."""

    __slots__ = ("seat",)
    name: ClassVar[str] = "window_go"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Village) -> None:
        if t.hands[self.seat] and t.homes[self.seat]:
            left = count_families(t, self.seat) - len(t.spent[self.seat])
            if left > 0:
                t.push(Spend(self.seat, left))


def buildable(t: Village) -> range:
    """The elements that cards build in this mode, never the shaman (HY-CARD-10, -15)."""
    return range(SHAMAN if t.mode == EXPERT else CATTLE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Spend(Question[Village]):
    """Card after card, as far as the allowance goes, until the player ends the go (HY-CARD-08 … -21)."""

    __slots__ = ("left",)
    name: ClassVar[str] = "spend"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("left", COUNT))
    verbs: ClassVar[tuple[str, ...]] = ("build", "score", "done")
    always_ask: ClassVar[bool] = True

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, t: Village) -> list[Action]:
        held = [0] * len(SYMBOLS)
        for card in t.hands[self.seat]:
            held[t.box.cards[card].symbol] += 1
        return [*self.builds(t, held), *self.sets(t, held), DONE]

    def builds(self, t: Village, held: list[int]) -> list[Action]:
        """A card builds its own element, a joker any of them, if there is a place and a piece (HY-CARD-09, -15)."""
        jokers = held[JOKER]
        can = [e for e in buildable(t) if (held[e] or jokers) and can_place(t, self.seat, e)]
        own: list[Action] = [("build", element, element) for element in can if held[element]]
        return own + [("build", JOKER, element) for element in can] if jokers else own

    def sets(self, t: Village, held: list[int]) -> list[Action]:
        """Sets of one symbol and jokers; jokers alone are a set without symbol (HY-CARD-11 … -13, -15, -21)."""
        most, jokers = min(self.left, len(t.box.sets) - 1), held[JOKER]
        found: list[Action] = []
        for symbol in range(JOKER):
            for cards in range(1, min(held[symbol], most) + 1):
                for wild in range(min(jokers, most - cards) + 1):
                    found.append(("score", symbol, cards, wild))
        return found + [("score", JOKER, 0, wild) for wild in range(1, min(jokers, most) + 1)]

    def take(self, t: Village, action: Action) -> None:
        if action[0] == "build":
            symbol, element = int(action[1]), int(action[2])
            spend(t, self.seat, symbol, 1)
            if t.ears is not None:
                t.tell("card_built", self.seat, symbol, element)
            t.push(Place(self.seat, element), go_on(self.seat, self.left - 1))
        elif action[0] == "score":
            score(t, self.seat, int(action[1]), int(action[2]), int(action[3]))
            t.push(go_on(self.seat, self.left - int(action[2]) - int(action[3])))
            if t.mode == EXPERT and action[2] + action[3] == len(t.box.sets) - 1:
                power(t, self.seat)

    # ---- why not, in the order of HY-CARD-20

    def why_not(self, t: Village, prefix: Action) -> Reason:
        if prefix[0] == "build":
            return self.why_no_build(t, prefix)
        return self.why_no_set(t, prefix)

    def why_no_build(self, t: Village, prefix: Action) -> Reason:
        symbol = int(prefix[1]) if len(prefix) > 1 else self.any_symbol(t)
        if not t.held_of(self.seat, symbol):
            return Reason("E_NO_SUCH_CARD", "HY-CARD-17", symbol)
        if not self.left:
            return Reason("E_FAMILY_LIMIT", "HY-CARD-04", self.left)
        element = int(prefix[2]) if len(prefix) > 2 else 0 if symbol == JOKER else symbol
        if element not in buildable(t):
            return Reason("E_ELEMENT_NOT_IN_MODE", "HY-CARD-15" if symbol == JOKER else "HY-CARD-10", element)
        if symbol not in (element, JOKER):
            return Reason("E_ELEMENT_NOT_ON_CARD", "HY-CARD-10", symbol, element)
        return why_not(t, self.seat, (ELEMENTS[element],))

    def why_no_set(self, t: Village, prefix: Action) -> Reason:
        symbol = int(prefix[1]) if len(prefix) > 1 else self.any_symbol(t)
        cards = int(prefix[2]) if len(prefix) > 2 else int(symbol != JOKER)
        jokers = int(prefix[3]) if len(prefix) > 3 else int(len(prefix) == 2 and symbol == JOKER)
        enough = t.held_of(self.seat, symbol) >= cards >= 0 and t.held_of(self.seat, JOKER) >= jokers >= 0
        if (len(prefix) > 3 and cards + jokers <= 0) or not enough:
            return Reason("E_NO_SUCH_CARD", "HY-CARD-17", symbol)
        if cards + jokers > len(t.box.sets) - 1:
            return Reason("E_SET_TOO_LARGE", "HY-CARD-13")
        if (cards == 0) != (symbol == JOKER):
            return Reason("E_MIXED_SET", "HY-CARD-21")
        return Reason("E_FAMILY_LIMIT", "HY-CARD-04", self.left)

    def any_symbol(self, t: Village) -> int:
        """Of the card a beginning without a card could mean."""
        hand = t.hands[self.seat]
        return t.box.cards[hand[0]].symbol if hand else JOKER


def go_on(seat: int, left: int) -> Question[Village]:
    """What a player is asked after a card."""
    return Spend(seat, left) if left else Spent(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Spent(Done):
    """The allowance is used up (HY-CARD-04, HY-INFO-05)."""

    __slots__ = ()
    name: ClassVar[str] = "spent"
    verbs: ClassVar[tuple[str, ...]] = Spend.verbs

    def why_not(self, t: Village, prefix: Action) -> Reason:
        return Spend(self.seat, 0).why_not(t, prefix)


def spend(t: Village, seat: int, symbol: int, count: int) -> None:
    """So many cards of a symbol go from the hand before their player (HY-CARD-16)."""
    used = [card for card in t.hands[seat] if t.box.cards[card].symbol == symbol][:count]
    t.hands[seat] = tuple(card for card in t.hands[seat] if card not in used)
    t.spent[seat] = (*t.spent[seat], *used)


def score(t: Village, seat: int, symbol: int, cards: int, jokers: int) -> None:
    """Points at once; the cards with the symbol lie before the jokers (HY-CARD-12, -14, HY-P4-04)."""
    if cards:
        spend(t, seat, symbol, cards)
    if jokers:
        spend(t, seat, JOKER, jokers)
    points = t.box.sets[cards + jokers]
    t.points[seat] += points
    if t.ears is not None:
        t.tell("set_scored", seat, symbol, cards + jokers, points)
