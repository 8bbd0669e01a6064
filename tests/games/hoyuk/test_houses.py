"""Placement of houses: founding, joining, corners, storeys, ruins."""

import pytest

from tests.commands import doc, offers, play, refused, ruled
from tests.games.hoyuk.positions import (
    ACCEPTED,
    at,
    attempt,
    blocks,
    building,
    family_sizes,
    seat,
    stock,
    tiles,
    verdict,
    village,
)


@pytest.mark.rule("HY-P1-05", "HY-P1-06", "HY-HOUSE-01", "HY-ROOF-01")
def test_r01_a_totem_tile_builds_two_houses_and_a_totem_and_nothing_more() -> None:
    match = village(R={"tile": "tile_totem_1"}, players="RG")
    play(match, "house g7", "house g8", "totem g7")
    assert seat(match, "R")["supply"] == 23
    assert stock(match, "totem") == 19
    assert blocks(match) == ["g7"]
    assert family_sizes(match, "R") == [2]
    assert ruled(match, "house g9") == "E_ELEMENT_NOT_ON_TILE HY-P1-05"
    assert ruled(match, "oven g8") == "E_ELEMENT_NOT_ON_TILE HY-P1-05"


@pytest.mark.rule("HY-P1-06", "HY-P1-07", "HY-EXP-03")
@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_r02_a_choice_tile_offers_house_pen_oven_or_totem_in_every_mode(mode: str) -> None:
    match = building("R@g7 R@g8", built="house house", mode=mode)
    assert {line.split()[0] for line in offers(match)} == {"house", "pen", "oven", "totem"}
    for line in ("cattle g6", "villager g7", "shaman g7"):
        assert refused(match, line) == "E_ELEMENT_NOT_ON_TILE"


@pytest.mark.rule("HY-GEO-06", "HY-GEO-07", "HY-GEO-09", "HY-RUIN-05")
def test_r03_two_ruins_split_a_family_of_one_block_and_building_on_either_reunites_it() -> None:
    board = "R@d5 R@d6 X@e5 X@e6 R@f5 R@f6 R@g5"
    match = building(board)
    assert blocks(match) == ["d5"]
    assert family_sizes(match, "R") == [2, 3]
    for cell in ("e5", "e6"):
        match = building(board)
        play(match, f"house {cell}")
        assert at(match, cell) == "R"
        assert family_sizes(match, "R") == [6]


@pytest.mark.rule("HY-RUIN-04", "HY-RUIN-05", "HY-HOUSE-05")
def test_r04_a_ruin_that_was_somebody_elses_is_neutral_ground() -> None:
    match = building("R@d6 X@e6 G@d7", G={"supply": 20})
    play(match, "house e6")
    assert at(match, "e6") == "R"
    assert (seat(match, "R")["supply"], seat(match, "G")["supply"]) == (11, 20)


@pytest.mark.rule("HY-STOREY-03", "HY-STOREY-05", "HY-GEO-10")
def test_r05_a_ruined_side_is_free_and_a_storey_stays_when_it_is_built_up() -> None:
    board = "G@e5 G@f5 X@e6 B{}@f6 B@g6 B@f7"
    match = building(board.format(""), "B")
    play(match, "house f6")
    assert at(match, "f6") == "B2"
    match = building(board.format("2"), "G")
    play(match, "house e6")
    assert (at(match, "e6"), at(match, "f6")) == ("G", "B2")


@pytest.mark.rule("HY-GEO-11")
def test_r20_there_is_no_action_that_moves_a_house() -> None:
    match = building("R@d4")
    assert not [line for line in offers(match) if line.split()[0] not in ("house", "pen", "oven", "totem")]
    play(match, "house d5")
    assert at(match, "d4") == "R"


@pytest.mark.rule("HY-HOUSE-03", "HY-HOUSE-05", "HY-HOUSE-06", "HY-HOUSE-10")
def test_r21_residents_build_beside_an_own_house_newcomers_beside_any_and_everybody_may_found() -> None:
    board = "R@d5 R@e5 G@f5"
    assert attempt(board, "R", "house c5") == ACCEPTED
    assert attempt(board, "R", "house e4") == ACCEPTED
    assert ruled(building(board), "house g5") == "E_NOT_NEXT_TO_OWN_HOUSE HY-HOUSE-05"
    assert attempt(board, "V", "house g5") == ACCEPTED
    match = building(board)
    play(match, "house a1")
    assert blocks(match) == ["d5", "a1"]


@pytest.mark.rule("HY-HOUSE-08")
def test_r22_a_house_may_not_touch_another_block_by_a_corner() -> None:
    assert ruled(building("R@d5", "G"), "house e6") == "E_CORNER_TOUCH HY-HOUSE-08"
    assert attempt("R@d5", "G", "house e5") == ACCEPTED
    assert attempt("R@d5 G@e5", "R", "house d6") == ACCEPTED
    assert attempt("R@d5 G@e5 R@d6", "G", "house e6") == ACCEPTED


