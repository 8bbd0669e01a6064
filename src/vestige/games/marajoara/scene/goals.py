"""A solo mission's objectives, each marked where it must be met (MJ-SOL-02)."""

from __future__ import annotations

from vestige.games.marajoara.rows import LAST_STEP, MissionGoal
from vestige.games.marajoara.scene.ceramic import LABELS
from vestige.games.marajoara.scene.layout import (
    RESERVED_TOKENS,
    WORKSHOP,
    Grid,
    niche,
    score_space,
    shard_point,
    track_step,
)
from vestige.games.marajoara.scene.tokens import lap_of, objective, score_tag
from vestige.games.marajoara.scoring import target
from vestige.games.marajoara.table import MarajoaraTable
from vestige.scene.palette import SEATS, Seat
from vestige.scene.scene import Piece
from vestige.scene.shapes import Point


def board_goals(t: MarajoaraTable) -> list[Piece]:
    """The score objective also says how often its disc must run round the staff."""
    if t.mission is None:
        return []
    x, y = score_space(target(t))
    laps = Piece("goal-laps", score_tag(spare_colour(t), lap_of(target(t))), x, y + 25)
    return [*marked(t, {"track", "star", "score"}), laps]


def museum_goals(t: MarajoaraTable) -> list[Piece]:
    return marked(t, {"fragment", "ceramic", "showcase", "tokens"})


def marked(t: MarajoaraTable, kinds: set[str]) -> list[Piece]:
    if t.mission is None:
        return []
    return [
        Piece(f"goal-{goal.id}", objective(spare_colour(t), bool(t.met >> number & 1)), *place(t, goal))
        for number, goal in enumerate(t.mission.goals)
        if goal.kind in kinds
    ]


def spare_colour(t: MarajoaraTable) -> Seat:
    """Objectives are vases of a colour nobody plays."""
    played = {museum.colour for museum in t.museums}
    spare = next(colour for number, colour in enumerate(t.box.components.colours) if number not in played)
    return SEATS[spare]


def place(t: MarajoaraTable, goal: MissionGoal) -> Point:
    match goal.kind:
        case "track":
            x, y = track_step(goal.place, LAST_STEP)
            return x, y - 25
        case "star":
            space = t.box.spaces[goal.place]
            x, y = Grid(t.box.spaces).at(space.column, space.row)
            return x - 24, y - 24
        case "score":
            x, y = score_space(target(t))
            return x, y + 8
        case "fragment":
            x, y = LABELS[goal.place]
            return shard_point(x + 16, y - 24)
        case "showcase":
            x, y = niche(goal.place)
            return x + 16, y - 84
        case "ceramic":
            return WORKSHOP.x + WORKSHOP.width - 16, WORKSHOP.y + 34
        case _:
            return RESERVED_TOKENS[0] + 14, RESERVED_TOKENS[1] - 16
