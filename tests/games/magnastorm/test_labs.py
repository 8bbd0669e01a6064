"""Labs and stations."""

from __future__ import annotations

import pytest

from tests.games.magnastorm.positions import (
    asked,
    doc,
    ending,
    hold,
    levels,
    offers,
    play,
    position,
    refused,
    reputation,
    seat_of,
    turn,
)
from vestige.games.magnastorm import GAME
from vestige.kernel.values import Plain

TWO = {"s4_front_1": 1, "s4_front_2": 1}
THREE = {**TWO, "s4_front_3": 1}


@pytest.mark.rule("MS-TEL-01", "MS-TEL-02", "MS-TEL-05", "MS-DEC-11")
def test_example_10_building_a_station() -> None:
    match = position(round=2, p1=seat_of("ggg", 4, runner="s5_front_1"))
    turn(match, "r5c1", "move", "walk s6_rear", "stop s6_rear_1", "build t56_main", "install")
    assert hold(match, "p1") == "g"
    assert reputation(match)[0] == 6
    assert levels(match, "p1") == {"turquoise": 1}
    assert doc(match)["stations"] == {"t56_main": "p1"}


@pytest.mark.rule("MS-TEL-04")
def test_example_39_a_slot_in_the_storm() -> None:
    match = position(round=2, p1=seat_of("ggg", runner="s4_front_1"))
    turn(match, "r5c1", "move", "stop s5_rear_1")
    assert asked(match) == "p1 lab"
    other = position(round=2, p1=seat_of("gggg", runner="s4_rim_1"))
    turn(other, "r5c1", "move", "walk s5_rim")
    assert refused(other, "build t45_main") == "E_SLOT_STORM"
    play(other, "build t45_rim")
    assert reputation(other)[0] == 2


@pytest.mark.rule("MS-TEL-03", "MS-AMB-20", "MS-TEL-02")
def test_example_40_two_stations_in_one_move() -> None:
    match = position("p4", p4=seat_of("oooooyy", runner="s4_rim_1"))
    turn(
        match,
        "r2c1",
        "move",
        "walk s5_rim",
        "walk s6_rim",
        "stop s6_rim_1",
        "build t45_rim",
        "build t56_rim",
        "decline",
    )
    assert hold(match, "p4") == "oo"
    assert reputation(match)[3] == 4


@pytest.mark.rule("MS-TEL-06")
def test_the_first_step_from_a_station_does_not_cross_its_line() -> None:
    match = position(round=2, stations={"t56_main": "p1"}, p1=seat_of("gggg", runner="s5_rear_1"))
    turn(match, "r5c1", "move", "station t56_main", "walk s6_rear", "stop s6_rear_1")
    assert asked(match) == "p1 lab"


@pytest.mark.rule("MS-LAB-04", "MS-LAB-06", "MS-LAB-08", "MS-BON-06", "MS-DEC-12", "MS-AMB-18", "MS-AMB-19")
def test_example_42_a_double_lab_gives_one_level() -> None:
    match = position("p2", p2=seat_of("uuuy", runner="s5_rear_2", labs={"s4_front_1": 1}, levels={"green": 1}))
    turn(match, "r2c2", "move", "stop s5_rear_1", "install", "install")
    assert hold(match, "p2") == "uu"
    assert levels(match, "p2") == {"green": 2}
    assert doc(match)["seat"][1]["labs"]["s5_rear_1"] == 2


@pytest.mark.rule("MS-LAB-05", "MS-LAB-11", "MS-POW-07")
def test_example_43_azrea_and_the_double_lab() -> None:
    match = position(
        "p3",
        p3=seat_of("kkkkkkky", runner="s5_rear_2", labs=TWO, commanders=["azrea_bonsmai"]),
        admins=["azrea_bonsmai"],
    )
    turn(match, "r1c1", "move", "stop s5_rear_1", "install", "install", "install")
    assert hold(match, "p3") == "k"
    assert doc(match)["seat"][2]["labs"]["s5_rear_1"] == 3
    assert levels(match, "p3") == {"green": 1}


@pytest.mark.rule("MS-LAB-11", "MS-POW-07", "MS-LAB-01")
def test_example_84_azrea_without_the_double_lab() -> None:
    rest: dict[str, Plain] = {"admins": ["azrea_bonsmai"]}
    pink = seat_of("kkkk", runner="s5_heart_1", labs=THREE, commanders=["azrea_bonsmai"])
    match = position("p3", p3=pink, **rest)
    turn(match, "r5c2", "move", "walk s5_rim", "install", "track red", "install")
    assert hold(match, "p3") == ""
    assert levels(match, "p3") == {"red": 1}
    assert doc(match)["seat"][2]["labs"]["s5_rim_1"] == 2
    occupied = position("p3", p3=seat_of("kkkk", runner="s4_front_1", labs=THREE, commanders=["azrea_bonsmai"]), **rest)
    turn(occupied, "r5c2", "move", "stay")
    assert asked(occupied) == "p4 turn", "Azrea does not help where a lab stands"


