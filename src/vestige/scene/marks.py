"""What points at things on a board: numbered discs, arrows, plates. Words and board are joined by numbers."""

from __future__ import annotations

from math import hypot

from vestige.scene.shapes import ROUND, Point, Shape, circle, group, join, path, rect, stroke, text

GOLD, DARK, IVORY = "#ffc52e", "#241704", "#fff8e0"
RADIUS = 14.0
HEAD = 15.0


def disc(number: int, at: Point, fill: str = DARK, ink: str = IVORY) -> Shape:
    """A number that a sentence names too."""
    x, y = at
    return join(
        circle(x, y, RADIUS, fill=fill, stroke=IVORY, stroke_width=2.5),
        text(x, y, str(number), 16, ink, font_weight=800),
    )


def arrow(start: Point, end: Point, ink: str = GOLD, gap: float = 26, bend: float = 0.16, width: float = 6.5) -> Shape:
    """From place to place, bowed a little, with a dark casing; ``gap`` keeps both ends clear of what lies there."""
    (x0, y0), (x1, y1) = start, end
    length = max(1.0, hypot(x1 - x0, y1 - y0))
    across, down = (x1 - x0) / length, (y1 - y0) / length
    middle = ((x0 + x1) / 2 + down * bend * length, (y0 + y1) / 2 - across * bend * length)
    first, last = towards(start, middle, gap), towards(end, middle, gap)
    tip_across, tip_down = direction(middle, last)
    neck = (last[0] - tip_across * HEAD, last[1] - tip_down * HEAD)
    way = f"M{spot(first)}Q{spot(middle)} {spot(neck)}"
    left = (neck[0] - tip_down * HEAD * 0.62, neck[1] + tip_across * HEAD * 0.62)
    right = (neck[0] + tip_down * HEAD * 0.62, neck[1] - tip_across * HEAD * 0.62)
    head = f"M{spot(last)}L{spot(left)}L{spot(right)}Z"
    return group(
        stroke(way, DARK, width + 5, fill="none"),
        path(head, fill=DARK, stroke=DARK, stroke_width=6, **ROUND),
        stroke(way, ink, width, fill="none"),
        path(head, fill=ink, stroke=ink, stroke_width=1.5, **ROUND),
    )


def victim(at: Point, side: float) -> Shape:
    """What will be taken: a dashed frame."""
    x, y = at
    corner = (x - side / 2, y - side / 2, side, side, side * 0.2)
    return join(
        rect(*corner, fill="none", stroke=DARK, stroke_width=5, stroke_dasharray="7 5"),
        rect(*corner, fill="none", stroke=IVORY, stroke_width=2.5, stroke_dasharray="7 5"),
    )


def plate(at: Point, side: float, drawing: Shape) -> Shape:
    """What will lie there: a small drawing on an ivory plate."""
    x, y = at
    frame = rect(x - side / 2, y - side / 2, side, side, side * 0.22, fill=IVORY, stroke=DARK, stroke_width=2)
    return join(frame, group(drawing, at=at))


def towards(start: Point, end: Point, far: float) -> Point:
    across, down = direction(start, end)
    return start[0] + across * far, start[1] + down * far


def direction(start: Point, end: Point) -> Point:
    length = max(1e-6, hypot(end[0] - start[0], end[1] - start[1]))
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def spot(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"
