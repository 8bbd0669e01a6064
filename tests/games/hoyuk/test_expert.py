"""Cattle, villagers and the shaman."""

import pytest

from tests.commands import doc, offers, play, refused, ruled
from tests.games.hoyuk.positions import ACCEPTED, asked, at, building, calamity, stock, tiles, until, verdict, village
from vestige.kernel.match import Match
from vestige.kernel.values import Plain


def expert(board: str, tile: str = "tile_choice_1", who: str = "R", **rest: Plain) -> Match:
    return building(board, who, tile, mode="expert", **rest)


@pytest.mark.rule("HY-EXP-20", "HY-EXP-22", "HY-EXP-23", "HY-STOREY-04")
def test_39_a_house_has_one_villager_beside_an_oven_or_totem_and_a_storey_sends_both_away() -> None:
    match = expert("R@d5+t+v", "tile_villager_1")
    assert ruled(match, "villager d5") == "E_ALREADY_VILLAGER HY-EXP-20"
    match = expert("R@d5+t+v", "tile_oven_1")
    assert refused(match, "oven d5") == "E_ROOF_TAKEN"
    play(match, "house d5")
    assert (at(match, "d5"), stock(match, "totem"), stock(match, "villager")) == ("R2", 20, 20)


@pytest.mark.rule("HY-EXP-22", "HY-EXP-23")
def test_a_later_villager_may_stand_on_the_two_storey_house() -> None:
    match = expert("R2@d5+t", "tile_villager_1")
    assert verdict(match, "villager d5") == ACCEPTED
    assert at(match, "d5") == "R2+t+v"


@pytest.mark.rule("HY-EXP-10", "HY-EXP-11", "HY-EXP-13")
def test_40_cattle_goes_into_own_empty_pens() -> None:
    match = expert("R@d5 P@e5>d5+c G@j5 P@i5>j5", "tile_cattle_1")
    assert ruled(match, "cattle e5") == "E_PEN_FULL HY-EXP-11"
    assert ruled(match, "cattle i5") == "E_NOT_YOUR_PEN HY-EXP-11"
    assert ruled(match, "cattle d5") == "E_NOT_A_PEN HY-EXP-10"
    assert refused(expert("R@d5", "tile_cattle_1", stock={"cattle": 0}), "cattle a1") == "E_NO_SUPPLY"


@pytest.mark.rule("HY-EXP-12", "HY-RUIN-02")
def test_40_the_pen_and_its_cattle_go_with_the_house() -> None:
    match = calamity("R@d5 P@e5>d5+c R@d6 G@j5 G@j6 G@j7", "earthquake_1", mode="expert", stock={"pen": 0, "cattle": 0})
    play(match, "lose d5", "done")
    assert (at(match, "e5"), stock(match, "pen"), stock(match, "cattle")) == ("", 1, 1)


@pytest.mark.rule("HY-EXP-21", "HY-RUIN-02")
def test_a_villager_goes_with_its_house() -> None:
    match = calamity("R@d5+v R@d6 G@j5 G@j6 G@j7", "earthquake_1", mode="expert", stock={"villager": 12})
    play(match, "lose d5", "done")
    assert stock(match, "villager") == 13


@pytest.mark.rule("HY-EXP-20", "HY-EXP-24")
def test_73_a_villager_needs_an_own_house() -> None:
    match = expert("R@d5 P@e5>d5 X@d6 G@e6", "tile_villager_1")
    for cell in ("d6", "e5", "a1"):
        assert ruled(match, f"villager {cell}") == "E_NOT_A_HOUSE HY-EXP-20"
    assert ruled(match, "villager e6") == "E_NOT_YOUR_HOUSE HY-EXP-20"
    empty = expert("R@d5", "tile_villager_1", stock={"villager": 0})
    assert refused(empty, "villager a1") == "E_NO_SUPPLY"


# ---- the shaman

TWO_LARGEST = "R@d5+s R@d6 G@e5 R@j9 R@j10 G@k9 G@a1 G@a2"


@pytest.mark.rule("HY-EXP-30", "HY-EXP-31", "HY-EXP-32", "HY-P2-16", "HY-P4-08")
def test_37_the_shaman_wards_off_a_calamity_and_leaves_at_the_end_of_the_turn() -> None:
    match = calamity(TWO_LARGEST, "earthquake_2", mode="expert")
    assert offers(match) == ["lose j9", "lose j10"]
    play(match, "lose j9", "done")
    assert doc(match)["warded"]
    assert at(match, "d5") == "R+s"
    while doc(match)["turn"] == 2:
        play(match, "done" if asked(match).endswith("spend") else offers(match)[0])
    assert at(match, "d5") == "R"
    assert not doc(match)["warded"]


