"""Worked cases, by the second reading alone: a reading that got these wrong could not judge the engine."""

from __future__ import annotations

import pytest

from tests.games.magnastorm.oracle.acting import may_take, move_cost, price, turn
from tests.games.magnastorm.oracle.administration import (
    administration,
    income,
    majorities,
    places,
    research_commanders,
    turn_order,
)
from tests.games.magnastorm.oracle.asking import payments, reachable
from tests.games.magnastorm.oracle.box import NAMES
from tests.games.magnastorm.oracle.laid import held, laid, person, stops
from tests.games.magnastorm.oracle.objectives import possible
from tests.oracle import Words, answered

USE: list[Words] = [["use", "c1", "neutral"]]


# ---- taking control


def test_a_column_costs_a_cube_for_each_crew_and_one_for_its_holder() -> None:
    """MS-EX-05, -33."""
    upper = {"r1c1": {"neutral": 1}, "r2c1": {"pink": 1}, "r1c5": {"neutral": 1}}
    m = laid(active="orange", upper=upper, gray={"commanders": ["ozgul_yilmark"]}, orange={"hold": {"yellow": 1}})
    me = person(m, "orange")
    assert dict(price(m, me, "c1")) == {"yellow": 1, "pink": 1}
    assert dict(price(m, me, "c5")) == {"yellow": 1, "gray": 1}
    assert not may_take(m, me, "c3")
    assert not may_take(m, me, "c5")


def test_taking_from_another_player_costs_that_player_one() -> None:
    """MS-EX-32."""
    m = laid(
        active="purple",
        upper={"r1c3": {"neutral": 1}, "r2c3": {"purple": 1}, "r1c1": {"neutral": 1}},
        purple={"hold": {"yellow": 1, "purple": 1, "pink": 1}, "points": {"majorities": 6}},
        pink={"commanders": ["ellen_b_outridge"], "points": {"majorities": 9}},
    )
    me = person(m, "purple")
    answered(turn(m, me), ["take", "c3"], ["put", "neutral", "r5c1"], ["put", "purple", "r5c2"])
    assert (held(m, "purple"), me.reputation(), person(m, "pink").reputation()) == ({}, 8, 8)


def test_the_token_gives_a_level_with_its_bonus_then_a_cube() -> None:
    """MS-EX-75."""
    pink = {"hold": {"yellow": 2}, "levels": {"red": 1}, "points": {"majorities": 4}}
    m = laid(active="pink", upper={"r1c1": {"neutral": 2}, "r1c2": {"neutral": 1}}, pink=pink)
    put: list[Words] = [["put", "neutral", "r1c1"], ["put", "neutral", "r1c2"]]
    asked = answered(
        turn(m, person(m, "pink")), ["take", "c1"], *put, ["track", "red"], ["cube", "gray"], ["cube", "purple"]
    )
    assert ["cube", "yellow"] not in asked[-1].answers
    assert (held(m, "pink"), m.token, person(m, "pink").reputation()) == ({"gray": 1, "purple": 1}, "p3", 4)


def test_the_crew_that_stands_alone_in_the_lowest_row_leaves() -> None:
    """MS-EX-111."""
    crew = {"r1c2": {"neutral": 1}, "r2c2": {"neutral": 1}, "r3c2": {"gray": 1}, "r4c2": {"gray": 1}}
    m = laid(active="purple", upper={**crew, "r5c2": {"neutral": 1, "pink": 1}})
    answered(turn(m, person(m, "purple")), ["place", "r2c5"], ["crew_upper", "c2"])
    assert m.upper["r2c2"]["purple"] == 1


# ---- movement


def test_movement_options_of_the_rulebook() -> None:
    """MS-EX-08."""
    m = laid(
        active="orange", round=2, stations={"t61_main": "p3"}, orange={"runner": "s5_rear_1", "hold": {"yellow": 1}}
    )
    near = {"s5_rear_1", "s5_rear_2", "s5_rear_3", "s5_inner_1", "s5_heart_1", "s5_heart_2", "s5_heart_3"}
    by_station = {"s6_front_1", "s6_front_2", "s6_front_3", "s1_rear_1", "s1_rear_2", "s1_rear_3"}
    assert set(stops(m, "orange", 1)) == near | by_station


def test_out_of_the_storm_by_relocation_or_by_station() -> None:
    """MS-EX-37, -38, -77."""
    m = laid(round=2, gray={"runner": "s4_front_2"})
    assert {space[:7] for space in stops(m, "gray", 1)} == {"s5_rear"}
    m = laid(round=2, stations={"t56_main": "p3"}, gray={"runner": "s4_rear_1", "hold": {"gray": 1}})
    found = stops(m, "gray", 1)
    whole = {space for space in m.planet.colour if space.startswith("s5")}
    assert set(found) == whole | {"s6_rear_1", "s6_rear_2"}
    assert set().union(*found.values()) == {()}


