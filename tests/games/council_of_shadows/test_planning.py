"""Phase 2: planning, consumption, turn order."""

import pytest

from tests.games.council_of_shadows.positions import (
    START,
    asked,
    deal,
    doc,
    of,
    offers,
    plan,
    play,
    position,
    refused,
    reveal,
    ruled,
    table,
    track,
)
from vestige.kernel.match import Match
from vestige.kernel.values import Plain
from vestige.kernel.view import view

PLANNING: list[dict[str, Plain]] = [{"step": "planning"}, *reveal()]


def planning(*seats: dict[str, Plain], **rest: Plain) -> Match:
    return position(*seats, question=PLANNING, **rest)


def laid(*cards: str, **rest: Plain) -> dict[str, Plain]:
    """A seat with these cards on areas 1, 2, 3; "" leaves an area empty."""
    return {"areas": {f"area_{n}": [card] for n, card in enumerate(cards, 1) if card}, **rest}


@pytest.mark.rule("CS-PLAN-01", "CS-PLAN-02", "CS-PLAN-08", "CS-PLAN-09", "CS-FLOW-01")
def test_all_plan_at_once_a_card_on_each_area() -> None:
    match = planning()
    assert match.table.asked() == (0, 1)
    assert len(offers(match, "put")) == 18
    assert "confirm" not in offers(match)
    plan(match, 1, area_1="start_gems", area_2="start_settle", area_3="start_extract")
    assert match.table.asked() == (0,)
    plan(match, 0, area_1="start_discover", area_2="start_tower", area_3="start_transform")
    assert of(match, 2)["areas"]["area_1"] == ["start_gems"]
    assert doc(match)["question"][-1]["step"] == "action_phase"


@pytest.mark.rule("CS-PLAN-03", "CS-PLAN-04")
def test_ex_32_an_empty_area_and_a_second_card_are_refused() -> None:
    match = planning(laid("", "start_tower", "start_gems"))
    assert refused(match, "confirm", by=0) == "CS_ERR_AREA_EMPTY"
    play(match, "put start_settle area_1", by=0)
    assert ruled(match, "put start_extract area_1", by=0) == "CS_ERR_AREA_TWICE CS-PLAN-04"
    assert "confirm" in offers(match, by=0)
    assert "put start_extract area_2" in offers(match, by=0)


@pytest.mark.rule("CS-PLAN-07", "CS-PLAN-11")
def test_a_plan_may_be_rearranged_until_it_is_confirmed() -> None:
    match = planning(laid("", "start_tower", "start_gems"))
    play(match, "put start_settle area_1", "take_back area_1", "put start_extract area_1", by=0)
    assert of(match)["plan"] == {"area_1": "start_extract"}
    assert refused(match, "take_back area_2", by=0) == "CS_ERR_NO_SUCH_TARGET"
    play(match, "confirm", by=0)
    assert ruled(match, "take_back area_1", by=0) == "CS_ERR_PLAN_CONFIRMED CS-PLAN-07"


@pytest.mark.rule("CS-PLAN-07", "CS-PLAN-11")
def test_a_card_is_played_once_and_only_from_the_hand() -> None:
    match = planning(laid("", "start_tower", "start_gems"))
    assert ruled(match, "put start_tower area_1", by=0) == "CS_ERR_CARD_NOT_IN_HAND CS-PLAN-11"
    assert refused(match, "put ai_sail area_1", by=0) == "CS_ERR_CARD_NOT_IN_HAND"
    play(match, "put start_settle area_1", by=0)
    assert refused(match, "put start_settle area_2", by=0) == "CS_ERR_CARD_NOT_IN_HAND"


@pytest.mark.rule("CS-PLAN-04", "CS-ERR-04")
def test_areas_nobody_gave_you() -> None:
    match = planning()
    assert ruled(match, "put start_settle extra_ava", by=0) == "CS_ERR_MODULE_OFF CS-LEAD-12"
    assert refused(match, "put start_settle extra_gate", by=0) == "CS_ERR_NO_SUCH_TARGET"


