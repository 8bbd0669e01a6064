"""Cubes, the bag and the exchange."""

from __future__ import annotations

import pytest

from tests.games.magnastorm.positions import (
    asked,
    bag,
    doc,
    ending,
    hold,
    offers,
    panel,
    play,
    position,
    refused,
    ruled,
    seat_of,
    table,
    turn,
)
from vestige.games.magnastorm import GAME
from vestige.games.magnastorm.cubes import ONE, count, covers, lacking, total
from vestige.games.magnastorm.wealth import draw, receive
from vestige.kernel.match import Match
from vestige.kernel.rng import Quick


def drawing(match: Match, wanted: list[str], seat: int, cubes: int) -> None:
    """Draw until the wanted cubes come out; chance is not the subject."""
    colours = GAME.ids("bagged")
    t = table(match)
    for seed in range(10_000):
        twin = t.copy()
        twin.rng = Quick(seed)
        twin.ears = []
        draw(twin, seat, cubes)
        drawn = next(event.values[1:] for event in twin.ears if event.key == "drew")
        if sorted(colours[one] for one in drawn) == sorted(wanted):
            match.table = twin
            return
    raise AssertionError("never drawn")


def test_heaps_add_up_colour_by_colour() -> None:
    cubes = 3 * ONE[0] + ONE[4]
    assert (count(cubes, 0), count(cubes, 4), total(cubes)) == (3, 1, 4)
    assert covers(cubes, 3 * ONE[0])
    assert not covers(cubes, 2 * ONE[4])
    assert lacking(cubes, 2 * ONE[4] + ONE[2]) == ONE[4] + ONE[2]


@pytest.mark.rule("MS-CUBE-07", "MS-MOVE-02", "MS-CUBE-02", "MS-DEC-18")
def test_example_30_three_cubes_for_one() -> None:
    match = position("p3", p3=seat_of("kkg"))
    play(match, "exchange", "receive yellow")
    assert hold(match, "p3") == "y"
    turn(match, "r4c4", "move", "stay")
    assert hold(match, "p3") == ""
    short = position("p3", p3=seat_of("kg"))
    assert refused(short, "exchange") == "E_EXCHANGE"


@pytest.mark.rule("MS-CUBE-07", "MS-EXH-04")
def test_the_exchange_takes_what_the_supply_has_after_the_payment() -> None:
    match = position(p1=seat_of("ggk"), supply={"orange": 1})
    play(match, "exchange")
    assert offers(match) == ["receive gray", "receive pink", "receive orange"]
    assert refused(match, "receive yellow") == "E_EXCHANGE"
    assert refused(match, "receive purple") == "E_EXCHANGE"


@pytest.mark.rule("MS-FLOW-08", "MS-FLOW-09", "MS-CUBE-08", "MS-AMB-30", "MS-DEC-04")
def test_example_96_an_exchange_reopens_the_question_of_the_turn() -> None:
    match = position(p1=seat_of("gggy"), upper=panel(c4="nk"))
    assert refused(match, "take c4") == "E_PAY"
    play(match, "exchange", "give gray gray gray", "receive pink")
    assert asked(match) == "p1 turn"
    assert "take c4" in offers(match)
    play(match, "take c4", "put neutral r5c1", "put pink r5c2")
    assert hold(match, "p1") == ""


@pytest.mark.rule("MS-FLOW-08", "MS-CUBE-07")
def test_inside_a_payment_nothing_is_exchanged() -> None:
    match = position(p1=seat_of("ggggyy", commanders=["idris_yakuul"]), admins=["idris_yakuul"])
    turn(match, "r5c1", "move")
    assert asked(match) == "p1 pay"
    assert offers(match) == ["pay printed", "pay yellow_for_own"]
    assert refused(match, "exchange") == "E_PHASE"


@pytest.mark.rule("MS-CUBE-07")
def test_nobody_exchanges_in_the_set_up_or_out_of_turn() -> None:
    match = position("p1", p2=seat_of("uuuu"))
    assert refused(match, "exchange", by=1) == "E_TURN"


