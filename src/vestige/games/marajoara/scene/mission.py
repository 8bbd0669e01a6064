"""A solo mission as a small picture: its objectives as signs, the score to reach below."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vestige.games.marajoara.game import Marajoara
from vestige.games.marajoara.rows import COLOURS, Mission, MissionGoal
from vestige.games.marajoara.scene.look import CLAY, CREAM, DARK_CLAY, LOOK, SLIP, fret_pattern, icon
from vestige.scene.definitions import linear
from vestige.scene.dice import die
from vestige.scene.scene import Box, Pane, Scene
from vestige.scene.shapes import Shape, circle, group, join, rect, text

CARD: Final = Box(0, 0, 240, 150)
ROW: Final = 62.0
STEP: Final = 46.0
INKS: Final = {"yellow": "#f2c230", "red": "#e2574a", "blue": "#5aa2ef"}
SIGNS: Final = {"fragment": "mj-fragment", "ceramic": "mj-workshop", "showcase": "mj-vase", "tokens": "mj-dig"}


@lru_cache(32)
def mission(game: Marajoara, number: int) -> Scene:
    """The card of a mission, to be chosen before the game."""
    chosen = game.boxes["orthogonal"].components.missions[number - 1]
    signs = [*(sign(game, goal) for goal in chosen.goals if goal.kind != "score"), *extras(chosen)]
    left = CARD.width / 2 - STEP * (len(signs) - 1) / 2
    picture = join(
        rect(0, 0, CARD.width, CARD.height, fill=linear([(0, CLAY), (1, DARK_CLAY)])),
        rect(0, 0, CARD.width, 16, fill=fret_pattern(32, 16, SLIP, 2.2)),
        *(group(one, at=(left + STEP * place, ROW)) for place, one in enumerate(signs)),
        icon("vp", CARD.width / 2 - 26, 118, 30, CREAM),
        text(CARD.width / 2 + 14, 118, str(chosen.target), 32, CREAM, font_weight=700),
    )
    return Scene(LOOK, {"card": Pane("card", "", CARD, picture)}, ("card",))


def sign(game: Marajoara, goal: MissionGoal) -> Shape:
    """What must be reached, and which one where there are several."""
    box = game.boxes["orthogonal"]
    if goal.kind == "track":
        return icon("mj-track", 0, 0, 40, INKS[COLOURS[box.components.tracks[goal.place].colour]])
    if goal.kind == "star":
        return circle(0, 0, 19, fill=SLIP) + text(0, 0, box.spaces[goal.place].id, 19, DARK_CLAY, font_weight=700)
    if goal.kind == "showcase":
        return icon(SIGNS[goal.kind], 0, 0, 42, CREAM) + text(0, 5, str(goal.place + 1), 15, DARK_CLAY, font_weight=700)
    return icon(SIGNS[goal.kind], 0, 0, 42, CREAM)


def extras(mission: Mission) -> list[Shape]:
    """What is unlike the other missions."""
    found = []
    if mission.museums > 1:
        found += [icon("mj-museum", 0, 0, 42, CREAM)] * mission.museums
    if mission.rolled:
        found += [die(colour, value, 34) for colour, value in (("blue", 2), ("red", 5), ("yellow", 4))]
    if mission.removed_dice_cost > 1:
        found.append(icon("mj-cart", 0, 0, 40, SLIP) + text(14, -14, f"−{mission.removed_dice_cost}", 15, CREAM))
    return found
