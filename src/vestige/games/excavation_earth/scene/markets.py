"""The six markets: queues with the front at the bottom, traders, and what a sale would bring the reader there."""

from __future__ import annotations

from functools import cache
from typing import Final

from vestige.games.excavation_earth.scene.crews import crew_pieces
from vestige.games.excavation_earth.scene.desk import Desk
from vestige.games.excavation_earth.scene.layout import MARKET_SIZE, market_corner, queue_slot
from vestige.games.excavation_earth.scene.look import DIM, FOG, GOLD, REGIONS, chamfer, icon, panel
from vestige.games.excavation_earth.scene.offers import best_offer, offers, paid_elsewhere, sale_shows, sells
from vestige.games.excavation_earth.scene.pieces import buyer, chosen_mark, symbol_disc
from vestige.scene.definitions import stamp
from vestige.scene.kept import kept
from vestige.scene.lettering import label
from vestige.scene.scene import Box, Piece, Spot
from vestige.scene.shapes import Definition, Shape, Style, circle, group, join, path, text, use
from vestige.scene.states import rect_outline

WIDTH, HEIGHT = MARKET_SIZE
BUYER: Final = 25.0
ASIDE: Final = 65.0
"""Where the right half of a panel begins, beside the queue."""


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


@kept(lambda desk: (), lambda desk: (desk.t.queues, desk.plan.markets))
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
        for market in sorted(desk.plan.markets)
    ]
    return pieces + marks


@kept(lambda desk: (desk.words.language,), lambda desk: (desk.t.traders,))
def trader_pieces(desk: Desk) -> list[Piece]:
    t, pieces = desk.t, []
    for market in range(len(t.queues)):
        x, y = market_corner(market)
        counts = desk.traders(market)
        words = desk.words("trader-count", count=sum(counts))
        pieces.append(Piece(f"traders-{market}", caption(words), x + ASIDE, y + 58))
        room = Box(x + ASIDE - 1, y + 66, 80, 33)
        pieces += crew_pieces(desk, f"trader-{market}", counts, room, f"market:market_{market + 1}")
    return pieces


@cache
def caption(words: str) -> Shape:
    return label(0, 0, words, 80, 13.5, FOG, 13.4, text_anchor="start")


@kept(lambda desk: (desk.reader,), sale_shows)
def sale_pieces(desk: Desk) -> list[Piece]:
    """For the reader alone: what is best sold in each market, popularity and buyers apart; pale without a trader."""
    pieces = []
    for market in range(len(desk.t.queues)):
        offer = best_offer(desk, market)
        if offer:
            x, y = market_corner(market)
            more = paid_elsewhere(desk, market)
            credits = f"+ {offer.buyers}" if more else f"{offer.popularity} + {offer.buyers}"
            tag = sale_tag(desk.box.colours[offer.colour], credits, sells(desk, market))
            pieces.append(Piece(f"sale-{market}", tag, x + ASIDE, y + HEIGHT - 11))
    return pieces


@cache
def sale_tag(colour: str, credits: str, now: bool) -> Shape:
    ink = GOLD if now else DIM
    return join(
        icon("ee-sell", 7, 0, 14, ink),
        icon(f"ee-buyer-{colour}", 23, 0, 15, REGIONS[colour].light),
        text(33, 0, credits, 14, ink, text_anchor="start", font_weight=700),
    )


# ---- spots


@kept(lambda desk: (desk.words.language, desk.reader), sale_shows)
def market_spots(desk: Desk) -> list[Spot]:
    spots = []
    for market in range(len(desk.t.queues)):
        x, y = market_corner(market)
        words, queue = desk.words, desk.words.buyers(desk.t.queues[market])
        name = words("market", number=market + 1, symbol=words.symbol(market), buyers=queue)
        tip = market_tip(desk, market)
        outline, target = rect_outline(WIDTH + 2, HEIGHT + 2, 12), f"market:market_{market + 1}"
        spots.append(Spot(f"market-{market + 1}", outline, x + WIDTH / 2, y + HEIGHT / 2, name, tip, target))
    return spots


def market_tip(desk: Desk, market: int) -> str:
    """Who trades, what every colour would bring here and what the reader's best one is."""
    words = desk.words
    tips = [words("traders", crew=words.crews(desk.traders(market)))]
    found = [
        words("sale-offer", region=words.region(offer.colour), popularity=offer.popularity, buyers=offer.buyers)
        for offer in offers(desk, market)
    ]
    if found:
        tips.append(words("sale-offers", offers=words.listed(found)))
    best = best_offer(desk, market)
    if best:
        key = "sale-more" if paid_elsewhere(desk, market) else "sale-here"
        tips.append(words(key, region=words.region(best.colour), popularity=best.popularity, buyers=best.buyers))
        tips.append("" if sells(desk, market) else words("sale-trader"))
    return words.told(*tips)
