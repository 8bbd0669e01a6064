"""Free action 2: restore a fragment."""

import pytest

from tests.commands import asked, offers, play, refused
from tests.games.marajoara.positions import cart, museum, position, score, seat_of, storage


@pytest.mark.rule("MJ-RES-07", "MJ-RES-08")
def test_ex_r5_ana_restores_the_9_fragment() -> None:
    match = position("", museum("B[4,5,–]", restored="frag_single_3 frag_sum_4"))
    play(match, "restore frag_diff_9")
    assert score(match) == 10 + 2


@pytest.mark.parametrize(
    ("blue", "legal"),
    [("B[5,5,–]", False), ("B[4,5,–]", True), ("B[2,3,4]", True), ("B[6,–,–]", False), ("B[6,2,2]", False)],
)
@pytest.mark.rule("MJ-RES-07", "MJ-RES-01")
def test_ex_23_requirements_of_the_9_fragment(blue: str, legal: bool) -> None:
    match = position("", museum(blue))
    if legal:
        play(match, "restore frag_diff_9")
        assert (score(match), storage(match)) == (10, "")
    else:
        assert refused(match, "restore frag_diff_9") == "E_REQUIREMENT"


@pytest.mark.parametrize(
    ("fragment", "blue"),
    [
        ("frag_single_3", "B[2,2,–]"),
        ("frag_pair_6", "B[6,–,–]"),
        ("frag_pair_6", "B[1,4,–]"),
        ("frag_single_6", "B[5,–,–]"),
        ("frag_sum_4", "B[1,2,–]"),
        ("frag_sum_5", "B[1,1,2]"),
    ],
)
@pytest.mark.rule("MJ-RES-01", "MJ-RES-02", "MJ-RES-03", "MJ-RES-04", "MJ-RES-05", "MJ-RES-06")
def test_ex_24_requirements_not_met(fragment: str, blue: str) -> None:
    assert refused(position("", museum(blue)), f"restore {fragment}") == "E_REQUIREMENT"


@pytest.mark.parametrize(
    ("fragment", "blue", "vp"),
    [
        ("frag_sum_5", "B[1,2,2]", 5),
        ("frag_sum_5", "B[5,–,–]", 5),
        ("frag_single_3", "B[3,–,–]", 3),
        ("frag_single_6", "B[6,–,–]", 7),
        ("frag_pair_6", "B[1,5,–]", 6),
        ("frag_diff_9", "B[4,–,5]", 10),
    ],
)
@pytest.mark.rule("MJ-RES-03", "MJ-RES-04", "MJ-RES-05", "MJ-RES-06", "MJ-RES-07", "MJ-RES-10", "MJ-RES-12")
def test_ex_24_each_fragment_has_its_dice_and_points(fragment: str, blue: str, vp: int) -> None:
    match = position("", museum(blue))
    play(match, f"restore {fragment}")
    assert (score(match), storage(match)) == (vp, "")


@pytest.mark.parametrize("blue", ["B[1,1,2]", "B[6,–,–]"])
@pytest.mark.rule("MJ-RES-02", "MJ-TOK-01")
def test_ex_24_the_4_fragment_takes_any_number_of_dice_and_gives_its_token(blue: str) -> None:
    match = position("", museum(blue))
    play(match, "restore frag_sum_4")
    assert (score(match), asked(match)) == (4, "p1 place_token")


@pytest.mark.rule("MJ-RES-09", "MJ-RES-02")
def test_ex_24_more_dice_than_necessary_may_be_used() -> None:
    match = position("", museum("B[6,6,–]"))
    play(match, "restore frag_sum_4", "pick blue_1", "pick blue_2", "place_token d3")
    assert (storage(match), cart(match)) == ("", "B6, B6, –, –, –")


@pytest.mark.rule("MJ-RES-09", "MJ-RES-02")
def test_no_more_dice_than_necessary_need_be_used() -> None:
    match = position("", museum("B[6,6,–]"))
    play(match, "restore frag_sum_4", "pick blue_1", "done", "place_token d3")
    assert storage(match) == "B[–,6,–]"


@pytest.mark.rule("MJ-RES-06")
def test_ex_24_the_pair_takes_exactly_two_dice() -> None:
    match = position("", museum("B[1,1,6]"))
    play(match, "restore frag_pair_6", "pick blue_1")
    assert refused(match, "pick blue_2") == "E_WRONG_STEP"
    assert (score(match), storage(match)) == (6, "B[–,1,–]")


@pytest.mark.rule("MJ-RES-02", "MJ-RES-08", "MJ-COMP-11", "MJ-RES-11")
def test_ex_26_a_whole_ceramic() -> None:
    order = [
        *(("frag_single_3", "B[3,–,–]", 3), ("frag_sum_5", "B[5,–,–]", 5 + 1), ("frag_diff_9", "B[4,5,–]", 10 + 1)),
        *(("frag_single_6", "B[6,–,–]", 7 + 2), ("frag_sum_4", "B[4,–,–]", 4 + 1), ("frag_pair_6", "B[3,3,–]", 6 + 2)),
    ]
    done: list[str] = []
    total = 0
    for fragment, blue, vp in order:
        match = position("", museum(blue, restored=" ".join(done)))
        play(match, f"restore {fragment}")
        assert score(match) == vp
        done.append(fragment)
        total += vp
    assert total == 42


@pytest.mark.rule("MJ-RES-01")
def test_a_fragment_is_restored_only_once() -> None:
    match = position("", museum("B[3,–,–]", restored="frag_single_3"))
    assert refused(match, "restore frag_single_3") == "E_ALREADY_RESTORED"


@pytest.mark.rule("MJ-RES-01")
def test_without_blue_dice_nothing_is_restored() -> None:
    match = position("", museum("Y[6,–,–] R[6,–,–]"))
    assert refused(match, "restore frag_single_3") == "E_NO_DIE"


@pytest.mark.rule("MJ-RES-01")
def test_the_others_workshops_are_out_of_reach() -> None:
    match = position("", museum("B[3,–,–]"), museum(restored="frag_sum_5"))
    play(match, "restore frag_single_3")
    assert score(match) == 3
    assert seat_of(match, "p2")["restored"] == ["frag_sum_5"]


@pytest.mark.rule("MJ-RES-11", "MJ-FRE-01")
def test_restoring_may_be_repeated() -> None:
    match = position("", museum("B[3,6,–]"))
    play(match, "restore frag_single_6", "restore frag_single_3")
    assert seat_of(match)["restored"] == ["frag_single_3", "frag_single_6"]


@pytest.mark.rule("MJ-RES-12", "MJ-RES-10")
def test_restoring_costs_no_money_and_spends_the_dice_at_face_value() -> None:
    match = position("", museum("Y[1,–,–] B[4,5,–]"))
    play(match, "restore frag_diff_9", "spend spent_2")
    assert (storage(match), cart(match)) == ("Y[1,–,–]", "B5, B4, –, –, –")


@pytest.mark.rule("MJ-RES-01", "MJ-RES-06")
def test_the_dice_are_chosen_one_by_one_until_the_requirement_is_met() -> None:
    match = position("", museum("B[6,2,5]"))
    play(match, "restore frag_pair_6", "pick blue_2")
    assert sorted(offers(match)) == ["pick blue_1", "pick blue_3"]
    assert refused(match, "done") == "E_REQUIREMENT"
    assert refused(match, "pick blue_2") == "E_NO_DIE"
