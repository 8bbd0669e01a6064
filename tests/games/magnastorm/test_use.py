"""Main action 2: the lower panel, option B, and the bonuses of spaces."""

from __future__ import annotations

import pytest

from tests.games.magnastorm.positions import (
    asked,
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
    table,
    told,
    turn,
)
from vestige.kernel.values import Plain


@pytest.mark.rule("MS-CREW-01", "MS-CREW-02")
def test_example_6_which_crew_may_be_used() -> None:
    match = position(upper=panel(c1="ng", c2="o"))
    assert offers(match, "use") == ["use c1 gray", "use c1 neutral"]
    assert refused(match, "use c2 orange") == "E_CREW_CHOICE"
    assert refused(match, "use c3 neutral") == "E_COLUMN_EMPTY"


@pytest.mark.rule("MS-CREW-02")
def test_example_50_only_opponents_crew_are_left() -> None:
    match = position(upper=panel(c1="k", c2="o"))
    assert offers(match, "use") == ["use c1 pink", "use c2 orange"]


@pytest.mark.rule("MS-CREW-03", "MS-CREW-04", "MS-MOVE-02", "MS-GAIN-01", "MS-DEC-08")
def test_example_7_cost_or_gain_of_a_row() -> None:
    move = position("p2", p2=seat_of("uu"))
    turn(move, "r5c3", "move", "stay")
    assert hold(move, "p2") == "u"
    gain = position("p2", p2=seat_of("uu"))
    turn(gain, "r5c3", "gain")
    assert hold(gain, "p2") == "uuuy"


@pytest.mark.rule("MS-MOVE-02", "MS-GAIN-01", "MS-COMP-09")
@pytest.mark.parametrize(
    ("row", "cost", "gain"), [(1, "ggy", "g"), (2, "gy", "g"), (3, "gg", "y"), (4, "y", "gg"), (5, "g", "gy")]
)
def test_every_row_has_its_cost_and_its_gain(row: int, cost: str, gain: str) -> None:
    space = {1: "r1c2", 2: "r2c3", 3: "r3c3", 4: "r4c4", 5: "r5c1"}[row]
    enough = position(p1=seat_of(cost), upper=panel(c1="nn", c2="n"))
    play(enough, "use c1 neutral", f"place {space}", "move", "stay")
    assert hold(enough, "p1") == ""
    short = position(p1=seat_of(cost[1:]), upper=panel(c1="nn", c2="n"))
    before = hold(short, "p1")
    play(short, "use c1 neutral", f"place {space}")
    assert sorted(hold(short, "p1")) == sorted(before + gain), "option B is all that is left and needs no question"


@pytest.mark.rule("MS-GAIN-01", "MS-GAIN-03", "MS-FLOW-06")
def test_example_11_gaining_cubes() -> None:
    match = position("p2", p2=seat_of(""))
    turn(match, "r5c2")
    assert hold(match, "p2") == "uy"
    assert doc(match)["seat"][1]["runner"] == "pad"
    assert doc(match)["seat"][1]["labs"] == {}


@pytest.mark.rule("MS-BON-02", "MS-RES-01")
def test_example_12_the_research_bonus_of_a_space() -> None:
    match = position(p1=seat_of("", levels={"red": 2}))
    events = turn(match, "r3c1")
    assert hold(match, "p1") == "y"
    assert levels(match, "p1") == {"red": 3}
    assert [event.key for event in events if event.key in ("gained", "advanced")] == ["gained", "advanced"]


@pytest.mark.rule("MS-BON-03", "MS-FLOW-02", "MS-AMB-33")
def test_example_13_the_turn_order_bonus() -> None:
    match = position("p2", p2=seat_of(""))
    turn(match, "r4c5")
    assert hold(match, "p2") == "uu"
    assert table(match).order == (1, 0, 2, 3)
    order = []
    for _ in range(4):
        order.append(asked(match))
        turn(match, f"r5c{len(order)}", *(["gain"] if len(hold(match, asked(match)[:2])) else []))
    assert order == ["p3 turn", "p4 turn", "p2 turn", "p1 turn"]