@pytest.mark.rule("HY-HOUSE-04", "HY-PEN-04", "HY-GEO-08")
def test_r24_nothing_joins_two_blocks() -> None:
    board = "R@d5 R@f5"
    assert ruled(building(board), "house e5") == "E_MERGES_BLOCKS HY-HOUSE-04"
    assert ruled(building(board), "pen e5 d5") == "E_MERGES_BLOCKS HY-PEN-04"
    assert attempt(board, "G", "house e5") == "E_MERGES_BLOCKS"


@pytest.mark.rule("HY-HOUSE-06", "HY-HOUSE-07")
def test_02_touching_a_pen_only_is_not_enough() -> None:
    assert ruled(building("G@d5 P@e5>d5"), "house f5") == "E_NOT_NEXT_TO_HOUSE HY-HOUSE-07"
    assert attempt("G@d5 P@e5>d5", "R", "house d4") == ACCEPTED


@pytest.mark.rule("HY-HOUSE-07", "HY-RUIN-04")
def test_03_touching_a_ruin_only_is_not_enough_but_the_ruin_itself_may_be_built_on() -> None:
    assert attempt("G@d5 X@e5", "R", "house f5") == "E_NOT_NEXT_TO_HOUSE"
    assert attempt("G@d5 X@e5", "R", "house e5") == ACCEPTED
    assert ruled(building("G@d5 X@e5", "G"), "house f5") == "E_NOT_NEXT_TO_OWN_HOUSE HY-HOUSE-07"


@pytest.mark.rule("HY-HOUSE-08")
def test_04_extending_a_block_must_keep_clear_of_corners_too() -> None:
    match = building("R@d5 G@f7")
    play(match, "house d6")
    match.undo(0)
    play(match, "house e5")
    assert refused(match, "house e6") == "E_CORNER_TOUCH"


@pytest.mark.rule("HY-HOUSE-08", "HY-PEN-04")
def test_05_corner_contact_with_a_pen_is_allowed() -> None:
    match = building("R@d5 P@e5>d5", "G")
    play(match, "house f6")
    assert blocks(match) == ["d5", "f6"]
    assert refused(match, "pen e6 f6") == "E_MERGES_BLOCKS"


@pytest.mark.rule("HY-GEO-10", "HY-PEN-05", "HY-STOREY-03")
def test_06_the_edge_of_the_board_and_ruins_are_free_sides() -> None:
    match = building("R@a2 R@b1 R@c1 X@b2")
    play(match, "pen a1 a2", "house b1")
    assert (at(match, "a1"), at(match, "b1")) == ("P>a2", "R2")


@pytest.mark.rule("HY-PEN-06", "HY-RUIN-05", "HY-HOUSE-09")
def test_07_a_house_on_a_ruin_must_not_close_the_last_exit_of_a_pen() -> None:
    board = "R@d5 P@e5>d5 G@d4 G@e4 G@f4 {} X@e6 R@d6"
    assert ruled(building(board.format("G@f5")), "house e6") == "E_PEN_EXIT HY-PEN-06"
    assert attempt(board.format(""), "R", "house e6") == ACCEPTED


@pytest.mark.rule("HY-STOREY-03")
def test_08_without_a_free_side_there_is_no_storey_own_pens_count_too() -> None:
    assert ruled(building("R@e5 R@d5 G@f5 R@e4 P@e6>e5"), "house e5") == "E_NO_FREE_SIDE HY-STOREY-03"


@pytest.mark.rule("HY-STOREY-01", "HY-STOREY-02", "HY-INT-05")
@pytest.mark.parametrize("mode", ["classic", "intermediate"])
def test_09_one_storey_at_most_and_never_on_a_foreign_house(mode: str) -> None:
    match = building("R2@d5 G@e5", mode=mode)
    assert ruled(match, "house d5") == "E_MAX_FLOORS HY-STOREY-02"
    assert ruled(match, "house e5") == "E_NOT_YOUR_HOUSE HY-STOREY-01"


@pytest.mark.rule("HY-STOREY-04")
def test_r19_an_oven_gives_way_to_a_storey_and_is_not_put_back_for_free() -> None:
    match = building("R@d4+o", tile="tile_totem_1", stock={"oven": 12})
    play(match, "house d4")
    assert at(match, "d4") == "R2"
    assert stock(match, "oven") == 13
    assert refused(match, "oven d4") == "E_ELEMENT_NOT_ON_TILE"


@pytest.mark.rule("HY-EXH-03", "HY-STOREY-04", "HY-P1-06")
def test_61_a_piece_that_returns_to_the_stock_can_be_built_at_once() -> None:
    match = building("R@d5+o", tile="tile_oven_2", stock={"oven": 0})
    assert refused(match, "oven d5") == "E_NO_SUPPLY"
    play(match, "house d5")
    assert stock(match, "oven") == 1
    play(match, "oven d5")
    assert (at(match, "d5"), stock(match, "oven")) == ("R2+o", 0)


@pytest.mark.rule("HY-STOREY-06", "HY-ROOF-02", "HY-STOREY-07")
def test_66_a_two_storey_house_carries_a_totem_and_is_one_house_of_two_tiles() -> None:
    match = building("R2@d5", supply=13)
    play(match, "totem d5")
    assert at(match, "d5") == "R2+t"
    assert family_sizes(match, "R") == [1]
    assert seat(match, "R")["supply"] == 13


