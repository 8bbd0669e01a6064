"""Across the top: turn order, forecast and the six markets with queues, traders and what a sale would bring."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from vestige.games.excavation_earth.scene.desk import Desk
from vestige.games.excavation_earth.scene.layout import (
    MARKET_SIZE,
    SKY,
    forecast_card,
    market_corner,
    queue_slot,
    turn_disc,
)
from vestige.games.excavation_earth.scene.look import FOG, GOLD, NAVY, REGIONS, SHADE, chamfer, icon, panel
from vestige.games.excavation_earth.scene.pieces import buyer, chosen_mark, symbol_disc
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.values import NOBODY
from vestige.scene.definitions import linear, stamp
from vestige.scene.heap import heap
from vestige.scene.lettering import label
from vestige.scene.nature import pebbles
from vestige.scene.scene import Box, Piece, Spot
from vestige.scene.shapes import Definition, Shape, circle, group, join, path, rect, stroke, text, use
from vestige.scene.states import circle_outline, rect_outline
from vestige.scene.wood import cube, disc

WIDTH, HEIGHT = MARKET_SIZE
CUBE: Final = 17.0
BUYER: Final = 25.0


@cache
def sky(symbols: tuple[str, ...], queue: int, turn_order: str, forecast: str) -> Shape:
    """All that is printed."""
    night = linear([(0, "#081c2b"), (0.75, "#0f3347"), (1, "#16465c")])
    return join(
        rect(-70, 0, 1076, SKY, fill=night),
        pebbles(Random(8), (-60, 0, 1060, 44), 90, ("#ffffff", "#9fe0ea"), (0.5, 1.3), 0.8),
        stroke(f"M-70 {SKY}H1006", "#7fe0e6", 2, opacity=0.7),
        label(30, 24, turn_order, 84, 14, FOG, 13.5, text_anchor="start"),
        label(545, 24, forecast, 150, 14, FOG, 13.5, text_anchor="end"),
        *(group(market(symbol, number, queue), at=market_corner(number)) for number, symbol in enumerate(symbols)),
    )


def market(symbol: str, number: int, queue: int) -> Shape:
    """A panel: the queue at the left with its front at the bottom, the symbol at the right."""
    places = [queue_slot(0, place) for place in range(queue)]
    x, y = market_corner(0)
    return join(
        panel(0, 0, WIDTH, HEIGHT),
        path(chamfer(4, 4, 56, HEIGHT - 8, 9), fill="#0a2435", opacity=0.75),
        *(use(slot_stamp(), (px - x, py - y)) for px, py in places),
        path(f"M10 {HEIGHT - 10}l-5 -7h10Z", fill="#9fe3e6"),
        group(symbol_disc(symbol, 21, number + 1), at=(WIDTH - 30, 28)),
    )


@cache
def slot_stamp() -> Definition:
    ring = {"stroke": "#3b7486", "stroke_width": 1.2, "stroke_dasharray": "3 3"}
    return stamp(circle(0, 0, 11.5, fill="#071a27", **ring))


# ---- pieces


def sky_pieces(desk: Desk) -> list[Piece]:
    return [*order_pieces(desk), *forecast_pieces(desk), *queue_pieces(desk), *trader_pieces(desk), *sale_pieces(desk)]


def order_pieces(desk: Desk) -> list[Piece]:
    """Discs from left to right; who has passed is dimmed, who acts is ringed."""
    pieces = []
    for number, seat in enumerate(desk.t.order):
        drawing = group(disc(desk.seat(seat), 13), opacity=0.4 if desk.t.passed >> seat & 1 else None)
        if seat == desk.t.active:
            drawing += circle(0, 0, 17, fill="none", stroke="#fff", stroke_width=2)
        pieces.append(Piece(f"order-{seat}", drawing, *turn_disc(number)))
        marker = desk.t.markers[seat]
        if marker:
            x, y = turn_disc(number)
            pieces.append(Piece(f"marker-{seat}", initiative(marker), x + 13, y + 9))
    return pieces


@cache
def initiative(number: int) -> Shape:
    """Who goes early in the next round."""
    ground = circle(0, 0, 9, fill=GOLD, stroke="#5a4308", stroke_width=1.4)
    return ground + text(0, 0, str(number), 13.5, "#3a2b04", font_weight=800)


def forecast_pieces(desk: Desk) -> list[Piece]:
    """Open cards with the cubes of those who surveyed; one on its way in is last and has none yet."""
    t, pieces = desk.t, []
    cards = t.forecast.cards
    for number, card in enumerate(cards):
        x, y = forecast_card(number, len(cards))
        name, box = desk.box.cards[card], desk.box
        face = small_card(box.colours[box.card_colour[card]], box.symbols[box.card_symbol[card]])
        pieces.append(Piece(f"forecast-{name}", face, x, y, f"card:{name}"))
        owner = t.cubes[number] if number < len(t.cubes) else NOBODY
        if owner != NOBODY:
            pieces.append(Piece(f"survey-{owner}-{number}", cube(desk.seat(owner), 15), x + 25, y + 10, f"card:{name}"))
        if number >= len(t.cubes):
            pieces.append(Piece("forecast-new", chosen_mark(), x + 27, y - 12))
    return pieces


@cache
def small_card(colour: str, symbol: str) -> Shape:
    """An Action card at a glance: region and symbol."""
    tones = REGIONS[colour]
    return join(
        path(chamfer(-28, -14, 60, 34, 7), fill=SHADE, opacity=0.4),
        path(chamfer(-30, -17, 60, 34, 7), fill=tones.base, stroke=tones.dark, stroke_width=1.5),
        icon(f"ee-buyer-{colour}", -14, 0, 21, tones.dark),
        circle(12, 0, 13, fill=NAVY),
        icon(f"ee-{symbol}", 12, 0, 18, "#fff"),
    )


def queue_pieces(desk: Desk) -> list[Piece]:
    names = (*desk.box.colours, "white")
    pieces = [
        Piece(
            f"queue-{market}-{place}",
            buyer(names[colour], BUYER),
            *queue_slot(market, place),
            f"market:market_{market + 1}",
        )
        for market, queue in enumerate(desk.t.queues)
        for place, colour in enumerate(queue)
    ]
    marks = [
        Piece(
            f"plan-market-{market}", chosen_mark(), market_corner(market)[0] + WIDTH - 8, market_corner(market)[1] + 6
        )
        for market in sorted(desk.markets)
    ]
    return pieces + marks


def trader_pieces(desk: Desk) -> list[Piece]:
    """Cubes in the order of seats, smaller where many crowd."""
    t, pieces = desk.t, []
    for market in range(len(t.queues)):
        x, y = market_corner(market)
        crew = [(seat, number) for seat in range(t.seats) for number in range(t.trades(market, seat))]
        places, side = heap(len(crew), Box(x + 64, y + 55, 80, 41), CUBE)
        pieces += [
            Piece(f"trader-{market}-{seat}-{number}", cube(desk.seat(seat), side), *at, f"market:market_{market + 1}")
            for (seat, number), at in zip(crew, places, strict=True)
        ]
    return pieces


# ---- what a sale would bring


def best_sale(t: Earth, seat: int, market: int) -> tuple[int, int, int] | None:
    """The colour of the seat's relics that pays most here: popularity, then interested buyers (EE-SEL-05)."""
    offers = [
        (t.box.payout[t.rank(colour)], t.box.per_buyer * t.interested(market, colour), colour)
        for colour in range(len(t.box.colours))
        if t.owned_of(seat, colour) and t.interested(market, colour)
    ]
    found = max(offers, key=lambda offer: offer[0] + offer[1], default=None)
    return found if found and t.trades(market, seat) else None


