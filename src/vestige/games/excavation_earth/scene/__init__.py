"""Excavation Earth drawn from a View: the board with map, markets and Mothership, and a pane for every seat."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from vestige.games.excavation_earth.components import CENTRES, FACTIONS
from vestige.games.excavation_earth.scene.atlas import atlas
from vestige.games.excavation_earth.scene.cover import cover
from vestige.games.excavation_earth.scene.desk import Desk
from vestige.games.excavation_earth.scene.earth import earth
from vestige.games.excavation_earth.scene.faction import Board, faction
from vestige.games.excavation_earth.scene.foot import foot, foot_pieces, foot_spots
from vestige.games.excavation_earth.scene.hand import Hand
from vestige.games.excavation_earth.scene.holdings import Holdings, rooms
from vestige.games.excavation_earth.scene.layout import (
    BLACK_MARKET,
    BOARD,
    BOARD_BLEED,
    EAST,
    FACTION,
    FIRST_MARKETS,
    LAST_MARKETS,
    MIDDLE,
    ROUNDS,
    SEAT,
    SEAT_BLEED,
    SHIP,
    TRACKS,
    WEST,
)
from vestige.games.excavation_earth.scene.look import LOOK
from vestige.games.excavation_earth.scene.map import map_pieces, map_spots
from vestige.games.excavation_earth.scene.markets import market_pieces, market_spots, markets
from vestige.games.excavation_earth.scene.moment import prompt
from vestige.games.excavation_earth.scene.mothership import ShipSigns, mothership, ship_pieces, ship_spots
from vestige.games.excavation_earth.scene.panels import headline, panels
from vestige.games.excavation_earth.scene.places import places
from vestige.games.excavation_earth.scene.plain import plain
from vestige.games.excavation_earth.scene.popularity import popularity, popularity_pieces, popularity_spots
from vestige.games.excavation_earth.scene.sky import sky, sky_pieces, sky_spots
from vestige.games.excavation_earth.scene.words import Phrases, Words
from vestige.games.excavation_earth.scene.zu import zu_close_ups, zu_pieces, zu_spots
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.values import NOBODY
from vestige.kernel.view import View
from vestige.scene.kept import kept
from vestige.scene.scene import Box, Pane, Piece, Scene, Spot
from vestige.scene.shapes import Shape, join
from vestige.scene.words import Say

__all__ = ["LOOK", "cover", "headline", "panels", "plain", "prompt", "scene"]

PARTS = {
    "west": WEST,
    "middle": MIDDLE,
    "east": EAST,
    "first-markets": FIRST_MARKETS,
    "last-markets": LAST_MARKETS,
    "popularity": TRACKS,
    "mothership": SHIP,
    "black-market": BLACK_MARKET,
    "rounds": ROUNDS,
}


OWN_SOURCES = frozenset(("stores", "gallery"))
"""What questions may point at on a faction board."""


class Lain(NamedTuple):
    """A part of a seat's pane."""

    pieces: list[Piece]
    spots: list[Spot]
    close_ups: dict[str, Box]


def scene(view: View[Earth], say: Say) -> Scene:
    """Everything this seat may see. The picture shows the board and the reader's own things."""
    t = view.table
    desk = Desk(view, Words(t, say))
    reader = view.seat
    if reader is None:
        reader = t.order[0] if t.active == NOBODY else t.active
    panes = [board_pane(desk), *(seat_pane(desk, seat) for seat in range(t.seats))]
    return Scene(LOOK, {pane.id: pane for pane in panes}, ("board", f"seat-{reader}"))


def board_pane(desk: Desk) -> Pane:
    return Pane(
        "board",
        desk.words("board"),
        BOARD,
        printed(desk.words.lasting),
        (
            *sky_pieces(desk),
            *market_pieces(desk),
            *foot_pieces(desk),
            *popularity_pieces(desk),
            *ship_pieces(desk),
            *map_pieces(desk),
        ),
        (
            *sky_spots(desk),
            *market_spots(desk),
            *map_spots(desk),
            *popularity_spots(desk),
            *ship_spots(desk),
            *foot_spots(desk),
        ),
        BOARD_BLEED,
        {desk.words(f"part-{name}"): box for name, box in PARTS.items()},
    )


@lru_cache(16)
def printed(words: Phrases) -> Shape:
    """The static picture of the board, by the box and the words on it."""
    box = words.box
    chart = atlas(box)
    centres = tuple(
        tuple(symbol for symbol, centre in zip(box.symbols, box.centre_of, strict=True) if centre == number)
        for number in range(CENTRES)
    )
    return join(
        earth(chart.sites),
        sky(words("turn-order")),
        markets(box.symbols, box.queue),
        places(chart),
        foot(box.colours, box.rounds, words("round-word"), words("part-black-market")),
        popularity(box.colours, box.track, words("part-popularity"), words("popularity-pays")),
        mothership(centres, ShipSigns(words("part-mothership"), words("recall"), words("deck-word"))),
    )


def card_shows(desk: Desk, seat: int) -> tuple[object, ...]:
    t = desk.t
    if seat == t.zu:
        return t.zu_discard, t.zu_left, t.round
    return t.hands[seat].cards, t.travel[seat], t.packs[seat].cards if t.packs else (), t.picks[seat]


@kept(lambda desk, seat: (desk.words.language, seat, desk.reader == seat), card_shows)
def cards(desk: Desk, seat: int) -> Lain:
    """A hand; Zu has cards of its own (EE-SOLO-06)."""
    if seat == desk.t.zu:
        return Lain(zu_pieces(desk), zu_spots(desk), zu_close_ups(desk))
    hand = Hand(desk, seat)
    return Lain(hand.pieces(), hand.spots(), hand.close_ups())


def board_shows(desk: Desk, seat: int) -> tuple[object, ...]:
    """Where the reader's own things can be pointed at, whether they can be now."""
    t = desk.t
    owns = t.stores[2 * seat : 2 * seat + 2], t.gallery[seat], t.credits[seat], t.reserve[seat], t.markers[seat]
    return (*owns, desk.plan.samples, desk.sources & OWN_SOURCES if desk.reader == seat else ())


@kept(lambda desk, seat: (desk.words.language, seat, desk.reader == seat), board_shows)
def board(desk: Desk, seat: int) -> Lain:
    holdings = Holdings(desk, seat)
    return Lain(holdings.pieces(), holdings.spots(), {desk.words("part-faction"): FACTION})


def seat_pane(desk: Desk, seat: int) -> Pane:
    """Cards and faction board."""
    box, words, held, own = desk.box, desk.words, cards(desk, seat), board(desk, seat)
    printed_board = Board(
        desk.seat(seat),
        words.faction(seat),
        words(f"title-{FACTIONS[desk.t.factions[seat]]}"),
        words("gallery"),
        rooms(desk, seat),
        box.colours,
        box.glyphs,
    )
    return Pane(
        f"seat-{seat}",
        words.seat(seat).capitalize(),
        SEAT,
        faction(printed_board),
        (*held.pieces, *own.pieces),
        (*held.spots, *own.spots),
        SEAT_BLEED,
        close_ups={**held.close_ups, **own.close_ups},
    )
