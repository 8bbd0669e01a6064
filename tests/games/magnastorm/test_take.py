"""Main action 1: taking commanders and the first player token."""

from __future__ import annotations

import pytest

from tests.games.magnastorm.positions import (
    asked,
    doc,
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
)
from vestige.kernel.values import Plain


@pytest.mark.rule("MS-CMD-01", "MS-CMD-03", "MS-CMD-05", "MS-CMD-06", "MS-CMD-12", "MS-BON-01", "MS-DEC-05")
def test_example_4_taking_a_commander() -> None:
    match = position("p4", p4=seat_of("yygo", 3), admins=["ellen_b_outridge"], upper=panel(c2="nng", c1="n"))
    events = play(match, "take c2", "put neutral r5c1", "put neutral r5c2", "put gray r4c1")
    assert hold(match, "p4") == "o"
    assert reputation(match) == [0, 0, 0, 5]
    assert doc(match)["seat"][3]["commanders"] == ["ellen_b_outridge"]
    assert table(match).columns[1] == 0
    assert [event.key for event in events[:5]] == ["took", "paid", "crew_moved", "crew_moved", "crew_moved"]
    assert told(events, "drew") == [], "no bonus comes from the bag space"


@pytest.mark.rule("MS-CMD-01", "MS-CMD-03", "MS-CMD-04")
def test_example_5_prices_of_columns() -> None:
    rest: dict[str, Plain] = {"admins": ["adira_okzil", "idris_yakuul", "mira_mascovic", "ozgul_yilmark"]}
    upper = panel(c1="nk", c5="n", c2="n")
    gray = seat_of("", commanders=["ozgul_yilmark"])
    token = position("p4", p1=gray, p4=seat_of("ky"), upper=upper, **rest)
    assert offers(token, "take") == ["take c1", "take c2"]
    assert refused(token, "take c3") == "E_COLUMN_EMPTY"
    surcharge = position("p4", p1=gray, p4=seat_of("gy"), upper=upper, **rest)
    assert offers(surcharge, "take") == ["take c2", "take c5"]
    short = position("p4", p1=gray, p4=seat_of("y"), upper=upper, **rest)
    assert offers(short, "take") == ["take c2"]
    assert refused(short, "take c5") == "E_PAY"


@pytest.mark.rule("MS-CMD-02")
def test_example_31_the_own_commander_cannot_be_taken() -> None:
    match = position(
        p1=seat_of("yyyyy", commanders=["idris_yakuul"]), admins=["adira_okzil", "mira_mascovic", "idris_yakuul"]
    )
    assert refused(match, "take c4") == "E_OWN_COMMANDER"


@pytest.mark.rule("MS-CMD-04", "MS-CMD-06", "MS-CMD-07", "MS-GEN-04", "MS-CMD-13")
def test_example_32_taking_from_another_player() -> None:
    rest: dict[str, Plain] = {"admins": ["adira_okzil", "idris_yakuul"], "upper": panel(c3="nu", c1="n")}
    pink = seat_of("", 9, commanders=["idris_yakuul"])
    match = position("p2", p2=seat_of("yuk", 6), p3=pink, **rest)
    play(match, "take c3", "put neutral r5c1", "put purple r5c2")
    assert hold(match, "p2") == ""
    assert reputation(match) == [0, 8, 8, 0]
    assert doc(match)["seat"][2]["commanders"] == []


@pytest.mark.rule("MS-CMD-04", "MS-CUBE-08")
def test_example_33_the_surcharge_is_missing() -> None:
    rest: dict[str, Plain] = {"admins": ["adira_okzil", "idris_yakuul"], "upper": panel(c3="nu", c1="n")}
    match = position("p2", p2=seat_of("yuu", 6), p3=seat_of("", 9, commanders=["idris_yakuul"]), **rest)
    assert refused(match, "take c3") == "E_PAY"


@pytest.mark.rule("MS-POW-05", "MS-CMD-11", "MS-DEC-20")
def test_example_34_idris_on_a_column() -> None:
    rest: dict[str, Plain] = {"admins": ["idris_yakuul", "adira_okzil", "mira_mascovic", "ozgul_yilmark"]}
    match = position("p4", p4=seat_of("yyo", commanders=["idris_yakuul"]), **rest)
    play(match, "take c5")
    assert hold(match, "p4") == "", "the only way to pay is the changed one"
    assert asked(match) == "p4 move_crew"
    poor = position("p4", p4=seat_of("yoo", commanders=["idris_yakuul"]), **rest)
    assert refused(poor, "take c5") == "E_PAY", "one cube may be changed, not two"


