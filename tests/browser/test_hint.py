"""The hint: the master's choice on the board, with the next best two."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import Person

pytestmark = pytest.mark.browser
Arrive = Callable[..., Person]
PRINT = "text => parseFloat(getComputedStyle(text).fontSize) * Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b)"


def asked(person: Arrive, lang: str = "en") -> Person:
    """At a table with a bot, and it is her turn."""
    ada = person(lang=lang, reduced_motion="reduce")
    ada.open_table("marajoara", "me", "bot")
    ada.wait()
    return ada


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_h_shows_the_masters_choice_and_it_can_be_played(person: Arrive, lang: str) -> None:
    ada = asked(person, lang)
    entries = ada.page.locator(".log .entry").count()
    ada.page.keyboard.press("h")
    ada.page.locator(".advice li").first.wait_for()
    first = ada.page.locator(".advice li.best")
    expect(first.locator(".chance")).to_contain_text("%")
    expect(ada.page.locator(".idea.best")).not_to_have_count(0)
    ada.page.locator("[data-idea='1']").click()
    expect(ada.page.locator(".advice")).to_have_count(0)
    ada.wait()
    assert ada.page.locator(".log .entry").count() > entries


def test_it_closes_with_its_button_and_leaves_the_question_as_it_was(person: Arrive) -> None:
    ada = asked(person)
    lit = ada.spots.count()
    ada.page.locator(".ask-hint").click()
    ada.page.locator(".advice header .tool").click()
    expect(ada.page.locator(".advice")).to_have_count(0)
    expect(ada.spots).to_have_count(lit)


def test_another_idea_turns_gold_and_escape_puts_the_hint_away(person: Arrive) -> None:
    ada = asked(person)
    ada.page.keyboard.press("h")
    expect(ada.page.locator(".idea")).to_have_count(3)
    ada.page.locator("[data-show='2']").click()
    expect(ada.page.locator(".idea.best text").first).to_have_text("2")
    expect(ada.page.locator("[data-idea='2']")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".advice, .idea")).to_have_count(0)


def test_on_a_phone_the_board_opens_on_what_would_be_played(person: Arrive) -> None:
    ada = person(size=(390, 844), reduced_motion="reduce", has_touch=True)
    ada.open_table("marajoara", "me", "bot")
    ada.wait()
    ada.page.keyboard.press("h")
    number = ada.page.locator("#stage .idea.best text").first
    number.wait_for()
    ada.page.wait_for_function(f"({PRINT})(document.querySelector('#stage .idea.best text')) >= 9")


def half_chosen(person: Arrive) -> tuple[Person, Locator]:
    """Something of hers stands, and the next thing is half chosen; with the button that lets go of it."""
    ada = asked(person)
    back = ada.page.locator(".prompt").get_by_role("button", name="Back")
    while not back.count():
        ada.point(ada.spots.first)
        ada.wait()
    return ada, back


def test_what_was_half_chosen_gives_way_to_an_idea_that_is_to_be_shown(person: Arrive) -> None:
    ada, back = half_chosen(person)
    ada.page.keyboard.press("h")
    ada.page.locator("[data-show='2']").click()
    expect(back).to_have_count(0)
    expect(ada.page.locator(".idea.best text").first).to_have_text("2")


def test_what_happens_meanwhile_leaves_choice_and_hint_as_they_are(person: Arrive) -> None:
    ada, back = half_chosen(person)
    ada.page.keyboard.press("h")
    ada.page.locator(".advice.thinking").wait_for()
    for name in ("Augusta", "Ada"):  # while it is thought about, and when it is there
        ada.page.request.put(f"{ada.house.url}/api/me", data={"name": name})
        expect(ada.page.locator(".seat").first).to_contain_text(name)
        ada.page.locator(".advice li").first.wait_for()
        expect(back).to_have_count(1)


def test_escape_calls_off_a_thought_and_another_can_be_asked_for_at_once(person: Arrive) -> None:
    ada = asked(person)
    for _ in range(2):
        ada.page.keyboard.press("h")
        ada.page.locator(".advice.thinking").wait_for()
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator(".advice")).to_have_count(0)
    ada.page.keyboard.press("h")
    expect(ada.page.locator(".idea")).not_to_have_count(0)
    expect(ada.page.locator(".notice")).to_have_count(0)


def test_a_tick_marks_the_chance_as_the_table_stands(person: Arrive) -> None:
    ada = asked(person)
    ada.page.keyboard.press("h")
    expect(ada.page.locator(".advice .gauge")).to_have_count(3)
    tip = ada.page.locator(".gauge").first.get_attribute("data-tip") or ""
    assert (said := re.search("stands: ([0-9]+)", tip)), tip
    bar = ada.page.locator(".gauge").first.bounding_box()
    tick = ada.page.locator(".gauge b").first.bounding_box()
    assert bar is not None
    assert tick is not None
    assert 100 * (tick["x"] + 1 - bar["x"]) / bar["width"] == pytest.approx(int(said[1]), abs=0.5)
