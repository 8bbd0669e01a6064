"""Scores over time."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from vestige.scene.chart import Line, Plot, score_chart, tick
from vestige.scene.icons import SHARED
from vestige.scene.palette import SEATS, Look

LOOK = Look("Young Serif", "#2b2622", "#6d5f50", "#b98a4a", "home", SHARED)


def test_every_seat_has_its_line_its_dashes_and_its_badge() -> None:
    seats = list(SEATS.values())[:4]
    svg = score_chart(LOOK, [Line(seat, [0, 5 * i, 9 * i]) for i, seat in enumerate(seats)], "Scores").svg()
    ElementTree.fromstring(svg)
    assert all(f'stroke="{seat.base}"' in svg and f'id="seat-{seat.glyph}"' in svg for seat in seats)
    assert len({part.partition('"')[0] for part in svg.split('stroke-dasharray="')[1:]}) == 4


def test_the_best_score_lies_highest_and_a_loss_under_zero() -> None:
    plot = Plot([Line(SEATS["red"], [0, -4, 40])], 560, 260)
    assert plot.at(2, 40)[1] < plot.at(0, 0)[1] < plot.at(1, -4)[1] <= 260


@pytest.mark.parametrize(("spread", "step"), [(0, 1), (5, 1), (9, 2), (31, 10), (90, 20), (240, 50)])
def test_lines_stand_at_round_numbers(spread: int, step: int) -> None:
    assert tick(spread) == step


def test_badges_of_equal_scores_do_not_cover_each_other() -> None:
    tied = [Line(SEATS["red"], [0, 10]), Line(SEATS["blue"], [0, 10])]
    svg = score_chart(LOOK, tied, "Scores").svg()
    badges = [part.partition('"')[0] for part in svg.split('transform="')[1:]]
    assert len(set(badges)) == len(badges) == 2


@pytest.mark.parametrize("scores", [[], [3]])
def test_a_game_that_has_hardly_begun_can_be_drawn(scores: list[int]) -> None:
    ElementTree.fromstring(score_chart(LOOK, [Line(SEATS["red"], scores)], "Scores", ["1", "14"]).svg())
