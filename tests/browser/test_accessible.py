"""No page, in either language or theme, on a desk or a phone, has anything that axe objects to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.person import Person
from tests.browser.reviews import Reviewed, looking_back

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Arrive = Callable[..., Person]
AXE = (Path(__file__).parent / "vendor/axe.min.js").read_text("utf-8")


def violations(ada: Person) -> list[str]:
    """Every rule broken, and where. axe runs in a world of its own, which the page's policy does not touch."""
    ada.page.evaluate(AXE)
    found = ada.page.evaluate("axe.run()")
    return [f"{one['id']}: {node['html'][:120]}" for one in found["violations"] for node in one["nodes"]]


DESK, PHONE = (1440, 900), (390, 844)


@pytest.mark.parametrize(
    ("lang", "theme", "size"),
    [("en", "light", DESK), ("en", "dark", PHONE), ("fr", "dark", DESK), ("fr", "light", PHONE)],
)
def test_axe_finds_nothing(person: Arrive, lang: str, theme: str, size: tuple[int, int]) -> None:
    ada = person(lang=lang, size=size, color_scheme=theme, reduced_motion="reduce")
    ada.choose("tide", "me", "open")
    assert violations(ada) == []
    ada.page.locator(".setup .go").click()
    ada.page.locator(".waiting").wait_for()
    assert violations(ada) == []
    ada.open_table("marajoara", "me", "bot", "bot").answers(1).wait()
    ada.page.locator(".spot[data-target^='space:']:not(.lit)").first.click()
    ada.page.locator(".notice").wait_for()
    assert violations(ada) == []
    ada.open_table("excavation_earth", "me").answers(2).wait()
    assert violations(ada) == []
    ada.visit()
    assert violations(ada) == []


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("fr", "dark")])
def test_axe_finds_nothing_in_the_windows(person: Arrive, lang: str, theme: str) -> None:
    ada = person(lang=lang, color_scheme=theme, reduced_motion="reduce").open_table("marajoara", "me", "bot")
    ada.wait()
    for symbol in ("rules", "info", "lock", "settings"):
        ada.page.locator(".tools .tool", has=ada.page.locator(f"use[href='#{symbol}']")).click()
        ada.page.locator("dialog[open] .content > *").first.wait_for()
        assert violations(ada) == []
        ada.page.keyboard.press("Escape")
    ada.open_table("tide", "me", "here")
    ada.page.locator(".pass").wait_for()
    assert violations(ada) == []
    ada.play_to_the_end()
    assert violations(ada) == []


@pytest.mark.parametrize(("lang", "theme", "size"), [("en", "dark", DESK), ("fr", "light", PHONE)])
def test_axe_finds_nothing_in_the_review(
    person: Arrive, reviewed: Reviewed, lang: str, theme: str, size: tuple[int, int]
) -> None:
    ada = looking_back(person, reviewed, lang=lang, size=size, color_scheme=theme)
    assert violations(ada) == []
    ada.page.locator(".turning .button.quiet").first.click()
    ada.page.locator(".play-on select").first.wait_for()
    assert violations(ada) == []
