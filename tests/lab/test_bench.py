from __future__ import annotations

import pytest

from vestige.kernel.playout import Tally, playout
from vestige.kernel.rng import Quick
from vestige.kernel.shelf import Shelf
from vestige.lab.bench import bench, table_bytes
from vestige.lab.calibration import one_pass, passes_per_second
from vestige.lab.marbles import KERNEL, ROUNDS
from vestige.lab.search_bench import bench_search

pytestmark = pytest.mark.slow


def test_the_calibration_loop_does_the_same_work_as_ever() -> None:
    assert one_pass() == 26939
    assert passes_per_second(0.01) > 0


@pytest.mark.parametrize("seats", KERNEL.players)
def test_the_bare_kernel_is_measured(seats: int) -> None:
    figures = bench(KERNEL, seats, seconds=0.1)
    assert (figures.game, figures.seats) == ("kernel", seats)
    assert figures.build in ("interpreted", "compiled")
    assert min(figures.decisions_per_s, figures.ratio, figures.copy_us, figures.bytes) > 0
    assert figures.options_per_s >= 2 * figures.decisions_per_s


def test_a_game_is_measured() -> None:
    assert bench(Shelf()["tide"], 2, seconds=0.1).ratio > 0


def test_marbles_are_played_to_their_end() -> None:
    t = KERNEL.deal(4, seed=b"marbles")
    tally = Tally()
    playout(t, Quick(1), tally)
    assert tally.decisions == tally.answers > 4 * ROUNDS
    result = t.result()
    assert result is not None
    assert result.scores == tuple(seat["marbles"] for seat in t.body()["seat"])


def test_a_table_with_more_seats_weighs_more() -> None:
    assert table_bytes(KERNEL.deal(4)) > table_bytes(KERNEL.deal(2))


def test_the_search_is_measured() -> None:
    figures = bench_search(Shelf()["tide"], 2, seconds=0.1)
    assert figures.walks_per_s > 0
    assert figures.expert <= figures.master
