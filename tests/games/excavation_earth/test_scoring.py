"""Phase III and the end of the game."""

import pytest

from tests.games.excavation_earth.positions import asking, of, seat, table
from vestige.games.excavation_earth import scoring
from vestige.kernel.majority import shares
from vestige.kernel.match import Match

TILES = ["grant", "press", "fence"]


def scored(number: int, *envoys: dict[str, int]) -> Match:
    """The scoring phase of this round with these envoys."""
    cards = ("red_seal_1", "red_comet_1", "red_comet_2", "red_hive_1")
    seats = [seat(card, envoys=row) for card, row in zip(cards, envoys, strict=False)]
    return asking("scoring", *seats, players=len(envoys), round=number, tiles=TILES if number > 1 else [])


@pytest.mark.rule("EE-SCO-01", "EE-SCO-02", "EE-SCO-03", "EE-AMB-22", "EE-AMB-25")
def test_a8_the_majorities_of_the_rulebook() -> None:
    black = {"left": 3, "right": 1}
    pink = {"left": 1, "middle": 1, "right": 2}
    yellow = {"left": 1, "middle": 3}
    brown = {"middle": 2, "right": 2}
    match = scored(3, black, pink, yellow, brown)
    assert [of(match, number)["ledger"].get("majorities", 0) for number in (1, 2, 3, 4)] == [20, 24, 22, 22]


@pytest.mark.rule("EE-SCO-03", "EE-SCO-01")
@pytest.mark.parametrize(
    ("payout", "envoys", "credits"),
    [
        ([5], [2, 2], [2, 2]),
        ([10, 5], [1, 1, 1], [5, 5, 5]),
        ([15, 10, 5], [2, 2, 2, 2], [7, 7, 7, 7]),
        ([15, 10, 5], [3, 1, 1, 1], [15, 5, 5, 5]),
        ([10, 5], [0, 4, 0], [0, 10, 0]),
    ],
)
def test_b53_ties_share_the_ranks_they_occupy(payout: list[int], envoys: list[int], credits: list[int]) -> None:
    assert shares(envoys, payout) == credits


@pytest.mark.rule("EE-SCO-04", "EE-SCO-05", "EE-CREW-06", "EE-SEL-11")
def test_c9_what_stays_over_the_end_of_a_round() -> None:
    p1 = seat("red_seal_1", envoys={"left": 2}, traders={"market_2": 1}, gallery=["red_eye"], hold=["red_fork"])
    p2 = seat("red_comet_1")
    match = asking("scoring", p1, p2, mothership={"red": 2, "white": 1}, queues=[["green"]] * 6, players=4)
    kept = of(match)
    assert (kept["envoys"], kept["traders"], kept["gallery"]) == ({"left": 2}, {"market_2": 1}, ["red_eye"])
    assert (kept["hold"], kept["explorers"]) == (["red_fork"], ["market_1", "market_4", "red_south"])
    assert table(match).mothership == [0, 0, 2, 0, 0, 1]
    assert kept["ledger"]["majorities"] == 5


CELLS = [(1, 1), (2, 1), (3, 1), (5, 1), (1, 2), (5, 2), (3, 3), (5, 3), (3, 4), (5, 4)]


@pytest.mark.rule("EE-END-01", "EE-GAL-01", "EE-AMB-11")
def test_a9_the_gallery_of_the_rulebook() -> None:
    colours, glyphs = ("yellow", "green", "red", "purple", "orange"), ("spiral", "fork", "eye", "wave")
    gallery = [f"{colours[column - 1]}_{glyphs[row - 1]}" for column, row in CELLS]
    t = table(asking("scoring", seat("red_seal_1", gallery=gallery), seat("red_comet_1"), round=3, tiles=TILES))
    assert (scoring.rows(t, 0), scoring.columns(t, 0)) == (13, 4 + 9 + 15)


@pytest.mark.rule("EE-END-01")
def test_b54_a_full_gallery() -> None:
    t = table(asking("scoring", seat("red_seal_1"), seat("red_comet_1"), round=3, tiles=TILES))
    t.gallery[0] = (1 << 20) - 1
    assert scoring.columns(t, 0) + scoring.rows(t, 0) == 159


@pytest.mark.rule("EE-END-02", "EE-END-03", "EE-END-04", "EE-AMB-20")
def test_b55_relics_break_a_tie_and_are_worth_nothing_else() -> None:
    a = seat("red_seal_1", credits=180, hold=["red_fork"])
    b = seat("red_comet_1", credits=180, hold=["red_fork"], container=["red_eye"], traders={"market_1": 2})
    c = seat("red_comet_2", credits=179, hold=["red_fork"] * 3 + ["red_eye", "red_wave"])
    result = asking("scoring", a, b, c, players=3, round=3, tiles=TILES).table.result()
    assert result is not None
    assert (result.scores, result.places) == ((180, 180, 179), (2, 1, 3))


@pytest.mark.rule("EE-END-03")
def test_equal_in_everything_means_a_shared_victory() -> None:
    match = asking("scoring", seat("red_seal_1"), seat("red_comet_1"), round=3, tiles=TILES)
    result = match.table.result()
    assert result is not None
    assert result.winners() == [0, 1]


@pytest.mark.rule("EE-END-01", "EE-SCO-01")
def test_the_score_sheet_adds_up_while_the_game_goes_on() -> None:
    p1 = seat("red_seal_1", credits=30, gallery=["red_eye", "red_fork", "red_wave"])
    t = table(asking("scoring", p1, seat("red_comet_1"), round=3, tiles=TILES))
    sheet = t.score_sheet()
    rows = {row.id: row.values for row in sheet.rows}
    assert (rows["start"], rows["columns"], rows["rows"]) == ((30, 8), (9, 0), (0, 0))
    assert sheet.totals() == [39, 8]
    assert {row.id for row in sheet.notes} == {"credits", "relics"}
