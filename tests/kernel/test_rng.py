"""Chance: unbiased, repeatable, verifiable with hashlib alone."""

import hashlib
from collections import Counter

from vestige.kernel.rng import Quick, Rng, Witness

QUICK_DRAWS = [197499478, 174400141, 629152355, 570640462]


def test_a_draw_is_the_first_eight_bytes_of_the_hash_of_seed_and_counter() -> None:
    block = hashlib.sha256(b"seed" + (0).to_bytes(8, "big")).digest()
    assert Rng(b"seed").below(1000) == int.from_bytes(block[:8], "big") % 1000


def test_the_same_seed_gives_the_same_draws_and_another_one_others() -> None:
    draws = [[rng.below(1000) for _ in range(20)] for rng in (Rng(b"a"), Rng(b"a"), Rng(b"b"))]
    assert draws[0] == draws[1] != draws[2]


def test_all_values_come_up_about_equally_often() -> None:
    rng = Rng(b"fair")
    counts = Counter(rng.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_quick_chance_comes_up_about_equally_often_from_neighbouring_seeds_too() -> None:
    quick = Quick(7)
    for counts in (
        Counter(quick.below(6) for _ in range(6000)),
        Counter(Quick(seed).below(6) for seed in range(6000)),
        Counter(Quick(seed << 31).below(6) for seed in range(6000)),
        Counter(pair_of(Quick(seed)) % 6 for seed in range(6000)),
    ):
        assert set(counts) == set(range(6))
        assert all(850 < count < 1150 for count in counts.values())


def pair_of(quick: Quick) -> int:
    """Two draws after each other, as one number."""
    return quick.below(1000) * 1000 + quick.below(1000)


def test_quick_chance_is_the_same_on_every_machine_and_engine() -> None:
    quick = Quick(2026)
    assert [quick.below(1 << 30) for _ in range(4)] == QUICK_DRAWS


def test_quick_chance_reaches_both_ends_of_a_large_range() -> None:
    quick = Quick(1)
    draws = [quick.below(1 << 30) for _ in range(20_000)]
    assert min(draws) < 1 << 18
    assert max(draws) >= (1 << 30) - (1 << 18)


def test_a_shuffle_keeps_every_item() -> None:
    items = list(range(52))
    Rng(b"cards").shuffle(items)
    assert items != list(range(52))
    assert sorted(items) == list(range(52))


def test_a_copy_goes_on_alone() -> None:
    for rng in (Rng(b"x"), Quick(3), Witness(b"x", [])):
        twin = rng.copy()
        assert [rng.below(100) for _ in range(5)] == [twin.below(100) for _ in range(5)]


def test_a_witness_notes_every_draw() -> None:
    draws: list[list[int]] = []
    rng = Witness(b"x", draws)
    values = [rng.below(n) for n in (6, 52, 2)]
    assert draws == [[6, values[0]], [52, values[1]], [2, values[2]]]
