"""Ranks that ties share, and what they pay."""

import pytest

from vestige.kernel.majority import leader, ranks, shares
from vestige.kernel.values import NOBODY


@pytest.mark.parametrize(
    ("values", "expected"), [([3, 1, 2], [1, 3, 2]), ([2, 2, 1], [1, 1, 3]), ([0, 4, 0], [0, 1, 0]), ([], [])]
)
def test_ties_share_the_better_rank_and_nothing_has_none(values: list[int], expected: list[int]) -> None:
    assert ranks(values) == expected


def test_tie_keys_count_in_turn_and_only_between_equals() -> None:
    assert ranks([2, 2, 3], [(1, 0), (1, 5), (0, 0)]) == [3, 2, 1]
    assert ranks([2, 2], [(1,), (1,)]) == [1, 1]


def test_where_nothing_is_enough_everybody_has_a_rank() -> None:
    assert ranks([0, -3, 0], least=-9) == [1, 3, 1]


def test_a_leader_has_most_alone() -> None:
    assert leader([1, 4, 2]) == 1
    assert leader([4, 4, 2]) == NOBODY
    assert leader([4, 4, 2], [(0,), (1,), (9,)]) == 1
    assert leader([0, 0]) == NOBODY


@pytest.mark.parametrize(
    ("values", "payout", "paid"),
    [
        ([2, 2], [5], [2, 2]),
        ([1, 1, 1], [10, 5], [5, 5, 5]),
        ([3, 1, 1, 1], [15, 10, 5], [15, 5, 5, 5]),
        ([0, 4, 0], [10, 5], [0, 10, 0]),
    ],
)
def test_tied_seats_share_what_their_ranks_pay(values: list[int], payout: list[int], paid: list[int]) -> None:
    assert shares(values, payout) == paid
