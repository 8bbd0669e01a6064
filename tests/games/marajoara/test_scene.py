"""Every state of a game can be drawn, and whatever can be chosen can be pointed at."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from tests import scene_checks
from tests.scene_checks import changes, drawn, moments, targets
from vestige.games.marajoara import GAME
from vestige.games.marajoara.scene import cover
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.game import Game
from vestige.kernel.values import Plain
from vestige.texts.check import faults

DRAWN = {"space", "storage", "fragment", "showcase", "track", "cart", "slate", "spent", "museum"}
"""Kinds of arguments that lie on the table."""

MENUS = frozenset(arg.kind for args in GAME.verbs.values() for arg in args) - DRAWN

SETUPS: list[tuple[int, dict[str, Plain]]] = [(seats, {}) for seats in (2, 3, 4)]
SETUPS += [(1, {"mission": mission}) for mission in range(1, 9)]
SETUPS += [(2, {"adjacency": "all_eight", "cart_order": "queue"}), (1, {"mission": 6, "challenge": True})]


def dealt(seats: int, options: dict[str, Plain] | None = None, seed: bytes = b"", game: Game = GAME) -> MarajoaraTable:
    t = game.deal(seats, options, seed=seed)
    assert isinstance(t, MarajoaraTable)
    return t


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_whatever_can_be_chosen_can_be_pointed_at(seats: int, options: dict[str, Plain]) -> None:
    for t in moments(dealt(seats, options, b"\3"), seed=3, every=3):
        scene_checks.what_can_be_chosen_can_be_pointed_at(t, MENUS)


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_every_die_is_drawn_once_wherever_it_is(seats: int, options: dict[str, Plain]) -> None:
    for t in moments(dealt(seats, options, b"\5"), seed=5, every=3):
        pieces = Counter(piece.id for pane in drawn(t, None).panes.values() for piece in pane.pieces)
        assert max(pieces.values()) == 1
        assert sum(name.startswith("die-") for name in pieces) == len(t.value) - t.aside


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_pictures_are_well_formed_and_lack_no_definition(seats: int, options: dict[str, Plain], lang: str) -> None:
    for t in moments(dealt(seats, options, b"\7"), seed=7, every=60):
        scene_checks.well_formed(drawn(t, 0, lang).svg())
        scene_checks.everybody_sees_a_picture(t, lang)


def test_every_place_of_the_box_can_be_pointed_at() -> None:
    """With two museums all places there are; dice that wait get their spots when they come."""
    places = {f"{kind}:{id}" for kind in DRAWN - {"slate", "spent"} for id in GAME.ids(kind)} - {"storage:captured"}
    assert targets(drawn(dealt(1, {"mission": 6}), 0)) == places


def test_everything_that_is_drawn_has_a_name_and_a_tip() -> None:
    for t in moments(dealt(4, seed=b"\t"), seed=9, every=40):
        scene_checks.everything_is_explained(drawn(t, 1), without_tip=("score-",))


def test_only_the_reader_s_own_museum_can_be_chosen_from() -> None:
    t = dealt(3)
    for seat in (0, 1, 2, None):
        panes = drawn(t, seat).panes.values()
        choosable = {pane.id for pane in panes if any(spot.target for spot in pane.spots)}
        assert choosable == {"board"} | ({f"museum-{seat}"} if seat is not None else set())


def test_the_picture_shows_the_board_and_the_reader_s_museums() -> None:
    assert drawn(dealt(3), 2).shown == ("board", "museum-2")
    assert drawn(dealt(1, {"mission": 6}), 0).shown == ("board", "museum-0", "museum-1")


def test_a_capture_sends_little_more_than_the_two_dice() -> None:
    t = dealt(2, seed=b"4")
    while not any(action[0] == "capture" for action in t.options(t.asked()[0])):
        t.play(t.asked()[0], t.options(t.asked()[0])[0])
    before = drawn(t, 0)
    seat = t.asked()[0]
    capture = next(action for action in t.options(seat) if action[0] == "capture")
    jumper = t.board[capture[1]]
    t.play(seat, capture)
    changed = changes(before, drawn(t, 0))
    assert f"die-{jumper}" in changed["board-pieces"]
    assert sum(name.startswith("die-") for layer in changed.values() for name in layer) <= 3
    assert not any(name.endswith("-static") for name in changed)


def test_boards_stay_small_enough_to_send() -> None:
    scene_checks.small_enough_to_send(drawn(dealt(4), 0, "fr"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_letters_are_large_enough_and_no_word_is_cut(lang: str) -> None:
    """On a desktop the board is shown at 82 % or more and a museum at full size: eleven pixels at least."""
    t = dealt(2, seed=b"1")
    t.museums[0].store[:3] = range(3)
    t.value[:3] = [6, 6, 6]
    for name, scale in {"board": 0.82, "museum-0": 1.0}.items():
        scene_checks.readable(drawn(t, 0, lang).panes[name], scale)


def test_a_board_of_another_size_fills_the_same_pit() -> None:
    """An owner's components may have other spaces."""
    components = {**GAME.components}
    board = dict(components["board"])
    board["spaces"] = [{**space, "column": space["column"] + 1} for space in board["spaces"]]
    components["board"] = board
    t = dealt(2, game=GAME.with_components(components))
    spots = {spot.id: spot for spot in drawn(t, 0).panes["board"].spots}
    assert spots["space-h8"].x < 372 + 608
    assert spots["space-b1"].x - spots["space-a1"].x == pytest.approx(608 / 9)


def test_a_score_below_zero_and_one_above_ninety_are_told_by_a_tag() -> None:
    t = dealt(2)
    t.score(0, 0, -4)
    t.score(1, 0, 95)
    pieces = {piece.id: piece for piece in drawn(t, 0).panes["board"].pieces}
    assert ">−4<" in pieces["lap-0"].drawing.markup
    assert ">+90<" in pieces["lap-1"].drawing.markup
    assert pieces["score-disc-0"].y < pieces["score-disc-1"].y


def test_the_box_front_stands_upright_and_leaves_the_title_to_the_page() -> None:
    scene_checks.a_box_front(cover())


def test_both_languages_say_the_same() -> None:
    assert faults(files("vestige.games.marajoara") / "texts") == []