def test_the_first_move_from_the_pad() -> None:
    """MS-EX-80."""
    near = {"pad", "s4_heart_1", "s4_heart_2", "s4_rim_1", "s4_rim_2"}
    further = {"s4_rear_1", "s4_front_1", "s4_front_2", "s4_front_3", "s5_rim_1"}
    assert set(stops(laid(), "gray", 1)) == near
    found = stops(laid(), "gray", 2)
    assert set(found) == near | further
    assert found["s5_rim_1"] == {("t45_rim",)}
    assert set(stops(laid(3), "gray", 1)) == {"pad", "s4_front_1", "s4_front_2", "s4_rim_1", "s4_rim_2"}


def test_the_path_decides_the_slot() -> None:
    """MS-EX-78."""
    gray = {"runner": "s4_heart_1", "commanders": ["justin_b_beeper"], "hold": {"yellow": 1}}
    assert stops(laid(gray=gray), "gray", 2)["s5_heart_1"] == {("t45_main",), ("t45_rim",)}
    assert "s5_heart_1" not in stops(laid(gray={"runner": "s4_heart_1"}), "gray", 2)


def test_a_station_and_range_two() -> None:
    """MS-EX-79, -98."""
    m = laid(round=2, active="orange", stations={"t56_main": "p4"}, orange={"runner": "s5_rear_1"})
    found = stops(m, "orange", 2)
    assert "s6_heart_1" in found
    assert "s6_front_1" not in found
    m = laid(round=3, stations={"t56_main": "p1"}, gray={"runner": "s5_rear_1"})
    found = stops(m, "gray", 1)
    assert "s6_rear_2" in found
    assert "s5_front_1" not in found


def test_two_stations_in_one_move() -> None:
    """MS-EX-40."""
    m = laid(active="orange", orange={"runner": "s4_rim_1", "hold": {"orange": 5, "yellow": 2}})
    walk: list[Words] = [["walk", "s5_rim"], ["walk", "s6_rim"], ["stop", "s6_rim_1"]]
    built: list[Words] = [["build", "t45_rim"], ["build", "t56_rim"], ["decline"]]
    answered(turn(m, person(m, "orange")), *USE, ["place", "r2c1"], ["move"], *walk, *built)
    assert (held(m, "orange"), person(m, "orange").reputation()) == ({"orange": 2}, 4)


# ---- labs and powers


def test_the_level_of_the_first_lab_pays_for_the_second() -> None:
    """MS-EX-108."""
    gray = {"runner": "s5_rear_1", "labs": {"s4_rim_1": 2}, "levels": {"green": 1}, "hold": {"gray": 2, "yellow": 1}}
    m = laid(gray=gray)
    answered(turn(m, person(m, "gray")), *USE, ["place", "r2c2"], ["move"], ["stay"], ["install"], ["install"])
    assert (held(m, "gray"), person(m, "gray").levels["green"]) == ({}, 2)
    assert person(m, "gray").labs["s5_rear_1"] == 2


def test_azrea_after_the_double_lab() -> None:
    """MS-EX-43: seven own cubes, one is left; one level."""
    pink = {
        "runner": "s4_inner_1",
        "labs": {"s4_rim_1": 2},
        "hold": {"pink": 7, "yellow": 1},
        "commanders": [NAMES[7]],
    }
    m = laid(active="pink", pink=pink)
    labs: list[Words] = [["install"], ["install"], ["install"]]
    answered(turn(m, person(m, "pink")), *USE, ["place", "r1c1"], ["move"], ["stay"], *labs)
    assert (held(m, "pink"), person(m, "pink").labs["s4_inner_1"]) == ({"pink": 1}, 3)
    assert person(m, "pink").levels.total() == 1


def test_azreas_cube_is_never_changed_by_idris() -> None:
    """MS-EX-113."""
    for hold, ways in (({"pink": 1, "yellow": 1}, ["printed"]), ({"pink": 2}, ["own_for_yellow"])):
        m = laid(active="pink", pink={"hold": hold, "commanders": [NAMES[5], NAMES[7]]})
        me = person(m, "pink")
        found = payments(m, me, me.cost((0, 1)), me.cost((1, 0)))
        assert [name for name, way in found.items() if me.holds(way)] == ways


def test_sayuri_and_idris_together() -> None:
    """MS-EX-35, -83."""
    m = laid(gray={"commanders": [NAMES[5], NAMES[17]]})
    me = person(m, "gray")
    found = [dict(+way) for way in payments(m, me, move_cost(me, "r1c1")).values()]
    assert found == [{"gray": 1, "yellow": 1}, {"gray": 2}, {"yellow": 2}]
    assert not +move_cost(me, "r5c1")


@pytest.mark.parametrize(("gray", "asked"), [(3, True), (2, False)])
def test_adira_is_asked_if_an_exchange_can_open_it(gray: int, asked: bool) -> None:
    """MS-EX-112."""
    m = laid(active="purple", purple={"hold": {"purple": 1, "gray": gray}})
    me = person(m, "purple")
    assert reachable(m, me, me.cost((2, 0))) == asked


# ---- objectives


