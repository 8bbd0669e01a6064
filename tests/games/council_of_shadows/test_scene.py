"""Every state of a game can be drawn, whatever can be chosen can be pointed at, and no drawing tells a secret."""

from __future__ import annotations

import pytest

from tests import scene_checks
from tests.games.council_of_shadows.positions import deal, plan, play, position, table
from tests.scene_checks import drawn, moments, pieces, spots
from vestige.games.council_of_shadows import GAME
from vestige.games.council_of_shadows.scene import cover, prompt
from vestige.games.council_of_shadows.table import Council
from vestige.kernel.values import Plain
from vestige.kernel.verb import COUNT
from vestige.kernel.view import view

pytestmark = pytest.mark.slow

MODULES: dict[str, Plain] = {"module_1_stations": True, "module_2_leaders": True}
SETUPS: list[tuple[int, dict[str, Plain]]] = [(seats, {}) for seats in (1, 2, 3, 4)]
SETUPS += [(seats, MODULES) for seats in (1, 2, 4)]
MENUS = frozenset({COUNT})
"""Payments and heights of towers are chosen in a menu."""


def dealt(seats: int, options: dict[str, Plain], seed: int = 0) -> Council:
    t = GAME.deal(seats, options, seed=bytes([seed]))
    assert isinstance(t, Council)
    return t


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_whatever_can_be_chosen_can_be_pointed_at(seats: int, options: dict[str, Plain]) -> None:
    for t in moments(dealt(seats, options, 3), seed=3, every=3):
        scene_checks.what_can_be_chosen_can_be_pointed_at(t, MENUS)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_every_state_is_drawn_for_everybody(seats: int, options: dict[str, Plain], lang: str) -> None:
    for t in moments(dealt(seats, options, 7), seed=7, every=40):
        scene_checks.everybody_sees_a_picture(t, lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_pictures_are_well_formed_and_lack_no_definition(seats: int, lang: str) -> None:
    for t in moments(dealt(seats, {}, 9), seed=9, every=150):
        scene_checks.well_formed(drawn(t, 0, lang).svg())


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_a_seat_cannot_see_changes_nothing_in_its_drawing(seats: int) -> None:
    for t in moments(dealt(seats, MODULES, 11), seed=11, every=30):
        for seat in (0, None):
            scene_checks.what_is_unseen_is_not_drawn(t, seat)


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_everything_is_explained(seats: int) -> None:
    for t in moments(dealt(seats, MODULES, 2), seed=2, every=90):
        scene_checks.everything_is_explained(drawn(t, 0))


def test_the_board_is_small_enough_to_send() -> None:
    for t in moments(dealt(4, MODULES, 4), seed=4, every=200):
        scene_checks.small_enough_to_send(drawn(t, 0))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_letters_can_be_read_on_a_phone(seats: int, lang: str) -> None:
    for t in moments(dealt(seats, MODULES, 6), seed=6, every=120):
        for pane in drawn(t, 0, lang).panes.values():
            scene_checks.readable_on_a_phone(pane)


def test_the_cover_stands_upright() -> None:
    scene_checks.a_box_front(cover())


def test_a_move_sends_little() -> None:
    match = position({"areas": {"area_1": ["start_settle"]}}, tiles={"grey_1": "s1_01"}, question=[_act()])
    before = drawn(match.table, 0)
    play(match, "settle s1_01_1 1")
    changed = scene_checks.changes(before, drawn(match.table, 0))
    assert "board-static" not in changed
    assert "cubes-s1_01_1" in changed["board-pieces"]


def _act() -> dict[str, Plain]:
    return {"step": "act", "seat": "p1", "area": "area_1"}


def test_the_plan_is_drawn_for_its_owner_alone() -> None:
    match = position(question=[{"step": "planning"}, {"step": "consumption"}])
    play(match, "put start_tower area_1", by=0)
    assert "laid-start_tower-0" in pieces(drawn(match.table, 0).panes["seat-0"])
    assert "laid-start_tower-0" not in pieces(drawn(match.table, 1).panes["seat-0"])
    outlook = spots(drawn(match.table, 0).panes["seat-0"])["spot-outlook-0"].tip
    assert (
        outlook == "The top cards consume 6: the counter is then on 26, and 26 energy are missing for the next level."
    )
    play(match, "put start_gems area_2", "put start_extract area_3", "confirm", by=0)
    plan(match, 1, area_1="start_gems", area_2="start_settle", area_3="start_extract")
    assert "laid-start_tower-0" in pieces(drawn(match.table, 1).panes["seat-0"])


def test_a_galaxy_tells_what_a_harvest_would_pay() -> None:
    match = position({"cubes": {"s2_01_1": 1}}, {"cubes": {"s2_01_2": 1}}, tiles={"red_1": "s2_01"})
    assert "5 energy now" in spots(drawn(match.table, 0).panes["board"])["galaxy-red"].tip
    assert "energy now" not in spots(drawn(match.table, None).panes["board"])["galaxy-red"].tip


def test_covered_galaxies_say_so() -> None:
    board = drawn(deal(3).table, 0).panes["board"]
    assert "three players" in spots(board)["galaxy-yellow"].tip
    assert "space-yellow_1" not in spots(board)


def said(t: Council, *begun: int | str) -> str:
    return prompt(view(t, 0), scene_checks.words(GAME.id, "en").say, begun)


def test_prompts_speak_of_the_moment() -> None:
    match = position({"areas": {"area_1": ["start_tower"]}}, tiles={"grey_1": "s1_01"}, question=[_act()])
    assert said(table(match)) == "Area 1, Twin settle, range 1: Choose a planet for a tower of 2"
    match = position(question=[{"step": "planning"}, {"step": "consumption"}])
    assert said(table(match)) == "3 areas still need a card. The plan consumes 0, 20 in all"
    assert said(table(match), "put", 1) == "Twin settle consumes 6: on which area?"
    play(match, "put start_tower area_1", "put start_gems area_2", "put start_extract area_3", by=0)
    assert said(table(match)).endswith("The plan consumes 12, 32 in all")
    assert said(table(deal())) == ""
