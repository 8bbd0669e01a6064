"""The brick frame with the score track, and the wooden mats for cards and stocks."""

from __future__ import annotations

from functools import cache, lru_cache

from vestige.games.hoyuk.components import Box as Parts
from vestige.games.hoyuk.scene.layout import ALONG, GRID, LEFT, RIGHT, cell_at, pitch, score_at
from vestige.games.hoyuk.scene.look import MUD_DARK
from vestige.games.hoyuk.table import Village
from vestige.scene.definitions import linear, stamp
from vestige.scene.palette import Seat
from vestige.scene.scene import Box, Piece, Spot
from vestige.scene.shapes import Definition, Shape, circle, join, path, rect, text, use
from vestige.scene.states import circle_outline
from vestige.scene.wood import disc

OUTER = "M186 36H814V664H186Z"
INNER = "M214 64V636H786V64Z"


@lru_cache(4)
def frame(parts: Parts) -> Shape:
    shadow = path(f"{OUTER} {INNER}", fill="#2a1d0c", opacity=0.28, fill_rule="evenodd", transform="translate(3 6)")
    clay = linear([(0, "#c79a66"), (1, "#9a6f42")])
    bricks = path(f"{OUTER} {INNER}", fill=clay, fill_rule="evenodd", stroke=MUD_DARK, stroke_width=2)
    return join(shadow, bricks, *(space(points) for points in range(4 * ALONG)), names(parts), mat(LEFT), mat(RIGHT))


def space(points: int) -> Shape:
    """Every fifth space is pale and numbered."""
    x, y = score_at(points)
    if points % 5 == 0:
        return use(brick(True), (x, y)) + text(x, y, str(points), 12, "#5a3a18", font_weight=800)
    return use(brick(False), (x, y))


@cache
def brick(pale: bool) -> Definition:
    face = rect(-11, -11, 22, 22, 4, fill="#f3dfb4" if pale else "#d8b482", stroke="#8a5f34", stroke_width=1)
    return stamp(face if pale else face + circle(0, 0, 1.6, fill="#8a5f34", opacity=0.8))


def names(parts: Parts) -> Shape:
    """Letters of the columns, numbers of the rows."""
    ink = "#4e4a20"
    columns = [
        text(cell_at(parts, column)[0], 28, parts.grid.cells[column][0], 12, ink, font_weight=700)
        for column in range(parts.grid.columns)
    ]
    rows = [
        text(GRID.x - 35, GRID.y + pitch(parts) * (row + 0.5), str(row + 1), 12, ink, font_weight=700)
        for row in range(parts.grid.rows)
    ]
    return join(*columns, *rows)


def mat(box: Box) -> Shape:
    wood = linear([(0, "#7c5a34"), (1, "#5e4225")])
    return join(
        rect(box.x + 3, box.y + 14, box.width, box.height - 8, 12, fill="#2a1d0c", opacity=0.25),
        rect(box.x, box.y, box.width, box.height, 12, fill=wood),
        rect(
            box.x + 4,
            box.y + 4,
            box.width - 8,
            box.height - 8,
            9,
            fill="none",
            stroke="#c79a66",
            stroke_width=1.4,
            stroke_dasharray="6 5",
        ),
    )


def shown_scores(t: Village) -> list[int]:
    """Points so far; after the final count all of them."""
    return t.points if t.stack else t.score_sheet().totals()


def score_pieces(t: Village, seats: list[Seat]) -> list[Piece]:
    """A disc per seat; those on one space stand a little apart."""
    pieces = []
    scores = shown_scores(t)
    for seat, points in enumerate(scores):
        before = sum(other % 100 == points % 100 for other in scores[:seat])
        x, y = score_at(points)
        pieces.append(Piece(f"score-{seat}", disc(seats[seat], 10.5), x + 5 * before, y - 3 - 4 * before))
    return pieces


def score_spots(t: Village, words: list[str]) -> list[Spot]:
    return [
        Spot(f"score-spot-{seat}", circle_outline(12), *score_at(points), words[seat])
        for seat, points in enumerate(shown_scores(t))
    ]
