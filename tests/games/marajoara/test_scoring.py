"""End of the game: final scoring and ties."""

import pytest

from tests.games.marajoara.positions import end, museum, outcome, position, sheet
from vestige.games.marajoara import GAME
from vestige.kernel.match import Match
from vestige.kernel.values import Plain

FRAGMENTS = GAME.ids("fragment")[:6]


def finished(*museums: dict[str, Plain]) -> Match:
    """The last round is played out without another capture."""
    return end(position("G1 a1", *museums, players=len(museums), round=14))


def places(match: Match) -> tuple[int, ...]:
    result = match.table.result()
    assert result is not None
    return result.places


def scores(match: Match) -> tuple[int, ...]:
    result = match.table.result()
    assert result is not None
    return result.scores


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 3, 1, 0), (6, 6, 3, 0)),
        ((2, 2, 2, 2), (3, 3, 3, 3)),
        ((4, 4), (6, 6)),
        ((4, 0), (7, 0)),
        ((5, 2, 2), (7, 4, 4)),
        ((4, 3, 2, 1), (7, 5, 3, 0)),
        ((3, 2, 2, 0), (7, 4, 4, 0)),
        ((1, 2), (5, 7)),
        ((4, 1, 1, 1), (7, 2, 2, 2)),
        ((0, 0, 0), (0, 0, 0)),
    ],
)
@pytest.mark.rule("MJ-END-02", "MJ-END-03", "MJ-END-04", "MJ-END-05", "MJ-END-06", "MJ-AMB-22")
def test_ex_41_majorities(counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    vases = finished(*(museum(vases=count) for count in counts))
    fragments = finished(*(museum(restored=" ".join(FRAGMENTS[:count])) for count in counts))
    assert scores(vases) == sheet(vases)["vases"] == points
    assert scores(fragments) == sheet(fragments)["fragments"] == points


@pytest.mark.rule("MJ-END-07", "MJ-TRK-R9")
def test_ex_42_end_of_the_red_track() -> None:
    first, second = museum(vases=4, discs={"red": 9}), museum(vases=5, discs={"red": 9})
    assert sheet(finished(first, second, museum(discs={"red": 8})))["red_end"] == (8, 5, 0)


@pytest.mark.rule("MJ-END-07", "MJ-TRK-B9")
def test_ex_42_end_of_the_blue_track() -> None:
    first = museum(restored=" ".join(FRAGMENTS), discs={"blue": 9})
    second = museum(restored=" ".join(FRAGMENTS[:3]), discs={"blue": 9})
    assert sheet(finished(first, second, museum(discs={"blue": 8})))["blue_end"] == (12, 3, 0)


@pytest.mark.rule("MJ-END-07", "MJ-TRK-Y9")
def test_ex_42_end_of_the_yellow_track() -> None:
    there = museum(discs={"yellow": 9})
    match = position("G1 a1", there, there, museum(discs={"yellow": 8}), players=3, ends={"yellow": ["p2", "p1"]})
    assert sheet(match)["yellow_end"] == (6, 10, 0)


@pytest.mark.rule("MJ-END-08", "MJ-PAY-01", "MJ-AMB-23")
def test_ex_43_a_tie_goes_to_the_player_with_more_money() -> None:
    match = finished(museum("Y[1,–,–]", score=71), museum("Y[2,2,–]", score=71))
    assert (scores(match), places(match)) == ((71, 71), (2, 1))


@pytest.mark.rule("MJ-END-08")
def test_ex_43_with_equal_money_victory_is_shared() -> None:
    match = finished(museum("Y[1,3,–]", score=71), museum("Y[2,2,–]", score=71), museum("Y[6,–,–]", score=70))
    assert places(match) == (1, 1, 3)


@pytest.mark.rule("MJ-END-08", "MJ-OV-01")
def test_most_points_win() -> None:
    match = finished(museum(score=30), museum(score=40), museum(score=35))
    assert (places(match), outcome(match)) == ((3, 1, 2), "ranked")
    assert sheet(match)["before"] == (30, 40, 35)


@pytest.mark.rule("MJ-END-09")
def test_dice_tokens_and_money_left_give_no_points() -> None:
    match = finished(museum("Y[6,6,–] R[6,–,–] B[6,6,6]"), museum())
    assert scores(match) == (0, 0)


@pytest.mark.rule("MJ-END-10")
def test_the_sheet_shows_each_category_and_adds_up() -> None:
    first = museum("Y[3,–,–]", vases=2, restored="frag_sum_4", discs={"red": 9, "yellow": 9, "blue": 9}, score=20)
    match = finished(first, museum(vases=1))
    rows = sheet(match)
    shown = [rows[row][0] for row in ("before", "vases", "fragments", "red_end", "blue_end", "yellow_end", "money")]
    assert shown == [20, 7, 7, 4, 2, 10, 3]
    assert scores(match) == (50, 5)
