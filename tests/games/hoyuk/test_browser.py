"""An expert match by clicks, from the deal to the result, and what a person sees on the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import browser_type_launch_args, house, person
from tests.browser.person import OPEN_TABLE, Person
from vestige.games.hoyuk import GAME
from vestige.texts.texts import for_game

__all__ = ["browser_type_launch_args", "house", "person"]

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Arrive = Callable[..., Person]


def expert(ada: Person) -> Person:
    """A table of the expert mode with 15 houses, against a bot."""
    ada.choose("hoyuk", "me", "bot")
    ada.page.locator("details.options summary").first.click()
    for option, value in (("mode", "expert"), ("houses_per_player", "15")):
        ada.page.locator(f"label:has([name={option}][value='{value}'])").click()
    ada.page.get_by_role("button", name=OPEN_TABLE[ada.lang]).click()
    ada.page.wait_for_url("**/match/*")
    return ada


def test_an_expert_match_is_played_by_clicks_from_the_deal_to_the_result(person: Arrive) -> None:
    ada = expert(person(reduced_motion="reduce")).play_to_the_end(eagerly=True)
    rows = ada.page.locator("dialog.result .sheet tbody tr").all()
    shown = {row.locator("th").inner_text(): row.locator("td").all_inner_texts() for row in rows}
    words = for_game(GAME, "en")
    expected = [words.say(f"row-{row}") for row in ("sets", "hand", "families", "cattle", "villagers")]
    assert list(shown)[: len(expected)] == expected
    totals = [sum(int(shown[row][seat]) for row in expected) for seat in range(2)]
    assert [int(total) for total in shown["Total"]] == totals


def test_the_block_and_the_family_under_the_pointer_are_outlined(person: Arrive) -> None:
    ada = expert(person(reduced_motion="reduce"))
    ada.page.locator(".spot.lit[data-target^='cell:']").first.click()
    house = ada.page.locator(".spot[data-areas*=family]").first
    house.wait_for()
    ada.page.mouse.move(2, 2)
    house.hover(force=True)
    shown = ada.page.locator(".area.shown")
    shown.nth(1).wait_for()
    named = str(house.get_attribute("data-areas")).split()
    assert sorted(str(area.get_attribute("id")) for area in shown.all()) == sorted(named)
    ada.page.mouse.move(2, 2)
    shown.first.wait_for(state="detached")
