"""Clan powers: at once after a set of five, expert game only."""

import pytest

from tests.commands import doc, offers, play, refused, ruled
from tests.games.hoyuk.positions import ACCEPTED, asked, at, points, seat, spending, stock, verdict
from vestige.kernel.match import Match
from vestige.kernel.values import Plain

FAMILIES = "{0}@a13 {0}@d13 {0}@g13 {0}@j13 {0}@m13"
"""Lone houses far from the rest, so that the scorer can spend five cards."""


def scored(board: str, who: str, hand: str = "house " * 5, command: str = "score house 5 0", **rest: Plain) -> Match:
    """A player has just scored a set of five."""
    rest.setdefault("mode", "expert")
    match = spending(f"{board} {FAMILIES.format(who)}", who, hand, **rest)
    play(match, command)
    return match


# ---- Eguor

EGUOR = "R@d5 G2@e5+o P@e4>e5 G@f5"


@pytest.mark.rule("HY-EXP-40", "HY-EXP-43")
def test_41_eguor_razes_a_house_beside_an_own_one_and_builds_there() -> None:
    match = scored(EGUOR, "R", R={"supply": 6}, stock={"oven": 3, "pen": 3})
    assert (asked(match), points(match, "R")) == ("R raze", 12)
    assert offers(match) == ["raze e5", "decline"]
    assert ruled(match, "raze f5") == "E_NOT_ADJACENT_TARGET HY-EXP-43"
    play(match, "raze e5")
    assert (at(match, "e5"), at(match, "e4")) == ("R", "")
    assert (stock(match, "oven"), stock(match, "pen")) == (4, 4)
    assert seat(match, "R")["supply"] == 5
    assert asked(match) == "R spend"


@pytest.mark.rule("HY-EXP-43", "HY-EXP-35", "HY-EXP-21")
def test_90_the_shaman_leaves_a_razed_house_and_does_not_protect_it() -> None:
    match = scored("G@d5+v+s R@e5", "R", stock={"villager": 12})
    play(match, "raze d5")
    assert (at(match, "d5"), stock(match, "villager")) == ("R", 13)
    assert "+s" not in " ".join(doc(match)["village"])


@pytest.mark.rule("HY-EXP-43", "HY-EXP-48")
def test_eguor_without_a_house_in_supply_or_a_target_is_not_asked() -> None:
    assert asked(scored(EGUOR, "R", R={"supply": 0})) == "R spend"
    assert asked(scored("R@d5 G@j5", "R")) == "R spend"


@pytest.mark.rule("HY-EXP-43", "HY-END-01")
def test_the_last_house_may_come_by_a_power() -> None:
    match = scored(EGUOR, "R", R={"supply": 1})
    play(match, "raze e5")
    assert doc(match)["ending"]


# ---- Trev and Uelb


@pytest.mark.rule("HY-EXP-44")
def test_42_trev_places_a_pen_and_cattle_in_either_order() -> None:
    match = scored("G@d5 P@c5>d5 R@j9", "G")
    assert asked(match) == "G gift"
    assert {line.split()[0] for line in offers(match)} == {"pen", "cattle", "decline"}
    play(match, "pen e5 d5", "cattle e5")
    assert (at(match, "e5"), asked(match)) == ("P>d5+c", "G spend")
    match = scored("G@d5 P@c5>d5 R@j9", "G")
    play(match, "cattle c5", "pen e5 d5")
    assert (at(match, "c5"), at(match, "e5"), asked(match)) == ("P>d5+c", "P>d5", "G spend")


@pytest.mark.rule("HY-EXP-44", "HY-EXP-48")
def test_42_what_cannot_be_placed_is_lost_without_a_question() -> None:
    match = scored("G@d5 P@c5>d5 R@j9", "G", stock={"pen": 0})
    assert offers(match) == ["cattle c5", "decline"]
    play(match, "cattle c5")
    assert asked(match) == "G spend"
    assert asked(scored("G@d5 R@j9", "G", stock={"pen": 0})) == "G spend"


@pytest.mark.rule("HY-EXP-42", "HY-EXP-40", "HY-CARD-15")
def test_89_a_power_may_be_used_in_part_or_declined() -> None:
    hand, command = "joker " * 5, "score joker 0 5"
    match = scored("G@d5 P@c5>d5 R@j9", "G", hand, command)
    play(match, "pen e5 d5", "decline")
    assert (points(match, "G"), asked(match)) == (12, "G spend")
    assert at(match, "c5") == "P>d5"
    match = scored("G@d5 P@c5>d5 R@j9", "G", hand, command)
    play(match, "decline")
    assert (points(match, "G"), asked(match), offers(match)) == (12, "G spend", ["done"])


