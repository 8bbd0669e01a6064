"""Phase 2 and the end of the game."""

from __future__ import annotations

import pytest

from tests.games.magnastorm.positions import (
    asked,
    doc,
    ending,
    hold,
    panel,
    play,
    position,
    reputation,
    seat_of,
    table,
    told,
    turn,
)
from vestige.games.magnastorm.administration import adjust_turn_order, income, majorities, research_commanders
from vestige.games.magnastorm.scoring import ranking
from vestige.kernel.match import Match
from vestige.kernel.values import Plain

LAST: dict[str, Plain] = {
    "round": 4,
    "p1": seat_of("", labs={"s1_inner_1": 1, "s2_rear_1": 2}),
    "p2": seat_of("", labs={"s1_rear_1": 2, "s2_rear_2": 2}),
    "p3": seat_of("", labs={"s1_rear_2": 2, "s2_front_1": 3}),
    "p4": seat_of("", labs={"s1_rear_3": 1, "s2_front_2": 2}),
}


def administered(**rest: Plain) -> Match:
    return position(question=[{"step": "administration"}], **rest)


@pytest.mark.rule("MS-ADM-01", "MS-AMB-35", "MS-AMB-36", "MS-COMP-12")
def test_example_18_income() -> None:
    match = position(**LAST)
    income(table(match))
    assert [hold(match, f"p{n}") for n in range(1, 5)] == ["ggg", "uuy", "kyyy", "ooo"]
    assert doc(match)["seat"][0]["labs"] == {"s1_inner_1": 1, "s2_rear_1": 2}


@pytest.mark.rule("MS-ADM-02", "MS-GEN-08")
def test_example_19_majorities() -> None:
    match = position(**LAST)
    majorities(table(match))
    assert reputation(match) == [0, 0, 1, 0]


@pytest.mark.rule("MS-ADM-03", "MS-ADM-04", "MS-ADM-05", "MS-AMB-26", "MS-AMB-23", "MS-POW-20")
def test_example_20_research_commanders() -> None:
    researchers = ["franzkarl_huber", "rain_davenpitt", "yuul_mbado", "joy_d_obondov"]
    match = position(
        researchers=researchers,
        p1=seat_of("", 1, levels={"red": 5, "green": 3}),
        p2=seat_of("", 5, levels={"green": 2, "blue": 4, "turquoise": 1}, commanders=["rain_davenpitt"]),
        p3=seat_of("", 5, levels={"red": 4, "blue": 4}, commanders=["yuul_mbado"]),
        p4=seat_of("", 1, levels={"turquoise": 2}),
    )
    research_commanders(table(match))
    assert reputation(match) == [5, 4, 4, 3]
    assert [seat["commanders"] for seat in doc(match)["seat"]] == [researchers[:2], [], [], ["joy_d_obondov"]]


@pytest.mark.rule("MS-ADM-06")
def test_example_21_the_turn_order() -> None:
    match = position(order=["p3", "p1", "p2", "p4"], token="p2")
    adjust_turn_order(table(match))
    assert table(match).order == (1, 2, 0, 3)
    assert doc(match)["token"] == "nobody"
    adjust_turn_order(table(match))
    assert table(match).order == (1, 2, 0, 3), "without a holder the order stays"


@pytest.mark.rule("MS-ADM-07")
def test_example_22_the_panels_are_exchanged() -> None:
    lower = panel(c1="nnnn", c2="nnnn", c3="nnnn", c4="nnng", c5="uko")
    match = administered(upper={}, lower=lower)
    assert doc(match)["upper"] == lower
    assert doc(match)["lower"] == {}


@pytest.mark.rule("MS-ADM-08", "MS-AMB-34")
def test_example_23_the_storm_turns() -> None:
    match = administered(upper={}, lower=panel(c1="n"))
    t = table(match)
    assert t.round == 2
    assert t.wedges() == (4, 5, 0)
    assert t.calm == 0b110001
    assert [t.box.calm[0][number] for number in range(4)] == [(3, 4, 5), (4, 5, 0), (5, 0, 1), (0, 1, 2)]


@pytest.mark.rule("MS-ADM-05")
def test_example_56_a_tie_costs_the_card() -> None:
    rest: dict[str, Plain] = {"researchers": ["franzkarl_huber", "rain_davenpitt"]}
    gray = seat_of("", 2, levels={"green": 4}, commanders=["rain_davenpitt"])
    match = position(p1=gray, p3=seat_of("", levels={"green": 4}), **rest)
    research_commanders(table(match))
    assert reputation(match) == [1, 0, 0, 0]
    table(match).levels[1] = 5
    research_commanders(table(match))
    assert reputation(match) == [3, 0, 0, 0]


