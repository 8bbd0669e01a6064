"""What happened since the person's last move, and what the box is made of, in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = pytest.mark.browser
Arrive = Callable[..., Person]


@pytest.mark.parametrize("game", ["marajoara", "magnastorm"])
def test_a_turn_begins_with_what_the_others_did(person: Arrive, game: str) -> None:
    """Also where the log says whose turn it is, with the entry of who played before."""
    ada = person(reduced_motion="reduce").open_table(game, "me", "bot")
    ada.wait()
    for _ in range(40):
        if ada.page.locator(".recap span:not(.hidden)").count():
            break
        ada.answer()
        ada.wait()
    shown = ada.page.locator(".seat:not(:has(.tag)) .recap span:not(.hidden)")
    assert 1 <= shown.count() <= 2
    if ada.page.locator(".recap button").count():
        ada.page.get_by_role("tab", name="Score").click()
        ada.page.locator(".recap button").click()
        expect(ada.page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    assert ada.page.locator(".seat.on .recap").count() == 0


def test_the_page_about_the_edition_has_names_and_keys_apart(person: Arrive) -> None:
    ada = person(lang="fr").open_table("marajoara", "me", "bot")
    ada.wait()
    ada.page.get_by_role("button", name="À propos de cette édition").click()
    chapters = ada.page.locator("dialog .provenance summary")
    expect(chapters.first).to_contain_text("Le jeu")
    for number in range(chapters.count()):
        words, key = chapters.nth(number).inner_text(), chapters.nth(number).locator("code").inner_text()
        assert words.replace(key, "", 1).strip(" \nRSX")
