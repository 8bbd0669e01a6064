"""The double track round the board: energy in gold, consumption in magenta (CS-COMP-04)."""

from __future__ import annotations

from vestige.games.council_of_shadows.scene.desk import Desk
from vestige.games.council_of_shadows.scene.look import GOLD, MAGENTA, roman
from vestige.scene.paths import broken_line, hexagon
from vestige.scene.scene import Piece, Spot
from vestige.scene.seats import face_paint, glyph
from vestige.scene.shapes import Point, Shape, circle, join, path, rect, stroke, text
from vestige.scene.states import rect_outline

LAST = 100
FIRST_CONSUMPTION = 20


def ring(value: float, left: float, top: float, right: float, bottom: float, end: float) -> Point:
    """A ring whose corners carry 0, 20, 50 and 70; the last side ends at ``end``."""
    if value <= 20:
        return left, bottom - (bottom - top) * value / 20
    if value <= 50:
        return left + (right - left) * (value - 20) / 30, top
    if value <= 70:
        return right, top + (bottom - top) * (value - 50) / 20
    return right - (right - end) * (value - 70) / 30, bottom


def energy_at(value: int) -> Point:
    return ring(min(value, LAST), 18, 18, 982, 682, 49)


def consumption_at(value: int) -> Point:
    return ring(value, 48, 48, 952, 652, 77)


def tracks() -> Shape:
    """Both rings with their numbers."""
    energy = [energy_at(value) for value in range(LAST + 1)]
    consumption = [consumption_at(value) for value in range(FIRST_CONSUMPTION, LAST + 1)]
    parts = [
        path("M0 0H1000V700H0ZM60 60V640H940V60Z", fill="#0b0418", fill_opacity=0.62, fill_rule="evenodd"),
        stroke(broken_line(energy), "#4a3a10", 22, opacity=0.5),
        stroke(broken_line(consumption), "#3a1458", 20, opacity=0.6),
    ]
    for value, (x, y) in enumerate(energy):
        if value % 10 == 0:
            parts.append(circle(x, y, 11.5, fill=GOLD, stroke="#5a3d00", stroke_width=1.2))
            parts.append(text(x, y, str(value), 13.5 if value < LAST else 12, "#3a2600", font_weight=800))
        elif value % 5 == 0:
            parts.append(circle(x, y, 5, fill="#3a2c0a", stroke=GOLD, stroke_width=1.2))
        else:
            parts.append(circle(x, y, 3, fill="#ffd98a", opacity=0.75))
    for value, (x, y) in enumerate(consumption, FIRST_CONSUMPTION):
        if value % 10 == 0:
            parts.append(path(hexagon(x, y, 12), fill=MAGENTA, stroke="#2c0a44", stroke_width=1.2))
            parts.append(text(x, y, str(value), 13.5 if value < LAST else 12, "#2c0a44", font_weight=800))
        elif value % 5 == 0:
            parts.append(path(hexagon(x, y, 5), fill="#32104e", stroke=MAGENTA, stroke_width=1.1))
        else:
            parts.append(circle(x, y, 2.6, fill="#e2b4ff", opacity=0.7))
    return join(*parts)


def along(x: float, y: float) -> tuple[float, float]:
    """Counters on one space lie side by side, towards the inside of the board."""
    if x < 100:
        return 9, 0
    if x > 900:
        return -9, 0
    return 0, 9 if y < 100 else -9


def counter_pieces(desk: Desk) -> list[Piece]:
    """The energy die shows the level; counters on one space are stacked in the order of arrival (CS-ORD-04)."""
    t = desk.t
    pieces: list[Piece] = []
    for seat in sorted(range(t.seats), key=lambda seat: t.stacked[seat]):
        colour = desk.seat(seat)
        x, y = energy_at(t.energy[seat])
        dx, dy = along(x, y)
        die = join(
            rect(-15, -9, 31, 26, 6, fill="#05020c", opacity=0.55),
            rect(-15, -11, 30, 26, 6, fill=colour.dark),
            rect(-15, -13, 30, 25, 6, fill=face_paint(colour), stroke="#fff", stroke_opacity=0.7),
            glyph(colour, -5.5, -1, 10),
            text(6.5, -1, roman(t.level[seat]), 13, "#ffffff", font_weight=800),
        )
        pieces.append(Piece(f"energy-{seat}", die, x + dx * t.stacked[seat], y + dy * t.stacked[seat]))
        x, y = consumption_at(t.consumption[seat])
        dx, dy = along(x, y)
        same = sum(t.consumption[other] == t.consumption[seat] for other in range(seat))
        token = join(
            path(hexagon(1, 4, 13.5), fill="#05020c", opacity=0.55),
            path(hexagon(0, 0, 13.5), fill=face_paint(colour), stroke="#fff", stroke_width=1.4),
            glyph(colour, 0, 0, 13),
        )
        pieces.append(Piece(f"consumption-{seat}", token, x + dx * same, y + dy * same))
    return pieces


def counter_spots(desk: Desk) -> list[Spot]:
    """What the counters say: the distance to the next level."""
    t, words = desk.t, desk.words
    spots: list[Spot] = []
    for seat in range(t.seats):
        x, y = energy_at(t.energy[seat])
        dx, dy = along(x, y)
        far = t.consumption[seat] - t.energy[seat]
        tip = words(
            "energy-tip", energy=t.energy[seat], consumption=t.consumption[seat], far=far, level=roman(t.level[seat])
        )
        x, y = x + dx * t.stacked[seat], y + dy * t.stacked[seat]
        spots.append(Spot(f"spot-energy-{seat}", rect_outline(30, 25, 6), x, y, words.person(seat), tip))
    return spots