@pytest.mark.rule("MS-CUBE-03", "MS-ADM-01", "MS-EXH-04")
def test_example_70_a_short_supply() -> None:
    labs: dict[str, Plain] = {"p1": seat_of("", labs={"s6_inner_1": 1}), "p3": seat_of("", labs={"s6_rear_1": 1})}
    match = position(supply={"yellow": 1}, **labs)
    income(table(match))
    assert (hold(match, "p1"), hold(match, "p3")) == ("y", "")


@pytest.mark.rule("MS-ADM-01", "MS-AMB-27")
def test_example_109_a_short_supply_over_several_sectors() -> None:
    match = position(
        supply={"yellow": 2},
        p1=seat_of("", labs={"s4_inner_1": 2, "s6_inner_1": 1}),
        p2=seat_of("", labs={"s4_front_1": 2}),
    )
    income(table(match))
    assert (hold(match, "p1"), hold(match, "p2")) == ("yy", "")


@pytest.mark.rule("MS-FLOW-03", "MS-OBJ-09", "MS-ADM-01")
def test_example_81_an_objective_in_the_turn_that_empties_the_panel() -> None:
    def ended(*lines: str) -> Match:
        match = position(
            "p2",
            upper=panel(c2="n"),
            objectives={"obj_s_four": []},
            p2=seat_of("", labs={"s4_front_1": 3, "s4_front_2": 1}),
        )
        play(match, "place r5c1", *lines)
        return match

    fulfilled = ended("labs obj_s_four s4")
    assert (hold(fulfilled, "p2"), reputation(fulfilled)[1]) == ("uy", 5)
    declined = ended("decline")
    assert (hold(declined, "p2"), reputation(declined)[1]) == ("uyyy", 1)


@pytest.mark.rule("MS-ADM-05", "MS-SETUP-18")
def test_example_86_a_track_nobody_entered() -> None:
    match = administered(
        players=2, p1=seat_of("", levels={"green": 1}), p2=seat_of("", levels={"red": 1}), lower=panel(c1="n"), upper={}
    )
    assert reputation(match) == [2, 2]
    assert table(match).holder(table(match).researchers[2]) == -1


@pytest.mark.rule("MS-ADM-08", "MS-ADM-09", "MS-INFO-03")
def test_example_97_administration_uses_the_old_calm_sectors() -> None:
    match = administered(p1=seat_of("", labs={"s4_inner_1": 1, "s1_inner_1": 1}), upper={}, lower=panel(c1="nn"))
    assert (hold(match, "p1"), reputation(match)[0]) == ("g", 1)
    assert asked(match).startswith("p1"), "no question on the way"


@pytest.mark.rule("MS-ADM-08", "MS-END-05", "MS-GEN-02")
def test_example_110_the_fourth_round_is_the_last() -> None:
    third = administered(round=3, upper={}, lower=panel(c1="nn"))
    assert (doc(third)["round"], table(third).wedges()) == (4, (0, 1, 2))
    fourth = administered(round=4, upper={}, lower=panel(c1="nn"))
    assert asked(fourth) == "over"
    assert doc(fourth)["round"] == 4


# ---- the end


@pytest.mark.rule("MS-END-01", "MS-END-02", "MS-FLOW-12", "MS-GEN-02", "MS-GEN-09")
@pytest.mark.parametrize(("players", "threshold"), [(4, 27), (3, 23), (2, 25)])
def test_example_26_the_last_cycle(players: int, threshold: int) -> None:
    rest: dict[str, Plain] = {"admins": ["ozgul_yilmark"], "upper": panel(c2="n", c1="nnnnn", c3="nnnn")}
    rich: Plain = seat_of("yy", threshold - 2)
    match = position("p1", players=players, p1=rich, **rest)
    play(match, "take c2", "put neutral r5c1")
    assert doc(match)["threshold"] is True
    for number in range(2, players + 1):
        assert asked(match) == f"p{number} turn"
        turn(match, f"r5c{number}", "gain")
    assert asked(match) == "over"
    last = f"p{players}"
    at_once = position(last, players=players, **{last: rich}, **rest)
    play(at_once, "take c2", "put neutral r5c1")
    assert asked(at_once) == "over"


@pytest.mark.rule("MS-END-03", "MS-AMB-25")
def test_the_end_comes_with_the_last_crew_of_the_panel() -> None:
    match = position(
        p1=seat_of("y", 25),
        admins=["ozgul_yilmark"],
        upper=panel(c2="n", c1="n"),
        p2=seat_of("u", labs={"s4_inner_1": 1}),
    )
    play(match, "take c2", "put neutral r5c1", "place r5c2", "gain")
    assert asked(match) == "over"
    assert reputation(match) == [27, 0, 0, 0], "no administration"


