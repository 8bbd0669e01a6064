"""Whatever goes wrong is said in words, and what takes long says that it is under way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.person import Person

pytestmark = pytest.mark.browser
Arrive = Callable[..., Person]


def test_a_slow_answer_shows_a_spinner_and_a_refused_one_its_reason(person: Arrive) -> None:
    ada = person().open_table("tide", "me", "bot")
    ada.wait()
    held: list[Route] = []
    ada.page.route("**/api/edition/*", lambda route: held.append(route))
    ada.page.get_by_role("button", name="Edition").first.click()
    expect(ada.page.get_by_role("status").filter(has_text="One moment")).to_be_visible()
    held[0].fulfill(status=503, json={"message": "The shelf is being dusted."})
    expect(ada.page.get_by_role("alert").filter(has_text="The shelf is being dusted.")).to_be_visible()
    expect(ada.page.locator(".underway")).to_be_hidden()
    ada.complaints = [line for line in ada.complaints if "503" not in line]


def test_the_lobby_says_when_the_server_does_not_answer_and_when_it_does_again(person: Arrive) -> None:
    ada = person().visit()
    ada.page.route("**/api/matches*", lambda route: route.abort())
    expect(ada.page.get_by_role("alert")).to_contain_text("Connection lost")
    ada.page.unroute("**/api/matches*")
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    ada.complaints = [line for line in ada.complaints if "ERR_FAILED" not in line]
