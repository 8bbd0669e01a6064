"""Moves drawn on a board from what they point at: an arrow from the first place to the last, or a mark at the only one,
with a number that a sentence names and a plate of few words. Their colour is the text colour around them."""

from __future__ import annotations

from collections.abc import Sequence

from vestige.scene.marks import DARK, GOLD, RADIUS, arrow, disc
from vestige.scene.scene import Box, Pane, Scene, Spot
from vestige.scene.shapes import Point, Shape, group, join, rect, text, use

INK = "currentColor"
LETTER = 8.6
"""Width of a letter on a plate."""
HIGH = 22.0
ABOVE = 40.0
CORNER = 30.0
WIDE, SHAPE = 430.0, 0.4
"""Of a picture of one move: units across, and how high it is for its width."""
PICTURE = 770
FRAME = 66.0
CASING, RING = 8.0, 4.5
ASIDE, DOWN = (26.0, 0.0), (0.0, 23.0)
"""The way a number and a plate step until they cover no other."""


def pointed_at(scene: Scene, targets: Sequence[str]) -> tuple[Pane, list[Spot]] | None:
    """The pane where most of the targets can be seen, the first of equals, and their spots there."""
    found: tuple[Pane, list[Spot]] | None = None
    for pane in scene.panes.values():
        by_target = {spot.target: spot for spot in reversed(pane.spots) if spot.target}
        spots = [by_target[target] for target in targets if target in by_target]
        if spots and (found is None or len(spots) > len(found[1])):
            found = pane, spots
    return found


class Marks:
    """Several moves on one board; their numbers and plates keep apart."""

    def __init__(self) -> None:
        self.taken: list[Box] = []

    def draw(self, spots: Sequence[Spot], number: int, words: str) -> Shape:
        first, last = spots[0], spots[-1]
        start, end = first.middle, last.middle
        parts = [use(spot.outline, at=(spot.x, spot.y), class_="place") for spot in dict.fromkeys((first, last))]
        if start != end:
            parts.append(arrow(start, end, INK))
        parts.append(disc(number, self.free((start[0] - CORNER, start[1] - CORNER), 2 * RADIUS, ASIDE)))
        if words:
            parts.append(tag(self.free(beside(start, end), length(words), DOWN), words))
        return group(*parts)

    def free(self, at: Point, width: float, step: Point) -> Point:
        """The middle of the first place that is free, step by step from here."""
        x, y = at
        while any(touch(Box(x, y, width, HIGH), other) for other in self.taken):
            x, y = x + step[0], y + step[1]
        self.taken.append(Box(x, y, width, HIGH))
        return x, y


def touch(one: Box, other: Box) -> bool:
    """Whether two marks, each placed by its middle, cover each other."""
    across, down = abs(one.x - other.x), abs(one.y - other.y)
    return 2 * across < one.width + other.width and 2 * down < one.height + other.height


def beside(start: Point, end: Point) -> Point:
    """Where a plate covers neither what lies at the end of an arrow nor its head."""
    if start == end:
        return end[0] + CORNER, end[1] - CORNER
    from_above = end[1] - start[1] > abs(end[0] - start[0])
    return end[0], end[1] + (ABOVE if from_above else -ABOVE)


def length(words: str) -> float:
    """Of a plate with these words."""
    return LETTER * len(words) + 14


def tag(at: Point, words: str) -> Shape:
    """A few words on a plate."""
    x, y = at
    width = length(words)
    plate = rect(x - width / 2, y - HIGH / 2, width, HIGH, HIGH / 2, fill=INK, stroke=DARK, stroke_width=2)
    return join(plate, text(x, y, words, 14, DARK, font_weight=800))


def cut_out(scene: Scene, targets: Sequence[str]) -> str:
    """A picture of a move: the part of the board around what it points at, or the middle of the board."""
    found = pointed_at(scene, targets)
    pane = scene.panes[scene.shown[0]] if found is None else found[0]
    spots = [] if found is None else list(dict.fromkeys((found[1][0], found[1][-1])))
    ends = [spot.middle for spot in spots]
    ways = [ringed(spot) for spot in spots]
    if len(set(ends)) > 1:
        ways.append(arrow(ends[0], ends[-1], GOLD))
    return scene.part(pane.id, around(pane.box, ends), join(*ways)).svg(width=PICTURE, tips=False)


def ringed(spot: Spot) -> Shape:
    """Its outline in gold, with a dark casing."""
    at = (spot.x, spot.y)
    return join(
        use(spot.outline, at, stroke=DARK, stroke_width=CASING), use(spot.outline, at, stroke=GOLD, stroke_width=RING)
    )


def around(box: Box, ends: Sequence[Point]) -> Box:
    """A part of a pane that shows these places, as far as it reaches."""
    across = [x for x, _ in ends] or [box.x + box.width / 2]
    down = [y for _, y in ends] or [box.y + box.height / 2]
    width = max(WIDE, max(across) - min(across) + 2 * FRAME, (max(down) - min(down) + 2 * FRAME) / SHAPE)
    width = min(width, box.width, box.height / SHAPE)
    x, y = (max(across) + min(across) - width) / 2, (max(down) + min(down) - width * SHAPE) / 2
    x = min(max(x, box.x), box.x + box.width - width)
    return Box(x, min(max(y, box.y), box.y + box.height - width * SHAPE), width, width * SHAPE)
