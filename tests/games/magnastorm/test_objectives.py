"""Objectives and research."""

from __future__ import annotations

import pytest

from tests.games.magnastorm.positions import (
    asked,
    deal,
    doc,
    ending,
    hold,
    levels,
    offers,
    panel,
    play,
    position,
    refused,
    reputation,
    seat_of,
    turn,
)
from vestige.kernel.match import Match
from vestige.kernel.values import Plain


def after(seat: str, objective: str, done: tuple[str, ...] = (), **rest: Plain) -> Match:
    """After the main action of a seat, with this objective in play."""
    question = ending(seat, int(seat[1]) - 1)
    return position(seat, objectives={objective: list(done)}, question=question, **rest)


def outcome(match: Match, line: str, seat: str) -> object:
    """The levels after an objective, or the code of the refusal; where nothing can be fulfilled nothing is asked."""
    if not asked(match).endswith("objective"):
        return "E_OBJ_COND"
    if line not in offers(match):
        return refused(match, line)
    play(match, line)
    return levels(match, seat)


@pytest.mark.rule(
    "MS-OBJ-03", "MS-OBJ-04", "MS-OBJ-05", "MS-OBJ-06", "MS-OBJ-07", "MS-OBJ-08", "MS-AMB-04", "MS-DEC-17"
)
def test_example_14_a_sector_objective() -> None:
    match = after(
        "p3",
        "obj_s_pairs",
        p1=seat_of("", labs={"s4_inner_1": 1}),
        p2=seat_of("", labs={"s6_inner_1": 2}),
        p3=seat_of("", 7, labs={"s6_rear_1": 1, "s6_rear_2": 1, "s4_front_1": 2}),
    )
    play(match, "labs obj_s_pairs s4 s6")
    assert doc(match)["seat"][2]["labs"] == {}
    assert doc(match)["objectives"]["obj_s_pairs"] == ["p3"]
    assert reputation(match)[2] == 12


@pytest.mark.rule("MS-OBJ-08", "MS-AMB-37")
def test_two_pairs_need_the_majority_in_one_of_the_sectors() -> None:
    rest: dict[str, Plain] = {"p1": seat_of("", labs={"s4_inner_1": 2}), "p2": seat_of("", labs={"s6_inner_1": 2})}
    match = after("p3", "obj_s_pairs", p3=seat_of("", labs={"s6_rear_1": 2, "s4_front_1": 2}), **rest)
    assert asked(match) == "p4 turn"


@pytest.mark.rule("MS-OBJ-03", "MS-OBJ-12", "MS-OBJ-14", "MS-RES-04", "MS-AMB-43")
def test_example_15_a_research_objective() -> None:
    match = after(
        "p4",
        "obj_r_spread",
        ("p2",),
        round=3,
        p1=seat_of("", levels={"blue": 3}),
        p4=seat_of("", 10, levels={"red": 3, "green": 2, "blue": 4}),
    )
    play(match, "markers obj_r_spread red green blue")
    assert levels(match, "p4") == {"red": 1, "blue": 2}
    assert hold(match, "p4") == ""
    assert reputation(match)[3] == 14


@pytest.mark.rule("MS-OBJ-13", "MS-OBJ-17", "MS-GEN-08")
@pytest.mark.parametrize(
    ("number", "level", "left"), [(1, 4, 0), (1, 3, None), (2, 5, None), (2, 7, 1), (3, 7, None), (3, 9, 1), (4, 8, 0)]
)
def test_example_16_leading_the_field(number: int, level: int, left: int | None) -> None:
    match = after("p1", "obj_r_single", round=number, p1=seat_of("", levels={"blue": level}))
    expected = "E_OBJ_COND" if left is None else {"blue": left} if left else {}
    assert outcome(match, "markers obj_r_single blue", "p1") == expected
    tied = after(
        "p1",
        "obj_r_single",
        round=number,
        p1=seat_of("", levels={"blue": level}),
        p2=seat_of("", levels={"blue": level}),
    )
    assert outcome(tied, "markers obj_r_single blue", "p1") == "E_OBJ_COND"


