"""Phase 1: tiles, the three elements, what cannot be built, the stack of tiles."""

import pytest

from tests.commands import doc, offers, play, refused, ruled
from tests.games.hoyuk.positions import ACCEPTED, asked, at, building, seat, table, verdict, village
from vestige.games.hoyuk.steps.build import room_left
from vestige.kernel.match import Match
from vestige.kernel.values import Plain


@pytest.mark.rule("HY-EXH-01", "HY-P1-08")
def test_r18_a_pen_that_is_not_in_stock_is_forfeited() -> None:
    match = building("R@g7 R@g8", tile="tile_pen_1", built="house house", stock={"pen": 0})
    assert offers(match) == ["done"]
    play(match, "done")
    assert asked(match) == "G build"


@pytest.mark.rule("HY-P1-07", "HY-P1-08")
def test_11_building_is_compulsory_while_something_can_be_built() -> None:
    match = building("R@g7 R@g8", tile="tile_oven_1", built="house house", stock={"oven": 5})
    assert ruled(match, "done") == "E_MUST_BUILD HY-P1-07"
    play(match, "oven g7", "done")
    assert asked(match) == "G build"


@pytest.mark.rule("HY-P1-06")
def test_12_the_three_elements_are_built_in_any_order() -> None:
    match = building("R@d5", tile="tile_pen_1")
    play(match, "pen d4 d5", "house d6", "house d7")
    assert offers(match) == ["done"]


TILES = [
    *(f"tile_totem_{n}" for n in (1, 2, 3)),
    *(f"tile_oven_{n}" for n in (1, 2, 3)),
    *(f"tile_pen_{n}" for n in (1, 2, 3)),
    "tile_choice_1",
]


@pytest.mark.rule("HY-P1-03", "HY-P1-09")
def test_13_when_the_stack_runs_out_the_discard_is_shuffled_and_dealing_goes_on() -> None:
    match = village(players="RGBV", phase="p1_step1", turn=2, discard=TILES[:8])
    held = [row["tile"] for row in doc(match)["seat"]]
    assert set(held[:2]) == set(TILES[8:])
    assert set(held[2:]) < set(TILES[:8])
    assert len(doc(match)["tile_stack"]["cards"]) == 6
    assert doc(match)["discard"] == []
    match = village(players="RGBV", phase="p1_step2", turn=2, marked=held, tile_stack=[])
    assert len(doc(match)["tile_stack"]["cards"]) == 2


@pytest.mark.rule("HY-P1-04", "HY-P1-09")
def test_14_tiles_of_step_1_stay_out_of_step_2() -> None:
    match = village(players="RGB", phase="p1_step2", turn=2, discard=TILES[:6], marked=TILES[6:9])
    held = [row["tile"] for row in doc(match)["seat"]]
    assert held[0] == TILES[9]
    assert set(held[1:]) < set(TILES[:6])
    assert len(doc(match)["tile_stack"]["cards"]) == 4
    assert doc(match)["marked"] == TILES[6:9]


@pytest.mark.rule("HY-P1-04")
def test_after_step_1_its_tiles_are_marked_and_after_step_2_all_are_discarded() -> None:
    match = village(players="RG", phase="p1_step1")
    first = [row["tile"] for row in doc(match)["seat"]]
    while doc(match)["phase"] == "p1_step1":
        play(match, offers(match)[0])
    assert doc(match)["marked"] == first
    second = [row["tile"] for row in doc(match)["seat"]]
    while doc(match)["phase"] == "p1_step2":
        play(match, offers(match)[0])
    assert (doc(match)["marked"], doc(match)["discard"]) == ([], [*first, *second])


@pytest.mark.rule("HY-P1-06", "HY-P1-07", "HY-END-01")
def test_83_a_choice_tile_can_give_three_houses_and_its_choice_stays_compulsory() -> None:
    match = building("", supply=10)
    play(match, "house g7", "house g8", "house g9")
    assert ruled(match, "pen f7 g7") == "E_ELEMENT_NOT_ON_TILE HY-P1-05"
    match = building("", supply=2, stock={"oven": 5})
    play(match, "house g7", "house g8")
    assert refused(match, "done") == "E_MUST_BUILD"
    assert {line.split()[0] for line in offers(match)} == {"pen", "oven", "totem"}
    assert doc(match)["ending"]


