"""Option A: the movement of the Scout Runner."""

from __future__ import annotations

import pytest

from tests.games.magnastorm.positions import (
    asked,
    doc,
    ending,
    hold,
    offers,
    play,
    position,
    refused,
    seat_of,
    table,
    turn,
)
from vestige.kernel.match import Match
from vestige.kernel.values import Plain


def moving(seat: str, reach: int, **rest: Plain) -> Match:
    """At the question of the movement, the row paid."""
    place = int(seat[1]) - 1
    lab = {"step": "lab", "seat": seat, "double": 0}
    return position(seat, question=[{"step": "move", "seat": seat, "reach": reach}, lab, *ending(seat, place)], **rest)


def ends(match: Match) -> set[str]:
    """Every space a movement can end on, whatever the path, with how it began."""
    found = set()
    for line in offers(match):
        verb, *rest = line.split()
        if verb in ("stop", "relocate", "mira"):
            found.add(f"{verb if verb != 'stop' else 'walk'} {rest[0]}")
        elif verb == "stay":
            found.add("stay")
        elif verb in ("walk", "station", "toll"):
            found |= onward(match.copy(), line, "station" if verb in ("station", "toll") else "walk")
    return found


def onward(match: Match, line: str, began: str) -> set[str]:
    seat = match.table.asked()[0]
    match.play(seat, line.split())
    runner = doc(match)["seat"][seat]["runner"]
    question = match.table.current(seat)
    if question is None or question.name not in ("walk", "leave"):
        return {f"{began} {runner}"}
    found = set()
    for option in offers(match):
        if option.startswith("stop"):
            found.add(f"{began} {option.split()[1]}")
        elif option.startswith("walk"):
            found |= onward(match.copy(), option, began)
    return found


def spaces(began: str, *names: str) -> set[str]:
    """``s5_heart 123`` is three spaces."""
    return {f"{began} {area}_{n}" for name in names for area, numbers in [name.split()] for n in numbers}


@pytest.mark.rule("MS-MOVE-03", "MS-MOVE-04", "MS-MOVE-05", "MS-MOVE-06", "MS-MOVE-07", "MS-MOVE-08", "MS-DEC-10")
def test_example_8_the_destinations() -> None:
    match = moving("p4", 1, round=2, stations={"t61_main": "p3"}, p4=seat_of("o", runner="s5_rear_1"))
    walked = spaces("walk", "s5_rear 23", "s5_inner 1", "s5_heart 123")
    assert ends(match) == {"stay", *walked, *spaces("station", "s6_front 123", "s1_rear 123")}
    assert refused(match, "walk s4_front") == "E_DEST_STORM"
    assert refused(match, "stop s4_front_1") == "E_DEST_STORM"
    assert refused(match, "walk s5_rim") == "E_DEST_RANGE"


@pytest.mark.rule(
    "MS-MOVE-07", "MS-MOVE-08", "MS-LAB-01", "MS-LAB-02", "MS-LAB-03", "MS-LAB-07", "MS-RES-01", "MS-RES-02"
)
def test_example_9_station_lab_level_and_bonus() -> None:
    match = position(
        "p4",
        round=2,
        stations={"t61_main": "p3"},
        p3=seat_of(""),
        p4=seat_of("oooy", runner="s5_rear_1", labs={"s5_rear_1": 1, "s5_rear_2": 1}, levels={"red": 1}),
    )
    turn(match, "r5c4", "move", "toll t61_main yellow", "walk s6_front", "stop s6_front_3", "install")
    assert refused(match, "cube yellow") == "E_COLOR"
    play(match, "cube gray")
    assert hold(match, "p4") == "go"
    assert hold(match, "p3") == "y"
    assert doc(match)["seat"][3]["labs"] == {"s5_rear_1": 1, "s5_rear_2": 1, "s6_front_3": 1}
    assert doc(match)["seat"][3]["levels"] == {"red": 2}


@pytest.mark.rule("MS-MOVE-05", "MS-AMB-13")
def test_example_36_range_2_does_not_pass_the_storm() -> None:
    match = moving("p3", 2, round=2, p3=seat_of("", runner="s1_rear_1"))
    play(match, "walk s1_inner")
    assert refused(match, "walk s2_inner") == "E_DEST_STORM"
    play(match, "walk s1_front")
    assert doc(match)["seat"][2]["runner"] == "s1_front_1", "its only space needs no question"


