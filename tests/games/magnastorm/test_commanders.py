"""Each commander alone, and those that can meet."""

from __future__ import annotations

from itertools import combinations

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
    turn,
)
from vestige.games.magnastorm.administration import majorities, research_commanders
from vestige.games.magnastorm.constants import ADMIN, COMMANDERS, RESEARCH
from vestige.kernel.match import Match
from vestige.kernel.values import Plain

TWO = {"s4_front_1": 1, "s4_front_2": 1}
FOUR = {**TWO, "s4_front_3": 1, "s4_heart_1": 1}


def commanding(seat: str, powers: list[str], cubes: str, **rest: Plain) -> Match:
    """The turn of a seat that controls these commanders."""
    own = {name: rest.pop(name) for name in ("labs", "levels", "runner") if name in rest}
    admins = [power for power in powers if power in ADMIN]
    research = [power for power in powers if power in RESEARCH]
    seats: dict[str, Plain] = {seat: seat_of(cubes, commanders=powers, **own)}
    return position(seat, admins=admins, researchers=research, **seats, **rest)


@pytest.mark.rule("MS-POW-17", "MS-AMB-10")
def test_example_35_sayuri() -> None:
    for space, cubes in (("r1c2", "gy"), ("r3c3", "g"), ("r4c4", "y"), ("r5c1", "")):
        match = commanding("p1", ["sayuri_modo"], cubes)
        turn(match, space, "move", "stay")
        assert hold(match, "p1") == ""
        if cubes:
            short = commanding("p1", ["sayuri_modo"], cubes[1:])
            turn(short, space)
            assert asked(short).startswith("p2"), "option B is all that is left"


@pytest.mark.rule("MS-POW-18", "MS-LAB-04")
def test_example_25_kaysia_with_two_labs() -> None:
    for first, second in (("install_free", "install"), ("install", "install_free")):
        match = commanding("p1", ["kaysia_vasidis"], "gggy", labs=TWO, runner="s5_rear_2")
        turn(match, "r2c2", "move", "stop s5_rear_1", first)
        if second == "install":
            assert refused(match, "install_free") == "E_POWER"
        play(match, second)
        assert hold(match, "p1") == "g"
        assert levels(match, "p1") == {"green": 1}


@pytest.mark.rule("MS-POW-18", "MS-FLOW-09", "MS-TEL-02")
def test_kaysia_builds_a_station_free_and_is_not_offered_for_nothing() -> None:
    match = commanding("p1", ["kaysia_vasidis"], "g", runner="s4_front_1")
    turn(match, "r5c1", "move", "walk s5_rear", "stop s5_rear_1")
    assert offers(match) == ["build_free t45_main", "decline"]
    play(match, "build_free t45_main")
    assert offers(match) == ["install", "decline"], "the first lab is free anyway"
    assert reputation(match)[0] == 2


@pytest.mark.rule("MS-POW-07", "MS-POW-18")
def test_kaysia_does_not_pay_for_azrea() -> None:
    match = commanding("p1", ["azrea_bonsmai", "kaysia_vasidis"], "ggg", labs=TWO, runner="s5_rear_2")
    turn(match, "r5c1", "move", "stop s5_rear_1", "install", "install_free")
    assert hold(match, "p1") == ""
    assert doc(match)["seat"][0]["labs"]["s5_rear_1"] == 2


@pytest.mark.rule("MS-POW-14", "MS-DEC-15")
def test_example_52_joy() -> None:
    for number in (1, 3):
        match = commanding("p1", ["joy_d_obondov"], "")
        turn(match, "r4c1")
        assert offers(match) == ["draw 1", "draw 3"]
        assert refused(match, "draw 2") == "E_POWER"
        (event,) = told(play(match, f"draw {number}"), "drew")
        assert len(event) - 2 == number
    high = commanding("p1", ["joy_d_obondov"], "", levels={"red": 10})
    turn(high, "r3c1")
    assert offers(high, "draw") == ["draw 3", "draw 5"]


@pytest.mark.rule("MS-POW-11", "MS-RES-07")
def test_example_53_franzkarl() -> None:
    match = commanding("p3", ["franzkarl_huber"], "k", levels={"blue": 1, "green": 2}, runner="s5_rear_2")
    turn(match, "r5c1", "move", "stop s5_rear_1", "install")
    assert asked(match) == "p3 redirect"
    play(match, "track blue")
    assert levels(match, "p3") == {"green": 2, "blue": 2}
    assert hold(match, "p3") == "y"


