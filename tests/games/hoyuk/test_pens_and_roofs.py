"""Placement of pens, ovens and totems."""

import pytest

from tests.commands import offers, play, refused, ruled
from tests.games.hoyuk.positions import ACCEPTED, at, attempt, building, calamity, stock, verdict


@pytest.mark.rule("HY-PEN-05", "HY-PEN-06")
def test_r23_nothing_is_built_on_the_last_exit_of_a_pen() -> None:
    board = "R@c3 R@c4 R@c5 R@d5 R@e5 R@e4 P@d4>d5"
    assert ruled(building(board), "house d3") == "E_PEN_EXIT HY-PEN-06"
    assert ruled(building(board), "pen d3 c3") == "E_PEN_EXIT HY-PEN-06"


@pytest.mark.rule("HY-ROOF-02", "HY-ROOF-03")
def test_10_a_roof_bears_one_piece_whatever_pens_the_house_has() -> None:
    match = building("R@d5+t R@d6 P@c5>d5 P@e5>d5 G@d7")
    assert ruled(match, "oven d5") == "E_ROOF_TAKEN HY-ROOF-02"
    assert ruled(match, "oven d7") == "E_NOT_YOUR_HOUSE HY-ROOF-01"
    assert verdict(match, "oven d6") == ACCEPTED


@pytest.mark.rule("HY-PEN-01", "HY-PEN-02", "HY-PEN-07", "HY-RUIN-07")
def test_62_a_pen_needs_an_empty_cell_beside_the_own_house_named() -> None:
    match = building("R@d5 X@d6 G@e5")
    assert ruled(match, "pen d6 d5") == "E_CELL_OCCUPIED HY-PEN-01"
    assert ruled(match, "pen e4 e5") == "E_NOT_YOUR_HOUSE HY-PEN-02"
    assert ruled(match, "pen d3 d5") == "E_NOT_NEXT_TO_HOUSE HY-PEN-02"
    assert verdict(match, "pen d4 d5") == ACCEPTED


@pytest.mark.rule("HY-PEN-07")
def test_a_cell_judged_without_a_house_looks_at_all_houses_beside_it() -> None:
    match = building("R@d5 G@f5 G@f6 X@e4", R={"tile": "tile_pen_1"})
    cases = {
        ("pen", "a1"): "E_NOT_NEXT_TO_HOUSE",
        ("pen", "g5"): "E_NOT_YOUR_HOUSE",
        ("pen", "e5"): "E_MERGES_BLOCKS",
        ("pen", "d5"): "E_CELL_OCCUPIED",
    }
    for words, code in cases.items():
        reason = match.table.why_not(0, match.game.decode(list(words)))
        assert reason is not None
        assert reason.code == code


@pytest.mark.rule("HY-PEN-07", "HY-EXH-01")
def test_with_an_empty_stock_that_is_the_first_reason() -> None:
    assert ruled(building("R@d5", stock={"pen": 0}), "pen d5 d5") == "E_NO_SUPPLY HY-EXH-01"


@pytest.mark.rule("HY-PEN-03", "HY-PEN-05", "HY-STOREY-03")
def test_84_a_pen_belongs_to_the_house_its_player_names() -> None:
    board = "R@d5 R@f5 R@d4 R@e4 R@f4 R@j9"
    match = building(board)
    assert [line for line in offers(match, "pen") if line.startswith("pen e5")] == [
        "pen e5 e4",
        "pen e5 f5",
        "pen e5 d5",
    ]
    play(match, "pen e5 f5")
    assert at(match, "e5") == "P>f5"
    after = board + " P@e5>f5"
    for fallen, pen in (("f5", ""), ("d5", "P>f5"), ("e4", "P>f5")):
        fire = calamity(after, "sacrifice_1", G={})
        play(fire, f"lose {fallen}")
        assert at(fire, "e5") == pen


@pytest.mark.rule("HY-PEN-03", "HY-STOREY-03")
def test_84_four_pens_one_per_side_leave_no_room_for_a_storey() -> None:
    board = "R@j9"
    for cell in ("j8", "j10", "i9", "k9"):
        assert attempt(board, "R", f"pen {cell} j9") == ACCEPTED
        board += f" P@{cell}>j9"
    assert refused(building(board), "house j9") == "E_NO_FREE_SIDE"


@pytest.mark.rule("HY-PEN-05")
def test_84_the_pen_itself_needs_a_free_side() -> None:
    match = building("R@d5 R@f5 R@d4 R@e4 R@f4 R@d6 R@e6")
    assert ruled(match, "pen e5 f5") == "E_PEN_EXIT HY-PEN-05"


@pytest.mark.rule("HY-ROOF-01", "HY-ROOF-05")
def test_73_roof_pieces_need_a_house() -> None:
    match = building("R@d5 P@e5>d5 X@d6")
    for cell in ("e5", "d6", "a1"):
        assert ruled(match, f"oven {cell}") == "E_NOT_A_HOUSE HY-ROOF-01"


@pytest.mark.rule("HY-ROOF-05", "HY-EXH-01")
def test_the_order_of_checks_for_a_roof_piece_is_stock_house_owner_roof() -> None:
    assert refused(building("R@d5", stock={"oven": 0}), "oven a1") == "E_NO_SUPPLY"
    assert refused(building("R@d5 G@e5+o"), "oven e5") == "E_NOT_YOUR_HOUSE"


@pytest.mark.rule("HY-RUIN-03", "HY-ROOF-04")
def test_63_nobody_demolishes_or_takes_a_totem_off_by_choice() -> None:
    match = building("R@d5+t")
    assert {line.split()[0] for line in offers(match)} == {"house", "pen"}
    assert refused(match, "lose d5") == "E_WRONG_PHASE"


@pytest.mark.rule("HY-PEN-04")
def test_pens_of_different_blocks_may_touch_by_a_corner() -> None:
    assert attempt("R@d5 G@g7 P@f7>g7", "R", "pen e5 d5") == ACCEPTED
    assert attempt("R@d5 P@e5>d5 G@g6", "G", "pen f6 g6") == ACCEPTED


@pytest.mark.rule("HY-STOREY-04")
def test_pens_and_cattle_stay_when_a_storey_is_added() -> None:
    match = building("R@d5+t P@e5>d5+c", mode="expert")
    play(match, "house d5")
    assert (at(match, "d5"), at(match, "e5"), stock(match, "totem")) == ("R2", "P>d5+c", 20)
