"""Shapes and the definitions they carry."""

from __future__ import annotations

import pytest

from vestige.scene.definitions import linear, stamp
from vestige.scene.shapes import circle, group, join, number, rect, text, transform, use


@pytest.mark.parametrize(
    ("value", "written"),
    [(3, "3"), (3.0, "3"), (3.14, "3.1"), (-2.5, "-2.5"), (0.35, ".35"), (-0.5, "-.5"), (-0.001, "0"), (0, "0")],
)
def test_a_number_is_written_short(value: float, written: str) -> None:
    assert number(value) == written


def test_attributes_are_written_as_svg_spells_them_and_none_is_left_out() -> None:
    drawn = rect(1, 2, 3, 4, stroke_width=2, fill=None, class_="peg")
    assert drawn.markup == '<rect x="1" y="2" width="3" height="4" stroke-width="2" class="peg"/>'


def test_words_cannot_break_out_of_the_markup() -> None:
    assert ">&lt;b&gt; &amp; &quot;x&quot;</text>" in text(0, 0, '<b> & "x"').markup


def test_a_thing_left_where_it_is_has_no_transform() -> None:
    assert transform() is None
    assert transform((10, 20.55), 90, 0.5) == "translate(10 20.6) rotate(90) scale(0.5)"


def test_a_drawing_carries_every_definition_it_refers_to() -> None:
    sand, sea = linear([(0, "#ffffff"), (1, "#000000")]), linear([(0, "#0000ff"), (1, "#000088", 0.5)])
    picture = group(rect(0, 0, 1, 1, fill=sand), join(circle(0, 0, 1, fill=sea)))
    assert set(picture.needs) == {sand.id, sea.id}
    assert f'fill="url(#{sand.id})"' in picture.markup
    assert 'stop-opacity=".5"' in picture.needs[sea.id]


def test_equal_definitions_have_one_id_and_different_ones_do_not() -> None:
    assert linear([(0, "#ffffff")]) == linear([(0, "#ffffff")])
    assert linear([(0, "#ffffff")]) != linear([(0, "#fffffe")])


def test_a_stamp_is_written_once_however_often_it_is_used() -> None:
    gold = linear([(0, "#ffff00")])
    coin = stamp(circle(0, 0, 5, fill=gold))
    purse = join(*(use(coin, (x, 0)) for x in range(3)))
    assert purse.markup.count(f'href="#{coin.id}"') == 3
    assert set(purse.needs) == {coin.id, gold.id}
    assert purse.needs[coin.id].count("<circle") == 1
