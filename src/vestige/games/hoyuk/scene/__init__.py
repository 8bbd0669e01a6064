"""Höyük drawn from a View: the valley with village, piles and stocks, and a pane for every seat."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vestige.games.hoyuk.components import Box as Parts
from vestige.games.hoyuk.scene.cover import cover
from vestige.games.hoyuk.scene.dock import dock
from vestige.games.hoyuk.scene.frame import frame, score_pieces, score_spots
from vestige.games.hoyuk.scene.layout import (
    BOARD,
    BOARD_BLEED,
    NORTH_EAST,
    NORTH_WEST,
    PILES,
    SOUTH_EAST,
    SOUTH_WEST,
    STOCKS,
    TURN,
    VILLAGE,
)
from vestige.games.hoyuk.scene.look import LOOK
from vestige.games.hoyuk.scene.mats import card_pieces, card_spots, stock_pieces, stock_spots
from vestige.games.hoyuk.scene.moment import prompt
from vestige.games.hoyuk.scene.panels import headline, panels
from vestige.games.hoyuk.scene.plain import plain
from vestige.games.hoyuk.scene.plan import seat_of, village_pieces, village_spots
from vestige.games.hoyuk.scene.valley import valley
from vestige.games.hoyuk.scene.words import Words
from vestige.games.hoyuk.table import Village
from vestige.kernel.view import View
from vestige.scene.scene import Pane, Scene
from vestige.scene.shapes import Shape, join
from vestige.scene.words import Say

__all__ = ["LOOK", "cover", "headline", "panels", "plain", "prompt", "scene"]

CLOSE_UPS: Final = {
    "village": VILLAGE,
    "north-west": NORTH_WEST,
    "north-east": NORTH_EAST,
    "south-west": SOUTH_WEST,
    "south-east": SOUTH_EAST,
    "piles": PILES,
    "turn": TURN,
    "stocks": STOCKS,
}


def scene(view: View[Village], say: Say) -> Scene:
    """Everything there is to see; nothing is hidden between seats. The picture shows the board and the reader's own."""
    t = view.table
    words = Words(t, say)
    asked = t.asked()
    reader = view.seat if view.seat is not None else asked[0] if asked else t.first
    docks = [dock(t, seat, words, own=view.seat == seat) for seat in range(t.seats)]
    panes = {pane.id: pane for pane in (board(t, words), *docks)}
    return Scene(LOOK, panes, ("board", f"seat-{reader}"))


def board(t: Village, words: Words) -> Pane:
    seats = [seat_of(t, seat) for seat in range(t.seats)]
    scores = [words("score", seat=words.seat(seat), points=t.points[seat]) for seat in range(t.seats)]
    return Pane(
        "board",
        words("board"),
        BOARD,
        printed(t.box),
        (*score_pieces(t, seats), *card_pieces(t, words), *stock_pieces(t, words), *village_pieces(t, words)),
        (*score_spots(t, scores), *card_spots(t, words), *stock_spots(t, words), *village_spots(t, words)),
        BOARD_BLEED,
        {words(f"part-{name}"): box for name, box in CLOSE_UPS.items()},
    )


@lru_cache(4)
def printed(parts: Parts) -> Shape:
    """The static picture, by the box."""
    return join(valley(parts), frame(parts))