@pytest.mark.rule("CS-PLAN-03")
def test_covering_is_offered_while_the_empty_areas_keep_their_cards() -> None:
    match = planning({**laid("", "start_tower", "start_gems"), "hand": ["start_settle"]})
    assert offers(match, by=0) == ["put start_settle area_1"]
    assert ruled(match, "put start_settle area_2", by=0) == "CS_ERR_AREA_EMPTY CS-PLAN-04"


@pytest.mark.rule("CS-PLAN-05")
def test_a_hand_too_small_fills_from_the_left_and_covers_nothing() -> None:
    options = {"module_2_leaders": True}
    cards = {"area_2": ["start_settle"], "area_3": ["start_tower"], "extra_ava": ["start_extract"]}
    ava = {"leader": "ava", "techs": ["dt1_celestial_gate"], "areas": cards, "hand": ["start_gems"]}
    match = planning(ava, options=options)
    assert offers(match, by=0) == ["put start_gems area_1"]
    assert ruled(match, "put start_gems extra_gate", by=0) == "CS_ERR_AREA_EMPTY CS-PLAN-05"
    assert refused(match, "put start_gems area_2", by=0) == "CS_ERR_AREA_EMPTY"
    play(match, "put start_gems area_1", "confirm", by=0)
    match = planning({**ava, "hand": []}, options=options)
    assert match.table.asked() == (1,)
    plan(match, 1, area_1="start_gems", area_2="start_settle", area_3="start_extract")
    assert "area_1" not in of(match)["areas"]
    assert of(match)["moved"] == 3 + 6 + 3


@pytest.mark.rule("CS-PLAN-06", "CS-SHIFT-01", "CS-CONS-01")
def test_ex_31_only_the_top_card_counts_and_both_come_back() -> None:
    match = planning(laid("", "start_extract", "start_tower"), laid("", "start_extract", "start_tower"))
    plan(match, 0, area_1="start_settle", area_3="start_transform")
    plan(match, 1, area_1="start_gems")
    assert of(match)["areas"]["area_3"] == ["start_tower", "start_transform"]
    assert of(match)["moved"] == 3 + 3 + 0
    assert of(match, 2)["moved"] == 3 + 3 + 6
    while asked(match) != "p1 transform":
        play(match, offers(match)[-1])
    play(match, "decline")
    assert {"start_tower", "start_transform"} <= set(of(match)["hand"])
    assert of(match)["areas"] == {"area_2": ["start_settle"], "area_3": ["start_extract"]}


@pytest.mark.rule("CS-PLAN-01", "CS-PLAN-11", "CS-INFO-01")
def test_behind_screens_nobody_sees_a_plan() -> None:
    match = planning()
    play(match, "put start_settle area_1", by=0)
    assert "plan" not in view(match.table, 1).document()["seat"][0]
    assert view(match.table, 0).document()["seat"][0]["plan"] == {"area_1": "start_settle"}


@pytest.mark.rule("CS-PLAN-10")
def test_without_screens_everybody_sees_it() -> None:
    match = planning(options={"screens": False})
    play(match, "put start_settle area_1", by=0)
    assert view(match.table, 1).document()["seat"][0]["plan"] == {"area_1": "start_settle"}
    assert view(match.table, None).document()["seat"][0]["plan"] == {"area_1": "start_settle"}


def test_a_plan_rearranged_for_ever_comes_to_an_end() -> None:
    match = planning()
    for _ in range(30):
        play(match, "put start_settle area_1", "take_back area_1", by=0)
    assert offers(match, by=0) == [f"put {card} area_1" for card in START]
    assert refused(match, "put start_settle area_2", by=0) == "E_NO_REARRANGING"
    play(match, "put start_settle area_1", "put start_gems area_2", "put start_tower area_3", by=0)
    assert offers(match, by=0) == ["confirm"]


def counted(*seats: dict[str, Plain], **rest: Plain) -> Match:
    return position(*seats, question=reveal(), **rest)


