"""Aspect windows: building and scoring with cards, the limit by families."""

import pytest

from tests.commands import doc, offers, play, refused, ruled
from tests.games.hoyuk.positions import (
    asked,
    at,
    calamity,
    hand,
    pile,
    points,
    seat,
    spending,
    stock,
    symbols,
    until,
    village,
)

FOUR = "R@a1 R@d1 R@g1 R@j1"
FIVE = f"{FOUR} R@m1"
EIGHT = f"{FIVE} R@a13 R@d13 R@g13"
"""Lone red houses, each a family."""


@pytest.mark.rule("HY-CARD-08", "HY-CARD-09", "HY-CARD-11", "HY-CARD-16", "HY-SCORE-09")
def test_r08_a_totem_card_builds_a_totem_or_scores_one_point() -> None:
    match = spending("R@g7", hand="totem")
    play(match, "build totem totem")
    assert (at(match, "g7"), points(match, "R"), stock(match, "totem")) == ("R+t", 0, 19)
    assert symbols(seat(match, "R")["spent"]) == "totem"
    match = spending("R@g7", hand="totem")
    play(match, "score totem 1 0")
    assert (at(match, "g7"), points(match, "R")) == ("R", 1)
    assert symbols(seat(match, "R")["spent"]) == "totem"


@pytest.mark.rule("HY-CARD-08", "HY-CARD-09", "HY-CARD-11", "HY-CARD-12", "HY-CARD-10")
def test_r09_four_cards_bring_four_or_eight_points_or_four_elements() -> None:
    mixed = "totem oven pen house house"
    match = spending(FOUR, hand=mixed)
    play(match, *(f"score {symbol} 1 0" for symbol in ("totem", "oven", "pen", "house")))
    assert points(match, "R") == 4
    assert ruled(match, "score house 1 0") == "E_FAMILY_LIMIT HY-CARD-04"
    match = spending(FOUR, hand="house house house house oven")
    play(match, "score house 4 0")
    assert points(match, "R") == 8
    assert refused(match, "score oven 1 0") == "E_FAMILY_LIMIT"
    match = spending(FOUR, hand=mixed)
    play(match, "build totem totem", "totem a1", "build oven oven", "oven d1", "build pen pen", "pen a2 a1")
    play(match, "build house house", "house g2")
    assert points(match, "R") == 0
    assert doc(match)["village"][:4] == ["R@a1+t", "R@d1+o", "R@g1", "R@j1"]
    assert (at(match, "a2"), at(match, "g2")) == ("P>a1", "R")
    assert refused(match, "build house house") == "E_FAMILY_LIMIT"


@pytest.mark.rule("HY-CARD-12", "HY-CARD-13", "HY-CARD-18")
def test_r10_eight_cards_of_a_symbol_are_a_set_of_five_and_a_set_of_three() -> None:
    match = spending(EIGHT + " G@e7 G@f7", hand="villager " * 8, mode="expert")
    assert ruled(match, "score villager 8 0") == "E_SET_TOO_LARGE HY-CARD-13"
    play(match, "score villager 5 0", "score villager 3 0")
    assert points(match, "R") == 17
    match = spending(EIGHT + " G@a2", hand="villager " * 8, mode="expert")
    play(match, "score villager 5 0")
    assert asked(match) == "R raze"


@pytest.mark.rule("HY-CARD-14")
def test_r11_spent_cards_do_not_grow_into_larger_sets() -> None:
    match = spending(FIVE, hand="totem totem totem")
    play(match, "score totem 3 0")
    assert points(match, "R") == 5
    spent = ["totem", "totem", "totem"]
    match = spending(FIVE, hand="totem totem", phase="p4_window", R={"points": 5, "spent": spent})
    play(match, "score totem 2 0")
    assert points(match, "R") == 8


@pytest.mark.rule("HY-CARD-04", "HY-CARD-05")
def test_r12_one_card_per_family_in_the_whole_turn() -> None:
    match = spending(FIVE, hand="totem oven", phase="p3_window", R={"spent": ["pen", "pen", "joker", "house"]})
    play(match, "score totem 1 0")
    assert refused(match, "score oven 1 0") == "E_FAMILY_LIMIT"
    match = spending("R@a1 B@g7", "B", hand="totem oven")
    assert refused(match, "score totem 1 1") == "E_NO_SUCH_CARD"
    play(match, "score totem 1 0")
    assert refused(match, "build oven oven") == "E_FAMILY_LIMIT"
    match = spending("R@a1 B@g7", "B", hand="totem oven", phase="p3_window", G={"spent": []}, players="RGB")
    assert asked(match) == "B spend"


