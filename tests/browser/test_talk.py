"""Talk at the table, in the waiting room and in play."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_together import invitation

pytestmark = pytest.mark.browser
Arrive = Callable[..., Person]


def test_people_talk_with_lines_and_ready_phrases_each_in_their_language(person: Arrive) -> None:
    ada, bruno = person(reduced_motion="reduce"), person("fr", reduced_motion="reduce")
    ada.open_table("marajoara", "me", "open")
    ada.page.get_by_placeholder("Say something").fill("<b>Welcome</b>")
    ada.page.get_by_placeholder("Say something").press("Enter")
    expect(ada.page.locator(".said li")).to_contain_text("<b>Welcome</b>")
    bruno.visit(invitation(ada, 0))
    expect(bruno.page.locator(".said li")).to_contain_text("<b>Welcome</b>")
    ada.start()
    ada.page.get_by_role("tab", name="Talk").wait_for()
    bruno.page.get_by_role("tab", name="Discussion").click()
    bruno.page.get_by_role("button", name="Bien joué").click()
    expect(ada.page.locator(".tabs .news")).to_have_text("1")
    ada.page.get_by_role("tab", name="Talk").click()
    expect(ada.page.locator(".said li").last).to_contain_text("Well played!")
    expect(ada.page.locator(".tabs .news")).to_have_count(0)
    ada.page.reload()
    ada.page.get_by_role("tab", name="Talk").click()
    expect(ada.page.locator(".said li")).to_have_count(2)
    ada.page.get_by_label("People may talk at this table").uncheck()
    expect(bruno.page.locator(".talk")).to_contain_text("On ne discute pas")


def test_an_empty_seat_is_given_to_a_bot_from_the_waiting_room(person: Arrive) -> None:
    ada = person(reduced_motion="reduce").open_table("marajoara", "me", "open")
    ada.page.get_by_role("button", name="Give this seat to a bot").click()
    ada.wait()
    expect(ada.page.locator(".seat").nth(1)).to_contain_text("Bot 2")
