"""The setup page, in its order (EE-SETUP-01 to -20)."""

from __future__ import annotations

from vestige.games.excavation_earth.buyers import add_buyer, draw_buyer_card
from vestige.games.excavation_earth.cards import draw_to_hand
from vestige.games.excavation_earth.components import CARDS, EXPLORERS, MARKETS, ZU
from vestige.games.excavation_earth.flow import ActionPhase
from vestige.games.excavation_earth.ledger import START, gain
from vestige.games.excavation_earth.preparation import new_forecast
from vestige.games.excavation_earth.steps.draft import deal_draft
from vestige.games.excavation_earth.steps.start import Mulligan, exchangeable
from vestige.games.excavation_earth.table import Earth
from vestige.games.excavation_earth.zu.deck import prepare_zu
from vestige.kernel.pile import Pile
from vestige.kernel.step import Procedure
from vestige.kernel.values import NOBODY


def lay_out(t: Earth) -> None:
    """Up to the starting hands; the rest follows when these are settled (EE-SETUP-02 to -07, EE-VAR-01)."""
    take_seats(t)
    unpack(t)
    t.deck.shuffle(t)
    t.push(RestOfSetup(), ActionPhase())
    if t.setup.options["draft_starting_hands"]:
        deal_draft(t)
    else:
        for seat in range(t.setup.players):
            draw_to_hand(t, seat, t.box.hand)
        if t.setup.players > 1 or exchangeable(t, 0):
            t.push(Mulligan())


def take_seats(t: Earth) -> None:
    """Factions, credits, crew, turn order by initiative (EE-SETUP-02 to -05)."""
    if t.setup.options["random_factions"]:
        factions = list(range(ZU))
        t.shuffle(factions)
        t.factions = (*factions[: t.setup.players], *t.factions[t.setup.players :])
    t.order = tuple(sorted(range(t.seats), key=lambda seat: t.box.initiative[t.factions[seat]]))
    for seat in range(t.setup.players):
        gain(t, seat, START, t.box.credits)
        t.reserve[seat] = t.box.crew
    if t.zu != NOBODY:
        prepare_zu(t)


def unpack(t: Earth) -> None:
    """Cards and relics lie ready, sorted."""
    fill(t.deck, list(range(CARDS)))
    fill(t.buyer_deck, list(range(len(t.box.buyer_cards))))
    for colour, supply in enumerate(t.supplies):
        fill(supply, t.box.tiles[colour][:], colour)


def fill(pile: Pile, cards: list[int], lot: int = 0) -> None:
    """Face down, before anybody has seen them."""
    pile.cards = cards
    pile.known = [0] * len(cards)
    pile.lots = [lot] * len(cards)


class RestOfSetup(Procedure[Earth]):
    """Travel cards, forecast, relics, buyers, explorers (EE-SETUP-08 to -18)."""

    __slots__ = ()
    name = "rest_of_setup"

    def run(self, t: Earth) -> None:
        if t.ears is not None:
            t.tell("round_began", t.round)
        t.travel = [(1 << len(t.box.travel)) - 1] * t.setup.players
        new_forecast(t)
        lay_relics(t)
        fill_markets(t)
        for seat in range(t.setup.players):
            for number, market in enumerate(t.box.start_markets):
                t.explorers[EXPLORERS * seat + number] = t.box.market_place[market]


def lay_relics(t: Earth) -> None:
    """A shuffled supply of each colour; some on their sites, some as black market pile (EE-SETUP-11 to -13)."""
    count = t.box.counts[max(2, t.setup.players)]
    for colour, supply in enumerate(t.supplies):
        supply.shuffle(t)
        tiles = min(len(supply), count.on_sites + count.in_piles)
        shown = [t.box.tile_type[supply.turn_up(t)] for _ in range(tiles)]
        for relic in shown[: count.on_sites]:
            t.sites[relic] += 1
        t.black_market[colour] = tuple(reversed(shown[count.on_sites :]))


def fill_markets(t: Earth) -> None:
    """Two Buyer cards are shown, then three for each market (EE-SETUP-15, -16)."""
    t.buyer_deck.shuffle(t)
    t.buyer_deck.draw(t, t.buyer_discard, t.box.cards_shown)
    for market in range(MARKETS):
        for _ in range(t.box.queue_filled):
            add_buyer(t, market, draw_buyer_card(t))
