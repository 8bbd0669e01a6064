"""Every state can be drawn, whatever can be chosen can be pointed at, and the drawing tells what matters."""

from __future__ import annotations

import pytest

from tests import scene_checks
from tests.games.magnastorm.positions import ending, play, position, seat_of, table, turn
from tests.scene_checks import drawn, moments, pieces, spots
from vestige.games.magnastorm import GAME
from vestige.games.magnastorm.scene import arrows, cover, panels, prompt
from vestige.games.magnastorm.table import Planet
from vestige.kernel.values import Action, Plain
from vestige.kernel.verb import COUNT
from vestige.kernel.view import view

pytestmark = pytest.mark.slow

SETUPS: list[tuple[int, dict[str, Plain]]] = [
    (2, {}),
    (3, {"start": "start_2"}),
    (4, {"advanced": True}),
]
MENUS = frozenset({COUNT, "payment", "crew"})
"""How one pays and which crew of a column goes is chosen in a menu."""


def dealt(seats: int, options: dict[str, Plain], seed: int = 0) -> Planet:
    t = GAME.deal(seats, options, seed=bytes([seed]))
    assert isinstance(t, Planet)
    return t


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_whatever_can_be_chosen_can_be_pointed_at(seats: int, options: dict[str, Plain]) -> None:
    for t in moments(dealt(seats, options, 3), seed=3, every=2):
        scene_checks.what_can_be_chosen_can_be_pointed_at(t, MENUS)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_every_state_is_drawn_for_everybody(seats: int, options: dict[str, Plain], lang: str) -> None:
    for t in moments(dealt(seats, options, 7), seed=7, every=30):
        scene_checks.everybody_sees_a_picture(t, lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pictures_are_well_formed_and_lack_no_definition(seats: int, lang: str) -> None:
    for t in moments(dealt(seats, {}, 9), seed=9, every=120):
        scene_checks.well_formed(drawn(t, 0, lang).svg())


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_cannot_see_changes_nothing_in_its_drawing(seats: int) -> None:
    for t in moments(dealt(seats, {}, 11), seed=11, every=60):
        scene_checks.what_is_unseen_is_not_drawn(t, 0)


@pytest.mark.rule("MS-COMP-15", "MS-MOVE-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_explained(seats: int) -> None:
    for t in moments(dealt(seats, {}, 2), seed=2, every=80):
        scene_checks.everything_is_explained(drawn(t, 0))


def test_the_board_is_small_enough_to_send() -> None:
    for t in moments(dealt(4, {}, 4), seed=4, every=100):
        scene_checks.small_enough_to_send(drawn(t, 0))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 4])
def test_letters_can_be_read_on_a_phone(seats: int, lang: str) -> None:
    for t in moments(dealt(seats, {}, 6), seed=6, every=120):
        for pane in drawn(t, 0, lang).panes.values():
            scene_checks.readable_on_a_phone(pane)


def test_the_cover_stands_upright() -> None:
    scene_checks.a_box_front(cover())


def test_a_move_sends_little() -> None:
    match = position(p1=seat_of("gg", runner="s4_front_1"))
    before = drawn(match.table, 0)
    turn(match, "r5c1", "move", "stop s4_front_2")
    changed = scene_checks.changes(before, drawn(match.table, 0))
    assert "board-static" not in changed
    assert "runner-0" in changed["board-pieces"]


@pytest.mark.rule("MS-COMP-15")
def test_the_next_storm_is_announced_until_the_last_round() -> None:
    board = drawn(position(round=2).table, 0).panes["board"]
    assert {name for name in pieces(board) if name.startswith("omen")} == {"omen-s5", "omen-s2"}
    assert "next round" in spots(board)["sector-s5"].tip
    assert not [name for name in pieces(drawn(position(round=4).table, 0).panes["board"]) if name.startswith("omen")]


def test_prices_and_objectives_speak_to_the_reader() -> None:
    match = position(
        objectives={"obj_s_four": []},
        p1=seat_of("y", labs={"s4_front_1": 3}),
        upper={"r1c2": {"neutral": 1}, "r2c2": {"pink": 1}},
    )
    scene = drawn(match.table, 0)
    assert "Price now: 1 pink, 1 yellow." in spots(scene.panes["board"])["column-c2"].tip
    tip = spots(scene.panes["board"])["space-s4_heart_2"].tip
    assert "A lab here costs you 1 gray: level 1 on the blue track, 4 in the sector." in tip
    assert "You lack one lab." in spots(scene.panes["seat-0"])["goal-spot-obj_s_four-0"].tip


def said(t: Planet, *begun: int | str) -> str:
    action: Action = begun
    return prompt(view(t, t.asked()[0]), scene_checks.words(GAME.id, "en").say, action)


def test_prompts_speak_of_the_moment() -> None:
    match = position(p1=seat_of("gggyy", runner="s4_front_1", labs={"s4_front_1": 1, "s4_inner_1": 1}))
    assert said(table(match), "take", 1).endswith("for 3 yellow") or said(table(match), "take", 1)
    play(match, "use c1 neutral", "place r5c1")
    assert said(table(match)) == "On row 5, column 1: move for 1 gray, or gain cubes?"
    play(match, "move")
    assert "ways" in pieces(drawn(match.table, 0).panes["board"])
    assert "ways" not in pieces(drawn(match.table, 1).panes["board"])
    play(match, "walk s5_rear")
    assert {"trail", "shadow"} <= set(pieces(drawn(match.table, 1).panes["board"]))
    assert said(table(match)) == "Where do you stop?"
    play(match, "stop s5_rear_1")
    assert said(table(match)) == "You cross this line: build a station for 1 gray, +2 reputation?"
    play(match, "decline")
    assert said(table(match)) == "Install your lab number 3 here for 1 gray?"


def test_a_station_with_a_toll_shows_where_it_leads() -> None:
    match = position(round=2, stations={"t56_main": "p3"}, p1=seat_of("ggg", runner="s5_rear_1"))
    turn(match, "r5c1", "move")
    slot = GAME.ids("slot").index("t56_main")
    say = scene_checks.words(GAME.id, "en").say
    assert "board" in arrows(view(table(match), 0), say, ("toll", slot))
    assert arrows(view(table(match), 0), say, ()) == {}
    assert said(table(match), "toll", slot) == "Which cube do you give to pink (drop)?"


@pytest.mark.rule("MS-ART-05")
def test_the_artefacts_of_an_advanced_start_are_shown() -> None:
    t = dealt(3, {"advanced": True}, 5)
    rows = [panel.rows[-1] for panel in panels(view(t, 0), scene_checks.words(GAME.id, "en").say)]
    assert [row.icon for row in rows] == ["ms-artefact"] * 3
    assert all("Value" in row.tip for row in rows)


def test_a_spectator_sees_the_table_of_whoever_is_asked() -> None:
    match = position("p2", question=[{"step": "any", "seat": "p2"}, *ending("p2", 1)])
    assert drawn(match.table, None).shown == ("board", "seat-1")