@pytest.mark.rule("CS-CONS-01", "CS-ORD-01", "CS-ORD-02", "CS-COMP-04")
def test_ex_03_the_most_consumed_this_round_plays_first() -> None:
    chloe = laid("start_tower", "start_settle", "start_extract", consumption=33)
    dario = laid("start_settle", "start_extract", "start_transform", consumption=41)
    third = laid("start_settle", "start_transform", consumption=60)
    match = counted(third, dario, chloe, players=3)
    assert (track(match, 3)[2], track(match, 2)[2], track(match, 1)[2]) == (45, 47, 63)
    assert doc(match)["order"] == ["p3", "p2", "p1"]
    assert [of(match, n)["moved"] for n in (1, 2, 3)] == [3, 6, 12]


@pytest.mark.rule("CS-CONS-01", "CS-ORD-01", "CS-FLOW-03", "CS-OV-01")
def test_ex_09_planning_in_the_two_player_round() -> None:
    ben = laid("start_discover", "start_tower", "start_extract")
    chloe = laid("start_discover", "ai_saver_2", "start_settle")
    match = counted(ben, chloe)
    assert (track(match)[2], track(match, 2)[2]) == (32, 24)
    assert doc(match)["order"] == ["p1", "p2"]


@pytest.mark.rule("CS-CONS-02", "CS-CONS-05")
def test_ex_21_steps_beyond_100_are_lost_and_do_not_count() -> None:
    match = counted(laid("start_tower", "start_settle", consumption=96), laid("start_settle", "ai_tower_2"))
    assert (of(match)["consumption"], of(match)["moved"]) == (100, 4)
    assert doc(match)["order"] == ["p2", "p1"]


@pytest.mark.rule("CS-CONS-02", "CS-CONS-03", "CS-CONS-04", "CS-CONS-05", "CS-LVL-12")
def test_ex_33_lower_limit_and_energy_limit() -> None:
    savers = laid("ai_saver_4", "ai_saver_2")
    match = counted({**savers, "consumption": 23, "energy": 5})
    assert (of(match)["consumption"], of(match)["moved"]) == (20, -3)
    match = counted({**savers, "consumption": 45, "energy": 42})
    assert (track(match), of(match)["moved"]) == ((0, 42, 43), -2)


@pytest.mark.rule("CS-CONS-03", "CS-CONS-04", "CS-FLOW-06", "CS-LVL-12")
def test_ex_76_a_revealed_plan_decides_nothing_about_levels() -> None:
    mine = laid("ai_saver_4", energy=34, consumption=36)
    match = counted(mine, laid("start_transform"))
    assert (track(match), of(match)["moved"]) == ((0, 34, 35), -1)
    assert doc(match)["order"] == ["p2", "p1"]


@pytest.mark.rule("CS-ORD-03", "CS-ORD-04")
def test_ex_34_ties_of_the_order() -> None:
    nine = laid("start_tower", "start_settle", consumption=50)
    match = counted({**nine, "level": 1, "energy": 3}, {**nine, "energy": 30})
    assert doc(match)["order"] == ["p2", "p1"]
    match = counted({**nine, "energy": 12, "stacked": 1}, {**nine, "energy": 12, "stacked": 0})
    assert doc(match)["order"] == ["p2", "p1"]
    match = counted(nine, nine, order=["p2", "p1"])
    assert doc(match)["order"] == ["p2", "p1"]


@pytest.mark.rule("CS-ORD-04")
def test_ex_71_every_move_of_the_counter_renews_the_arrival() -> None:
    a = {"energy": 29, "consumption": 20, "stacked": 0, "level": 3}
    match = position(a, {"energy": 9, "stacked": 0}, question=[{"step": "level_check", "seat": "p1"}, reveal()[0]])
    assert of(match)["energy"] == 9
    assert (of(match)["stacked"], of(match, 2)["stacked"]) == (1, 0)
    assert doc(match)["order"] == ["p2", "p1"]


