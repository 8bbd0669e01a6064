"""Both languages, complete and switchable at any time."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Arrive = Callable[..., Person]
KEY = re.compile(r"(?<![\w.-])(?:[a-z]+-)+[a-z_]+(?:\.[a-z]+)?(?![\w-])")
"""What a text key looks like, and some compound words too."""
ROOT = Path(__file__).parents[2]
VALUES = "\n".join(
    line.partition("=")[2] if "=" in line else line
    for file in [*ROOT.rglob("src/**/*.ftl"), *ROOT.rglob("tests/sample/**/*.ftl")]
    for line in file.read_text("utf-8").splitlines()
)
COMPOUNDS = set(KEY.findall(VALUES))


def keys_shown(ada: Person) -> list[str]:
    words = ada.page.evaluate(
        """() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [data-tip]")].flatMap(
            (one) => [one.getAttribute("aria-label") ?? "", one.dataset.tip ?? ""])].join("\\n")"""
    )
    return [word for word in KEY.findall(words) if word not in COMPOUNDS]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_text_of_lobby_and_table_is_said(person: Arrive, lang: str) -> None:
    ada = person(lang=lang, reduced_motion="reduce").choose("marajoara", "me", "bot", "bot")
    ada.page.locator(".setup summary").click()
    assert keys_shown(ada) == []
    ada.page.locator(".setup .go").click()
    ada.answers(5).wait()
    assert keys_shown(ada) == []
    ada.page.locator("#tab-score").click()
    ada.page.locator(".tools .tool").last.click()
    assert keys_shown(ada) == []


def test_the_language_changes_in_the_middle_of_a_match(person: Arrive) -> None:
    ada = person(reduced_motion="reduce").open_table("marajoara", "me", "bot").answers(4)
    ada.wait()
    english, count = ada.question, len(ada.log())
    ada.page.get_by_role("button", name="Français").click()
    expect(ada.page.locator(".prompt small")).to_contain_text("À vous")
    expect(ada.page.locator(".log .entry")).to_have_count(count)
    assert ada.question != english
    assert ada.page.locator("html").get_attribute("lang") == "fr"
    ada.page.reload()
    ada.wait()
    assert ada.page.locator("html").get_attribute("lang") == "fr"
    ada.page.get_by_role("button", name="English").click()
    expect(ada.page.locator(".question strong")).to_have_text(english)