@pytest.mark.rule("HY-EXH-02", "HY-P1-08")
def test_60_without_houses_the_third_element_is_still_built() -> None:
    match = building("R@d5", supply=0)
    assert refused(match, "house d6") == "E_NO_SUPPLY"
    assert {line.split()[0] for line in offers(match)} == {"pen", "oven", "totem"}
    play(match, "totem d5", "done")
    assert asked(match) == "G build"
    assert not doc(match)["ending"]


def crowded(**rest: Plain) -> Match:
    """Every cell is taken: one storeyed red house in the corner, two green ones around it, and ruins that only Green
    stands beside."""
    houses = {"a1": "R2", "b1": "G2", "a2": "G2"}
    cells = [f"{column}{row}" for row in range(1, 14) for column in "abcdefghijklm"]
    board = " ".join(f"{houses.get(cell, 'X')}@{cell}" for cell in cells)
    return village(board, "RG", phase="p1_step1", active="R", **rest)


@pytest.mark.rule("HY-END-04", "HY-P1-08", "HY-P1-11")
def test_46_without_room_for_anybody_the_end_is_flagged() -> None:
    match = crowded(R={"supply": 4, "tile": "tile_totem_1"}, G={"supply": 0, "tile": "tile_totem_2"})
    assert asked(match) == "R build"
    assert not room_left(table(match))
    assert {line.split()[0] for line in offers(match)} == {"totem"}
    play(match, offers(match)[0])
    assert not doc(match)["ending"]
    play(match, "done")
    assert doc(match)["ending"]


@pytest.mark.rule("HY-END-04", "HY-P1-11")
def test_46_who_can_build_nothing_is_not_asked_and_the_test_is_the_same() -> None:
    match = crowded(
        R={"supply": 4, "tile": "tile_totem_1"}, G={"supply": 0, "tile": "tile_totem_2"}, stock={"totem": 0}
    )
    assert doc(match)["ending"]
    assert doc(match)["phase"] == "p1_step2"


@pytest.mark.rule("HY-END-04")
def test_the_end_is_not_flagged_while_another_player_with_houses_has_room() -> None:
    match = crowded(R={"supply": 4, "tile": "tile_totem_1"}, G={"supply": 2, "tile": "tile_totem_2"})
    play(match, offers(match)[0], "done")
    assert not doc(match)["ending"]


@pytest.mark.rule("HY-P1-01", "HY-P1-02", "HY-P1-10", "HY-TURN-01", "HY-TURN-04", "HY-CARD-19")
def test_87_the_questions_of_a_turn_without_cards() -> None:
    board = "R@b2 G@b3 R@f5 G@f6+o B@j9 R@j10+t G@k10 B@k9"
    match = village(board, "RGB", phase="p1_window", turn=2, first="R", deck=["locusts_2"])
    plans = {"R": ["a13", "a12", "a11", "a10"], "G": ["m1", "m2", "m3", "m4"], "B": ["m13", "m12", "m11", "m10"]}
    questions: list[str] = []
    while doc(match)["turn"] == 2:
        if not questions or questions[-1] != asked(match):
            questions.append(asked(match))
        who, step = asked(match).split()
        far = [f"house {cell}" for cell in plans[who][:1]]
        if step == "build" and far and far[0] in offers(match):
            play(match, far[0])
            del plans[who][0]
        else:
            play(match, "done" if step == "spend" else offers(match)[0])
    building_goes = [f"{who} {step}" for who in "RGB" for step in ("build", "built")] * 2
    assert questions[:12] == building_goes
    assert questions[12] == "R inspect"
    assert questions[-1] == "R marker"
    assert {question.split()[1] for question in questions[13:-1]} == {"spend"}


@pytest.mark.rule("HY-P1-05")
def test_a_tile_that_shows_two_houses_does_not_build_three() -> None:
    match = building("R@d5", tile="tile_oven_1", built="house house")
    assert refused(match, "house d6") == "E_ELEMENT_NOT_ON_TILE"
    assert verdict(match, "oven d5") == ACCEPTED
    assert at(match, "d5") == "R+o"
    assert seat(match, "R")["supply"] == 12
