"""Scores over time: one line per seat, told apart by colour, dashes and the glyph at its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import ceil, log10

from vestige.scene.palette import Look, Seat
from vestige.scene.paths import broken_line
from vestige.scene.scene import Box, Pane, Scene
from vestige.scene.seats import badge
from vestige.scene.shapes import Attribute, Point, Shape, join, stroke, text

DASHES = ("none", "9 5", "2 5", "12 4 2 4", "5 3", "16 4")
LEFT, RIGHT, TOP, BOTTOM = 40.0, 34.0, 16.0, 30.0
BADGE = 11.0


@dataclass(frozen=True)
class Line:
    """A seat's score at each moment, and paler what it would be with points that may still be lost."""

    seat: Seat
    scores: list[int]
    pale: list[int] = field(default_factory=list)


class Plot:
    """Where a score at a moment lies."""

    def __init__(self, lines: Sequence[Line], width: float, height: float) -> None:
        scores = [0, *(score for line in lines for score in (*line.scores, *line.pale))]
        self.step = tick(max(scores) - min(scores))
        self.low = min(scores) // self.step * self.step
        self.high = max(self.step, ceil(max(scores) / self.step) * self.step)
        self.moments = max([2, *(len(line.scores) for line in lines)])
        self.width, self.height = width, height

    def at(self, moment: int, score: float) -> Point:
        across = (self.width - LEFT - RIGHT) * moment / (self.moments - 1)
        down = (self.height - TOP - BOTTOM) * (self.high - score) / (self.high - self.low)
        return LEFT + across, TOP + down


def tick(spread: int) -> int:
    """Distance of the horizontal lines: 1, 2 or 5 times a power of ten, about five lines."""
    rough = max(1.0, spread / 5)
    power = 10 ** int(log10(rough))
    return next(int(power * factor) for factor in (1, 2, 5, 10) if power * factor >= rough)


def score_chart(
    look: Look, lines: Sequence[Line], name: str, moments: Sequence[str] = (), size: tuple[float, float] = (560, 260)
) -> Scene:
    """A chart as a scene of one pane. `moments` are words under the axis, evenly spaced (rounds, for example)."""
    width, height = size
    plot = Plot(lines, width, height)
    curves = [score_line(plot, line, i) for i, line in enumerate(lines)]
    drawn = join(*grid(plot), *axis(plot, moments), *curves, *ends(plot, lines))
    pane = Pane("chart", name, Box(0, 0, width, height), drawn)
    return Scene(replace(look, bright=False), {"chart": pane}, ("chart",))


def grid(plot: Plot) -> list[Shape]:
    drawn = []
    for score in range(plot.low, plot.high + 1, plot.step):
        (x, y), (right, _) = plot.at(0, score), plot.at(plot.moments - 1, score)
        drawn.append(stroke(broken_line([(x, y), (right, y)]), "currentColor", 1, opacity=0.45 if score == 0 else 0.16))
        drawn.append(text(x - 8, y, str(score).replace("-", "−"), 12, "currentColor", text_anchor="end", opacity=0.75))
    return drawn


def axis(plot: Plot, moments: Sequence[str]) -> list[Shape]:
    last = max(1, len(moments) - 1)
    places = [(LEFT + (plot.width - LEFT - RIGHT) * i / last, words) for i, words in enumerate(moments)]
    return [text(x, plot.height - 12, words, 12, "currentColor", opacity=0.75) for x, words in places]


def score_line(plot: Plot, line: Line, number: int) -> Shape:
    dashes = DASHES[number % len(DASHES)]
    pale = curve(plot, line.pale if line.pale != line.scores else [], line.seat.base, 2, opacity=0.32)
    return pale + curve(plot, line.scores, line.seat.base, 3, stroke_dasharray=dashes)


def curve(plot: Plot, scores: Sequence[int], ink: str, width: float, **style: Attribute) -> Shape:
    points = [plot.at(moment, score) for moment, score in enumerate(scores)]
    return stroke(broken_line(points), ink, width, **style) if len(points) > 1 else join()


def ends(plot: Plot, lines: Sequence[Line]) -> list[Shape]:
    """Badges at the last scores, moved apart where they would cover each other."""
    drawn: list[Shape] = []
    lowest = -BADGE * 2
    finals = [(plot.at(len(line.scores) - 1, line.scores[-1]), line.seat) for line in lines if line.scores]
    for (x, y), seat in sorted(finals, key=lambda final: final[0][1]):
        lowest = max(y, lowest + 2 * BADGE + 1)
        drawn.append(badge(seat, x + BADGE + 4, lowest, BADGE))
    return drawn