@pytest.mark.rule("CS-ORD-04")
def test_gaining_nothing_is_no_move_and_who_leaves_lets_others_sink() -> None:
    tech = {"techs": ["dt1_empire"], "energy": 9, "stacked": 0}
    step = [{"step": "harvest_step", "seat": "p1"}]
    match = position(tech, {"energy": 9, "stacked": 1}, question=step)
    assert of(match)["stacked"] == 0
    surge = {"energy": 9, "stacked": 0, "gems": {"anthracite": 2}}
    match = position(surge, {"energy": 9, "stacked": 1})
    play(match, "upgrade energy_1 2 0 0")
    assert (of(match)["stacked"], of(match, 2)["stacked"]) == (0, 0)


@pytest.mark.rule("CS-ORD-05", "CS-DT2-02")
def test_ex_50_perpetual_motion_consumes_nothing_and_plays_last() -> None:
    owner = laid("start_tower", "start_settle", "start_extract", techs=["dt2_perpetual_motion"], consumption=40)
    other = laid("ai_saver_3", consumption=40)
    third = laid("start_settle", consumption=40)
    match = counted(owner, other, third, players=3)
    assert (of(match)["moved"], of(match)["consumption"]) == (0, 40)
    assert of(match, 2)["moved"] == -3
    assert doc(match)["order"] == ["p3", "p2", "p1"]


@pytest.mark.rule("CS-DT2-02")
def test_perpetual_motion_makes_savers_useless_too() -> None:
    match = counted(laid("ai_saver_4", techs=["dt2_perpetual_motion"], consumption=40))
    assert of(match)["consumption"] == 40


@pytest.mark.rule("CS-CONS-01", "CS-CARD-14")
def test_ex_30_cards_that_slid_consume_again_and_act_again() -> None:
    tiles = {"grey_1": "s1_01", "grey_2": "s1_02"}
    match = planning(laid("", "start_discover", "start_tower"), tiles=tiles)
    plan(match, 0, area_1="start_settle")
    plan(match, 1, area_1="start_transform", area_2="start_gems", area_3="start_extract")
    assert of(match)["moved"] == 12
    assert asked(match) == "p1 settle"
    play(match, "settle s1_01_1 1")
    assert asked(match) == "p1 discover"
    play(match, "decline")
    assert asked(match) == "p1 settle"
    assert offers(match)[0] == "settle s1_01_2 2"


@pytest.mark.rule("CS-CONS-01", "CS-CARD-08")
def test_ex_66_a_saver_saves_in_every_round_it_is_visible() -> None:
    chloe = laid("", "start_discover", "ai_saver_2", consumption=24)
    match = planning(chloe, {"techs": ["dt2_perpetual_motion"]})
    plan(match, 0, area_1="start_tower")
    plan(match, 1, area_1="start_gems", area_2="start_transform", area_3="start_extract")
    assert (of(match)["moved"], of(match)["consumption"]) == (7, 31)
    while doc(match)["round"] == 1:
        play(match, offers(match)[-1])
    assert "ai_saver_2" in of(match)["hand"]
    while asked(match).endswith("buy"):
        play(match, "done")
    plan(match, 0, area_1="start_transform")
    plan(match, 1, area_1="start_settle")
    assert of(match)["moved"] == 0 + 6 + 3


@pytest.mark.rule("CS-FLOW-03", "CS-FLOW-05")
def test_ex_13_the_next_buy_phase_has_the_order_of_the_last_actions() -> None:
    match = deal(2)
    while doc(match)["round"] == 1:
        for seat in match.table.asked()[:1]:
            options = offers(match, by=seat)
            play(match, "confirm" if "confirm" in options else options[-1 if "done" in options else 0], by=seat)
    assert asked(match).split()[0] == doc(match)["order"][0]
    assert table(match).moved[table(match).order[0]] >= table(match).moved[table(match).order[1]]


@pytest.mark.rule("CS-INFO-03", "CS-PLAN-09")
def test_undo_stops_where_plans_are_revealed() -> None:
    match = planning(laid("", "start_tower", "start_gems"), laid("", "start_tower", "start_gems"))
    plan(match, 0, area_1="start_settle")
    plan(match, 1, area_1="start_extract")
    assert match.undoable(0) is None
    assert match.undoable(1) is None