@pytest.mark.rule("HY-EXP-40", "HY-EXP-41", "HY-EXP-45", "HY-CARD-18")
def test_45_uelb_places_a_pen_and_a_villager_after_a_set_with_jokers_in_the_expert_game_only() -> None:
    hand, command = "pen pen pen joker joker", "score pen 3 2"
    match = scored("B@d5 R@j9", "B", hand, command)
    assert (points(match, "B"), asked(match)) == (12, "B gift")
    play(match, "villager d5", "pen d4 d5")
    assert (at(match, "d5"), at(match, "d4")) == ("B+v", "P>d5")
    for mode in ("classic", "intermediate"):
        match = scored("B@d5 R@j9", "B", hand, command, mode=mode)
        assert (points(match, "B"), asked(match)) == (12, "B spend")


@pytest.mark.rule("HY-EXP-40")
def test_two_sets_of_five_give_the_power_twice_each_before_further_cards() -> None:
    match = spending(
        f"G@d5 {FAMILIES.format('G')} G@a1 G@d1 G@g1 G@j1 R@m1", "G", "villager " * 5 + "cattle " * 5, mode="expert"
    )
    play(match, "score villager 5 0")
    assert asked(match) == "G gift"
    play(match, "decline", "score cattle 5 0")
    assert asked(match) == "G gift"
    assert points(match, "G") == 24


# ---- Enuaj

ENUAJ = "Y@d5 Y@d6 G@j5+t P@k5>j5+c G@j6 B@a1+o"


@pytest.mark.rule("HY-EXP-46")
def test_43_enuaj_steals_two_pieces_of_one_player() -> None:
    match = scored(ENUAJ, "Y")
    assert offers(match) == ["rob p1", "rob p2", "decline"]
    play(match, "rob p1", "steal j5 totem", "totem d5")
    assert ruled(match, "steal a1 oven") == "E_TWO_VICTIMS HY-EXP-46"
    assert at(match, "d5") == "Y+t"


@pytest.mark.rule("HY-EXP-46")
def test_43_the_cattle_of_a_stolen_pen_may_be_the_second_piece() -> None:
    match = scored(ENUAJ, "Y", stock={"cattle": 5, "pen": 5})
    play(match, "rob p1", "steal k5 pen", "pen e5 d5", "steal k5 cattle")
    assert (at(match, "e5"), stock(match, "cattle"), stock(match, "pen")) == ("P>d5+c", 5, 5)
    assert at(match, "k5") == ""


@pytest.mark.rule("HY-EXP-46")
@pytest.mark.parametrize("second", ["decline", "steal j5 totem"])
def test_43_cattle_set_aside_and_not_stolen_goes_to_the_stock(second: str) -> None:
    match = scored(ENUAJ, "Y", stock={"cattle": 5})
    play(match, "rob p1", "steal k5 pen", "pen e5 d5", second)
    if second != "decline":
        play(match, "totem d5")
    assert (at(match, "e5"), stock(match, "cattle"), asked(match)) == ("P>d5", 6, "Y spend")


@pytest.mark.rule("HY-EXP-46", "HY-EXP-12")
def test_the_cattle_of_two_stolen_pens_goes_to_the_stock() -> None:
    village = "Y@a1 Y@a4 Y@a7 Y@a10 Y@a13 G@e5 P@f5>e5+c P@e4>e5+c G@i9 P@j9>i9+c"
    match = spending(village, "Y", "joker " * 5, mode="expert")
    before = stock(match, "cattle")
    play(match, "score joker 0 5", "rob p1", "steal f5 pen", "pen b1 a1", "steal e4 pen", "pen b4 a4")
    assert stock(match, "cattle") == before + 2


FULL = "Y@a13+o Y@d13+o Y@g13+o Y@j13+o Y@m13+t Y@d5+o Y@d6+t G@e5+t G@e6+v+s B@j1"


@pytest.mark.rule("HY-EXP-46")
def test_76_enuaj_takes_only_what_can_be_stolen_and_placed() -> None:
    match = spending(FULL, "Y", "house " * 5, mode="expert")
    play(match, "score house 5 0")
    assert offers(match) == ["rob p1", "decline"]
    assert ruled(match, "rob p2") == "E_NO_PLACE HY-EXP-46"
    play(match, "rob p1")
    """Green's villager is the only piece with a place: it is taken, and Yellow is asked where it goes."""
    assert asked(match) == "Y place"
    assert at(match, "e6") == "G+s"
    play(match, "villager d6")
    assert at(match, "d6") == "Y+t+v"


