"""Marajoara drawn from a View: the board with tracks, dig site and cart, and a pane for every museum."""

from __future__ import annotations

from functools import cache
from typing import Final

from vestige.games.marajoara.rows import Space, Track
from vestige.games.marajoara.scene.cart import cart_back
from vestige.games.marajoara.scene.collection import Collection
from vestige.games.marajoara.scene.courses import course_pieces, course_spots, scores
from vestige.games.marajoara.scene.cover import cover
from vestige.games.marajoara.scene.dig import dig_pieces, dig_spots, seat_of
from vestige.games.marajoara.scene.goals import board_goals, museum_goals
from vestige.games.marajoara.scene.ground import clearing
from vestige.games.marajoara.scene.layout import (
    BOARD,
    BOARD_BLEED,
    DIG_CLOSE_UP,
    MUSEUM,
    MUSEUM_BLEED,
    SHOWCASE,
    SLATE,
    STORE,
    TRACKS_CLOSE_UP,
    WORKSHOP,
)
from vestige.games.marajoara.scene.look import LOOK
from vestige.games.marajoara.scene.mission import mission
from vestige.games.marajoara.scene.moment import arrows, prompt
from vestige.games.marajoara.scene.museum import ACTIONS, Signs, museum
from vestige.games.marajoara.scene.panels import headline, panels
from vestige.games.marajoara.scene.pit import pit
from vestige.games.marajoara.scene.plain import plain
from vestige.games.marajoara.scene.tracks import track_boards
from vestige.games.marajoara.scene.words import Words
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.view import View
from vestige.scene.kept import kept
from vestige.scene.scene import Pane, Scene
from vestige.scene.shapes import Shape, join
from vestige.scene.words import Say

__all__ = ["LOOK", "PICTURED", "arrows", "cover", "headline", "panels", "plain", "prompt", "scene"]

PICTURED: Final = {"mission": mission}
MUSEUM_PARTS: Final = {"workshop": WORKSHOP, "showcase": SHOWCASE, "store": STORE, "slate": SLATE}


def scene(view: View[MarajoaraTable], say: Say) -> Scene:
    """Everything this seat may see. The picture shows the board and the reader's own museum."""
    t = view.table
    words = Words(t, say)
    reader = t.active if view.seat is None else view.seat
    museums = [museum_pane(t, number, words, view.seat) for number in range(len(t.museums))]
    panes = {pane.id: pane for pane in (board_pane(t, words), *museums)}
    shown = [f"museum-{number}" for number in t.own_museums(reader)]
    return Scene(LOOK, panes, ("board", *shown))


def board_shows(t: MarajoaraTable, words: Words) -> tuple[object, ...]:
    """All that lies beside the museums, points included."""
    return t.board, t.value, t.tokens, t.jumper, t.discs, t.ends, scores(t), t.round, t.removed, t.cart, t.met


@kept(lambda t, words: (words.language,), board_shows)
def board_pane(t: MarajoaraTable, words: Words) -> Pane:
    components = t.box.components
    rounds = components.rounds if t.mission is None else components.removed
    return Pane(
        "board",
        words("board"),
        BOARD,
        board_ground(t.box.spaces, components.tracks, rounds),
        (*dig_pieces(t), *course_pieces(t, words), *board_goals(t)),
        (*dig_spots(t, words), *course_spots(t, words)),
        BOARD_BLEED,
        {words("dig"): DIG_CLOSE_UP, words("tracks"): TRACKS_CLOSE_UP},
    )


@cache
def board_ground(spaces: tuple[Space, ...], tracks: tuple[Track, ...], rounds: int) -> Shape:
    return join(clearing(), pit(spaces), cart_back(), track_boards(tracks, rounds))


def museum_shows(t: MarajoaraTable, number: int, words: Words, seat: int | None) -> tuple[object, ...]:
    """Whatever lies there; at the active player's also the dice that wait."""
    own = t.museums[number]
    waiting = (t.captured, t.hand, t.spending, t.slate, t.picked, t.doubling, t.value) if t.active == own.seat else ()
    values = [t.value[die] for die in own.store]
    pieces = (own.store, values, own.vases, own.restored, own.marked, own.reserve, own.lost)
    return (*pieces, t.first, t.active, t.met, waiting)


@kept(lambda t, number, words, seat: (words.language, number, seat == t.museums[number].seat), museum_shows)
def museum_pane(t: MarajoaraTable, number: int, words: Words, seat: int | None) -> Pane:
    components = t.box.components
    collection = Collection(t, number, words, own=seat == t.museums[number].seat)
    return Pane(
        f"museum-{number}",
        words("museum", colour=words.colour(number)),
        MUSEUM,
        museum(seat_of(t, number), components.showcase, components.fragments, signs(words), collection.first),
        (*collection.pieces(), *(museum_goals(t) if collection.first else [])),
        tuple(collection.spots()),
        MUSEUM_BLEED,
        close_ups={words(part): box for part, box in MUSEUM_PARTS.items()},
    )


def signs(words: Words) -> Signs:
    return Signs(
        words("workshop"),
        words("showcase"),
        words("store"),
        words("slate"),
        words("shared-slate"),
        (words("restore"), words("exhibit"), ""),
        tuple(words(f"action-{symbol}") for symbol in ACTIONS),
    )