@pytest.mark.rule("MS-POW-11", "MS-BON-02")
def test_example_88_franzkarl_on_the_bonus_of_a_space() -> None:
    for track, cubes, reached in (("turquoise", "ky", 2), ("red", "ky", 4)):
        match = commanding("p3", ["franzkarl_huber"], "", levels={"turquoise": 1, "red": 3})
        turn(match, "r3c1", f"track {track}")
        assert hold(match, "p3") == cubes
        assert levels(match, "p3")[track] == reached


@pytest.mark.rule("MS-RES-07", "MS-RES-05", "MS-AMB-22")
def test_franzkarl_saves_an_advance_on_a_full_track() -> None:
    match = commanding("p1", ["franzkarl_huber"], "", levels={"red": 12})
    turn(match, "r3c1")
    assert offers(match) == ["track red", "track green", "track blue", "track turquoise"]
    play(match, "track red")
    assert levels(match, "p1") == {"red": 12}, "the given track may be kept, and the advance is lost"


@pytest.mark.rule("MS-POW-15", "MS-ADM-04")
def test_example_55_cedric_kept() -> None:
    match = position(researchers=["cedric_j_lebeaux"], p1=seat_of("", levels={"red": 1}))
    found = []
    for _ in range(3):
        before = reputation(match)[0]
        research_commanders(table(match))
        found.append(reputation(match)[0] - before)
    assert found == [3, 1, 1]


@pytest.mark.rule("MS-POW-08")
def test_example_57_ozgul() -> None:
    labs = {"s4_inner_1": 1, "s5_inner_1": 1, "s1_inner_1": 1}
    match = commanding("p3", ["ozgul_yilmark"], "", labs=labs)
    majorities(table(match))
    assert reputation(match)[2] == 4


@pytest.mark.rule("MS-POW-02", "MS-MOVE-03")
def test_example_68_justin() -> None:
    own = commanding("p1", ["justin_b_beeper"], "ggy", runner="s4_heart_1")
    turn(own, "r2c1", "move", "walk s4_front", "walk s5_rear")
    assert refused(own, "extend gray") == "E_POWER"
    assert refused(own, "extend pink") == "E_PAY"
    pink = commanding("p1", ["justin_b_beeper"], "gky", runner="s4_heart_1")
    turn(pink, "r2c1", "move", "walk s4_front", "walk s5_rear", "extend pink", "walk s5_heart")
    assert refused(pink, "extend pink") == "E_POWER", "once in a turn"
    play(pink, "stop s5_heart_3")
    assert doc(pink)["seat"][0]["runner"] == "s5_heart_3"


@pytest.mark.rule("MS-POW-02", "MS-FLOW-09")
def test_justin_is_offered_only_beyond_the_range_and_the_way_must_go_on() -> None:
    match = commanding("p1", ["justin_b_beeper"], "gk", runner="s4_heart_1")
    turn(match, "r5c1", "move")
    assert refused(match, "extend pink") == "E_DEST_RANGE"
    play(match, "walk s4_front")
    assert offers(match, "extend") == ["extend pink"]
    play(match, "extend pink")
    assert offers(match) == ["walk s4_inner", "walk s5_rear"]


@pytest.mark.rule("MS-POW-06", "MS-AMB-09", "MS-TEL-07")
def test_example_69_mira() -> None:
    rest: dict[str, Plain] = {
        "round": 3,
        "p4": seat_of("", labs={"s1_rim_1": 1}),
        "p1": seat_of("", labs={"s4_rim_1": 1}),
        "runner": "s6_front_1",
    }
    match = commanding("p3", ["mira_mascovic"], "kkk", **rest)
    turn(match, "r5c1", "move")
    assert offers(match, "mira") == ["mira s1_rim_1", "mira s1_rim_2"]
    assert refused(match, "mira s4_rim_2") == "E_DEST_STORM"
    assert refused(match, "mira s6_inner_1") == "E_POWER"
    play(match, "mira s1_rim_2")
    assert asked(match) == "p3 lab"
    without = position("p3", round=3, p3=seat_of("kk", runner="s6_front_1"), p4=seat_of("", labs={"s1_rim_1": 1}))
    turn(without, "r5c1", "move")
    assert refused(without, "mira s1_rim_2") == "E_POWER"


