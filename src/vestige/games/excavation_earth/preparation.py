"""Phase I, the steps without decisions: tiles, queues, forecast, turn order (EE-PREP-01 to -09)."""

from __future__ import annotations

from vestige.games.excavation_earth.buyers import eject, fill_queue
from vestige.games.excavation_earth.cards import draw_cards
from vestige.games.excavation_earth.components import MARKETS, TILES
from vestige.games.excavation_earth.relics import draw_relics, drawn_relics, place_drawn, take_drawn
from vestige.games.excavation_earth.table import Earth
from vestige.games.excavation_earth.zu.deck import next_zu_deck
from vestige.kernel.values import NOBODY


def prepare(t: Earth) -> None:
    activate_tiles(t)
    reorganise_queues(t)
    resolve_forecast(t)
    set_turn_order(t)
    if t.zu != NOBODY:
        next_zu_deck(t)


def activate_tiles(t: Earth) -> None:
    """Three of eight in round 2; in round 3 the same, turned over (EE-PREP-01, -02)."""
    if not t.tiles:
        tiles = list(range(len(TILES)))
        t.shuffle(tiles)
        t.tiles = tuple(tiles[: t.box.tiles_used])
    if t.ears is not None:
        t.tell("command_tiles", *t.tiles)


def reorganise_queues(t: Earth) -> None:
    """First every full queue gives its front buyer back, then the short ones are filled (EE-PREP-03 to -05)."""
    for market in range(MARKETS):
        if len(t.queues[market]) == t.box.queue:
            eject(t, market)
    for market in range(MARKETS):
        fill_queue(t, market)


def resolve_forecast(t: Earth) -> None:
    """Each card brings two relics to their sites and one under the black market pile (EE-PREP-06 to -08)."""
    for card in t.forecast.cards:
        forecast_relics(t, t.box.card_colour[card])
    for seat in t.cubes:
        if seat != NOBODY and (seat != t.zu or t.setup.options["limited_crew"]):
            t.reserve[seat] += 1
    t.forecast.draw(t, t.discard, len(t.forecast))
    t.cubes = ()
    if t.round < t.box.rounds:
        new_forecast(t)


def forecast_relics(t: Earth, colour: int) -> None:
    for number in range(3):
        if not draw_relics(t, colour, 1):
            return
        relic = drawn_relics(t)[0]
        if number < 2:
            place_drawn(t, relic)
        else:
            take_drawn(t, relic)
            t.black_market[colour] += (relic,)
            if t.ears is not None:
                t.tell("put_under", relic)


def new_forecast(t: Earth) -> None:
    """Three, four or five open Action cards from left to right (EE-SETUP-09, EE-PREP-08)."""
    draw_cards(t, t.forecast, t.box.counts[max(2, t.setup.players)].forecast)
    t.cubes = (NOBODY,) * len(t.forecast)
    if t.ears is not None:
        t.tell("forecast", *t.forecast.cards)


def set_turn_order(t: Earth) -> None:
    """Markers first, by number; the others follow in their old order; markers return (EE-PREP-09)."""
    last = t.box.markers + 1
    t.order = tuple(sorted(t.order, key=lambda seat: t.markers[seat] or last))
    t.markers = [0] * t.seats
    if t.ears is not None:
        t.tell("turn_order", *t.order)
