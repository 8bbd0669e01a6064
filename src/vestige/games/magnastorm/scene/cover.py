"""The box front: the planet under its storm, a Scout Runner before it."""

from __future__ import annotations

from functools import cache

from vestige.games.magnastorm.scene.look import LOOK
from vestige.games.magnastorm.scene.pieces import runner, station, turtle
from vestige.games.magnastorm.scene.planet import ground, sky, storm
from vestige.scene.palette import SEATS
from vestige.scene.scene import Box, Pane, Scene
from vestige.scene.shapes import ellipse, group, join

FRONT = Box(240, 0, 500, 700)


@cache
def cover() -> Scene:
    calm = 0b110001
    hero = join(
        ellipse(470, 598, 150, 34, fill="#05020a", opacity=0.45),
        group(turtle(SEATS["purple"], 100), at=(370, 566)),
        group(station(SEATS["pink"], 70), at=(640, 540)),
        group(runner(SEATS["orange"], 250), at=(500, 610)),
    )
    return Scene(
        LOOK,
        {"cover": Pane("cover", "", FRONT, join(sky(240, 0, 500, 700), ground(calm), storm(calm), hero))},
        ("cover",),
    )
