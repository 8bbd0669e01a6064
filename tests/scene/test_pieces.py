"""Pieces common to games."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from vestige.scene.cards import CardFace, card, card_back, pile, tile
from vestige.scene.dice import PIPS, die, die_stamp, pip
from vestige.scene.icons import SHARED
from vestige.scene.palette import DICE, SEATS, Look, Seat
from vestige.scene.seats import badge
from vestige.scene.shapes import NOTHING, Shape, circle
from vestige.scene.track import track, trail
from vestige.scene.wood import cube, disc, figure, tower

LOOK = Look("Young Serif", "#2b2622", "#6d5f50", "#b98a4a", "home", SHARED)


def well_formed(shape: Shape) -> bool:
    ElementTree.fromstring(f"<svg>{shape.markup}{''.join(shape.needs.values())}</svg>")
    return True


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("colour", DICE)
def test_a_die_shows_as_many_pips_as_its_value(colour: str, value: int) -> None:
    drawn = die_stamp(colour, value).needs[die_stamp(colour, value).id]
    pips = [pip(DICE[colour], x * 27, y * 27 - 6).markup for x, y in PIPS[value]]
    assert len(set(pips)) == value
    assert all(markup in drawn for markup in pips)


def test_dice_of_one_look_share_a_stamp_at_any_size() -> None:
    small, large = die("red", 5, 20), die("red", 5, 60)
    assert set(small.needs) == set(large.needs)
    assert small != large


@pytest.mark.parametrize(
    "piece",
    [
        lambda seat: disc(seat, 10),
        lambda seat: cube(seat, 20),
        lambda seat: tower(seat, 20, 3),
        lambda seat: figure(SHARED, "person", seat, 40, halo="#ffffff"),
        lambda seat: badge(seat, 0, 0, 10),
    ],
    ids=["disc", "cube", "tower", "figure", "badge"],
)
def test_a_wooden_piece_carries_its_seat_s_glyph(piece: Callable[[Seat], Shape]) -> None:
    for seat in SEATS.values():
        assert f"seat-{seat.glyph}" in piece(seat).needs
        assert well_formed(piece(seat))


def test_a_tower_rises_with_its_cubes() -> None:
    heights = [len("".join(tower(SEATS["red"], 20, cubes).needs.values())) for cubes in (1, 2, 3)]
    assert heights == sorted(set(heights))


def test_a_card_says_what_it_is_does_and_costs() -> None:
    face = CardFace(
        "#b4522f", "Oven", NOTHING, circle(0, 0, 20), "scores with metals", figure="4", price=circle(0, 0, 3)
    )
    drawn = card(face)
    assert all(words in drawn.markup for words in (">Oven<", ">scores with<", ">metals<", ">4<"))
    assert well_formed(drawn)


def test_a_pile_shows_three_edges_at_most_and_its_count() -> None:
    back = card_back(LOOK)
    assert pile(back, 2).markup.count("translate(") == 1
    assert pile(back, 40).markup.count("translate(") == 3
    assert ">40<" in pile(back, 40).markup


def test_a_tile_has_its_value_and_sign_in_the_corners() -> None:
    drawn = tile("#21a08f", circle(0, 0, 9), 60, "4", circle(0, 0, 3))
    assert ">4<" in drawn.markup
    assert drawn.markup.count("<circle") == 3


def test_a_track_numbers_every_fifth_place() -> None:
    places = [(float(x), 0.0) for x in range(0, 120, 10)]
    drawn = track(places, 6, "#333333", "#eeeeee", "#000000", first=8)
    assert [number for number in range(8, 20) if f">{number}</text>" in drawn.markup] == [10, 15]
    assert well_formed(drawn + trail(places[:4], SEATS["blue"], 8))
