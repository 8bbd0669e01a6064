"""The box front: hooded watchers over a galaxy. The title is the page's."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from vestige.games.council_of_shadows.scene.bodies import planet, tower
from vestige.games.council_of_shadows.scene.look import GOLD, LOOK, icon
from vestige.games.council_of_shadows.scene.side import hood
from vestige.games.council_of_shadows.scene.sky import deep, spiral
from vestige.scene.definitions import glow
from vestige.scene.palette import SEATS
from vestige.scene.scene import Box, Pane, Scene
from vestige.scene.shapes import circle, group, join

FRONT: Final = Box(140, 5, 364, 690)


@cache
def cover() -> Scene:
    rng = Random(5)
    light = glow([(0, "#ff9df0", 0.55), (1, "#ff9df0", 0)], 322, 170, 260)
    picture = join(
        deep(140, 5, 364, 690),
        circle(322, 170, 260, fill=light),
        icon("cs-throne", 322, 160, 250, "#4f1f7a"),
        icon("cs-dark-tech", 322, 120, 54, "#ff9df0"),
        *(hood(322 + dx, 190, 1.5, "#c86bff", GOLD) for dx in (-110, 110)),
        hood(322, 235, 1.9, "#ff7ad0", "#8ff6ff"),
        spiral(322, 430, 7, "#5b9dff", rng),
        planet(232, 412, 34, 0),
        planet(330, 456, 26, 1),
        planet(416, 404, 30, 2),
        group(tower((SEATS["green"], SEATS["green"]), 44), at=(232, 420)),
        group(tower((SEATS["red"],), 40), at=(416, 414)),
    )
    return Scene(LOOK, {"cover": Pane("cover", "", FRONT, picture)}, ("cover",))