def test_sector_objectives() -> None:
    """MS-EX-14, -103."""
    m = laid(
        objectives={"obj_s_pairs": [], "obj_s_three": [], "obj_s_tour": []},
        purple={"labs": {"s6_rear_1": 2}},
        pink={"labs": {"s6_rear_2": 2, "s4_rim_1": 2}},
        gray={"labs": {"s4_rim_2": 1}},
    )
    assert possible(m, person(m, "pink")) == [["labs", "obj_s_pairs", "s4", "s6"]]
    m = laid(
        objectives={"obj_s_three": [], "obj_s_tour": []},
        pink={"labs": {"s5_rear_1": 3, "s6_rear_1": 1, "s1_rear_1": 1, "s4_rim_1": 1}},
        gray={"labs": {"s5_rear_2": 3}},
    )
    assert possible(m, person(m, "pink")) == [["labs", "obj_s_tour", "s1", "s4", "s5", "s6"]]


@pytest.mark.parametrize(
    ("number", "level", "fine"), [(1, 4, 1), (1, 3, 0), (2, 5, 0), (2, 7, 1), (3, 7, 0), (3, 9, 1), (4, 8, 1)]
)
def test_conditions_rise_with_the_rounds(number: int, level: int, fine: int) -> None:
    """MS-EX-16."""
    m = laid(round=number, objectives={"obj_r_single": []}, gray={"levels": {"blue": level}})
    assert len(possible(m, person(m, "gray"))) == fine
    person(m, "pink").levels["blue"] = level
    assert not possible(m, person(m, "gray"))


def test_markers_of_broad_knowledge() -> None:
    """MS-EX-27."""
    orange = {"levels": {"red": 2, "green": 2, "blue": 3}}
    others = {"levels": {"red": 2, "green": 2}}
    m = laid(objectives={"obj_r_spread": []}, orange=orange, gray=others)
    found = [words[2:] for words in possible(m, person(m, "orange"))]
    assert found == [["red", "blue"], ["green", "blue"]]
    m.round = 2
    assert [words[2:] for words in possible(m, person(m, "orange"))] == [["red", "green", "blue"]]


# ---- administration and end


def test_income_and_majority_of_the_rulebook() -> None:
    """MS-EX-18, -19, -57."""
    m = laid(
        round=4,
        gray={"labs": {"s1_rim_1": 1, "s2_rim_1": 2}},
        purple={"labs": {"s1_rear_1": 2, "s2_rear_1": 2}},
        pink={"labs": {"s1_rear_2": 2, "s2_front_1": 3}},
        orange={"labs": {"s1_rear_3": 1, "s2_rear_2": 2}},
    )
    income(m)
    majorities(m)
    assert [held(m, colour) for colour in ("gray", "purple", "pink", "orange")] == [
        {"gray": 3},
        {"yellow": 1, "purple": 2},
        {"yellow": 3, "pink": 1},
        {"orange": 3},
    ]
    assert [me.reputation() for me in m.people] == [0, 0, 1, 0]


def test_a_short_supply_serves_player_by_player() -> None:
    """MS-EX-109."""
    gray, purple = {"labs": {"s4_rim_1": 2, "s6_rim_1": 1}}, {"labs": {"s4_rim_2": 2}}
    m = laid(gray=gray, purple=purple, supply={"gray": 9, "purple": 9, "yellow": 2})
    income(m)
    assert (held(m, "gray"), held(m, "purple")) == ({"yellow": 2}, {})


def test_research_commanders_of_the_rulebook() -> None:
    """MS-EX-20, -56."""
    m = laid(
        gray={"levels": {"red": 5, "green": 3}},
        purple={"levels": {"blue": 4, "green": 2}, "commanders": ["sayuri_modo"], "points": {"commanders": 2}},
        pink={"levels": {"red": 4, "blue": 4}, "commanders": ["joy_d_obondov"], "points": {"commanders": 2}},
        orange={"levels": {"turquoise": 2}},
    )
    research_commanders(m)
    assert [me.reputation() for me in m.people] == [4, 1, 1, 2]
    assert m.controller("joy_d_obondov") is None


def test_the_end_survives_a_loss_in_the_same_step() -> None:
    """MS-EX-87."""
    levels = {"red": 3, "green": 2}
    gray = {"levels": levels, "commanders": ["sayuri_modo"], "points": {"majorities": 25}}
    m = laid(round=3, gray=gray, pink={"levels": {"green": 2}})
    research_commanders(m)
    assert (person(m, "gray").reputation(), m.threshold) == (26, True)


def test_the_token_goes_to_the_front_and_breaks_a_tie() -> None:
    """MS-EX-21, -65."""
    equal = {"points": {"majorities": 27}}
    m = laid(token="p4", gray=equal, orange=equal)
    assert places(m) == [1, 3, 4, 2]
    turn_order(m)
    assert (m.order, places(m)) == ([3, 0, 1, 2], [2, 3, 4, 1])


def test_the_fourth_round_turns_no_tile() -> None:
    """MS-EX-22, -97, -110."""
    m = laid(round=3, lower={"r1c1": {"neutral": 2}})
    administration(m)
    assert (m.round, m.calm(), m.upper["r1c1"]["neutral"]) == (4, ["s1", "s2", "s3"], 2)
    administration(m)
    assert m.round == 4
