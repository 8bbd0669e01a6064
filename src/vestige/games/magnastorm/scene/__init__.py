"""Magnastorm drawn from a View: the planet with its storm, the action board, and a dock for every seat."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vestige.games.magnastorm.board import Side
from vestige.games.magnastorm.scene import action, research
from vestige.games.magnastorm.scene.chart import flags, planet_pieces, planet_spots, reputation_track
from vestige.games.magnastorm.scene.cover import cover
from vestige.games.magnastorm.scene.desk import Desk
from vestige.games.magnastorm.scene.look import LOOK
from vestige.games.magnastorm.scene.panels import headline, panels
from vestige.games.magnastorm.scene.plain import plain
from vestige.games.magnastorm.scene.planet import areas, centre, ground, lines, pad, sky, slots, storm
from vestige.games.magnastorm.scene.prompts import prompt
from vestige.games.magnastorm.scene.seat import GOALS, OWN, SEAT, SEAT_BLEED, dock_pieces, dock_spots
from vestige.games.magnastorm.scene.seat import ground as dock_ground
from vestige.games.magnastorm.scene.ways import arrows, way_pieces
from vestige.games.magnastorm.scene.words import Words
from vestige.games.magnastorm.table import Planet
from vestige.kernel.view import View
from vestige.scene.scene import Box, Pane, Scene
from vestige.scene.shapes import Shape, join
from vestige.scene.words import Say

__all__ = ["LOOK", "arrows", "cover", "headline", "panels", "plain", "prompt", "scene"]

BOARD: Final = Box(0, 0, 1400, 702)
BOARD_BLEED: Final = Box(-400, -10, 2300, 722)
PARTS: Final = {
    "north-west": Box(0, 0, 400, 390),
    "north": Box(300, 0, 400, 390),
    "north-east": Box(600, 0, 400, 390),
    "south-west": Box(0, 312, 400, 390),
    "south": Box(300, 312, 400, 390),
    "south-east": Box(600, 312, 400, 390),
    "upper": Box(1002, 0, 398, 384),
    "lower": Box(1002, 380, 398, 320),
}
"""Close-ups for narrow screens."""


def scene(view: View[Planet], say: Say) -> Scene:
    """Everything there is to see; nothing is hidden between seats. The picture shows the board and the reader's own."""
    desk = Desk(view, Words(view.table, say))
    reader = view.seat if view.seat is not None else desk.first
    panes = [board_pane(desk), *(seat_pane(desk, seat) for seat in range(view.table.seats))]
    return Scene(LOOK, {pane.id: pane for pane in panes}, ("board", f"seat-{reader}"))


def board_pane(desk: Desk) -> Pane:
    t, words = desk.t, desk.words
    titles = (words("upper"), words("take-here"), words("lower"), words("use-here"), words("price"))
    static = join(
        planet(t.side, t.start, t.round, t.calm, t.count.threshold, words("round")),
        action.printed(t.box, t.count.side, t.count.spaces, titles),
    )
    return Pane(
        "board",
        words("board"),
        BOARD,
        static,
        (*flags(desk), *planet_pieces(desk), *way_pieces(desk), *action.action_pieces(desk)),
        (*planet_spots(desk), *action.action_spots(desk)),
        BOARD_BLEED,
        {words(f"part-{name}"): box for name, box in PARTS.items()},
    )


@lru_cache(32)
def planet(side: Side, start: int, number: int, calm: int, goal: int, word: str) -> Shape:
    """The static picture of a round."""
    return join(
        sky(-400, -10, 1400, 722),
        ground(calm),
        storm(calm),
        lines(side, start, calm),
        areas(side, calm),
        slots(side, calm),
        pad(side, start),
        centre(number, calm, word),
        reputation_track(goal),
    )


def seat_pane(desk: Desk, seat: int) -> Pane:
    t, words = desk.t, desk.words
    name = words(f"federation-{t.game.colour(t.setup, seat)}")
    static = join(
        dock_ground(desk.seat(seat), words("objectives"), name),
        research.printed(t.box, t.count.tracks, words("research"), words("research-note")),
    )
    parts = {words("part-research"): Box(4, 0, 438, 226), words("part-objectives"): GOALS, words("part-own"): OWN}
    return Pane(
        f"seat-{seat}",
        words(f"pane-{t.game.colour(t.setup, seat)}"),
        SEAT,
        static,
        tuple(dock_pieces(desk, seat)),
        tuple(dock_spots(desk, seat)),
        SEAT_BLEED,
        parts,
    )
