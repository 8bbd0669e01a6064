"""What happened since the person's last move, and what the box is made of, in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = pytest.mark.browser
Arrive = Callable[..., Person]


def play_until_told(ada: Person, where: str = ".seat") -> None:
    ada.wait()
    for _ in range(40):
        if ada.page.locator(f"{where} .recap span:not(.hidden)").count():
            break
        ada.answer()
        ada.wait()


@pytest.mark.parametrize("game", ["marajoara", "magnastorm"])
def test_a_turn_begins_with_what_the_others_did(person: Arrive, game: str) -> None:
    """Also where the log says whose turn it is, with the entry of who played before."""
    ada = person(reduced_motion="reduce").open_table(game, "me", "bot")
    play_until_told(ada)
    shown = ada.page.locator(".seat:not(:has(.tag)) .recap span:not(.hidden)")
    assert 1 <= shown.count() <= 2
    if ada.page.locator(".recap button").count():
        ada.page.get_by_role("tab", name="Score").click()
        ada.page.locator(".recap button").click()
        expect(ada.page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    assert ada.page.locator(".seat.on .recap").count() == 0


def test_on_a_tablet_the_drawer_opens_for_it_beside_the_board(person: Arrive) -> None:
    """Until it is shut once: then it is left alone, and the board keeps its size."""
    ada = person(size=(1024, 768), reduced_motion="reduce").open_table("magnastorm", "me", "bot")
    play_until_told(ada, ".since")
    told, drawer = ada.page.get_by_role("region", name="Since your last move"), ada.page.locator("#drawer")
    expect(told).to_be_visible()
    beside, board = drawer.bounding_box(), ada.page.locator(".stage").bounding_box()
    assert beside is not None
    assert board is not None
    assert board["x"] + board["width"] <= beside["x"]
    ada.page.get_by_role("button", name="Log and score").click()
    expect(drawer).to_be_hidden()
    ada.answer()
    play_until_told(ada, ".since")
    expect(drawer).to_be_hidden()


def test_on_an_upright_tablet_it_stands_below_the_names(person: Arrive) -> None:
    ada = person(size=(820, 1180), reduced_motion="reduce").open_table("magnastorm", "me", "bot")
    play_until_told(ada)
    expect(ada.page.locator(".seat .recap span:not(.hidden)").first).to_be_visible()


def test_the_page_about_the_edition_has_names_and_keys_apart(person: Arrive) -> None:
    ada = person(lang="fr").open_table("marajoara", "me", "bot")
    ada.wait()
    ada.page.get_by_role("button", name="À propos de cette édition").click()
    chapters = ada.page.locator("dialog .provenance summary")
    expect(chapters.first).to_contain_text("Le jeu")
    for number in range(chapters.count()):
        words, key = chapters.nth(number).inner_text(), chapters.nth(number).locator("code").inner_text()
        assert words.replace(key, "", 1).strip(" \nRSX")