@pytest.mark.rule("MS-MOVE-10", "MS-MOVE-11")
def test_example_37_leaving_the_storm() -> None:
    match = moving("p1", 1, round=2, p1=seat_of("ggg", runner="s4_front_2"))
    assert refused(match, "stay") == "E_STAY_STORM"
    assert refused(match, "stop s4_front_1") == "E_STAY_STORM"
    assert refused(match, "relocate s5_front_1") == "E_DEST_RANGE"
    play(match, "walk s5_rear", "stop s5_rear_1")
    assert doc(match)["seat"][0]["runner"] == "s5_rear_1"


@pytest.mark.rule("MS-MOVE-11", "MS-AMB-12", "MS-TEL-07")
def test_example_38_the_relocation() -> None:
    match = position(round=2, p1=seat_of("ggg", runner="s4_rear_1"))
    turn(match, "r5c1", "move")
    assert ends(match) == spaces("relocate", "s5_front 1", "s5_heart 123", "s5_inner 1", "s5_rear 123", "s5_rim 1")
    assert refused(match, "relocate s6_inner_1") == "E_DEST_RANGE"
    play(match, "relocate s5_front_1")
    assert asked(match) == "p1 lab", "a lab may follow, no station"


@pytest.mark.rule("MS-MOVE-08", "MS-CUBE-02")
def test_example_41_the_own_station_is_free_and_others_cost_a_cube() -> None:
    rest: dict[str, Plain] = {"round": 2, "stations": {"t56_main": "p3"}}
    pink = position("p3", p3=seat_of("k", runner="s5_rear_1"), **rest)
    turn(pink, "r5c1", "move")
    assert "station t56_main" in offers(pink)
    gray = position("p1", p1=seat_of("g", runner="s5_rear_1"), **rest)
    turn(gray, "r5c1", "move")
    assert refused(gray, "toll t56_main gray") == "E_TOLL"
    assert refused(gray, "station t56_main") == "E_TOLL"


@pytest.mark.rule("MS-MOVE-07", "MS-MOVE-10", "MS-MOVE-11")
def test_example_77_in_the_storm_with_a_station_on_the_board() -> None:
    match = moving("p1", 1, round=2, stations={"t56_main": "p3"}, p1=seat_of("g", runner="s4_rear_1"))
    away = spaces("relocate", "s5_front 1", "s5_heart 123", "s5_inner 1", "s5_rear 123", "s5_rim 1")
    assert ends(match) == away | spaces("station", "s5_front 1", "s6_rear 12")
    assert refused(match, "stay") == "E_STAY_STORM"
    assert refused(match, "relocate s6_heart_1") == "E_DEST_RANGE"


@pytest.mark.rule("MS-MOVE-16", "MS-TEL-01", "MS-TEL-03", "MS-POW-02")
def test_example_78_the_path_decides_the_slot() -> None:
    def crossing(*path: str) -> Match:
        match = moving(
            "p1", 2, p1=seat_of("gggk", runner="s4_heart_1", commanders=["justin_b_beeper"]), admins=["justin_b_beeper"]
        )
        play(match, *(f"walk {area}" for area in path[:2]))
        assert refused(match, f"walk {path[2]}") == "E_DEST_RANGE"
        play(match, "extend pink", f"walk {path[2]}", f"stop {path[2]}_1")
        return match

    main = crossing("s4_front", "s5_rear", "s5_heart")
    assert asked(main) == "p1 build"
    assert offers(main, "build") == ["build t45_main"]
    assert refused(main, "build t45_rim") == "E_SLOT_PATH"
    rim = crossing("s4_rim", "s5_rim", "s5_heart")
    assert offers(rim, "build") == ["build t45_rim"]
    assert refused(rim, "build t45_main") == "E_SLOT_PATH"


@pytest.mark.rule("MS-MOVE-03", "MS-MOVE-07")
def test_example_79_a_station_and_range_2() -> None:
    match = moving("p4", 2, round=2, stations={"t56_main": "p4"}, p4=seat_of("", runner="s5_rear_1"))
    reached = ends(match)
    assert "station s6_heart_1" in reached
    assert "station s6_front_1" not in reached
    play(match, "station t56_main", "walk s6_rear")
    assert refused(match, "walk s6_front") == "E_DEST_RANGE"
    assert refused(match, "station t56_main") == "E_PHASE", "one station in a move"


@pytest.mark.rule("MS-COMP-07", "MS-MOVE-14", "MS-AMB-11")
def test_example_80_the_first_move_from_the_pad() -> None:
    one = ends(moving("p1", 1))
    assert one == {"stay", *spaces("walk", "s4_heart 12", "s4_rim 12")}
    two = ends(moving("p1", 2))
    assert two - one == spaces("walk", "s4_rear 1", "s4_front 123", "s5_rim 1")
    play(match := moving("p1", 2), "walk s4_rim")
    assert refused(match, "walk s3_rim") == "E_DEST_STORM"
    fewer = position(players=3, question=[{"step": "move", "seat": "p1", "reach": 1}, *ending("p1", 0)])
    assert ends(fewer) == {"stay", *spaces("walk", "s4_front 12", "s4_rim 12")}
    turn(stays := position(p1=seat_of("g")), "r5c1", "move", "stay")
    assert asked(stays) == "p2 turn", "nothing can be installed on the pad"


