"""Documents: what is wrong is refused with its key, and changes nothing."""

from __future__ import annotations

import pytest

from tests.games.magnastorm.positions import asked, doc, position, seat_of
from vestige.games.magnastorm import GAME
from vestige.kernel.document import document, restore
from vestige.kernel.errors import BadInput
from vestige.kernel.match import new_match
from vestige.kernel.playout import Tally, playout
from vestige.kernel.rng import Quick
from vestige.kernel.values import Plain


def test_an_empty_position_is_the_turn_of_the_first_player() -> None:
    match = position()
    assert asked(match) == "p1 turn"
    assert doc(match)["round"] == 1


@pytest.mark.parametrize(
    ("wrong", "key", "code"),
    [
        ({"round": 5}, "round", "position-range"),
        ({"order": ["p1", "p1", "p2", "p3"]}, "order", "position-count"),
        ({"admins": ["idris_yakuul", "idris_yakuul"]}, "admins", "position-count"),
        ({"admins": ["sayuri_modo"]}, "admins", "position-id"),
        ({"objectives": {"obj_r_ten": [], "obj_r_single": [], "obj_r_spread": []}}, "objectives", "position-count"),
        ({"objectives": {"obj_x": []}}, "objectives.obj_x", "position-key"),
        ({"upper": {"r6c1": {"neutral": 1}}}, "upper.r6c1", "position-key"),
        ({"upper": {"r1c1": {"neutral": 16}}}, "upper.r1c1.neutral", "position-range"),
        ({"upper": {"r1c1": {"gray": 6}}}, "upper", "position-pieces"),
        ({"supply": {"yellow": 26}}, "supply", "position-pieces"),
        ({"stations": {"t12_main": "p9"}}, "stations.t12_main", "position-id"),
        ({"p1": {"runner": "s1_front_2"}}, "runner", "position-id"),
        ({"p1": {"labs": {"s4_rear_1": 4}}}, "labs.s4_rear_1", "position-range"),
        ({"p1": {"levels": {"red": 13}}}, "levels.red", "position-range"),
        ({"p1": {"luck": 1}}, "seat[0].luck", "position-key"),
        ({"p1": {"commanders": ["kim_kin_park"]}, "researchers": ["sayuri_modo"]}, "/", "position-broken"),
    ],
)
def test_a_wrong_position_is_refused_with_its_key(wrong: dict[str, Plain], key: str, code: str) -> None:
    with pytest.raises(BadInput) as refusal:
        position(**wrong)
    assert refusal.value.code == code
    assert refusal.value.where["key"].endswith(key)


def test_two_labs_of_different_players_on_one_space_are_refused() -> None:
    labs = {"s4_rear_1": 1}
    with pytest.raises(BadInput):
        position(p1=seat_of("", labs=labs), p2=seat_of("", labs=labs))


def test_a_table_in_the_middle_of_a_game_is_the_same_after_a_trip() -> None:
    for players in (2, 3, 4):
        match = new_match(GAME, players, seed=bytes([players]))
        playout(match.table, Quick(players), Tally(), 150)
        found = document(match.table)
        assert document(restore(GAME, found)) == found


def test_bad_words_are_refused_and_change_nothing() -> None:
    match = position(players=2)
    before = match.hash()
    for words in (["use", "c9", "neutral"], ["fly"], [], ["take", 1], ["use", "c1", "neutral", "x"]):
        with pytest.raises(Exception, match="E_"):
            match.play(0, words)
    assert match.hash() == before


@pytest.mark.rule("MS-ERR-01", "MS-COMP-08")
def test_what_is_not_on_this_side_is_unknown() -> None:
    match = position(players=2)
    for line in (["take", "c5"], ["use", "c5", "neutral"]):
        with pytest.raises(Exception, match="E_UNKNOWN"):
            match.play(0, line)
    with pytest.raises(Exception, match="E_TURN"):
        match.play(1, ["take", "c5"])