@pytest.mark.rule("HY-CARD-06")
def test_r13_families_lost_later_take_nothing_back_and_end_the_spending() -> None:
    spent = ["oven", "oven", "oven"]
    match = village("R@a1 G@d1", phase="p3_window", R={"hand": ["pen"], "spent": spent, "points": 5})
    assert points(match, "R") == 5
    assert asked(match) != "R spend"
    match = village("R@a1 G@d1", phase="p1_window", turn=3, R={"hand": ["pen"], "points": 5})
    assert asked(match) == "R spend"
    assert match.table.stack[-1].held() == (0, 1)


@pytest.mark.rule("HY-CARD-02", "HY-P3-05")
def test_26_cards_won_in_phase_3_can_be_spent_from_phase_4_on() -> None:
    match = village("R@d5+o R@d6+t G@e5", phase="p3_window")
    assert (doc(match)["phase"], asked(match)) == ("p4_window", "R spend")
    assert len(seat(match, "R")["hand"]) == 2


@pytest.mark.rule("HY-CARD-04", "HY-CARD-07")
def test_27_the_allowance_is_fixed_when_the_go_begins() -> None:
    match = spending("R@a1", hand="house house house")
    play(match, "build house house", "house g7")
    assert refused(match, "build house house") == "E_FAMILY_LIMIT"
    match = spending("R@a1 R@g7", hand="house house", phase="p2_window", turn=2, R={"spent": ["house"]})
    play(match, "build house house", "house g8")
    assert offers(match) == ["done"]


@pytest.mark.rule("HY-CARD-12", "HY-CARD-15", "HY-CARD-21")
def test_28_jokers_stand_for_any_card_of_a_set_and_make_sets_alone() -> None:
    match = spending(EIGHT, hand="oven oven oven joker joker")
    play(match, "score oven 3 2")
    assert points(match, "R") == 12
    match = spending(EIGHT, hand="joker joker oven pen")
    assert offers(match, "score") == [
        "score pen 1 0",
        "score pen 1 1",
        "score pen 1 2",
        "score oven 1 0",
        "score oven 1 1",
        "score oven 1 2",
        "score joker 0 1",
        "score joker 0 2",
    ]
    assert ruled(match, "score joker 2 0") == "E_MIXED_SET HY-CARD-21"
    assert ruled(match, "score oven 0 2") == "E_MIXED_SET HY-CARD-21"
    play(match, "score joker 0 2")
    assert points(match, "R") == 3


@pytest.mark.rule("HY-CARD-10", "HY-CARD-15")
@pytest.mark.parametrize(("mode", "more"), [("classic", ""), ("intermediate", ""), ("expert", "cattle villager")])
def test_29_a_joker_builds_every_element_of_the_mode_but_the_shaman(mode: str, more: str) -> None:
    match = spending("R@g7 P@g8>g7", hand="joker", mode=mode)
    elements = ["house", "pen", "oven", "totem", *more.split()]
    assert offers(match, "build") == [f"build joker {element}" for element in elements]
    assert ruled(match, "build joker shaman") == "E_ELEMENT_NOT_IN_MODE HY-CARD-15"
    if not more:
        assert refused(match, "build joker cattle") == "E_ELEMENT_NOT_IN_MODE"


@pytest.mark.rule("HY-CARD-09", "HY-EXH-02")
def test_60_a_house_card_cannot_build_without_houses_but_can_be_scored() -> None:
    match = spending("R@a1 R@d1 R@g1", hand="house house house", phase="p4_window", R={"supply": 0})
    assert ruled(match, "build house house") == "E_NO_SUPPLY HY-HOUSE-01"
    play(match, "score house 3 0")
    assert points(match, "R") == 5


@pytest.mark.rule("HY-CARD-17", "HY-CARD-01")
def test_69_only_cards_in_hand_are_played_and_there_is_no_hand_limit() -> None:
    held = "oven " * 7 + "pen " * 7 + "house " * 6 + "joker " * 3
    match = spending("R@a1", hand=held)
    assert len(seat(match, "R")["hand"]) == 23
    assert ruled(match, "build totem totem") == "E_NO_SUCH_CARD HY-CARD-17"
    assert {line.split()[0] for line in offers(match)} == {"build", "score", "done"}


@pytest.mark.rule("HY-CARD-10", "HY-CARD-15", "HY-CARD-20")
def test_75_a_card_builds_what_it_shows() -> None:
    match = spending("R@a1 R@d1", hand="totem joker")
    assert ruled(match, "build totem oven") == "E_ELEMENT_NOT_ON_CARD HY-CARD-10"
    play(match, "build joker oven", "oven d1")
    assert at(match, "d1") == "R+o"


