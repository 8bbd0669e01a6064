"""Excavation track steps."""

import pytest

from tests.commands import asked, offers, play, refused
from tests.games.marajoara.positions import A, B, cart, excavation, museum, score, seat_of, slate, storage

TRACKS = ["blue", "yellow", "red"]
STORED = "Y[1,2,–] R[1,2,–] B[1,2,–]"


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.rule("MJ-TRK-11", "MJ-TRK-02")
def test_step_1_raises_one_die_of_the_colour_by_1(track: str) -> None:
    match = excavation(1, museum(STORED))
    play(match, f"excavate {track}", f"raise {track}_2")
    letter = track[0].upper()
    assert storage(match) == STORED.replace(f"{letter}[1,2,–]", f"{letter}[1,3,–]")


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.rule("MJ-TRK-12", "MJ-TRK-01", "MJ-TOK-01")
def test_step_2_places_a_dig_token_from_the_reserve(track: str) -> None:
    match = excavation(2)
    play(match, f"excavate {track}")
    assert refused(match, "decline") == "E_NOT_AVAILABLE"
    play(match, "place_token d3")
    assert len(seat_of(match)["museum_tokens"]) == 3


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.rule("MJ-TRK-13", "MJ-TRK-02")
def test_step_3_raises_by_2_in_all(track: str) -> None:
    match = excavation(3, museum(STORED))
    play(match, f"excavate {track}", f"raise {track}_2", f"raise {track}_1")
    letter = track[0].upper()
    assert storage(match) == STORED.replace(f"{letter}[1,2,–]", f"{letter}[2,3,–]")


@pytest.mark.parametrize(("step", "vp"), [(4, 3), (6, 5)])
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.rule("MJ-TRK-14", "MJ-TRK-16")
def test_step_4_scores_3_and_step_6_scores_5(track: str, step: int, vp: int) -> None:
    match = excavation(step)
    play(match, f"excavate {track}")
    assert (score(match), asked(match)) == (vp, "p1 finish")


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.rule("MJ-TRK-15", "MJ-TRK-02")
def test_step_5_raises_by_3_in_all(track: str) -> None:
    match = excavation(5, museum(STORED))
    play(match, f"excavate {track}", f"raise {track}_2", f"raise {track}_2", f"raise {track}_1")
    letter = track[0].upper()
    assert storage(match) == STORED.replace(f"{letter}[1,2,–]", f"{letter}[2,4,–]")


@pytest.mark.rule("MJ-TRK-01", "MJ-AMB-19")
def test_a_raise_may_be_declined() -> None:
    match = excavation(5, museum(STORED))
    play(match, "excavate red", "decline")
    assert storage(match) == STORED


@pytest.mark.rule("MJ-TRK-02")
def test_only_dice_of_the_colour_can_be_raised() -> None:
    match = excavation(1, museum(STORED))
    play(match, "excavate red")
    assert sorted(offers(match)) == ["decline", "raise red_1", "raise red_2"]
    assert refused(match, "raise blue_1") == "E_ALLOCATION"


@pytest.mark.rule("MJ-TRK-02", "MJ-AMB-19")
def test_without_a_die_of_the_colour_nothing_happens() -> None:
    match = excavation(1, museum("Y[1,–,–]"))
    play(match, "excavate red")
    assert asked(match) == "p1 finish"


# ---- blue


@pytest.mark.rule("MJ-TRK-B7", "MJ-RES-10", "MJ-DEC-14", "MJ-AMB-15")
def test_ex_27_doubled_blue_dice_restore_and_are_spent_at_face_value() -> None:
    match = excavation(1, museum("B[2,3,–]", discs={"blue": 6}))
    play(match, "excavate blue", "restore frag_diff_9", "spend spent_1")
    assert score(match) == 10
    assert cart(match) == "G1, B2, B3, –, –"


@pytest.mark.rule("MJ-TRK-B7")
def test_ex_27_a_doubled_3_counts_as_a_6() -> None:
    match = excavation(1, museum("B[2,3,–]", discs={"blue": 6}))
    play(match, "excavate blue", "restore frag_single_6")
    assert (score(match), storage(match)) == (7, "B[2,–,–]")


@pytest.mark.rule("MJ-TRK-B7")
def test_a_6_still_counts_as_6_though_doubling_is_on() -> None:
    match = excavation(1, museum("B[6,–,–]", discs={"blue": 6}))
    play(match, "excavate blue", "restore frag_single_6")
    assert score(match) == 7


@pytest.mark.rule("MJ-TRK-B7")
def test_doubled_dice_of_equal_value_stay_equal() -> None:
    match = excavation(1, museum("B[3,3,–]", discs={"blue": 6}))
    play(match, "excavate blue")
    assert refused(match, "restore frag_diff_9") == "E_REQUIREMENT"


@pytest.mark.rule("MJ-TRK-B7", "MJ-AMB-15")
def test_doubling_ends_with_the_turn() -> None:
    match = excavation(1, museum("B[2,3,–]", discs={"blue": 6}))
    play(match, "excavate blue", "end_turn", "end_turn")
    assert asked(match) == "p1 turn"
    assert refused(match, "restore frag_diff_9") == "E_REQUIREMENT"


