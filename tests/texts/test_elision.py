"""French elides before a vowel, and only there."""

from __future__ import annotations

import pytest

from vestige.texts.elision import elided, signed


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("le tour de Ada", "le tour d’Ada"),
        ("le tour de \u2068Émile\u2069", "le tour d’\u2068Émile\u2069"),
        ("plus que Otto", "plus qu’Otto"),
        ("le tour de Bruno", "le tour de Bruno"),
        ("le tour de Yann", "le tour de Yann"),
        ("de onze à douze", "de onze à douze"),
        ("monde Arabe", "monde Arabe"),
    ],
)
def test_names_that_begin_with_a_vowel(written: str, read: str) -> None:
    assert elided(written) == read


@pytest.mark.parametrize(
    ("filled_in", "said"),
    [("-13 points", "−13 points"), ("Gains (-2), 3-4 players", "Gains (−2), 3-4 players"), ("d-5", "d-5"), ("0", "0")],
)
def test_a_negative_number_has_a_minus(filled_in: str, said: str) -> None:
    assert signed(filled_in) == said