@pytest.mark.rule("HY-EXP-46")
def test_76_houses_and_the_shaman_cannot_be_stolen() -> None:
    match = spending(FULL.replace("G@e5+t", "G@e5+t+v"), "Y", "house " * 5, mode="expert")
    play(match, "score house 5 0", "rob p1")
    assert ruled(match, "steal e5 house") == "E_NOT_STEALABLE HY-EXP-46"
    assert refused(match, "steal e6 shaman") == "E_NOT_STEALABLE"
    assert ruled(match, "steal e5 totem") == "E_NO_PLACE HY-EXP-46"
    assert verdict(match, "steal e6 villager") == ACCEPTED


@pytest.mark.rule("HY-EXP-46")
def test_77_theft_does_not_use_the_stock_and_cattle_may_go_before_its_pen() -> None:
    match = scored("Y@d5 P@c5>d5 G@e5 P@f5>e5+c", "Y", stock={"cattle": 0, "pen": 7})
    play(match, "rob p1", "steal f5 cattle")
    assert at(match, "c5") == "P>d5+c"
    play(match, "steal f5 pen", "pen d4 d5")
    assert (at(match, "d4"), at(match, "f5")) == ("P>d5", "")
    assert (stock(match, "cattle"), stock(match, "pen")) == (0, 7)


@pytest.mark.rule("HY-EXP-46", "HY-EXP-48")
def test_a_pen_is_judged_with_the_pen_lifted() -> None:
    """Yellow's only house has one open cell beside it, and there stands the pen to be stolen."""
    board = "Y@a1 G@b1 G@b2 P@a2>b2"
    match = spending(
        f"{board} R@m13",
        "Y",
        "house",
        mode="expert",
        question=[
            {"step": "rob", "seat": "p3"},
            {"step": "spend", "seat": "p3", "left": 0},
            {"step": "phase", "phase": "p1_step1"},
        ],
    )
    assert offers(match) == ["rob p2", "decline"]
    play(match, "rob p2")
    assert at(match, "a2") == "P>a1"


@pytest.mark.rule("HY-EXP-48")
def test_enuaj_is_not_asked_when_nothing_can_be_stolen() -> None:
    assert asked(scored("Y@d5 G@e5", "Y")) == "Y spend"


# ---- Teoiv


@pytest.mark.rule("HY-EXP-47")
@pytest.mark.parametrize(("cell", "house"), [("g3", "V+s"), ("d6", "V+s"), ("d5", "V2+s")])
def test_44_teoiv_builds_a_house_anywhere_and_puts_the_shaman_on_it(cell: str, house: str) -> None:
    match = scored("V@d5 X@d6 R@j9+s", "V", V={"supply": 3})
    play(match, f"house {cell}")
    assert (at(match, cell), at(match, "j9")) == (house, "R")
    assert seat(match, "V")["supply"] == 2


@pytest.mark.rule("HY-EXP-47", "HY-EXP-48")
def test_teoiv_without_a_house_to_build_is_not_asked() -> None:
    assert asked(scored("V@d5 R@j9+s", "V", V={"supply": 0})) == "V spend"


@pytest.mark.rule("HY-EXP-32", "HY-EXP-34", "HY-EXP-47")
def test_80_placed_anew_after_warding_off_the_shaman_is_fresh_and_stays() -> None:
    match = scored("R@d5+s G@e5", "V", phase="p3_window", turn=2, warded=True)
    play(match, "house j3")
    assert (at(match, "d5"), at(match, "j3"), doc(match)["warded"]) == ("R", "V+s", False)
    while doc(match)["turn"] == 2:
        play(match, "done" if asked(match).endswith("spend") else offers(match)[0])
    assert at(match, "j3") == "V+s"


@pytest.mark.rule("HY-EXP-32")
def test_80_without_the_power_it_would_have_left_the_board() -> None:
    match = scored("R@d5+s G@e5", "V", phase="p3_window", turn=2, warded=True)
    play(match, "decline")
    while doc(match)["turn"] == 2:
        play(match, "done" if asked(match).endswith("spend") else offers(match)[0])
    assert at(match, "d5") == "R"
