"""The box front: a saucer over the Americas, its light on the ruins, buyers in a row. The title is the page's."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from vestige.games.excavation_earth.components import own_box
from vestige.games.excavation_earth.scene.atlas import atlas
from vestige.games.excavation_earth.scene.earth import earth
from vestige.games.excavation_earth.scene.look import LOOK
from vestige.games.excavation_earth.scene.mothership import saucer
from vestige.games.excavation_earth.scene.pieces import buyer
from vestige.games.excavation_earth.scene.ruins import ruin
from vestige.scene.definitions import linear
from vestige.scene.scene import Box, Pane, Scene
from vestige.scene.shapes import group, join, path

FRONT: Final = Box(140, 5, 364, 690)
SHIP: Final = (322, 150)
VISITORS: Final = (("red", 292, 72), ("yellow", 350, 70))
CROWD: Final = ("yellow", "green", "red", "purple", "orange")


@cache
def cover() -> Scene:
    rng, (x, y) = Random(3), SHIP
    light = linear([(0, "#d8fff6", 0.65), (1, "#d8fff6", 0)])
    picture = join(
        earth(atlas(own_box()).sites),
        path(f"M{x - 60} {y + 34}L{x - 130} {y + 400}H{x + 150}L{x + 66} {y + 34}Z", fill=light),
        saucer(x, y, 1.06),
        *(group(buyer(colour, 46), at=(bx, by)) for colour, bx, by in VISITORS),
        ruin(186, 424, 80, rng),
        ruin(452, 420, 86, rng),
        *(group(buyer(colour, 56), at=(194 + 64 * i, 470 - i % 2 * 16)) for i, colour in enumerate(CROWD)),
    )
    return Scene(LOOK, {"cover": Pane("cover", "", FRONT, picture)}, ("cover",))
