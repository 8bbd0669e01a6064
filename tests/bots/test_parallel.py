"""What several searches think together."""

from __future__ import annotations

import pytest

from vestige.bots.search.parallel import pooled


def test_what_was_tried_adds_up_and_chances_are_weighed_by_it() -> None:
    found = pooled([{"a": (60, 0.5, 0.02), "b": (40, 0.6, 0.03)}, {"a": (20, 0.7, 0.04), "b": (80, 0.4, 0.01)}])
    assert list(found) == ["b", "a"]
    visits, chance, error = found["b"]
    assert visits == 120
    assert chance == pytest.approx((40 * 0.6 + 80 * 0.4) / 120)
    assert error == pytest.approx(((40 * 0.03) ** 2 + (80 * 0.01) ** 2) ** 0.5 / 120)


def test_the_answer_that_only_one_of_them_met_counts_as_well() -> None:
    assert list(pooled([{"a": (10, 0.5, 0.1)}, {"b": (11, 0.2, 0.1)}])) == ["b", "a"]


def test_what_nobody_tried_keeps_its_first_impressions() -> None:
    visits, chance, _ = pooled([{"a": (0, 0.2, 0.5)}, {"a": (0, 0.4, 0.5)}])["a"]
    assert (visits, round(chance, 6)) == (0, 0.3)
