"""The match seen afterwards: the curve, the turning points, the way back into the match and on from there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.reviews import Reviewed, looking_back

pytestmark = pytest.mark.browser
Arrive = Callable[..., Person]


@pytest.mark.parametrize(("lang", "size"), [("en", (1440, 900)), ("fr", (390, 844))])
def test_the_curve_is_read_with_the_keyboard_and_leads_into_the_match(
    person: Arrive, reviewed: Reviewed, lang: str, size: tuple[int, int]
) -> None:
    ada = looking_back(person, reviewed, lang=lang, size=size)
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


def test_a_finger_reads_the_curve_first_and_then_goes_there(person: Arrive, reviewed: Reviewed) -> None:
    ada = looking_back(person, reviewed, size=(390, 844), has_touch=True)
    box = ada.page.locator(".curve svg").bounding_box()
    assert box is not None
    at = (box["x"] + 0.6 * box["width"], box["y"] + 0.5 * box["height"])
    ada.page.touchscreen.tap(*at)
    expect(ada.page.locator(".curve")).not_to_have_attribute("aria-valuenow", "0")
    expect(ada.page.locator("dialog[open]")).to_have_count(1)
    ada.page.touchscreen.tap(*at)
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    expect(ada.page.locator(".replay input")).not_to_have_value("0")


def test_a_turning_point_is_seen_and_played_on_from(person: Arrive, reviewed: Reviewed) -> None:
    ada = looking_back(person, reviewed)
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
