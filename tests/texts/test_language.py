from __future__ import annotations

import pytest

from vestige.texts.language import language, system_language


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


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_CTYPE": "C.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de:fr:en"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_environment_is_asked_for_the_language_of_messages(
    environment: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language(system_language()) == spoken