@pytest.mark.rule("HY-EXP-32")
def test_37_a_shaman_whose_block_was_not_hit_stays() -> None:
    match = calamity(TWO_LARGEST, "earthquake_1", mode="expert")
    play(match, "lose a1", "done")
    while doc(match)["turn"] == 2:
        play(match, "done" if asked(match).endswith("spend") else offers(match)[0])
    assert at(match, "d5") == "R+s"


@pytest.mark.rule("HY-EXP-32")
def test_the_shaman_counts_as_used_even_if_the_effect_would_have_been_nil() -> None:
    match = calamity("R@d5+s R@d6 G@a1", "drought_2", mode="expert")
    assert doc(match)["warded"] or doc(match)["turn"] == 3
    assert "+s" not in tiles(match)


@pytest.mark.rule("HY-P2-13", "HY-EXP-33")
def test_38_a_flood_removes_the_shaman_and_does_nothing_else() -> None:
    for card in ("flood_1", "flood_2"):
        match = calamity("R@d5 G@e5+s", card, mode="expert", R={"hand": ["oven"]})
        assert tiles(match) == "R@d5 G@e5"
        match = calamity("R@d5 G@e5", card, mode="expert", R={"hand": ["oven"]})
        assert tiles(match) == "R@d5 G@e5"


@pytest.mark.rule("HY-EXP-34", "HY-EXP-36", "HY-EXP-30")
def test_59_the_shaman_comes_from_wherever_it_is_to_any_own_house() -> None:
    match = expert("R@d5+t+v G@j5+s P@d6>d5 X@e5", "tile_shaman_1")
    assert ruled(match, "shaman j5") == "E_NOT_YOUR_HOUSE HY-EXP-30"
    for cell in ("d6", "e5", "a1"):
        assert ruled(match, f"shaman {cell}") == "E_NOT_A_HOUSE HY-EXP-30"
    play(match, "shaman d5")
    assert (at(match, "d5"), at(match, "j5")) == ("R+t+v+s", "G")


@pytest.mark.rule("HY-EXP-34")
def test_the_shaman_may_stay_where_it_is_and_placing_it_is_compulsory() -> None:
    match = expert("R@d5+s G@j5", "tile_shaman_1", built="house house")
    assert refused(match, "done") == "E_MUST_BUILD"
    play(match, "shaman d5", "done")
    assert at(match, "d5") == "R+s"


@pytest.mark.rule("HY-EXP-37")
def test_59_without_a_house_the_shaman_is_forfeited() -> None:
    match = expert("R@d5+s", "tile_shaman_1", "V", supply=0)
    assert asked(match) != "V build"
    assert at(match, "d5") == "R+s"


@pytest.mark.rule("HY-P2-16", "HY-EXP-31", "HY-P2-12")
def test_67_a_protected_block_is_not_invaded() -> None:
    board = "R@d5+o+s R@d6+t G@e5 G@j9"
    match = calamity(board, "locusts_2", mode="expert")
    assert (doc(match)["invaded"], doc(match)["inspected"]) == ([], ["d5"])
    assert doc(match)["warded"]


@pytest.mark.rule("HY-EXP-21", "HY-EXP-22", "HY-EXP-35")
def test_90_the_shaman_stays_on_a_house_that_gets_a_storey() -> None:
    match = expert("G@d5+v+s R@e5", "tile_totem_1", "G", stock={"villager": 12})
    play(match, "house d5")
    assert (at(match, "d5"), stock(match, "villager")) == ("G2+s", 13)


@pytest.mark.rule("HY-EXP-03")
def test_the_third_element_of_an_expert_tile_is_cattle_a_villager_or_the_shaman() -> None:
    for kind in ("cattle", "villager", "shaman"):
        match = expert("R@d5 P@e5>d5", f"tile_{kind}_1", built="house house")
        assert {line.split()[0] for line in offers(match)} == {kind}


@pytest.mark.rule("HY-EXP-32")
def test_placed_again_in_a_later_turn_the_shaman_starts_anew() -> None:
    match = village(
        "R@d5 G@j5 G@j6",
        mode="expert",
        phase="p1_step1",
        turn=3,
        R={"tile": "tile_shaman_1", "built": ["house", "house"]},
    )
    play(match, "shaman d5", "done")
    assert not doc(match)["warded"]
    until(match, "build")
    assert at(match, "d5") == "R+s"