@pytest.mark.rule("MS-OBJ-15", "MS-CMD-10")
def test_example_17_in_command() -> None:
    admins = ["idris_yakuul", "mira_mascovic"]
    pink = seat_of("", levels={"green": 3}, commanders=admins)
    match = after("p3", "obj_r_command", admins=admins, p3=pink)
    assert outcome(match, "markers obj_r_command green", "p3") == {}
    assert doc(match)["seat"][2]["commanders"] == admins
    later = after("p3", "obj_r_command", round=2, admins=admins, p3=pink, token="p3")
    assert outcome(later, "markers obj_r_command green", "p3") == "E_OBJ_COND"
    three = seat_of("", levels={"green": 6}, commanders=[*admins, "sayuri_modo"])
    enough = after("p3", "obj_r_command", round=2, admins=admins, researchers=["sayuri_modo"], p3=three)
    assert outcome(enough, "markers obj_r_command green", "p3") == {"green": 1}


@pytest.mark.rule("MS-OBJ-14", "MS-OBJ-20")
@pytest.mark.parametrize(
    ("number", "tracks", "left"),
    [
        (1, "red blue", {"green": 2, "blue": 1}),
        (1, "red green", "E_OBJ_COND"),
        (2, "red blue", "E_OBJ_COND"),
        (2, "red green blue", {"blue": 1}),
        (1, "red green blue", "E_OBJ_COND"),
    ],
)
def test_example_27_broad_knowledge(number: int, tracks: str, left: object) -> None:
    match = after(
        "p4",
        "obj_r_spread",
        round=number,
        p1=seat_of("", levels={"red": 2, "green": 2}),
        p4=seat_of("", levels={"red": 2, "green": 2, "blue": 3}),
    )
    assert outcome(match, f"markers obj_r_spread {tracks}", "p4") == left


@pytest.mark.rule("MS-OBJ-01", "MS-OBJ-02", "MS-AMB-03")
def test_example_59_one_objective_a_turn_and_each_once() -> None:
    labs = {"s4_front_1": 3, "s4_front_2": 1, "s5_rear_1": 3}
    rest: dict[str, Plain] = {"objectives": {"obj_s_four": [], "obj_s_three": []}, "question": ending("p1", 0)}
    match = position(p1=seat_of("", labs=labs), **rest)
    play(match, "labs obj_s_four s4")
    assert refused(match, "labs obj_s_three s5", by=0) == "E_TURN"
    rest["objectives"] = {"obj_s_four": ["p1"], "obj_s_three": []}
    again = position(p1=seat_of("", labs=labs), **rest)
    assert refused(again, "labs obj_s_four s4") == "E_OBJ_DONE"


@pytest.mark.rule("MS-COMP-11", "MS-OBJ-03")
def test_example_60_two_and_three_players() -> None:
    for players, done, value in ((2, [], 5), (2, ["p1"], 2), (3, ["p1"], 3), (3, ["p1", "p3"], 2)):
        match = position(
            "p2",
            players=players,
            objectives={"obj_s_four": done},
            p2=seat_of("", labs={"s4_front_1": 3, "s4_front_2": 1}),
            question=ending("p2", 1),
        )
        play(match, "labs obj_s_four s4")
        assert reputation(match)[1] == value


@pytest.mark.rule("MS-OBJ-06", "MS-OBJ-09", "MS-ADM-01", "MS-ADM-02")
def test_example_61_labs_in_the_storm_count_for_objectives_only() -> None:
    labs = {"s4_front_1": 3, "s4_front_2": 1}
    rest: dict[str, Plain] = {"round": 3, "objectives": {"obj_s_four": []}, "p2": seat_of("", labs=labs)}
    fulfilled = position("p2", question=ending("p2", 1), **rest)
    play(fulfilled, "labs obj_s_four s4")
    assert reputation(fulfilled)[1] == 5
    ended = position("p2", question=[{"step": "administration"}], upper={}, lower=panel(c1="nn"), **rest)
    assert (hold(ended, "p2"), reputation(ended)[1]) == ("", 0)


@pytest.mark.rule("MS-OBJ-06", "MS-OBJ-05")
def test_the_player_chooses_which_labs_of_a_sector_go_back() -> None:
    labs = {"s4_front_1": 3, "s4_front_2": 2, "s4_inner_1": 1}
    match = after("p1", "obj_s_four", p1=seat_of("", labs=labs))
    play(match, "labs obj_s_four s4")
    assert asked(match) == "p1 take_back"
    assert offers(match, "lab") == ["lab s4_front_1", "lab s4_front_2", "lab s4_inner_1"]
    assert refused(match, "lab s4_heart_1") == "E_OBJ_COND"
    play(match, "lab s4_inner_1", "lab s4_front_1", "lab s4_front_1", "lab s4_front_1")
    assert doc(match)["seat"][0]["labs"] == {"s4_front_2": 2}
    assert reputation(match)[0] == 5


