"""Market (Marchandage), buyers, queues and popularity."""

import pytest

from tests.commands import asked, doc, offers, play, refused
from tests.games.excavation_earth.positions import of, position, queue, seat, table
from vestige.kernel.match import Match
from vestige.kernel.values import Plain

CARD = "red_comet_1"
STANDS = ["market_3", "market_1", "red_south"]


def bargain(third: list[str], supply: dict[str, int] | None = None, **rest: Plain) -> Match:
    """p1 has opened market 3."""
    queues: list[list[str]] = [[], [], third]
    p1 = seat(CARD, "red_seal_1", explorers=STANDS, **rest)
    match = position(p1, queues=queues, buyers=supply or {}, players=4)
    play(match, f"market {CARD}")
    return match


def supply(match: Match) -> dict[str, int]:
    found: dict[str, int] = doc(match)["buyers"]
    return found


@pytest.mark.rule("EE-MKT-01", "EE-MKT-02", "EE-MKT-05", "EE-BUY-07", "EE-BUY-08", "EE-BUY-01")
def test_a4_a_full_queue_ejects_a_buyer_for_each_new_one() -> None:
    numbers = {"purple": 5, "yellow": 4, "orange": 6, "white": 3}
    match = bargain(["purple", "yellow", "red", "green"], numbers)
    levels = [table(match).level(colour) for colour in range(5)]
    play(match, "trader", "white", "buyer orange")
    assert of(match)["traders"] == {"market_3": 1}
    assert of(match)["reserve"] == 9
    assert queue(match, 3) == ["red", "green", "white", "orange"]
    assert {name: supply(match)[name] for name in numbers} == {"purple": 6, "yellow": 5, "orange": 5, "white": 2}
    assert [table(match).level(c) - levels[c] for c in range(5)] == [-1, 0, 0, -1, 1]


@pytest.mark.rule("EE-MKT-03", "EE-BUY-07", "EE-BUY-08")
def test_a5_without_the_white_buyer_nobody_is_ejected() -> None:
    match = bargain(["green", "red", "orange"], {"green": 5})
    play(match, "trader", "buyer green")
    assert queue(match, 3) == ["green", "red", "orange", "green"]
    assert supply(match)["green"] == 4
    match = bargain(["green", "red", "orange"], {"green": 5})
    play(match, "white", "buyer green", "done")
    assert queue(match, 3) == ["red", "orange", "white", "green"]
    assert supply(match)["green"] == 5


@pytest.mark.rule("EE-CREW-02", "EE-MKT-02", "EE-MKT-04")
def test_b15_without_crew_only_the_trader_is_missing() -> None:
    match = bargain([], reserve=0)
    assert refused(match, "trader") == "no_crew"
    play(match, "white", "buyer red")
    assert queue(match, 3) == ["white", "red"]


@pytest.mark.rule("EE-CREW-02", "EE-MKT-04")
def test_a_guard_becomes_trader_when_the_reserve_is_empty() -> None:
    match = bargain([], reserve=0, gallery=["red_eye", "green_fork"])
    assert offers(match, "trader") == ["trader green_fork", "trader red_eye"]
    play(match, "trader red_eye")
    assert of(match)["gallery"] == ["green_fork"]
    assert of(match)["traders"] == {"market_3": 1}


@pytest.mark.rule("EE-MKT-04", "EE-BUY-05")
def test_b17_no_white_buyer_left() -> None:
    match = bargain(["red"], {"white": 0})
    assert refused(match, "white") == "supply_empty"
    play(match, "buyer green")
    assert queue(match, 3) == ["red", "green"]


@pytest.mark.rule("EE-MKT-02")
def test_b18_the_white_buyer_comes_first() -> None:
    match = bargain([])
    play(match, "buyer red")
    assert refused(match, "white") == "wrong_order"
    assert refused(match, "buyer red") == "too_many"


@pytest.mark.rule("EE-BUY-08", "EE-AMB-3")
def test_b19_the_same_colour_comes_and_goes() -> None:
    match = bargain(["green", "red", "red", "white"], {"green": 3})
    play(match, "buyer green")
    assert queue(match, 3) == ["red", "red", "white", "green"]
    assert supply(match)["green"] == 3


@pytest.mark.rule("EE-BUY-08", "EE-COMP-09")
def test_b20_an_exhausted_colour_cannot_be_added() -> None:
    match = bargain(["green", "red", "red", "white"], {"green": 0})
    assert refused(match, "buyer green") == "supply_empty"
    assert queue(match, 3) == ["green", "red", "red", "white"]


@pytest.mark.rule("EE-MKT-03", "EE-TURN-11", "EE-AMB-5")
def test_b21_doing_nothing_at_all_is_legal() -> None:
    match = bargain(["red"])
    play(match, "done")
    assert asked(match) == "p1 act"
    assert doc(match)["discard"]["cards"] == [CARD]


@pytest.mark.rule("EE-MKT-01", "EE-MAP-07")
def test_b22_card_and_market_must_show_the_same_symbol() -> None:
    match = position(seat("red_seal_1", explorers=["market_5", "red_south", "red_north"]))
    assert refused(match, "market red_seal_1") == "symbol_mismatch"
    match = position(seat("red_hive_1", explorers=["red_east", "red_south", "red_north"]))
    assert refused(match, "market red_hive_1") == "no_explorer"


@pytest.mark.rule("EE-MKT-04")
def test_c21_white_is_no_colour_of_your_choice() -> None:
    assert refused(bargain([]), "buyer white") == "not_allowed"


@pytest.mark.rule("EE-MKT-06")
@pytest.mark.parametrize("order", [("trader", "white", "buyer red"), ("white", "buyer red", "trader")])
def test_the_trader_may_come_at_any_time(order: tuple[str, ...]) -> None:
    match = bargain(["green"])
    play(match, *order)
    assert queue(match, 3) == ["green", "white", "red"]
    assert of(match)["traders"] == {"market_3": 1}


@pytest.mark.rule("EE-CREW-05")
def test_any_number_of_traders_may_stand_in_a_market() -> None:
    match = bargain([], traders={"market_3": 2})
    play(match, "trader")
    assert of(match)["traders"] == {"market_3": 3}


@pytest.mark.rule("EE-BUY-02", "EE-BUY-03", "EE-BUY-04")
@pytest.mark.parametrize(
    ("levels", "payouts"),
    [
        ((5, 5, 7, 3, 5), (5, 5, 9, 0, 5)),  # A6
        ((5, 4, 5, 2, 5), (9, 1, 9, 0, 9)),  # B27
        ((4, 4, 4, 4, 4), (9, 9, 9, 9, 9)),
    ],
)
def test_a6_b27_tied_colours_share_the_better_rank(levels: tuple[int, ...], payouts: tuple[int, ...]) -> None:
    names = ("yellow", "green", "red", "purple", "orange")
    match = position(
        seat(CARD), players=4, buyers={name: 10 - level for name, level in zip(names, levels, strict=True)}
    )
    t = table(match)
    assert tuple(t.box.payout[t.rank(colour)] for colour in range(5)) == payouts


@pytest.mark.rule("EE-BUY-04")
def test_removed_buyers_never_change_a_rank() -> None:
    t = table(position(seat(CARD), players=2))
    assert [t.level(colour) for colour in range(5)] == [2] * 5
    assert {t.rank(colour) for colour in range(5)} == {0}