@pytest.mark.rule("MS-END-01", "MS-END-07")
def test_example_64_the_end_survives_a_loss() -> None:
    match = position(
        "p2",
        admins=["ozgul_yilmark", "adira_okzil"],
        upper=panel(c2="n", c3="n", c1="nnnn"),
        p2=seat_of("y", 25, commanders=["adira_okzil"]),
        p3=seat_of("uy"),
    )
    play(match, "take c2", "put neutral r5c1")
    play(match, "take c3", "put neutral r5c2")
    assert reputation(match) == [0, 26, 2, 0]
    turn(match, "r5c4", "gain")
    assert asked(match) == "over"


@pytest.mark.rule("MS-END-04", "MS-END-06", "MS-ADM-10")
def test_example_65_the_end_in_administration() -> None:
    match = administered(
        round=2,
        threshold=True,
        token="p4",
        p1=seat_of("", 27),
        p4=seat_of("", 27),
        upper={},
        lower=panel(c1="n"),
    )
    assert asked(match) == "over"
    assert ranking(table(match)) == [3, 0, 1, 2]
    result = match.table.result()
    assert result is not None
    assert list(result.places) == [2, 3, 4, 1]


@pytest.mark.rule("MS-FLOW-01", "MS-FLOW-03", "MS-FLOW-07")
def test_example_66_a_round_ends_inside_a_cycle() -> None:
    match = position("p2", upper=panel(c2="n"), p2=seat_of(""))
    events = play(match, "place r5c1")
    assert [event.key for event in events if event.key in ("administration", "round")] == ["administration", "round"]
    assert doc(match)["round"] == 2
    assert asked(match).startswith("p1"), "not p3"


@pytest.mark.rule("MS-END-01", "MS-END-04", "MS-AMB-26")
def test_example_87_the_flag_inside_step_3() -> None:
    match = administered(
        round=3,
        researchers=["rain_davenpitt", "yuul_mbado"],
        p1=seat_of("", 25, levels={"red": 3, "green": 2}, commanders=["yuul_mbado"]),
        p2=seat_of("", levels={"green": 2}),
        upper={},
        lower=panel(c1="n"),
    )
    assert asked(match) == "over"
    assert reputation(match)[0] == 26
    assert doc(match)["threshold"] is True


@pytest.mark.rule("MS-END-06", "MS-BON-03")
def test_example_92_a_tie_after_a_swap_in_the_last_cycle() -> None:
    match = position(
        "p2",
        threshold=True,
        p1=seat_of("", 27),
        p2=seat_of("", 25),
        question=[
            {"step": "control", "seat": "p2", "column": "c2"},
            {"step": "space_bonus", "seat": "p2", "space": "r2c4", "option": 1},
            *ending("p2", 1),
        ],
        admins=["ozgul_yilmark"],
    )
    for number in (3, 4):
        turn(match, f"r5c{number}", "gain")
    assert asked(match) == "over"
    assert reputation(match)[:2] == [27, 27]
    assert table(match).order == (1, 0, 2, 3)
    assert ranking(table(match))[0] == 1


@pytest.mark.rule("MS-END-08")
def test_reputation_never_falls_below_zero_and_has_no_upper_end() -> None:
    box = table(position()).box
    assert all(loss <= gain for loss, gain in zip(box.losses, box.gains, strict=True))
    assert reputation(position(p1=seat_of("", 60)))[0] == 60


@pytest.mark.rule("MS-ART-01", "MS-END-09")
@pytest.mark.parametrize(("players", "metals"), [(2, "31"), (3, "321"), (4, "3221")])
def test_example_106_artefacts_after_the_game(players: int, metals: str) -> None:
    seats: dict[str, Plain] = {f"p{n}": seat_of("", 10 - n) for n in range(1, players + 1)}
    match = position(players=players, round=4, question=[{"step": "final"}], **seats)
    result = match.table.result()
    assert result is not None
    assert "".join(kept[0][1] for kept in result.keepsakes) == metals
    assert told([], "keepsake") == []


@pytest.mark.rule("MS-FLOW-10", "MS-FLOW-11", "MS-COMP-15")
def test_a_game_always_ends() -> None:
    match = position()
    number = 0
    while asked(match) != "over":
        options = match.table.options(match.table.asked()[0])
        assert options
        match.play(match.table.asked()[0], match.game.encode(options[number % len(options)]))
        number += 1
    assert number < 1500