@pytest.mark.rule("MS-POW-16", "MS-AMB-40")
def test_example_71_kim_kin() -> None:
    match = commanding("p1", ["kim_kin_park"], "", lower=panel(c1="  u"))
    turn(match, "r3c1")
    assert hold(match, "p1") == "y"
    assert levels(match, "p1") == {"red": 1}
    assert doc(match)["lower"]["r3c1"] == {"purple": 1, "neutral": 1}
    without = position(p1=seat_of(""), lower=panel(c1="  u"))
    play(without, "use c1 neutral")
    assert refused(without, "place r3c1") == "E_SPACE_TAKEN"


@pytest.mark.rule("MS-POW-16", "MS-CREW-06")
def test_kim_kin_is_used_up_where_the_space_is_not_open_to_everybody() -> None:
    lower = panel(c1="nnnnn", c2="nnnnn", c3="nnnnu", c4="uuuuk", c5="kkkko")
    for space, used in (("r4c3", ["kim_kin_park"]), ("r5c3", [])):
        match = commanding("p1", ["kim_kin_park"], "ggyy", upper=panel(c2="gg", c3="g"), lower=lower)
        play(match, "use c2 gray", f"place {space}")
        assert asked(match) == "p1 option"
        assert doc(match)["used"] == used
    empty = commanding("p1", ["kim_kin_park"], "gy", lower=panel(c1="    u"))
    play(empty, "use c1 neutral", "place r5c1")
    assert doc(empty)["used"] == ["kim_kin_park"]


@pytest.mark.rule("MS-POW-16", "MS-BON-04")
def test_example_91_kim_kin_does_not_help_the_crew_bonus() -> None:
    match = commanding("p1", ["kim_kin_park"], "", lower={"r2c5": {"purple": 1}, "r5c1": {"pink": 1}})
    turn(match, "r2c5")
    assert hold(match, "p1") == "g"
    assert refused(match, "crew_lower r5c1") == "E_SPACE_TAKEN"
    play(match, "crew_lower r5c2")
    assert doc(match)["lower"]["r5c2"] == {"gray": 1}


@pytest.mark.rule("MS-POW-05", "MS-POW-17", "MS-DEC-09", "MS-AMB-08")
def test_example_83_sayuri_and_idris_together() -> None:
    for way, left in (("printed", "gy"), ("own_for_yellow", "yy"), ("yellow_for_own", "gg")):
        match = commanding("p1", ["idris_yakuul", "sayuri_modo"], "ggyy")
        turn(match, "r1c2", "move")
        assert offers(match) == ["pay printed", "pay own_for_yellow", "pay yellow_for_own"]
        play(match, f"pay {way}")
        assert hold(match, "p1") == left


@pytest.mark.rule("MS-POW-04", "MS-POW-21", "MS-FLOW-13")
def test_example_85_adira_is_paid_after_the_level_of_the_lab() -> None:
    match = commanding("p2", ["adira_okzil"], "uuu", labs=TWO, levels={"green": 1, "blue": 1}, runner="s5_rear_2")
    turn(match, "r5c1", "move", "stop s5_rear_1", "install", "track blue")
    assert hold(match, "p2") == "y"
    assert levels(match, "p2") == {"green": 2, "blue": 2}
    assert asked(match) == "p2 objective", "once in an action"


@pytest.mark.rule("MS-POW-04", "MS-FLOW-08", "MS-FLOW-09")
def test_example_112_adira_after_an_exchange() -> None:
    match = commanding("p2", ["adira_okzil"], "uuggg")
    turn(match, "r5c1", "move", "stay")
    assert offers(match) == ["decline", "exchange"]
    assert refused(match, "track red") == "E_PAY"
    play(match, "exchange", "give gray gray gray", "receive purple", "track red")
    assert hold(match, "p2") == ""
    assert levels(match, "p2") == {"red": 1}
    short = commanding("p2", ["adira_okzil"], "uugg")
    turn(short, "r5c1", "move", "stay")
    assert asked(short) == "p3 turn"


