"""Alone: the mission is chosen by picture, its objectives stand on the table, the end says which were met."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = pytest.mark.browser
Arrive = Callable[..., Person]


def test_the_mission_is_chosen_by_name_and_picture(person: Arrive) -> None:
    ada = person(lang="fr", reduced_motion="reduce").choose("marajoara", "me")
    cards = ada.page.locator(".pictures label")
    expect(cards).to_have_count(8)
    assert ada.page.evaluate("[...document.querySelectorAll('.pictures img')].every((one) => one.alt === '')")
    ada.page.wait_for_function(
        "() => [...document.querySelectorAll('.pictures img')].every((one) => one.complete && one.naturalWidth)"
    )
    cards.filter(has_text="Les quatre étoiles").click()
    expect(ada.page.locator(".pictures .hint")).to_contain_text("chaque coin du site")
    ada.page.get_by_role("button", name="Ouvrir la table").click()
    ada.page.wait_for_url("**/match/*")
    goals = ada.page.locator(".seat .goals li")
    expect(goals).to_have_count(6)
    expect(goals.last).to_contain_text("0 sur 60")
    ada.page.get_by_role("tab", name="Score").click()
    expect(ada.page.locator("#notebook .goals li")).to_have_count(6)


def test_the_end_says_which_objectives_were_met_with_numbers(person: Arrive) -> None:
    ada = person(reduced_motion="reduce").open_table("marajoara", "me")
    ada.play_to_the_end()
    dialog = ada.page.locator("dialog.result")
    expect(dialog.locator(".places")).to_contain_text("Not this time")
    expect(dialog.locator(".goals li.missed").last).to_contain_text("of 50")
    assert "not yet" not in dialog.inner_text()