@pytest.mark.rule("MJ-TRK-B8", "MJ-TRK-01")
def test_blue_step_8_may_be_declined_and_needs_restored_fragments() -> None:
    match = excavation(1, museum(restored="frag_diff_9 frag_sum_4", discs={"blue": 7}))
    play(match, "excavate blue")
    assert refused(match, "score_fragment frag_pair_6") == "E_NOT_AVAILABLE"
    play(match, "decline")
    assert score(match) == 0


@pytest.mark.rule("MJ-TRK-B8")
def test_blue_step_8_is_skipped_when_no_two_fragments_are_neighbours() -> None:
    match = excavation(1, museum(restored="frag_diff_9 frag_pair_6", discs={"blue": 7}))
    play(match, "excavate blue")
    assert asked(match) == "p1 finish"


# ---- yellow

REACHES_7 = {"yellow": 5}


@pytest.mark.rule("MJ-TRK-Y7", "MJ-TRK-Y7a", "MJ-DIG-09", "MJ-DEC-16")
def test_ex_28_exchange_with_the_cart() -> None:
    match = excavation(2, museum("R[1,–,–] B[2,–,–]", discs=REACHES_7), cart="G4, Y6, R5, B1, –")
    play(match, "excavate yellow", "give red_1", "take cart_2", "take cart_3")
    assert storage(match) == "Y[6,–,–] R[5,–,–]"
    assert cart(match) == "R1, B2, G4, B1, G2"
    assert slate(match) == ""


@pytest.mark.rule("MJ-TRK-Y7")
def test_the_player_chooses_which_given_die_lies_on_top() -> None:
    match = excavation(2, museum("R[1,–,–] B[2,–,–]", discs=REACHES_7), cart="G4, Y6, R5, B1, –")
    play(match, "excavate yellow", "give blue_1", "take cart_2", "take cart_3")
    assert cart(match) == "B2, R1, G4, B1, G2"


@pytest.mark.rule("MJ-TRK-Y7a", "MJ-AMB-18")
def test_ex_29_a_grey_die_cannot_be_taken() -> None:
    match = excavation(2, museum("R[1,–,–] B[2,–,–]", discs=REACHES_7), cart="G4, Y6, R5, B1, –")
    play(match, "excavate yellow")
    assert refused(match, "give red_2") == "E_NO_DIE"
    play(match, "give red_1")
    assert refused(match, "take cart_1") == "E_ILLEGAL_SWAP"
    assert refused(match, "take cart_5") == "E_NO_DIE"


@pytest.mark.rule("MJ-TRK-Y7a", "MJ-AMB-18")
def test_ex_29_no_colour_may_exceed_three_dice() -> None:
    match = excavation(2, museum("R[1,2,3] B[2,2,–]", discs=REACHES_7), cart="G4, Y6, R5, B1, –")
    play(match, "excavate yellow", "give blue_1", "give blue_2")
    assert refused(match, "take cart_3") == "E_ILLEGAL_SWAP"


@pytest.mark.rule("MJ-TRK-Y7", "MJ-TRK-Y7a")
def test_ex_60_only_one_die_to_exchange() -> None:
    match = excavation(2, museum("R[2,–,–]", discs=REACHES_7), cart="G1, Y4, G3, –, –")
    play(match, "excavate yellow", "give red_1")
    assert storage(match) == "Y[4,–,–]"
    assert cart(match) == "R2, G1, G3, G2, –"


@pytest.mark.rule("MJ-TRK-Y7a")
def test_ex_60_the_step_is_skipped_when_nothing_can_be_exchanged() -> None:
    match = excavation(2, museum("R[2,–,–]", discs=REACHES_7), cart="G1, G3")
    play(match, "excavate yellow")
    assert (asked(match), cart(match)) == ("p1 finish", "G1, G3, G2, –, –")


@pytest.mark.rule("MJ-TRK-Y7a", "MJ-TRK-Y7", "MJ-TRK-01")
def test_ex_60_one_for_one_is_illegal_when_two_for_two_is_possible() -> None:
    match = excavation(2, museum("R[2,–,–] B[1,–,–]", discs=REACHES_7), cart="Y4, R5")
    play(match, "excavate yellow")
    assert sorted(offers(match)) == ["decline", "give blue_1", "give red_1"]
    play(match, "decline")
    assert (storage(match), cart(match)) == ("R[2,–,–] B[1,–,–]", "Y4, R5, G2, –, –")


@pytest.mark.rule("MJ-TRK-Y7b", "MJ-STO-04", "MJ-AMB-36")
def test_a_yellow_die_from_the_cart_on_slot_3_frees_its_token() -> None:
    match = excavation(2, museum("Y[1,1,–] R[2,–,–] B[1,–,–]", discs=REACHES_7), cart="Y4, R5")
    play(match, "excavate yellow", "give red_1", "give blue_1", "take cart_1")
    assert (asked(match), storage(match)) == ("p1 place_token", "Y[1,1,4]")
    play(match, "place_token d3")
    assert storage(match) == "Y[1,1,4] R[5,–,–]"