@pytest.mark.rule("MS-MOVE-05", "MS-MOVE-09", "MS-AMB-15")
def test_example_98_a_station_on_a_storm_slot() -> None:
    match = moving("p1", 1, round=3, stations={"t56_main": "p1"}, p1=seat_of("ggg", runner="s6_front_1"))
    play(match, "station t56_main")
    assert asked(match) == "p1 walk", "only the calm end can be entered"
    assert refused(match, "walk s5_front") == "E_DEST_STORM"
    play(match, "stop s6_rear_2")
    assert doc(match)["seat"][0]["runner"] == "s6_rear_2"


@pytest.mark.rule("MS-MOVE-13", "MS-LAB-01", "MS-AMB-16")
def test_example_99_staying_is_a_move() -> None:
    labs = {"s5_rear_1": 1, "s5_rear_2": 1}
    match = position("p2", round=2, p2=seat_of("uu", runner="s6_rear_1", labs=labs))
    turn(match, "r5c3", "move", "stay", "install")
    assert hold(match, "p2") == ""
    assert doc(match)["seat"][1]["levels"] == {"turquoise": 1}


@pytest.mark.rule("MS-MOVE-08", "MS-TEL-03", "MS-EXH-02")
def test_example_101_no_station_no_slot() -> None:
    built = {"t12_main": "p1", "t12_rim": "p1", "t23_main": "p1"}
    match = moving("p1", 1, stations=built, p1=seat_of("ggg", runner="s4_front_1"))
    play(match, "walk s5_rear", "stop s5_rear_1")
    assert asked(match) == "p1 lab", "no station is left to build"
    pink = moving("p3", 2, stations={"t45_main": "p1"}, p3=seat_of("kkk", runner="s4_front_1"))
    play(pink, "walk s5_rear", "stop s5_rear_1")
    assert asked(pink) == "p3 lab", "the slot is taken"
    other = moving("p3", 1, stations={"t45_main": "p1"}, p3=seat_of("kkk", runner="s4_rim_1"))
    play(other, "walk s5_rim")
    assert refused(other, "build t45_main") == "E_SLOT_TAKEN"
    empty = moving("p3", 1, p3=seat_of("kkk", runner="s4_front_1"))
    assert refused(empty, "toll t56_main pink") == "E_STATION_NONE"
    assert refused(empty, "station t56_main") == "E_STATION_NONE"


@pytest.mark.rule("MS-MOVE-06", "MS-AMB-14")
def test_a_path_does_not_turn_back() -> None:
    match = moving("p1", 2, p1=seat_of("ggg", runner="s5_rear_1"))
    play(match, "walk s5_heart")
    assert refused(match, "walk s5_rear") == "E_DEST_RANGE"


@pytest.mark.rule("MS-MOVE-12", "MS-LAB-10")
def test_the_storm_moves_nobody() -> None:
    match = position(round=2, p1=seat_of("", runner="s4_rear_1", labs={"s4_rear_1": 1}), stations={"t34_main": "p1"})
    turn(match, "r5c1")
    assert doc(match)["seat"][0]["runner"] == "s4_rear_1"
    assert doc(match)["seat"][0]["labs"] == {"s4_rear_1": 1}
    assert doc(match)["stations"] == {"t34_main": "p1"}


@pytest.mark.rule("MS-MOVE-01", "MS-MOVE-15", "MS-EXH-10")
def test_the_order_of_an_option_a() -> None:
    match = position(
        p1=seat_of("ggggggyy", runner="s4_front_1", commanders=["adira_okzil"], levels={"turquoise": 1}),
        admins=["adira_okzil"],
    )
    events = turn(match, "r3c1", "move", "walk s5_rear", "stop s5_rear_1", "build t45_main", "install", "track blue")
    keys = [
        "placed",
        "paid",
        "moved",
        "paid",
        "station_built",
        "lab_installed",
        "advanced",
        "paid",
        "advanced",
        "advanced",
    ]
    assert [event.key for event in events if event.key in keys] == keys
    tracks = [event.values[1] for event in events if event.key == "advanced"]
    assert tracks == [1, 2, 0], "the lab, Adira, the space"
    assert table(match).reputation[0] == 2
