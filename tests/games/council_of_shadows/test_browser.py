"""Matches by clicks, from the deal to the result: against a bot with both modules, and alone against the automa."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import browser_type_launch_args, house, person
from tests.browser.person import OPEN_TABLE, Person

__all__ = ["browser_type_launch_args", "house", "person"]

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Arrive = Callable[..., Person]

CONFIRM = {"en": "Confirm", "fr": "Confirmer"}
PLANNING = ".spot.lit[data-target^='area:']"
ANSWERS = 900


def seated(ada: Person, *chairs: str, modules: tuple[str, ...] = ()) -> Person:
    ada.choose("council_of_shadows", *chairs)
    for module in modules:
        box = ada.page.get_by_role("checkbox", name=module)
        if not box.is_visible():
            ada.page.locator("details.options summary").first.click()
        box.check()
    ada.page.get_by_role("button", name=OPEN_TABLE[ada.lang]).click()
    ada.page.wait_for_url("**/match/*")
    return ada


def play_by_clicks(ada: Person) -> None:
    """Everything on the board is tried first; a plan gets a card wherever one is missing and is confirmed."""
    confirm = ada.page.locator(".prompt .button", has_text=CONFIRM[ada.lang])
    hand = ada.page.locator(".spot.lit[data-target^='card:']")
    areas = ada.page.locator(PLANNING)
    for _ in range(ANSWERS):
        ada.wait()
        if ada.over():
            return
        if confirm.count():
            confirm.first.click()
        elif areas.count() and not ada.buttons.count() and hand.count():
            hand.last.click()
            areas.first.click()
        else:
            ada.act_eagerly()
    raise AssertionError(ada.question)


def test_a_match_with_both_modules_is_played_by_clicks_from_the_deal_to_the_result(person: Arrive) -> None:
    ada = seated(person(reduced_motion="reduce"), "me", "bot", modules=("Module 1", "Module 2"))
    ada.wait()
    assert "leader" in ada.question
    play_by_clicks(ada)
    places = ada.page.locator("dialog.result .places li")
    expect(places).to_have_count(2)
    expect(places.first).to_contain_text("Dark Tech level")


def test_a_match_alone_against_the_automa_is_played_by_clicks(person: Arrive) -> None:
    ada = seated(person("fr", reduced_motion="reduce"), "me")
    play_by_clicks(ada)
    expect(ada.page.locator("dialog.result .goals li")).to_have_count(1)