@pytest.mark.rule("MS-CMD-11", "MS-POW-05")
def test_example_76_idris_on_the_first_column() -> None:
    upper = panel(c1="n", c2="n")
    match = position(
        "p4", p4=seat_of("o", commanders=["idris_yakuul"]), admins=["adira_okzil", "idris_yakuul"], upper=upper
    )
    play(match, "take c1", "put neutral r5c1", "track red")
    assert asked(match) == "p4 any"
    assert hold(match, "p4") == ""
    without = position("p4", p4=seat_of("o"), upper=upper)
    assert refused(without, "take c1") == "E_PAY"


@pytest.mark.rule("MS-CMD-08")
def test_example_104_a_power_does_not_pay_for_its_own_card() -> None:
    match = position("p2", p2=seat_of("u"), admins=["idris_yakuul"], upper=panel(c2="n", c1="n"))
    assert refused(match, "take c2") == "E_PAY"


@pytest.mark.rule("MS-CMD-09", "MS-CMD-10", "MS-AMB-07", "MS-AMB-45", "MS-DEC-07", "MS-ADM-06", "MS-POW-19")
def test_example_75_the_first_player_token() -> None:
    match = position("p3", p3=seat_of("yy", 4, levels={"red": 1}), upper=panel(c1="nn", c2="n"))
    play(match, "take c1", "put neutral r5c1", "put neutral r5c2", "track red")
    assert refused(match, "cube yellow") == "E_COLOR"
    play(match, "cube gray")
    assert refused(match, "cube yellow") == "E_COLOR"
    play(match, "cube purple")
    assert hold(match, "p3") == "gu"
    assert levels(match, "p3") == {"red": 2}
    assert reputation(match)[2] == 4
    assert doc(match)["seat"][2]["commanders"] == []
    assert doc(match)["token"] == "p3"
    assert table(match).order == (0, 1, 2, 3)


@pytest.mark.rule("MS-POW-01", "MS-DEC-06", "MS-CMD-08")
def test_example_58_forrester() -> None:
    rest: dict[str, Plain] = {"admins": ["forrester_dain"], "upper": panel(c2="n", c1="nn")}
    match = position(p1=seat_of("yyyy", 5), **rest)
    play(match, "take c2", "put neutral r5c1")
    assert refused(match, "spend 3") == "E_POWER"
    play(match, "spend 2")
    assert reputation(match)[0] == 9
    assert hold(match, "p1") == "y"
    poor = position(p1=seat_of("y", 5), **rest)
    play(poor, "take c2", "put neutral r5c1")
    assert asked(poor).startswith("p2"), "without a yellow cube nothing is asked"
    rich = position(p1=seat_of("yggg", 5), **rest)
    play(rich, "take c2", "put neutral r5c1")
    assert offers(rich) == ["spend 0", "exchange"], "an exchange could bring one"
    assert refused(rich, "spend 1") == "E_PAY"


@pytest.mark.rule("MS-CMD-05", "MS-EXH-05")
def test_crew_of_a_column_go_to_empty_spaces_and_then_to_the_bottom_row() -> None:
    lower = panel(c1=" nnnn", c2="nnnnn", c3="gggk", c4="uuuuk", c5="oooo")
    lower["r5c3"], lower["r5c5"] = {"pink": 1}, {"orange": 1}
    match = position(p1=seat_of("yyyy"), upper=panel(c2="nn", c1="g"), lower=lower)
    play(match, "take c2")
    assert asked(match) == "p1 move_crew"
    assert doc(match)["lower"]["r1c1"] == {"neutral": 1}, "the only empty space needs no question"
    assert refused(match, "put neutral r1c1") == "E_SPACE_TAKEN"
    assert offers(match, "put") == [f"put neutral r5c{n}" for n in range(1, 6)]
    play(match, "put neutral r5c3")
    assert doc(match)["lower"]["r5c3"] == {"pink": 1, "neutral": 1}


@pytest.mark.rule("MS-CMD-03", "MS-CMD-05", "MS-ADM-07")
def test_example_82_crew_moved_by_a_purchase_set_later_prices() -> None:
    match = position(
        "p4", p4=seat_of("yg"), upper=panel(c2="ng"), admins=["adira_okzil", "idris_yakuul"], p1=seat_of("g")
    )
    play(match, "take c2", "put gray r1c3", "put neutral r5c4")
    assert doc(match)["round"] == 2
    assert asked(match) == "p1 turn"
    assert "take c3" in offers(match), "gray pays with an own cube"
    play(match, "take c3", "put gray r5c1")
    assert hold(match, "p1") == ""


@pytest.mark.rule("MS-CREW-08", "MS-CMD-03")
def test_every_crew_that_leaves_makes_a_column_cheaper() -> None:
    match = position(p1=seat_of(""), p2=seat_of("yy"))
    play(match, "use c3 neutral", "place r5c5")
    assert "take c3" in offers(match)
    assert "take c2" not in offers(match)