@pytest.mark.rule("MS-BON-03")
def test_example_63_the_first_in_order_gains_no_position() -> None:
    match = position(p1=seat_of(""))
    turn(match, "r2c4")
    assert hold(match, "p1") == "g"
    assert table(match).order == (0, 1, 2, 3)


@pytest.mark.rule("MS-BON-04", "MS-DEC-16", "MS-EXH-05")
def test_example_47_the_crew_bonus() -> None:
    rest: dict[str, Plain] = {"upper": panel(c3="n", c1="nn"), "p2": seat_of("")}
    match = position("p2", **rest)
    play(match, "use c3 neutral", "place r2c5")
    assert asked(match) == "p2 crew"
    assert refused(match, "crew_upper c3") == "E_CREW_COLUMN"
    assert refused(match, "crew_lower r2c5") == "E_SPACE_TAKEN"
    play(match, "crew_upper c1")
    assert doc(match)["upper"] == {"r1c1": {"neutral": 1}, "r2c1": {"neutral": 1}, "r3c1": {"purple": 1}}
    assert doc(match)["seat"][1]["crew"] == 4
    below = position("p2", **rest)
    play(below, "use c3 neutral", "place r2c5", "crew_lower r5c1")
    assert doc(below)["lower"] == {"r5c1": {"purple": 1}, "r2c5": {"neutral": 1}}
    assert asked(below).startswith("p3")


@pytest.mark.rule("MS-BON-04", "MS-FLOW-03", "MS-EXH-06")
def test_example_48_the_crew_bonus_with_the_last_crew_of_the_panel() -> None:
    match = position("p3", p3=seat_of(""), upper=panel(c2="n"))
    play(match, "place r1c3")
    assert offers(match, "crew_upper") == []
    assert len(offers(match, "crew_lower")) == 24
    play(match, "decline")
    assert doc(match)["round"] == 2


@pytest.mark.rule("MS-BON-04", "MS-EXH-06", "MS-FLOW-03")
def test_example_90_the_crew_bonus_when_the_upper_panel_is_empty() -> None:
    match = position(
        "p4",
        p4=seat_of("", levels={"turquoise": 2, "red": 3}, commanders=["ellen_b_outridge", "adira_okzil"]),
        upper={},
        lower=panel(c1="n"),
        admins=["ellen_b_outridge", "adira_okzil"],
        objectives={"obj_r_command": []},
        question=ending("p4", 3),
    )
    play(match, "markers obj_r_command red", "track turquoise")
    assert asked(match) == "p4 crew"
    assert offers(match, "crew_upper") == []
    assert refused(match, "crew_upper c1") == "E_CREW_COLUMN"
    play(match, "crew_lower r5c2")
    assert doc(match)["round"] == 2


@pytest.mark.rule("MS-EXH-03")
def test_without_crew_on_the_player_board_the_bonus_lapses() -> None:
    match = position(p1=seat_of("", crew=0))
    turn(match, "r2c5")
    assert asked(match) == "p2 turn"


@pytest.mark.rule("MS-CREW-06", "MS-EXH-05")
def test_example_49_a_full_lower_panel() -> None:
    lower = panel(c1="nnnnn", c2="nnnnn", c3="nnnnu", c4="uuuuk", c5="kkkko")
    match = position(p1=seat_of(""), upper=panel(c2="gg", c3="g"), lower=lower)
    play(match, "use c2 gray")
    assert refused(match, "place r1c1") == "E_SPACE_TAKEN"
    assert offers(match, "place") == [f"place r5c{n}" for n in range(1, 6)]
    play(match, "place r5c1")
    assert hold(match, "p1") == "gy"
    assert doc(match)["lower"]["r5c1"] == {"gray": 1, "neutral": 1}