@pytest.mark.rule("MS-CUBE-05", "MS-AMB-29", "MS-CUBE-06", "MS-RES-02")
def test_example_51_a_black_cube_returns_and_brings_an_own_one() -> None:
    match = position("p4", p4=seat_of(""))
    drawing(match, ["black", "pink"], 3, 2)
    assert hold(match, "p4") == "ko"
    assert bag(match) == {"gray": 3, "purple": 3, "pink": 2, "orange": 3, "yellow": 3, "black": 25}
    assert table(match).broken() is None


@pytest.mark.rule("MS-POW-14", "MS-EXH-04")
def test_example_89_joy_with_a_short_supply() -> None:
    match = position("p4", p4=seat_of(""), supply={"orange": 1, "yellow": 5})
    drawing(match, ["black", "black", "yellow"], 3, 3)
    assert hold(match, "p4") == "oy"
    assert total(table(match).bag) == 39
    assert bag(match)["black"] == 25


@pytest.mark.rule("MS-CUBE-03", "MS-AMB-27", "MS-COMP-14")
def test_a_gain_is_what_the_supply_has() -> None:
    match = position(p1=seat_of(""), supply={"gray": 1})
    t = table(match)
    receive(t, 0, 2, 1)
    assert hold(match, "p1") == "g"


@pytest.mark.rule("MS-CUBE-01", "MS-AMB-28")
def test_a_hold_has_no_limit() -> None:
    match = position(p1=seat_of("g" * 20 + "y" * 15))
    assert total(table(match).hold[0]) == 35


@pytest.mark.rule("MS-CUBE-04", "MS-GEN-07", "MS-DEC-14")
def test_a_cube_of_any_colour_is_one_of_the_supply_and_never_yellow() -> None:
    question = [{"step": "any", "seat": "p1"}, *ending("p1", 0)]
    match = position(players=3, question=question, p1=seat_of(""), supply={"gray": 1, "pink": 2, "yellow": 9})
    assert offers(match) == ["cube gray", "cube pink"]
    assert ruled(match, "cube yellow") == "E_COLOR MS-CUBE-04"
    assert ruled(match, "cube orange") == "E_COLOR MS-CUBE-04", "nobody plays orange"
    assert ruled(match, "cube purple") == "E_COLOR MS-EXH-04", "the supply has none"
    none = position(question=question, p1=seat_of(""), supply={"yellow": 9})
    assert asked(none) == "p2 turn", "nothing is gained where no colour is left"


@pytest.mark.rule("MS-CUBE-02")
def test_a_cube_is_told_once() -> None:
    match = position(p1=seat_of("gk", runner="s4_heart_1", commanders=["justin_b_beeper"]), admins=["justin_b_beeper"])
    turn(match, "r5c1", "move", "walk s4_front")
    events = play(match, "extend pink")
    assert [event.key for event in events if event.key in ("paid", "extended")] == ["extended"]
    dain = position(p1=seat_of("yy"), admins=["forrester_dain"], upper=panel(c2="n", c1="nn"))
    play(dain, "take c2", "put neutral r5c1")
    assert [event.key for event in play(dain, "spend 1") if event.key in ("paid", "dain")] == ["dain"]


@pytest.mark.rule("MS-CUBE-06", "MS-EXH-09")
def test_the_bag_is_never_empty() -> None:
    match = position(p1=seat_of(""), bag={"black": 25})
    draw(table(match), 0, 3)
    assert hold(match, "p1") == "ggg"
    assert bag(match) == {"black": 25}


@pytest.mark.rule("MS-INFO-02")
def test_undo_stops_at_a_draw_from_the_bag() -> None:
    match = position(p1=seat_of("gy"))
    turn(match, "r4c2")
    match.undo(0)
    assert asked(match) == "p1 place"
    play(match, "place r4c1", "gain")
    assert asked(match) == "p2 turn"
    assert match.undoable(0) is None
    assert len(doc(match)["lower"]) == 1
