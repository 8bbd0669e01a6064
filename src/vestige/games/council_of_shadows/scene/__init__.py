"""Council of Shadows drawn from a View: the galaxy map with tracks, Council and market, and a pane for every seat."""

from __future__ import annotations

from functools import lru_cache

from vestige.games.council_of_shadows.components import Box as Edition
from vestige.games.council_of_shadows.scene.atlas import atlas
from vestige.games.council_of_shadows.scene.automa import automa_pieces, automa_spots
from vestige.games.council_of_shadows.scene.board import map_pieces, map_spots, piles, plates
from vestige.games.council_of_shadows.scene.cover import cover
from vestige.games.council_of_shadows.scene.desk import Desk
from vestige.games.council_of_shadows.scene.look import LOOK
from vestige.games.council_of_shadows.scene.panels import headline, panels
from vestige.games.council_of_shadows.scene.plain import plain
from vestige.games.council_of_shadows.scene.prompts import prompt
from vestige.games.council_of_shadows.scene.seat import SEAT, SEAT_BLEED, ground
from vestige.games.council_of_shadows.scene.seat_spots import SeatBoard
from vestige.games.council_of_shadows.scene.side import X, side, side_pieces, side_spots
from vestige.games.council_of_shadows.scene.sky import borders, deep, galaxies
from vestige.games.council_of_shadows.scene.tracks import counter_pieces, counter_spots, tracks
from vestige.games.council_of_shadows.scene.words import CouncilWords, Say
from vestige.games.council_of_shadows.table import Council
from vestige.kernel.view import View
from vestige.scene.scene import Box, Pane, Scene
from vestige.scene.shapes import Shape, join

__all__ = ["LOOK", "cover", "headline", "panels", "plain", "prompt", "scene"]

BOARD = Box(0, 0, 1336, 702)
BOARD_BLEED = Box(-460, 0, 2260, 702)
PARTS = {
    "north-west": Box(0, 0, 420, 466),
    "north": Box(300, 0, 420, 466),
    "north-east": Box(584, 0, 420, 466),
    "south-west": Box(0, 236, 420, 466),
    "south": Box(300, 236, 420, 466),
    "south-east": Box(584, 236, 420, 466),
    "market": Box(X, 0, 332, 410),
    "cards": Box(X, 408, 332, 294),
}
"""Close-ups for narrow screens."""


def scene(view: View[Council], say: Say) -> Scene:
    """Everything this seat may see. The picture shows the board and the reader's own things."""
    desk = Desk(view, CouncilWords(view.table, say))
    reader = view.seat if view.seat is not None else view.table.order[0]
    panes = [board_pane(desk), *(seat_pane(desk, seat) for seat in range(view.table.seats))]
    return Scene(LOOK, {pane.id: pane for pane in panes}, ("board", f"seat-{reader}"))


def board_pane(desk: Desk) -> Pane:
    words = desk.words
    names = tuple(words.name("galaxy", galaxy) for galaxy in desk.box.galaxies)
    return Pane(
        "board",
        words("board"),
        BOARD,
        printed(desk.box, desk.t.setup.players, names, words("council"), words("market")),
        (*map_pieces(desk), *counter_pieces(desk), *side_pieces(desk)),
        (*map_spots(desk), *counter_spots(desk), *side_spots(desk)),
        BOARD_BLEED,
        {words(f"part-{name}"): box for name, box in PARTS.items()},
    )


@lru_cache(16)
def printed(box: Edition, players: int, names: tuple[str, ...], council: str, market: str) -> Shape:
    """The static picture of the board, by the box and the words on it."""
    count = box.counts[players - 1]
    chart = atlas(box, count.side)
    return join(
        deep(-460, 0, 1464, 702),
        borders(),
        galaxies(box, count, chart),
        tracks(),
        plates(box, count, chart, names),
        piles(box),
        side(council, market),
    )


def seat_pane(desk: Desk, seat: int) -> Pane:
    """The player board; the automa has its card instead (CS-SOLO-02)."""
    name = desk.words.person(seat).capitalize()
    if seat == desk.t.automa:
        static = ground(desk.seat(seat), False)
        card = {desk.words("part-automa"): Box(230, 0, 400, 208)}
        return Pane(
            f"seat-{seat}", name, SEAT, static, tuple(automa_pieces(desk)), tuple(automa_spots(desk)), SEAT_BLEED, card
        )
    board = SeatBoard(desk, seat)
    return Pane(
        f"seat-{seat}",
        name,
        SEAT,
        ground(desk.seat(seat), True),
        tuple(board.pieces()),
        tuple(board.spots()),
        SEAT_BLEED,
        board.close_ups(),
    )