@pytest.mark.rule("MS-CREW-05", "MS-CREW-07", "MS-BON-04", "MS-AMB-46")
def test_example_111_which_crew_leaves_a_full_column() -> None:
    upper = panel(c2="nngg ")
    upper["r5c2"] = {"neutral": 1, "pink": 1}
    match = position("p2", p2=seat_of(""), upper=upper)
    play(match, "place r2c5", "crew_upper c2")
    after = doc(match)["upper"]
    assert after["r2c2"] == {"purple": 1}
    assert after["r1c2"] == {"neutral": 1}
    assert after["r5c2"] == {"pink": 1, "neutral": 1}


@pytest.mark.rule("MS-CREW-07", "MS-ADM-07")
def test_crew_that_share_a_space_stay_together_and_are_taken_singly() -> None:
    lower = panel(c1=" ")
    lower["r5c1"] = {"neutral": 2}
    match = position(p1=seat_of("gyy"), upper=panel(c2="n"), lower=lower)
    play(match, "use c2 neutral", "place r5c2", "gain")
    assert doc(match)["upper"]["r5c1"] == {"neutral": 2}
    play(match, "use c1 neutral", "place r5c4", "gain")
    assert doc(match)["upper"]["r5c1"] == {"neutral": 1}


@pytest.mark.rule("MS-BON-05", "MS-BON-06", "MS-BON-07", "MS-BON-08")
def test_example_72_a_bonus_of_the_other_option_does_not_happen() -> None:
    match = position(p1=seat_of("y"))
    assert told(turn(match, "r4c1", "move", "stay"), "drew") == []
    other = position(p1=seat_of("ggy"))
    turn(other, "r1c1", "gain")
    assert hold(other, "p1") == "gggy"
    assert doc(other)["seat"][0]["labs"] == {}
    assert refused(other, "draw 1") == "E_PHASE"
    drawn = position(p1=seat_of(""))
    assert len(told(turn(drawn, "r4c1"), "drew")) == 1


@pytest.mark.rule("MS-BON-09", "MS-BON-10", "MS-GAIN-02", "MS-POW-12", "MS-POW-13", "MS-DEC-19", "MS-AMB-47")
def test_example_54_rain_and_yuul() -> None:
    match = position(
        "p4",
        p4=seat_of(
            "",
            levels={"red": 1, "green": 1, "blue": 3, "turquoise": 2},
            commanders=["rain_davenpitt", "yuul_mbado"],
        ),
        researchers=["rain_davenpitt", "yuul_mbado"],
    )
    turn(match, "r4c1")
    assert hold(match, "p4") == "oo"
    assert offers(match) == ["power rain_davenpitt", "power yuul_mbado"]
    play(match, "power yuul_mbado")
    assert refused(match, "cube yellow") == "E_COLOR"
    play(match, "cube gray")
    assert offers(match, "track") == ["track red", "track green"]
    assert refused(match, "track blue") == "E_POWER"
    events = play(match, "track green")
    assert levels(match, "p4")["green"] == 2
    assert [event.key for event in events if event.key in ("advanced", "drew")] == ["advanced", "drew"]


@pytest.mark.rule("MS-FLOW-04", "MS-FLOW-05", "MS-OBJ-18")
def test_example_107_nobody_passes_and_there_is_one_main_action() -> None:
    match = position(p1=seat_of("", labs={"s4_front_1": 3, "s4_front_2": 1}), objectives={"obj_s_four": []})
    for line in ("pass", "decline", "labs obj_s_four s4", "done"):
        assert refused(match, line) == "E_PHASE"
    turn(match, "r5c1")
    assert asked(match) == "p1 objective"
    assert refused(match, "take c1") == "E_PHASE"
    play(match, "decline")
    assert refused(match, "take c1", by=0) == "E_TURN"


@pytest.mark.rule("MS-BON-01")
def test_crew_added_by_a_bonus_brings_none_itself() -> None:
    match = position(p1=seat_of(""))
    events = turn(match, "r2c5", "crew_lower r3c1")
    assert told(events, "advanced") == []
    assert reputation(match) == [0] * 4
