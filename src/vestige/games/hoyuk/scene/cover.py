"""The box front: a village by the river in the morning. The title is the page's."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from vestige.games.hoyuk.scene.bricks import house, pen, ruin
from vestige.games.hoyuk.scene.look import LOOK
from vestige.games.hoyuk.scene.valley import CROWNS, WATER, palm
from vestige.scene.definitions import linear, stamp
from vestige.scene.nature import pebbles, tree
from vestige.scene.palette import SEATS
from vestige.scene.paths import blob, scatter, smooth
from vestige.scene.scene import Box, Pane, Scene
from vestige.scene.shapes import Shape, group, join, path, rect, stroke, use

FRONT: Final = Box(0, 0, 364, 690)
AREA: Final = (FRONT.x, FRONT.y, FRONT.width, FRONT.height)
HOUSES: Final = (
    (0, 0, "red", True, "totem", False),
    (1, 0, "yellow", False, "", False),
    (2, 0, "blue", False, "oven", False),
    (0, 1, "red", False, "", True),
    (1, 1, "blue", True, "", True),
    (2, 1, "blue", False, "", False),
    (-1, 2, "yellow", False, "oven", False),
    (0, 2, "yellow", True, "totem", False),
    (1, 2, "purple", False, "", False),
    (2, 2, "purple", True, "oven", False),
    (0, 3, "green", False, "", True),
    (1, 3, "green", True, "totem", False),
)
PENS: Final = ((-1, 1, "right", True), (3, 1, "left", False), (-1, 3, "right", True))
RUINS: Final = ((3, 2), (2, 3))
PAD: Final = stamp(rect(-25, -24, 50, 51, 10, fill="#cdb27c"))


@cache
def cover() -> Scene:
    rng = Random(9)
    sky = linear([(0, "#e9cf96"), (0.3, "#cdb673"), (1, "#9a974f")])
    meadow = [
        path(
            blob(x, y, rng.uniform(30, 90), rng.uniform(14, 40), rng, 9, 0.25),
            fill=rng.choice(("#dcc788", "#a3ab58", "#8f9c4c")),
            opacity=0.35,
        )
        for x, y in scatter(rng, AREA, 40)
    ]
    water = smooth([(290, -30), (300, 60), (250, 130), (330, 200), (400, 240)], False)
    river = [stroke(water, ink, width * 1.3, opacity=share) for width, ink, share in WATER]
    low = smooth([(-40, 560), (60, 600), (150, 580), (240, 640), (400, 650)], False)
    brook = [stroke(low, ink, width, opacity=share) for width, ink, share in WATER]
    trees = [
        tree(x, y, rng.uniform(12, 20), rng.choice(CROWNS), rng)
        for x, y in (
            (30, 110),
            (58, 92),
            (22, 140),
            (330, 300),
            (346, 330),
            (30, 500),
            (340, 560),
            (318, 540),
            (60, 660),
            (290, 60),
        )
    ]
    picture = join(
        rect(*AREA, fill=sky),
        *meadow,
        *river,
        *brook,
        pebbles(rng, AREA, 220, ("#6d6a3a", "#e6dba8", "#8d8350"), (0.8, 2.4), 0.5),
        *trees,
        palm(320, 120, rng),
        palm(50, 430, rng),
        group(*street(), at=(120, 232), scale=1.42),
    )
    return Scene(LOOK, {"cover": Pane("cover", "", FRONT, picture)}, ("cover",))


def street() -> list[Shape]:
    """Block by block from the back to the front."""
    tiles: list[tuple[int, int, Shape]] = [
        (x, y, house(SEATS[colour], high, roof, villager, False)) for x, y, colour, high, roof, villager in HOUSES
    ]
    tiles += [(x, y, pen(gate, cattle)) for x, y, gate, cattle in PENS]
    tiles += [(x, y, ruin(3 * x + y)) for x, y in RUINS]
    pads = group(*(use(PAD, (44.0 * x, 44.0 * y)) for x, y, _ in tiles), opacity=0.6)
    placed = [group(drawing, at=(44.0 * x, 44.0 * y)) for x, y, drawing in sorted(tiles, key=lambda tile: tile[1])]
    return [pads, *placed]
