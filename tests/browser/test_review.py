"""The match seen afterwards: the curve, the turning points, the way back into the match and on from there."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = pytest.mark.browser
Arrive = Callable[..., Person]
RECORD = Path(__file__).parents[1] / "games" / "marajoara" / "records" / "two_players.json"
WORKED_OUT = 300_000


def finished(who: Person) -> Person:
    """At the table of a match that was brought along, its review worked out."""
    who.visit()
    record = json.loads(RECORD.read_text("utf-8"))
    made = who.page.request.post(f"{who.house.url}/api/import", data=record)
    who.visit(f"/match/{made.json()['match']}")
    who.page.locator("#result-review").click()
    who.page.locator(".curve").wait_for(timeout=WORKED_OUT)
    return who


@pytest.mark.parametrize(("lang", "size"), [("en", (1440, 900)), ("fr", (390, 844))])
def test_the_curve_is_read_with_the_keyboard_and_leads_into_the_match(
    person: Arrive, lang: str, size: tuple[int, int]
) -> None:
    ada = finished(person(lang=lang, size=size, reduced_motion="reduce"))
    curve = ada.page.locator(".curve")
    curve.focus()
    before = curve.get_attribute("aria-valuetext")
    ada.page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", "1")
    assert curve.get_attribute("aria-valuetext") != before
    assert "%" in (curve.get_attribute("aria-valuetext") or "")
    rows = ada.page.locator(".review table tbody tr")
    assert rows.count() == int(curve.get_attribute("aria-valuemax") or 0) + 1
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    expect(ada.page.locator(".replay input")).not_to_have_value(
        ada.page.locator(".replay input").get_attribute("max") or ""
    )


def test_a_turning_point_is_seen_and_played_on_from(person: Arrive) -> None:
    ada = finished(person(reduced_motion="reduce"))
    card = ada.page.locator(".turning > li").first
    expect(card.locator("img")).to_have_js_property("complete", True)
    expect(card.locator(".change")).to_contain_text("%")
    card.get_by_role("button", name="See it").click()
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    old = ada.match
    ada.page.locator(".replay").get_by_role("button", name="Play on from here").click()
    ada.page.locator(".play-on select").nth(1).select_option("novice")
    ada.page.locator(".play-on .button.go").click()
    ada.page.wait_for_url(lambda url: not url.endswith(old))
    ada.wait()
    expect(ada.page.locator(".origin")).to_have_attribute("href", f"/match/{old}")
    ada.answer()
