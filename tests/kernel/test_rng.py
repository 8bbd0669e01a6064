"""Chance: unbiased, repeatable, verifiable with hashlib alone."""

import hashlib
from collections import Counter

from vestige.kernel.rng import Quick, Rng, Witness


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