@pytest.mark.rule("MS-LAB-01", "MS-MOVE-04", "MS-EXH-10", "MS-LAB-09")
def test_example_44_an_occupied_space() -> None:
    match = position("p4", p1=seat_of("", labs={"s5_inner_1": 1}), p4=seat_of("oo", runner="s5_rear_1"))
    turn(match, "r5c1", "move", "walk s5_inner")
    assert doc(match)["seat"][3]["runner"] == "s5_inner_1"
    assert asked(match) == "p1 turn"
    assert refused(match, "install") == "E_PHASE"


@pytest.mark.rule("MS-LAB-03", "MS-EXH-01")
def test_example_45_an_eleventh_lab() -> None:
    labs = {"s4_front_1": 3, "s4_front_2": 3, "s4_front_3": 3, "s4_heart_1": 1}
    match = position(p1=seat_of("gggyyy", runner="s5_rear_1", labs=labs))
    turn(match, "r5c1", "move", "stop s5_rear_2")
    assert doc(match)["seat"][0]["runner"] == "s5_rear_2"
    assert asked(match) == "p1 objective"


@pytest.mark.rule("MS-LAB-07", "MS-RES-05", "MS-DEC-13")
def test_example_46_a_white_space_and_a_full_track() -> None:
    match = position(p1=seat_of("gg", runner="s5_heart_1", levels={"red": 12}))
    turn(match, "r5c1", "move", "walk s5_rim", "install")
    assert refused(match, "track red") == "E_TRACK_MAX"
    play(match, "track blue")
    assert levels(match, "p1")["blue"] == 1
    red = position(p1=seat_of("gg", runner="s5_rear_1", levels={"red": 12}))
    turn(red, "r5c1", "move", "stop s5_rear_3", "install")
    assert levels(red, "p1") == {"red": 12}


@pytest.mark.rule("MS-LAB-02", "MS-AMB-18")
def test_labs_and_stations_cost_what_their_places_show() -> None:
    assert GAME.box.lab_cost == [[0, 0], [0, 0], [1, 0], [1, 0], [1, 0], [0, 1], [0, 1], [1, 1], [1, 1], [0, 2]]
    assert GAME.box.station_cost == [[1, 0], [1, 1], [1, 2]]


@pytest.mark.rule("MS-OBJ-05", "MS-LAB-02")
def test_example_62_the_cost_after_a_removal() -> None:
    match = position(
        "p3",
        p3=seat_of("", labs={"s4_front_1": 3, "s4_front_2": 1, "s5_rear_1": 2}),
        objectives={"obj_s_four": []},
        question=ending("p3", 2),
    )
    play(match, "labs obj_s_four s4")
    assert doc(match)["seat"][2]["labs"] == {"s5_rear_1": 2}
    assert GAME.box.lab_cost[2] == [1, 0], "the third lab is the next"


@pytest.mark.rule("MS-LAB-09", "MS-BON-05")
def test_example_102_too_many_labs() -> None:
    one = position("p4", p4=seat_of("ooy", runner="s4_front_1"))
    turn(one, "r2c1", "move", "stop s4_front_2", "install")
    assert refused(one, "install", by=3) == "E_TURN"
    two = position("p4", p4=seat_of("oooy", runner="s4_front_1"))
    turn(two, "r2c2", "move", "stop s4_front_2", "install", "install")
    assert refused(two, "install", by=3) == "E_TURN"
    assert doc(two)["seat"][3]["labs"] == {"s4_front_2": 2}


@pytest.mark.rule("MS-LAB-03", "MS-LAB-06", "MS-FLOW-13")
def test_example_108_the_level_of_the_first_lab_pays_for_the_second() -> None:
    match = position(p1=seat_of("ggy", runner="s5_rear_2", labs=TWO, levels={"green": 1}))
    turn(match, "r2c2", "move", "stop s5_rear_1", "install", "install")
    assert hold(match, "p1") == ""
    assert levels(match, "p1") == {"green": 2}
    assert doc(match)["seat"][0]["labs"]["s5_rear_1"] == 2


@pytest.mark.rule("MS-FLOW-09")
def test_a_question_is_left_out_where_even_exchanges_do_not_help() -> None:
    poor = position(p1=seat_of("gyy", runner="s5_rear_1", labs=TWO))
    turn(poor, "r5c1", "move", "stop s5_rear_2")
    assert asked(poor) == "p2 turn", "two yellow cubes do not make an own one"
    rich = position(p1=seat_of("gyyy", runner="s5_rear_1", labs=TWO))
    turn(rich, "r5c1", "move", "stop s5_rear_2")
    assert offers(rich) == ["decline", "exchange"]
    assert refused(rich, "install") == "E_PAY"


@pytest.mark.rule("MS-EXH-08", "MS-TEL-03")
def test_where_every_slot_is_built_over_nothing_is_asked() -> None:
    slots = {slot: f"p{1 + n % 4}" for n, slot in enumerate(GAME.ids("slot"))}
    match = position(stations=slots, p1=seat_of("gggg", runner="s4_front_1"))
    turn(match, "r5c1", "move", "walk s5_rear", "stop s5_rear_1")
    assert asked(match) == "p1 lab"