def sale_pieces(desk: Desk) -> list[Piece]:
    """For the reader alone: what is best sold in each market, popularity and buyers apart."""
    pieces = []
    for market in range(len(desk.t.queues) if desk.reader is not None else 0):
        found = best_sale(desk.t, desk.reader or 0, market)
        if found:
            payout, buyers, colour = found
            x, y = market_corner(market)
            tag = sale_tag(desk.box.colours[colour], payout, buyers)
            pieces.append(Piece(f"sale-{market}", tag, x + 66, y + HEIGHT - 13))
    return pieces


@cache
def sale_tag(colour: str, payout: int, buyers: int) -> Shape:
    return join(
        icon("ee-sell", 6, 0, 14, GOLD),
        icon(f"ee-buyer-{colour}", 22, 0, 15, REGIONS[colour].light),
        text(33, 0, f"{payout} + {buyers}", 14, GOLD, text_anchor="start", font_weight=700),
    )


# ---- spots


def sky_spots(desk: Desk) -> list[Spot]:
    return [*order_spots(desk), *forecast_spots(desk), *market_spots(desk)]


def order_spots(desk: Desk) -> list[Spot]:
    t, words = desk.t, desk.words
    spots = []
    for number, seat in enumerate(t.order):
        marker = words("marker", number=t.markers[seat]) if t.markers[seat] else ""
        passed = words("passed") if t.passed >> seat & 1 else ""
        name = words("turn-place", number=number + 1, colour=words.seat(seat))
        tip = words.told(passed, marker, words("turn-tip"))
        spots.append(Spot(f"turn-{seat}", circle_outline(16), *turn_disc(number), name, tip))
    return spots


def forecast_spots(desk: Desk) -> list[Spot]:
    t, words = desk.t, desk.words
    cards = t.forecast.cards
    spots = []
    for number, card in enumerate(cards):
        owner = t.cubes[number] if number < len(t.cubes) else NOBODY
        cube_tip = "" if owner == NOBODY else words("forecast-cube", colour=words.seat(owner))
        name = words("forecast-card", card=words.card(card))
        tip = words.told(words("forecast-tip", region=words.region(desk.box.card_colour[card])), cube_tip)
        target = f"card:{desk.box.cards[card]}"
        place = forecast_card(number, len(cards))
        spots.append(Spot(f"forecast-spot-{number}", rect_outline(62, 36, 8), *place, name, tip, target))
    return spots


def market_spots(desk: Desk) -> list[Spot]:
    t, words = desk.t, desk.words
    spots = []
    for market, queue in enumerate(t.queues):
        x, y = market_corner(market)
        traders = [t.trades(market, seat) for seat in range(t.seats)]
        tips = [words("queue", buyers=words.buyers(queue)), words("traders", crew=words.crews(traders))]
        found = None if desk.reader is None or desk.reader >= t.setup.players else best_sale(t, desk.reader, market)
        if found:
            tips.append(words("sale-here", region=words.region(found[2]), popularity=found[0], buyers=found[1]))
        name = words("market", number=market + 1, symbol=words.symbol(market))
        outline = rect_outline(WIDTH + 2, HEIGHT + 2, 12)
        middle = x + WIDTH / 2, y + HEIGHT / 2
        spots.append(
            Spot(f"market-{market + 1}", outline, *middle, name, words.told(*tips), f"market:market_{market + 1}")
        )
    return spots