@pytest.mark.rule("MJ-TRK-Y8")
def test_ex_30_tokens_are_counted_covered_or_not() -> None:
    mine = {"c4": A, "c5": A, "d6": A, "e3": A, "f4": B}
    match = excavation(1, museum(discs={"yellow": 7}), tokens=mine)
    play(match, "decline", "excavate yellow")
    assert score(match) == 8


@pytest.mark.rule("MJ-TRK-Y9", "MJ-TRK-B9", "MJ-TRK-R9")
@pytest.mark.parametrize("track", TRACKS)
def test_step_9_gives_nothing_before_the_end(track: str) -> None:
    match = excavation(6, museum(vases=2, restored="frag_sum_4 frag_diff_9", discs={track: 3}))
    play(match, f"excavate {track}")
    assert (score(match), asked(match)) == (0, "p1 finish")


# ---- red


@pytest.mark.rule("MJ-TRK-R7", "MJ-COMP-10", "MJ-DEC-17", "MJ-AMB-16")
def test_ex_31_cheap_exhibit() -> None:
    match = excavation(1, museum("Y[4,–,–] R[6,–,–]", vases=2, discs={"red": 6}))
    play(match, "excavate red", "exhibit red_1")
    assert score(match) == 12 + 3
    assert storage(match) == "Y[3,–,–]"
    assert cart(match) == "R6, G1, –, –, –"


@pytest.mark.parametrize(
    "without",
    [museum("R[6,–,–]"), museum("Y[4,–,–]"), museum("Y[4,–,–] R[6,–,–]", vases=5)],
    ids=["money", "red die", "free slot"],
)
@pytest.mark.rule("MJ-TRK-R7")
def test_ex_31_red_step_7_needs_money_a_red_die_and_a_free_slot(without: dict[str, object]) -> None:
    match = excavation(1, {**without, "discs": {"red": 6}})
    play(match, "excavate red")
    assert asked(match) == "p1 finish"


@pytest.mark.rule("MJ-TRK-R7", "MJ-TRK-01", "MJ-AMB-16")
def test_red_step_7_may_be_declined_and_takes_one_die_only() -> None:
    match = excavation(1, museum("Y[4,–,–] R[6,1,–]", discs={"red": 6}))
    play(match, "excavate red")
    assert sorted(offers(match)) == ["decline", "exhibit red_1", "exhibit red_2"]
    play(match, "decline")
    assert storage(match) == "Y[4,–,–] R[6,1,–]"


@pytest.mark.parametrize(("vases", "vp"), [(2, 4), (3, 6), (4, 8), (5, 10)])
@pytest.mark.rule("MJ-TRK-R8", "MJ-DEC-18", "MJ-AMB-17")
def test_ex_r7_and_32_taking_back_the_last_vase(vases: int, vp: int) -> None:
    match = excavation(2, museum(vases=vases, discs={"red": 6}))
    play(match, "excavate red", f"take_back showcase_{vases}")
    assert (score(match), seat_of(match)["vases"]) == (vp, vases - 1)


@pytest.mark.parametrize("vases", [0, 1])
@pytest.mark.rule("MJ-TRK-R8", "MJ-AMB-35")
def test_ex_32_taking_back_needs_two_vases(vases: int) -> None:
    match = excavation(2, museum(vases=vases, discs={"red": 6}))
    play(match, "excavate red")
    assert asked(match) == "p1 finish"


@pytest.mark.rule("MJ-TRK-R8", "MJ-TRK-01", "MJ-AMB-17")
def test_only_the_last_vase_can_be_taken_back_and_it_may_stay() -> None:
    match = excavation(2, museum(vases=4, discs={"red": 6}))
    play(match, "excavate red")
    assert refused(match, "take_back showcase_3") == "E_NOT_AVAILABLE"
    play(match, "decline")
    assert (score(match), seat_of(match)["vases"]) == (0, 4)


@pytest.mark.rule("MJ-TRK-R8")
def test_the_slot_pays_again_when_the_vase_is_exhibited_again() -> None:
    match = excavation(2, museum("Y[1,–,–] R[1,–,–]", vases=4, discs={"red": 6}))
    play(match, "excavate red", "take_back showcase_4", "exhibit red_1", "spend spent_1")
    assert score(match) == 8 + 2 + 4


@pytest.mark.rule("MJ-TRK-R7", "MJ-SPD-05", "MJ-SPD-06", "MJ-AMB-16")
def test_a_yellow_1_used_up_for_the_cheap_vase_is_spent_before_the_grey_die() -> None:
    match = excavation(1, museum("Y[1,–,–] R[6,–,–]", discs={"red": 6}))
    play(match, "excavate red", "exhibit red_1", "place_token d3", "spend spent_2")
    assert cart(match) == "R6, Y1, G1, –, –"
