"""Marajoara's own pieces: dig token, vase, tags and markers. All are drawn around the origin."""

from __future__ import annotations

from functools import cache

from vestige.games.marajoara.scene.look import CREAM, ICONS, SHADE, icon
from vestige.games.marajoara.scene.pit import BONUS_INK
from vestige.games.marajoara.scene.tracks import SCORES
from vestige.scene.colour import lighten
from vestige.scene.definitions import stamp
from vestige.scene.palette import DONE, Seat
from vestige.scene.seats import glyph
from vestige.scene.shapes import Definition, Shape, circle, group, path, rect, stroke, text, use
from vestige.scene.wood import figure


@cache
def token_stamp(seat: Seat) -> Definition:
    """A dig token of radius 30: trowel, stitched edge, the owner's glyph at the top."""
    return stamp(
        circle(1.5, 3.5, 30, fill=SHADE, opacity=0.28),
        circle(0, 1.5, 30, fill=seat.dark),
        circle(0, 0, 30, fill=seat.base),
        circle(0, 0, 25.8, fill="none", stroke=lighten(seat.base, 0.55), stroke_width=1.6, stroke_dasharray="4.5 3"),
        circle(0, 0, 18.6, fill=seat.dark, opacity=0.35),
        icon("mj-trowel", 0, 0, 25.8, seat.ink, opacity=0.95),
        circle(0, -22.2, 7.2, fill=seat.dark),
        glyph(seat, 0, -22.2, 9.6),
    )


@cache
def token(seat: Seat, radius: float) -> Shape:
    return use(token_stamp(seat), scale=radius / 30)


@cache
def vase(seat: Seat, size: float) -> Shape:
    """The wooden vase; the origin is its foot."""
    return figure(ICONS, "mj-vase", seat, size)


@cache
def objective(seat: Seat, met: bool) -> Shape:
    """A solo mission's marker: a vase of another colour, ticked when met (MJ-SOL-02)."""
    ground = circle(0, 0, 11, fill=CREAM, stroke=seat.dark, stroke_width=1.6)
    if not met:
        return ground + icon("mj-mission", 0, 0, 15, seat.dark)
    tick = stroke("M-4.5 0.5l3 3.5 6-7", "#fff", 2.4)
    return circle(0, 0, 11, fill=DONE, stroke="#fff", stroke_width=1.6) + tick


@cache
def bonus_tab(bonus: int) -> Shape:
    """Says at the corner of a die that it stands on a +1 or +2 space."""
    return group(
        circle(0, 1.5, 12.5, fill=SHADE, opacity=0.25),
        circle(0, 0, 12, fill=BONUS_INK[bonus], stroke=CREAM, stroke_width=1.5),
        text(0, 0, f"+{bonus}", 13.5, CREAM, font_weight=800),
    )


def lap_of(points: int) -> str:
    """The tag of a score that has left the staff: laps run, or a score below 0 (MJ-M7-03)."""
    if points < 0:
        return f"−{-points}"
    return f"+{points - points % SCORES}" if points >= SCORES else ""


@cache
def score_tag(seat: Seat, words: str) -> Shape:
    """Laps round the score staff: +30, +60."""
    plate = rect(-16, -8, 32, 16, 5, fill=seat.dark, stroke="#fff", stroke_width=1.2)
    return plate + text(0, 0, words, 13.5, "#fff", font_weight=800)


@cache
def round_marker(number: int) -> Shape:
    return group(
        circle(0, 2, 16.5, fill=SHADE, opacity=0.3),
        circle(0, 0, 16, fill="#b4522f", stroke=CREAM, stroke_width=2.4),
        text(0, 0, str(number), 15, CREAM, font_weight=800),
    )


@cache
def past_round() -> Definition:
    return stamp(circle(0, 0, 13, fill="#5d3a1b", stroke="#4d2d12", stroke_width=1.2))


@cache
def picked_mark() -> Shape:
    """A die chosen for the open action."""
    return circle(0, 0, 8, fill=DONE, stroke="#fff", stroke_width=1.5) + stroke("M-3.5 0l2.5 2.8 4.5-5.5", "#fff", 2)


@cache
def jumper_mark() -> Shape:
    """Points at the die that jumped this turn (MJ-SOL-14)."""
    return path("M0 0l-6 -10h12Z", fill=CREAM, stroke="#2a160a", stroke_width=1.6, stroke_linejoin="round")