@pytest.mark.rule("MS-POW-05", "MS-POW-07", "MS-FLOW-08")
def test_example_113_the_cube_of_azrea_and_idris() -> None:
    for cubes in ("kky", "kkk"):
        match = commanding("p3", ["azrea_bonsmai", "idris_yakuul"], f"k{cubes}", labs=FOUR, runner="s5_rear_2")
        turn(match, "r5c1", "move", *(["pay printed"] if "y" in cubes else []), "stop s5_rear_1", "install")
        if asked(match) == "p3 pay":
            play(match, "pay printed")
        assert hold(match, "p3") == ("ky" if "y" in cubes else "kk")
        play(match, "install")
        assert asked(match) == "p3 objective", "there is one way to pay"
        assert hold(match, "p3") == ""


@pytest.mark.rule("MS-POW-01", "MS-POW-03", "MS-POW-20")
def test_powers_of_research_commanders_do_not_exist_in_round_1() -> None:
    match = position()
    assert all(not mask >> 8 for mask in table(match).powers)


# ---- pairs that can be in play together

TESTED = {
    ("idris_yakuul", "sayuri_modo"): "test_example_83_sayuri_and_idris_together",
    ("azrea_bonsmai", "idris_yakuul"): "test_example_113_the_cube_of_azrea_and_idris",
    ("azrea_bonsmai", "kaysia_vasidis"): "test_kaysia_does_not_pay_for_azrea",
    ("franzkarl_huber", "rain_davenpitt"): "test_franzkarl_redirects_the_level_of_rain_but_not_a_free_choice",
    ("ellen_b_outridge", "franzkarl_huber"): "test_franzkarl_redirects_the_level_of_rain_but_not_a_free_choice",
    ("adira_okzil", "franzkarl_huber"): "test_franzkarl_redirects_the_level_of_rain_but_not_a_free_choice",
    ("idris_yakuul", "kaysia_vasidis"): "test_idris_is_used_once_in_an_action_and_not_for_powers",
    ("forrester_dain", "idris_yakuul"): "test_idris_is_used_once_in_an_action_and_not_for_powers",
    ("adira_okzil", "idris_yakuul"): "test_idris_is_used_once_in_an_action_and_not_for_powers",
    ("justin_b_beeper", "mira_mascovic"): "test_other_pairs_act_one_after_the_other",
    ("kaysia_vasidis", "sayuri_modo"): "test_other_pairs_act_one_after_the_other",
    ("yuul_mbado", "joy_d_obondov"): "test_other_pairs_act_one_after_the_other",
    ("rain_davenpitt", "kim_kin_park"): "test_other_pairs_act_one_after_the_other",
    ("rain_davenpitt", "yuul_mbado"): "",
}
"""Pairs with the test that shows them; Rain and Yuul are example 54, with the lower panel."""

MOMENTS = {
    "take": {"forrester_dain", "idris_yakuul"},
    "payment of an option A": {"idris_yakuul", "sayuri_modo", "kaysia_vasidis", "azrea_bonsmai", "adira_okzil"},
    "movement": {"justin_b_beeper", "mira_mascovic"},
    "level": {"franzkarl_huber", "rain_davenpitt", "ellen_b_outridge", "adira_okzil"},
    "option B": {"rain_davenpitt", "yuul_mbado"},
    "administration": {"ozgul_yilmark", "cedric_j_lebeaux"},
    "bag": {"joy_d_obondov"},
    "lower panel": {"kim_kin_park"},
}
"""Powers touch only where they act at the same moment."""

APART = {
    ("adira_okzil", "sayuri_modo"): "Adira is paid after the row, in a payment of her own",
    ("adira_okzil", "kaysia_vasidis"): "Kaysia ignores costs of labs and stations only",
    ("adira_okzil", "azrea_bonsmai"): "Adira comes after all labs",
    ("azrea_bonsmai", "sayuri_modo"): "the row is paid before the labs",
    ("adira_okzil", "rain_davenpitt"): "one belongs to option A, the other to option B",
    ("adira_okzil", "ellen_b_outridge"): "an objective comes after the action",
    ("ellen_b_outridge", "rain_davenpitt"): "an objective comes after the action",
    ("ozgul_yilmark", "cedric_j_lebeaux"): "steps 2 and 3 of administration",
}


def why_apart(one: str, other: str) -> str:
    """Why two commanders do not touch, or the test that shows how they do; empty where nobody has said so."""
    for pair in ((one, other), (other, one)):
        if pair in TESTED:
            return TESTED[pair] or "example 54"
        if pair in APART:
            return APART[pair]
    mine, theirs = ({moment for moment, names in MOMENTS.items() if name in names} for name in (one, other))
    return "" if mine & theirs else f"{sorted(mine)} and {sorted(theirs)}: one has done with before the other begins"


