"""What the open question is about once a die has been chosen: words, arrows, what is taken, what will lie there."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from vestige.games.marajoara.rows import COLOURS
from vestige.games.marajoara.scene.layout import DIE, Grid
from vestige.games.marajoara.scene.words import Words
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.errors import HorizonCrossed
from vestige.kernel.rng import Quick
from vestige.kernel.values import Action
from vestige.kernel.view import View
from vestige.scene.dice import die
from vestige.scene.marks import arrow, plate, victim
from vestige.scene.shapes import Point, Shape, join
from vestige.scene.words import Say

MOVING: Final = ("capture", "fieldwork")
SMALL: Final = 24.0
CORNER: Final = 25.0


def prompt(view: View[MarajoaraTable], say: Say, begun: Action) -> str:
    """ "Blue 4 jumps from d5. Where does it land?"; everything else is asked as ever."""
    t = view.table
    if len(begun) != 2 or begun[0] not in MOVING:
        return ""
    words = Words(t, say)
    return words(f"{begun[0]}-where", die=words.die(t.board[begun[1]]), space=t.box.spaces[begun[1]].id)


def arrows(view: View[MarajoaraTable], say: Say, begun: Action) -> dict[str, Shape]:
    """To every landing of the die that was chosen: the way of a jump, what is taken on it, what will lie there."""
    if len(begun) != 2 or begun[0] not in MOVING or view.seat is None:
        return {}
    ways = [option for option in view.options() if option[:2] == begun]
    jumps = [jump(view, action) for action in ways if action[0] == "capture"]
    return {"board": join(*jumps, *(outcome(view, action) for action in ways))}


def jump(view: View[MarajoaraTable], action: Action) -> Shape:
    t = view.table
    grid = Grid(t.box.spaces)
    over = t.box.between[action[1] * len(t.board) + action[2]]
    drawn = arrow(centre(t, grid, action[1]), centre(t, grid, action[2]), gap=22 * grid.scale)
    return join(victim(centre(t, grid, over), DIE * 1.12 * grid.scale), drawn)


def outcome(view: View[MarajoaraTable], action: Action) -> Shape:
    """The die as it will lie there, in the corner of the landing."""
    t = view.table
    grid, moved = Grid(t.box.spaces), t.board[action[1]]
    x, y = centre(t, grid, action[2])
    corner = (x + CORNER * grid.scale, y + CORNER * grid.scale)
    drawing = die(COLOURS[t.colour(moved)], value_after(view, action, moved), SMALL * grid.scale, shadow=False)
    return plate(corner, 34 * grid.scale, drawing)


def value_after(view: View[MarajoaraTable], action: Action, moved: int) -> int:
    """By the rules themselves, as far as the seat may know."""
    assert view.seat is not None
    t = view.imagine(Quick(0))
    t.previewed = view.seat
    with suppress(HorizonCrossed):
        t.play(view.seat, action)
    return t.value[moved]


def centre(t: MarajoaraTable, grid: Grid, space: int) -> Point:
    place = t.box.spaces[space]
    return grid.at(place.column, place.row)