@pytest.mark.rule("HY-P2-06", "HY-RUIN-06")
def test_47_anybody_may_build_on_the_ruins_of_an_uninhabited_block_but_not_beside_it() -> None:
    board = "X@a1 R@d5 R@d6 G@j5 G@j6 G@j7"
    assert attempt(board, "G", "house a1") == ACCEPTED
    assert attempt(board, "R", "house a2") == "E_NOT_NEXT_TO_HOUSE"


@pytest.mark.rule("HY-GEO-01", "HY-HOUSE-02")
def test_48_outside_the_grid_and_on_a_pen_there_is_no_building() -> None:
    match = building("R@a5 P@a4>a5")
    assert ruled(match, "house a4") == "E_CELL_OCCUPIED HY-HOUSE-02"
    assert ruled(match, "house z5") == "E_OUT_OF_GRID HY-GEO-01"


@pytest.mark.rule("HY-HOUSE-11", "HY-HOUSE-04", "HY-HOUSE-08")
def test_65_the_first_failing_check_gives_the_reason() -> None:
    board = "R@d5 G@f5 G@f6"
    assert attempt(board, "B", "house e5") == "E_MERGES_BLOCKS"
    assert attempt(board, "R", "house e6") == "E_CORNER_TOUCH"
    assert ruled(building(board, supply=0), "house e5") == "E_NO_SUPPLY HY-HOUSE-01"


@pytest.mark.rule("HY-MODE-09", "HY-HOUSE-08", "HY-HOUSE-04")
def test_70_the_option_allows_corner_contact_and_nothing_else() -> None:
    match = building("R@d5", "G", options={"corner_contact": "allowed"})
    play(match, "house e6")
    assert blocks(match) == ["d5", "e6"]
    assert refused(match, "house e5") == "E_MERGES_BLOCKS"
    assert attempt("R@d5", "G", "house e6") == "E_CORNER_TOUCH"


@pytest.mark.rule("HY-GEO-14", "HY-RUIN-06", "HY-HOUSE-06")
def test_92_a_block_keeps_its_identity_through_ruin_and_return() -> None:
    board = "X@d5 {}@d6 G@j5"
    match = building(board.format("X"), "G", blocks=["d5", "j5"])
    play(match, "house d6")
    assert at(match, "d6") == "G"
    match = building(board.format("G"), "B", blocks=["d5", "j5"])
    play(match, "house d7")
    assert refused(match, "house d5") == "E_NOT_NEXT_TO_OWN_HOUSE"
    match.undo(1)
    play(match, "house d5")
    assert blocks(match) == ["d5", "j5"]
    assert doc(match)["village"][:2] == ["B@d5", "G@j5"]
    assert attempt(board.format("G"), "R", "house d4") == "E_NOT_NEXT_TO_HOUSE"


@pytest.mark.rule("HY-RUIN-05")
def test_rebuilding_a_ruin_needs_the_own_or_a_foreign_house_beside_it_as_on_the_ground() -> None:
    board = "R@d5 X@e5 X@f5 G@g5"
    assert attempt(board, "R", "house f5") == "E_NOT_NEXT_TO_OWN_HOUSE"
    assert attempt(board, "R", "house e5") == ACCEPTED
    lonely = "R@d5 X@e5 X@f5 X@g5 G@d6"
    assert ruled(building(lonely, "B"), "house f5") == "E_NOT_NEXT_TO_HOUSE HY-HOUSE-06"
    assert attempt(lonely, "B", "house e5") == ACCEPTED


@pytest.mark.rule("HY-RUIN-05")
def test_a_ruin_is_rebuilt_whatever_touches_it_by_a_corner() -> None:
    board = "R@d5 X@e5 G@f6"
    match = building(board, options={"corner_contact": "allowed"})
    assert blocks(match) == ["d5", "f6"]
    assert attempt(board, "R", "house e5") == ACCEPTED


@pytest.mark.rule("HY-GEO-02", "HY-GEO-07")
def test_houses_that_touch_by_a_corner_only_are_two_families_until_a_third_joins_them() -> None:
    match = building("R@d5 G@e5 R@e6 G@d6")
    assert family_sizes(match, "R") == [1, 1]
    match = building("R@d5 X@e5 R@e6 G@d6")
    play(match, "house e5")
    assert family_sizes(match, "R") == [3]


@pytest.mark.rule("HY-GEO-03", "HY-GEO-04", "HY-COMP-03")
def test_a_cell_holds_one_thing_and_a_pen_belongs_to_the_owner_of_its_house() -> None:
    match = building("R@d5 G@e5", "G")
    play(match, "pen e4 e5")
    assert tiles(match) == "P@e4>e5 R@d5 G@e5"
    assert verdict(match, "house e4") == "E_CELL_OCCUPIED"


@pytest.mark.rule("HY-GEO-05")
def test_a_storeyed_house_is_one_house_in_its_family() -> None:
    match = building("R2@d5 R@d6")
    assert family_sizes(match, "R") == [2]
