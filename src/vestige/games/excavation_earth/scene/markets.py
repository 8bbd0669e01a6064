"""The six markets: queues with the front at the bottom, traders, and what a sale would bring the reader there."""

from __future__ import annotations

from functools import cache
from typing import Final

from vestige.games.excavation_earth.scene.desk import Desk
from vestige.games.excavation_earth.scene.layout import MARKET_SIZE, market_corner, queue_slot
from vestige.games.excavation_earth.scene.look import GOLD, REGIONS, chamfer, icon, panel
from vestige.games.excavation_earth.scene.pieces import buyer, chosen_mark, symbol_disc
from vestige.scene.definitions import stamp
from vestige.scene.heap import heap
from vestige.scene.scene import Box, Piece, Spot
from vestige.scene.shapes import Definition, Shape, Style, circle, group, join, path, text, use
from vestige.scene.states import rect_outline
from vestige.scene.wood import cube

WIDTH, HEIGHT = MARKET_SIZE
CUBE: Final = 17.0
BUYER: Final = 25.0

Offer = tuple[int, int, int]
"""A colour to sell in a market: credits for its popularity, credits for its buyers, the colour."""


@cache
def markets(symbols: tuple[str, ...], queue: int) -> Shape:
    return join(*(group(market(symbol, n, queue), at=market_corner(n)) for n, symbol in enumerate(symbols)))


def market(symbol: str, number: int, queue: int) -> Shape:
    """A panel: the queue at the left with its front at the bottom, the symbol at the right."""
    places = [queue_slot(0, place, queue) for place in range(queue)]
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
    ring: Style = {"stroke": "#3b7486", "stroke_width": 1.2, "stroke_dasharray": "3 3"}
    return stamp(circle(0, 0, 11.5, fill="#071a27", **ring))


# ---- pieces


def market_pieces(desk: Desk) -> list[Piece]:
    return [*queue_pieces(desk), *trader_pieces(desk), *sale_pieces(desk)]


def queue_pieces(desk: Desk) -> list[Piece]:
    names = (*desk.box.colours, "white")
    pieces = [
        Piece(
            f"queue-{market}-{place}",
            buyer(names[colour], BUYER),
            *queue_slot(market, place, desk.box.queue),
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


def best_sale(desk: Desk, market: int) -> Offer | None:
    """The colour of the reader's relics that pays most here: popularity and interested buyers (EE-SEL-05)."""
    t, seat = desk.t, desk.reader
    if seat is None or not t.trades(market, seat):
        return None
    offers = [
        (t.box.payout[t.rank(colour)], t.box.per_buyer * t.interested(market, colour), colour)
        for colour in range(len(t.box.colours))
        if t.owned_of(seat, colour) and t.interested(market, colour)
    ]
    return max(offers, key=lambda offer: offer[0] + offer[1], default=None)


def sale_pieces(desk: Desk) -> list[Piece]:
    """For the reader alone: what is best sold in each market, popularity and buyers apart."""
    pieces = []
    for market in range(len(desk.t.queues)):
        found = best_sale(desk, market)
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


def market_spots(desk: Desk) -> list[Spot]:
    t, words = desk.t, desk.words
    spots = []
    for market, queue in enumerate(t.queues):
        x, y = market_corner(market)
        traders = [t.trades(market, seat) for seat in range(t.seats)]
        tips = [words("queue", buyers=words.buyers(queue)), words("traders", crew=words.crews(traders))]
        found = best_sale(desk, market)
        if found:
            tips.append(words("sale-here", region=words.region(found[2]), popularity=found[0], buyers=found[1]))
        name = words("market", number=market + 1, symbol=words.symbol(market))
        outline = rect_outline(WIDTH + 2, HEIGHT + 2, 12)
        middle = x + WIDTH / 2, y + HEIGHT / 2
        spots.append(
            Spot(f"market-{market + 1}", outline, *middle, name, words.told(*tips), f"market:market_{market + 1}")
        )
    return spots
