"""Moves drawn on a board: marks lie on what is meant, also where an outline is not placed by its middle."""

from __future__ import annotations

import re
from itertools import combinations

from vestige.games.hoyuk.scene.plan import inmost
from vestige.scene.icons import SHARED
from vestige.scene.ideas import Marks, cut_out
from vestige.scene.palette import Look
from vestige.scene.scene import Box, Pane, Scene, Spot
from vestige.scene.shapes import Shape
from vestige.scene.states import path_outline

LOOK = Look("Young Serif", "#2b2622", "#6d5f50", "#b98a4a", "home", SHARED)
SHARD = Spot("shard", path_outline("M300 200h40v40h-40Z"), 0, 0, "Shard", target="shard:1", heart=(320.0, 220.0))


def test_a_number_stands_beside_the_heart_of_a_spot() -> None:
    discs = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', Marks().draw([SHARD], 1, "").markup)
    assert all(abs(float(x) - 320) < 50 and abs(float(y) - 220) < 50 for x, y in discs)
    assert discs


def test_plates_of_cards_that_lie_close_do_not_cover_each_other() -> None:
    marks = Marks()
    hand = [Spot(f"card{x}", SHARD.outline, x, 0, "Card", target=f"card:{x}", heart=(x, 0.0)) for x in (0, 30, 60)]
    drawn = "".join(marks.draw([card], number, "50 %").markup for number, card in enumerate(hand, 1))
    plates = re.findall(r'<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"', drawn)
    boxes = [tuple(map(float, plate)) for plate in plates]
    assert len(boxes) == 3
    for one, other in combinations(boxes, 2):
        assert abs(one[0] - other[0]) >= one[2] or abs(one[1] - other[1]) >= one[3]


def test_a_picture_of_a_move_rings_what_it_points_at_and_shows_it() -> None:
    pane = Pane("board", "Board", Box(0, 0, 900, 900), Shape(""), (), (SHARD,))
    picture = cut_out(Scene(LOOK, {"board": pane}, ("board",)), ["shard:1"])
    left, top, width, height = map(float, re.findall(r'viewBox="([^"]+)"', picture)[1].split())
    assert left < 320 < left + width
    assert top < 220 < top + height
    assert picture.count(f'href="#{SHARD.outline.id}"') >= 2


def test_the_inmost_place_is_one_of_them() -> None:
    assert inmost([(0.0, 0.0), (10.0, 0.0), (20.0, 0.0), (20.0, 10.0)]) in [(10.0, 0.0), (20.0, 0.0)]
