"""The box front: the planet under its storm, a Scout Runner before it."""

from __future__ import annotations

from functools import cache

from vestige.games.magnastorm.scene.look import ICONS, LOOK
from vestige.games.magnastorm.scene.pieces import station, turtle
from vestige.games.magnastorm.scene.planet import ground, sky, storm
from vestige.scene.palette import SEATS
from vestige.scene.scene import Box, Pane, Scene
from vestige.scene.shapes import ellipse, group, join
from vestige.scene.wood import figure

FRONT = Box(0, 0, 500, 700)
SHRUNK = 0.66
"""The planet hangs in the upper half, where no title hides it."""


@cache
def cover() -> Scene:
    calm = 0b110001
    middle = (250 - 500 * SHRUNK, 250 - 350 * SHRUNK)
    world = group(sky(0, -40, 1000, 1160), ground(calm), storm(calm), at=middle, scale=SHRUNK)
    hero = join(
        ellipse(250, 452, 120, 20, fill="#05020a", opacity=0.5),
        group(turtle(SEATS["purple"], 64), at=(92, 372)),
        group(station(SEATS["pink"], 50), at=(404, 372)),
        group(figure(ICONS, "ms-runner", SEATS["orange"], 190, marked=False), at=(250, 450)),
    )
    return Scene(LOOK, {"cover": Pane("cover", "", FRONT, join(world, hero))}, ("cover",))