@pytest.mark.rule("HY-CARD-03", "HY-CARD-19", "HY-INFO-05")
def test_79_who_cannot_spend_is_passed_over_and_a_go_lasts_until_its_end_is_confirmed() -> None:
    match = village(
        "B@a1 B@d1 G@g7",
        "RBG",
        phase="p1_window",
        R={"hand": ["oven", "oven", "pen"]},
        G={"hand": ["totem", "pen"]},
    )
    assert asked(match) == "G spend"
    play(match, "score totem 1 0")
    assert offers(match) == ["done"]
    match.undo(2)
    assert hand(match, "G") == "totem pen"
    play(match, "score pen 1 0", "done")
    assert asked(match) == "R build"


@pytest.mark.rule("HY-CARD-20")
def test_the_order_of_checks_is_hand_size_symbol_allowance() -> None:
    match = spending("R@a1", hand="oven oven oven oven oven oven joker")
    assert refused(match, "score totem 6 0") == "E_NO_SUCH_CARD"
    assert refused(match, "score oven 0 0") == "E_NO_SUCH_CARD"
    assert refused(match, "score oven 6 0") == "E_SET_TOO_LARGE"
    assert refused(match, "score oven 0 1") == "E_MIXED_SET"
    assert refused(match, "score oven 2 0") == "E_FAMILY_LIMIT"
    match = spending("R@a1", hand="oven oven", R={"spent": []})
    play(match, "score oven 1 0")
    assert refused(match, "build totem shaman") == "E_NO_SUCH_CARD"
    assert refused(match, "build oven shaman") == "E_FAMILY_LIMIT"


@pytest.mark.rule("HY-CARD-03", "HY-TURN-02", "HY-TURN-05", "HY-P2-02")
def test_50_windows_and_losses_go_round_from_the_first_player() -> None:
    cards = {"hand": ["oven"]}
    match = village(
        "R@d5 R@d6 G@e5 G@e6 B@f5 B@f6 V@g5 V@g6",
        "RGBV",
        phase="p2_window",
        turn=2,
        active="B",
        deck=["earthquake_2"],
        R=cards,
        G=cards,
        B=cards,
        V=cards,
    )
    order = []
    while asked(match).endswith("spend"):
        order.append(asked(match)[0])
        play(match, "done")
    assert order == list("BVRG")
    assert asked(match) == "B lose"
    assert ruled(match, "score oven 1 0", by=0) == "E_NOT_YOUR_TURN HY-TURN-02"
    play(match, "lose f5", "done", "lose g5", "done")
    assert asked(match) == "R lose"
    assert ruled(match, "score oven 1 0") == "E_WRONG_PHASE HY-TURN-05"


@pytest.mark.rule("HY-CARD-02")
def test_there_is_one_window_before_each_phase_and_none_between_the_steps() -> None:
    match = village("R@d5 G@e5", phase="p1_step1", R={"hand": ["oven"]}, G={"hand": ["oven"]}, turn=2)
    seen: list[str] = []
    while doc(match)["turn"] == 2:
        if asked(match).endswith("spend") and doc(match)["phase"] not in seen:
            seen.append(doc(match)["phase"])
        play(match, "done" if asked(match).endswith("spend") else offers(match)[0])
    assert seen == ["p2_window", "p3_window", "p4_window"]


@pytest.mark.rule("HY-P4-04", "HY-CARD-21")
def test_78_spent_cards_keep_their_order_in_the_packet() -> None:
    match = spending("R@a1 R@d1 R@g1", hand="joker oven oven")
    play(match, "score oven 2 1")
    assert symbols(seat(match, "R")["spent"]) == "oven oven joker"
    match = village(
        "R@a1 G@d1",
        phase="p4_return",
        R={"spent": ["oven", "oven", "joker", "totem"]},
        G={"spent": ["pen"]},
        piles={"pen": []},
    )
    play(match, "return pen", "return pen")
    assert pile(match, "pen") == "oven oven joker totem pen"


@pytest.mark.rule("HY-CARD-09", "HY-PEN-06")
def test_a_card_without_a_legal_place_cannot_be_spent_to_build() -> None:
    match = spending("R@a1+o G@d1", hand="totem")
    assert offers(match) == ["score totem 1 0", "done"]
    assert refused(match, "build totem totem") == "E_ROOF_TAKEN"


@pytest.mark.rule("HY-CARD-06")
def test_with_families_won_back_more_cards_can_be_spent_again() -> None:
    match = village("R@a1 R@d1 G@g1", phase="p4_window", R={"hand": ["pen"], "spent": ["oven"]})
    assert asked(match) == "R spend"


@pytest.mark.rule("HY-HELP-01")
def test_a_house_lost_to_a_calamity_can_split_a_family_and_raise_the_allowance() -> None:
    match = calamity("R@d5 R@e5 R@f5 G@e6", "sacrifice_2", R={"hand": ["oven", "oven"]})
    play(match, "lose e5", "done")
    until(match, "spend")
    assert match.table.stack[-1].held() == (0, 2)
