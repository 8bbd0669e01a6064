"""One press on “With friends”: the table is open and its link is on the clipboard, or shown with words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = pytest.mark.browser
Arrive = Callable[..., Person]
FORBIDDEN = """Object.defineProperty(navigator, "clipboard", { value: undefined });"""
NOT_EVEN_BY_HAND = """document.execCommand = () => false;"""
KEPT = "addEventListener('copy', () => sessionStorage.setItem('test-copied', getSelection().toString()))"


def invited(one: Person) -> str:
    """Opens a table for friends by one press; the link of its free seat."""
    one.visit().page.locator("[data-friends=marajoara]").click()
    one.page.wait_for_url("**/match/*")
    return one.page.locator(".invite .link").first.input_value()


def test_the_link_is_copied_and_leads_a_friend_to_the_seat(person: Arrive) -> None:
    ada, bruno = person(permissions=["clipboard-read", "clipboard-write"]), person()
    link = invited(ada)
    expect(ada.page.locator(".handed")).to_have_text(
        "The link to the free seat is copied: paste it into a message to your friend."
    )
    assert ada.page.evaluate("navigator.clipboard.readText()") == link
    bruno.visit(link.removeprefix(ada.house.url))
    bruno.page.locator(".waiting").wait_for()
    expect(ada.page.locator(".handed")).to_have_count(0)
    bruno.start()
    for one in (ada, bruno):
        one.page.locator("#stage .spot").first.wait_for(state="attached")


def test_without_https_it_is_copied_the_old_way(person: Arrive) -> None:
    ada = person()
    ada.page.add_init_script(FORBIDDEN + KEPT)
    link = invited(ada)
    expect(ada.page.locator(".handed")).to_contain_text("is copied")
    assert ada.page.evaluate("sessionStorage.getItem('test-copied')") == link


@pytest.mark.parametrize(("lang", "words"), [("en", "Send the link below"), ("fr", "Envoyez le lien ci-dessous")])
def test_where_nothing_may_be_copied_the_page_says_what_to_do(person: Arrive, lang: str, words: str) -> None:
    ada = person(lang)
    ada.page.add_init_script(FORBIDDEN + NOT_EVEN_BY_HAND)
    link = invited(ada)
    expect(ada.page.locator(".handed")).to_contain_text(words)
    ada.page.locator(".invite .button").first.click()
    assert ada.page.evaluate("getSelection().toString()") == link