@pytest.mark.rule("MS-POW-20")
def test_every_pair_of_commanders_is_tested_or_said_not_to_touch() -> None:
    assert set().union(*MOMENTS.values()) == set(COMMANDERS)
    found = {pair: why_apart(*pair) for pair in combinations(COMMANDERS, 2)}
    assert len(found) == 120
    assert [pair for pair, why in found.items() if not why] == []
    assert [name for name in TESTED.values() if name and name not in globals()] == []
    together = [set(pair) for pair in (*TESTED, *APART)]
    assert all(together.count(pair) == 1 for pair in together), "each is said once"


@pytest.mark.rule("MS-POW-11", "MS-POW-12")
def test_franzkarl_redirects_the_level_of_rain_but_not_a_free_choice() -> None:
    match = commanding("p1", ["franzkarl_huber", "rain_davenpitt"], "", levels={"red": 1, "green": 1, "blue": 1})
    turn(match, "r5c1")
    assert asked(match) == "p1 redirect", "turquoise is the lowest, and Franzkarl may go elsewhere"
    play(match, "track blue")
    assert levels(match, "p1")["blue"] == 2
    adira = commanding("p1", ["adira_okzil", "franzkarl_huber"], "ggg")
    turn(adira, "r5c1", "move", "stay", "track red")
    assert asked(adira) == "p2 turn", "a track chosen freely is not asked again"
    ellen = position(
        admins=["ellen_b_outridge"],
        researchers=["franzkarl_huber"],
        objectives={"obj_r_ten": []},
        p1=seat_of("", levels={"red": 10}, commanders=["ellen_b_outridge", "franzkarl_huber"]),
    )
    turn(ellen, "r5c1", "markers obj_r_ten red", "track blue")
    assert asked(ellen) == "p2 turn"


@pytest.mark.rule("MS-POW-05", "MS-POW-18", "MS-POW-01")
def test_idris_is_used_once_in_an_action_and_not_for_powers() -> None:
    match = commanding("p1", ["idris_yakuul", "kaysia_vasidis"], "yy", labs=TWO, runner="s5_rear_2")
    turn(match, "r5c1", "move", "stop s5_rear_1")
    assert hold(match, "p1") == "y", "the own cube of the row was paid in yellow"
    assert offers(match) == ["install_free", "decline"], "Idris is used up, Kaysia is not"
    adira = commanding("p1", ["idris_yakuul", "adira_okzil"], "ggy")
    turn(adira, "r5c1", "move", "pay printed", "stay")
    assert asked(adira) == "p2 turn", "Idris does not help with the price of Adira"
    dain = commanding("p1", ["idris_yakuul"], "gy", upper=panel(c1="nn", c3="n"))
    table(dain).admins = (4, 0, 1, 2)
    play(dain, "take c3", "pay own_for_yellow", "put neutral r5c1", "spend 1")
    assert reputation(dain)[0] == 3


@pytest.mark.rule(
    "MS-POW-17", "MS-POW-18", "MS-POW-02", "MS-POW-06", "MS-POW-13", "MS-POW-14", "MS-POW-16", "MS-POW-12"
)
def test_other_pairs_act_one_after_the_other() -> None:
    both = commanding("p1", ["sayuri_modo", "kaysia_vasidis"], "", labs=TWO, runner="s5_rear_2")
    turn(both, "r5c1", "move", "stop s5_rear_1", "install_free")
    assert hold(both, "p1") == "", "the row and the third lab cost nothing"
    way = commanding(
        "p1", ["justin_b_beeper", "mira_mascovic"], "gk", runner="s4_heart_1", p2=seat_of("", labs={"s6_rim_1": 1})
    )
    turn(way, "r5c1", "move")
    assert offers(way, "mira") == ["mira s6_rim_1", "mira s6_rim_2"]
    assert offers(way, "extend") == [], "Justin's cube is of no use to Mira"
    bag = commanding("p1", ["yuul_mbado", "joy_d_obondov"], "")
    turn(bag, "r4c1", "cube pink")
    assert offers(bag, "draw") == ["draw 1", "draw 3"]
    again = commanding("p1", ["kim_kin_park", "rain_davenpitt"], "", lower=panel(c1="    u"))
    turn(again, "r5c1", "track red")
    assert levels(again, "p1") == {"red": 1}
