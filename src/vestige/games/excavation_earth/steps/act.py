"""Phase II: two actions a turn, each paid with a card (EE-TURN-04 to -11)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.excavation_earth.components import AQUILLA, CARDS, COLOURS, MARKETS
from vestige.games.excavation_earth.menu import (
    ACTIONS,
    MAY_COMMAND,
    MAY_EXCAVATE,
    MAY_MARKET,
    MAY_SELL,
    MAY_SMUGGLE,
    MAY_SURVEY,
    MAY_TRAVEL,
    PASS,
)
from vestige.games.excavation_earth.steps import command, excavate, market, passing, sell, smuggle, survey, travel
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import NOBODY, Action
from vestige.kernel.verb import COUNT, Arg


class Act(Question[Earth]):
    """Choose a card and what it pays for, or pass. Without a card in hand only passing is left (EE-TURN-08)."""

    __slots__ = ("left",)
    name = "act"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("left", COUNT))
    verbs = ("travel", "excavate", "market", "sell", "command", "smuggle", "survey", "pass")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, t: Earth) -> list[Action]:
        seat, box = self.seat, t.box
        plays = box.menu.plays
        options: list[Action] = []
        unused, hand = t.travel[seat], t.hands[seat].cards
        always = MAY_TRAVEL | MAY_SELL if sell.possible(t, seat, ()) else MAY_TRAVEL
        if hand:
            by_colour, by_symbol = colour_actions(t, seat), symbol_actions(t, seat, always)
            colours, symbols = box.card_colour, box.card_symbol
            for card in hand:
                options += plays[card][by_colour[colours[card]] | by_symbol[symbols[card]]]
        if unused:
            for number in range(len(box.travel)):
                if unused >> number & 1:
                    options += plays[CARDS + number][always]
        options.append(PASS)
        return options

    def take(self, t: Earth, action: Action) -> None:
        seat, verb = self.seat, str(action[0])
        if verb == "pass":
            passing.begin(t, seat)
            return
        if self.left > 1:
            t.push(Act(seat, self.left - 1))
        card: int = action[1]
        if t.ears is not None:
            t.tell("played", seat, card, ACTIONS.index(verb))
        match verb:
            case "travel":
                travel.begin(t, seat, card)
            case "excavate":
                excavate.begin(t, seat, card)
            case "market":
                market.begin(t, seat, card)
            case "sell":
                sell.begin(t, seat, card)
            case "command":
                command.begin(t, seat, card)
            case "smuggle":
                smuggle.begin(t, seat, card)
            case "survey":
                survey.begin(t, seat, card)

    def why_not(self, t: Earth, prefix: Action) -> Reason:
        """The card first, then what the action needs. Without a card named, what keeps the first one from it."""
        seat, verb = self.seat, prefix[0]
        unused = [CARDS + number for number in range(len(t.box.travel)) if t.travel[seat] >> number & 1]
        if len(prefix) > 1:
            card: int = prefix[1]
            if card not in t.hands[seat].cards and card not in unused:
                return Reason("card_not_in_hand", "EE-TURN-06", card)
        else:
            card = next(iter(t.hands[seat].cards), CARDS)
        if card >= CARDS and verb != "sell":
            return Reason("card_kind", "EE-TURN-07")
        match verb:
            case "excavate":
                return excavate.why_not(t, seat, t.box.card_colour[card])
            case "market":
                return market.why_not(t, seat, t.box.card_symbol[card])
            case "sell":
                return sell.why_not(t, seat)
            case "smuggle":
                return smuggle.why_not(t, seat, t.box.card_symbol[card])
            case "survey":
                return survey.why_not(t, t.box.card_colour[card])
        return Reason("no_crew", "EE-CMD-03")


def colour_actions(t: Earth, seat: int) -> list[int]:
    """By colour of a card: may it pay for Excavate, Survey?"""
    digs = excavate.colours(t, seat)
    forecasts, replaceable = t.round < t.box.rounds, NOBODY in t.cubes
    masks: list[int] = []
    for colour in range(COLOURS):
        mask = MAY_EXCAVATE if digs >> colour & 1 else 0
        if replaceable if forecasts else t.supplies[colour].cards:
            mask |= MAY_SURVEY
        masks.append(mask)
    return masks


def symbol_actions(t: Earth, seat: int, always: int) -> list[int]:
    """By symbol of a card: may it pay for Market, Command, Smuggle, and what any card pays for?"""
    box = t.box
    crew = t.has_crew(seat)
    masks = [always | MAY_COMMAND if crew else always] * MARKETS
    for place in t.places(seat):
        for symbol in box.market_symbols[place]:
            masks[symbol] |= MAY_MARKET
        if box.smuggle_symbols[place] and smuggle.possible(t, seat):
            for symbol in box.smuggle_symbols[place]:
                masks[symbol] |= MAY_SMUGGLE
    if not crew:
        for symbol in range(MARKETS):
            if command.recallable(t, seat, box.centre_of[symbol]):
                masks[symbol] |= MAY_COMMAND
    if t.factions[seat] == AQUILLA and not always & MAY_SELL:
        for symbol in range(MARKETS):
            if sell.possible(t, seat, (symbol,)):
                masks[symbol] |= MAY_SELL
    return masks
