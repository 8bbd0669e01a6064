"""Why? at a line of the log."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = pytest.mark.browser
Arrive = Callable[..., Person]
COMPARED = {"en": r"What it brought:|Compared with “.+”:", "fr": r"Ce que cela apporte\s:|Comparé à «\s.+\s»\s:"}
NOTHING = {"en": r"About as good as “.+”\.|Nothing that .+", "fr": r"À peu près aussi bien que «.+»\.|Rien qui .+"}
WORTH = re.compile("[+\u2212][0-9]+[.,][0-9]")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_press_tells_what_an_answer_brought_and_another_puts_it_away(person: Arrive, lang: str) -> None:
    ada = person(lang=lang, reduced_motion="reduce")
    ada.open_table("marajoara", "me", "bot")
    ada.answers(6)
    ada.wait()
    asked = ada.page.locator(".ask-why").last
    asked.click()
    said = ada.page.locator(".because > p")
    expect(said).to_have_text(re.compile(f"^({COMPARED[lang]}|{NOTHING[lang]})$"))
    worths = ada.page.locator(".because .terms b").all_inner_texts()
    assert bool(worths) == bool(re.fullmatch(COMPARED[lang], said.inner_text()))
    assert all(WORTH.fullmatch(worth) for worth in worths), worths
    expect(asked).to_have_attribute("aria-expanded", "true")
    assert "term-" not in ada.page.locator(".because").inner_text()
    asked.click()
    expect(ada.page.locator(".because")).to_have_count(0)


def test_the_keyboard_reaches_it_from_the_line(person: Arrive) -> None:
    ada = person(reduced_motion="reduce")
    ada.open_table("marajoara", "me", "bot")
    ada.answers(4)
    ada.wait()
    line = ada.page.locator("li:has(> .ask-why) > .entry").last
    line.focus()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator(".ask-why:focus")).to_have_count(1)
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".because")).to_have_count(1)
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.locator(".entry:focus")).to_have_count(1)
