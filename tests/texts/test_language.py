from __future__ import annotations

import pytest

from vestige.texts.language import language


@pytest.mark.parametrize(
    ("wish", "spoken"),
    [
        ("fr", "fr"),
        ("fr_CA.UTF-8", "fr"),
        ("FR-be", "fr"),
        ("en_US_POSIX", "en"),
        ("de, fr;q=0.5, en;q=0.9", "en"),
        ("fr-CH, en;q=0.8", "fr"),
        ("de", "en"),
        ("", "en"),
        (None, "en"),
        (";q=, ,x;q=y", "en"),
    ],
)
def test_the_best_language_that_is_spoken(wish: str | None, spoken: str) -> None:
    assert language(wish) == spoken


def test_the_first_wish_that_can_be_met_counts() -> None:
    assert language(None, "de_AT", "fr_FR.UTF-8", "en") == "fr"