@pytest.mark.rule("MS-OBJ-03", "MS-OBJ-20")
def test_example_93_a_late_objective() -> None:
    match = after("p2", "obj_r_single", ("p1",), round=3, p2=seat_of("", levels={"green": 8}))
    assert outcome(match, "markers obj_r_single green", "p2") == {}
    assert reputation(match)[1] == 4


@pytest.mark.rule("MS-OBJ-12", "MS-OBJ-16")
def test_example_94_ten_levels_need_no_lead() -> None:
    rest: dict[str, Plain] = {"p1": seat_of("", levels={"turquoise": 11}), "p3": seat_of("", levels={"turquoise": 12})}
    match = after("p1", "obj_r_ten", **rest)
    assert outcome(match, "markers obj_r_ten turquoise", "p1") == {"turquoise": 1}


@pytest.mark.rule("MS-OBJ-10", "MS-OBJ-11", "MS-AMB-42")
def test_example_103_the_two_reconstructed_objectives() -> None:
    rest: dict[str, Plain] = {
        "p1": seat_of("", labs={"s5_inner_1": 3, "s1_inner_1": 1, "s4_inner_1": 1}),
        "p3": seat_of("", labs={"s5_rear_1": 3, "s6_rear_1": 1, "s1_rear_1": 1, "s4_rear_1": 1}),
        "objectives": {"obj_s_three": [], "obj_s_tour": []},
        "question": ending("p3", 2),
    }
    match = position("p3", **rest)
    assert refused(match, "labs obj_s_three s5") == "E_OBJ_COND"
    play(match, "labs obj_s_tour s1 s4 s5 s6")
    assert doc(match)["seat"][2]["labs"] == {"s5_rear_1": 2}


@pytest.mark.rule("MS-RES-03", "MS-RES-04")
def test_example_100_a_level_bonus_a_second_time() -> None:
    match = position(p1=seat_of("", levels={"blue": 2}), players=4)
    turn(match, "r3c4")
    assert hold(match, "p1") == "y", "the row; nothing on level 3"
    again = position(p1=seat_of("", levels={"blue": 3}))
    turn(again, "r3c4")
    assert asked(again) == "p1 any"


@pytest.mark.rule("MS-RES-05", "MS-RES-06", "MS-AMB-22")
def test_the_top_of_a_track_is_the_end() -> None:
    match = position(p1=seat_of("", levels={"red": 12}), p2=seat_of("", levels={"red": 12}))
    turn(match, "r3c1")
    assert levels(match, "p1") == {"red": 12}
    every = dict.fromkeys(("red", "green", "blue", "turquoise"), 12)
    question = [{"step": "track", "seat": "p1"}, *ending("p1", 0)]
    full = position(
        p1=seat_of("", levels=every), question=question, objectives={"obj_r_command": ["p1"], "obj_r_ten": ["p1"]}
    )
    assert asked(full) == "p2 turn", "where all are full nothing is asked"


@pytest.mark.rule("MS-GEN-03", "MS-GEN-05", "MS-INFO-01")
def test_reputation_is_the_sum_of_its_sources_and_everything_is_open() -> None:
    match = position(p1={"points": {"objectives": 5, "stations": 2, "commanders": 3}})
    assert reputation(match)[0] == 10
    assert [row.id for row in match.table.score_sheet().rows] == [
        *("objectives", "commanders", "majorities", "stations", "powers")
    ]
    assert list(deal(4).table.piles()) == []
    assert not match.game.private(match.table.setup)


@pytest.mark.rule("MS-OBJ-19", "MS-POW-03")
def test_example_67_ellen() -> None:
    match = after(
        "p4",
        "obj_s_four",
        ("p1",),
        admins=["ellen_b_outridge"],
        p4=seat_of("", labs={"s4_front_1": 3, "s4_front_2": 1}, levels={"green": 1}, commanders=["ellen_b_outridge"]),
    )
    play(match, "labs obj_s_four s4", "track green")
    assert reputation(match)[3] == 5
    assert hold(match, "p4") == "o", "level 2 of the green track"
