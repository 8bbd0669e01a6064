"""A movement that is under way: the path so far, the runner's shadow at its end, arrows to where it may go on."""

from __future__ import annotations

from collections.abc import Sequence

from vestige.games.magnastorm.constants import ON_PAD
from vestige.games.magnastorm.scene.desk import Desk
from vestige.games.magnastorm.scene.pieces import runner
from vestige.games.magnastorm.steps.move import Leave, Move, Walk
from vestige.games.magnastorm.table import Planet
from vestige.kernel.step import Step
from vestige.kernel.values import Action
from vestige.kernel.view import View
from vestige.scene.marks import arrow
from vestige.scene.palette import LIT_EDGE, LIT_RING
from vestige.scene.paths import broken_line
from vestige.scene.scene import Piece
from vestige.scene.shapes import Point, Shape, group, join, stroke
from vestige.scene.words import Say


def way_pieces(desk: Desk) -> list[Piece]:
    """Everybody sees the path; the arrows are for whoever moves."""
    t = desk.t
    step: Step[Planet] | None = t.stack[-1] if t.stack else None
    pieces: list[Piece] = []
    if isinstance(step, Walk | Leave):
        way = broken_line([standing(t, step.seat), *trail(t, step)])
        dots = stroke(way, LIT_EDGE, 8, opacity=0.85) + stroke(way, LIT_RING, 3.4, stroke_dasharray="1 8")
        pieces.append(Piece("trail", dots, 0, 0))
        x, y = reached(t, step)
        pieces.append(Piece("shadow", group(runner(desk.seat(step.seat), 40), opacity=0.6), x, y + 9))
    if isinstance(desk.question, Move | Leave | Walk):
        ends = [t.side.area_at[option[1]] for option in desk.options if option[0] == "walk"]
        if ends:
            pieces.append(Piece("ways", arrows_to(reached(t, desk.question), ends), 0, 0))
    return pieces


def arrows_to(start: Point, ends: Sequence[Point]) -> Shape:
    return join(*(arrow(start, end, gap=30, width=4.5) for end in ends))


def standing(t: Planet, seat: int) -> Point:
    """Where the runner stands until it stops somewhere else."""
    place = t.runner[seat]
    return t.side.pad_at[t.start] if place == ON_PAD else t.side.space_at[place]


def trail(t: Planet, step: Walk | Leave) -> list[Point]:
    """The places of the path after the runner's own."""
    if isinstance(step, Leave):
        return [t.side.slot_at[step.slot]]
    place = t.runner[step.seat]
    own = place != ON_PAD and t.side.space_area[place] == step.path[0]
    return [t.side.area_at[area] for area in step.path[own:]]


def reached(t: Planet, step: Move | Leave | Walk) -> Point:
    """Where the movement has come to."""
    return standing(t, step.seat) if isinstance(step, Move) else trail(t, step)[-1]


def arrows(view: View[Planet], say: Say, begun: Action) -> dict[str, Shape]:
    """A station with a toll has been chosen: from the runner to it, and on to the areas at its ends."""
    t = view.table
    if len(begun) != 2 or begun[0] != "toll" or view.seat is None:
        return {}
    slot = begun[1]
    ends = [t.side.area_at[a] for a in t.side.slot_ends[slot] if t.calm >> t.side.area_sector[a] & 1]
    at = t.side.slot_at[slot]
    return {"board": join(arrows_to(standing(t, view.seat), [at]), arrows_to(at, ends))}
