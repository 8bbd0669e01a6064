"""Who is at the table, as everybody there sees it, in every game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_together import invitation

pytestmark = pytest.mark.browser
Arrive = Callable[..., Person]
GAMES = ("marajoara", "excavation_earth", "hoyuk", "council_of_shadows", "magnastorm")


@pytest.mark.parametrize("game", GAMES)
def test_both_see_who_is_here_away_and_watching(person: Arrive, game: str) -> None:
    ada, bruno, eve = (person(reduced_motion="reduce") for _ in range(3))
    ada.open_table(game, "me", "open")
    watch = ada.page.locator(".invite .link").last.input_value().removeprefix(ada.house.url)
    bruno.visit(invitation(ada, 0))
    expect(ada.page.locator(".waiting li", has_text="here")).to_have_count(1)
    ada.page.locator(".waiting .button.go, .seat .who").first.wait_for()
    if ada.page.locator(".waiting .button.go").count():
        ada.start()
    for one, other in ((ada, 1), (bruno, 0)):
        expect(one.page.locator(".seat .who").nth(other)).to_contain_text("here")
        expect(one.page.locator(".seat .who").nth(1 - other)).to_contain_text("you")
    eve.visit(watch)
    for one in (ada, bruno, eve):
        expect(one.page.locator(".watching")).to_contain_text("one person watches")
    bruno.visit()
    expect(ada.page.locator(".seat .who").nth(1)).to_contain_text("away since")
    expect(eve.page.locator(".seat .who").nth(1)).to_contain_text("away since")


def test_a_match_with_bots_has_a_link_to_watch_too(person: Arrive) -> None:
    """It began at once: there was no waiting room that could have shown one."""
    ada, eve = (person(reduced_motion="reduce") for _ in range(2))
    ada.open_table("marajoara", "me", "bot").wait()
    ada.page.get_by_role("button", name="Link for people who want to watch").click()
    link = ada.page.locator("dialog .link").input_value()
    eve.visit(link.removeprefix(ada.house.url))
    expect(ada.page.locator(".watching")).to_contain_text("one person watches")
    expect(eve.page.locator(".spot.lit")).to_have_count(0)
    expect(eve.page.get_by_role("button", name="Link for people who want to watch")).to_have_count(0)
