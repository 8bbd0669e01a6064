"""Giving up, and a bot that sits in for a while."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_together import invitation

pytestmark = pytest.mark.browser
Arrive = Callable[..., Person]


def test_a_bot_plays_for_a_person_until_they_are_back(person: Arrive) -> None:
    """With somebody else at the table, who does not answer: else the bots would play on to the end."""
    ada, bruno = person(reduced_motion="reduce"), person(reduced_motion="reduce")
    ada.open_table("marajoara", "me", "open")
    bruno.visit(invitation(ada, 0))
    ada.start()
    ada.page.get_by_role("button", name="Let a bot play for me").click()
    expect(ada.page.locator(".seat .tag", has_text="a bot sits in")).to_be_visible()
    expect(bruno.page.locator(".seat .tag", has_text="a bot sits in")).to_be_visible()
    ada.page.get_by_role("button", name="I am back").click()
    expect(ada.page.locator(".seat .tag", has_text="a bot sits in")).to_have_count(0)


def test_resigning_ends_a_match_of_two(person: Arrive) -> None:
    ada = person(reduced_motion="reduce").open_table("marajoara", "me", "bot")
    ada.wait()
    ada.page.on("dialog", lambda dialog: dialog.accept())
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.locator("dialog.result[open]").wait_for()
    expect(ada.page.locator("dialog.result .places .first")).to_contain_text("Bot 2")
