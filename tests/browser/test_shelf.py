"""The lobby: tiles instead of lists, cards that name people and winners, boxes in sight on every screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_accessible import violations

pytestmark = pytest.mark.browser
Arrive = Callable[..., Person]
WHOLE = """() => [...document.querySelectorAll(".setup b, .setup small, .setup span, .card b, .card span, .filed b")]
    .filter(one => one.checkVisibility() && !one.closest(".hidden") && one.scrollWidth > one.clientWidth + 1
        && getComputedStyle(one).overflowX !== "visible").map(one => one.textContent)"""


def test_the_first_visit_asks_for_a_name_and_shows_a_whole_page(person: Arrive) -> None:
    ada = person().visit()
    expect(ada.page.locator(".setup")).to_be_visible()
    ada.page.get_by_label("What shall the others call you?").fill("Ada")
    ada.page.get_by_role("button", name="That’s me").click()
    expect(ada.page.locator(".welcome")).to_have_count(0)
    expect(ada.page.locator(".tile.me")).to_contain_text("Ada")
    ada.page.reload()
    expect(ada.page.locator(".tile.me")).to_contain_text("Ada")


def test_seats_are_tiles_that_arrows_go_through(person: Arrive) -> None:
    ada = person().choose("marajoara", "me", "bot", "here")
    ada.page.locator(".seatform").get_by_label("Name").fill("Bo")
    expect(ada.page.locator(".tile").nth(2)).to_contain_text("Bo")
    ada.page.locator(".tile input").nth(2).focus()
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.locator(".tile input").nth(1)).to_be_checked()
    ada.page.locator(".seatform .choice", has_text="turquoise").click()
    ada.page.locator(".tile").nth(2).click()
    expect(ada.page.locator(".seatform .choice", has_text="turquoise").locator("input")).to_be_disabled()
    assert ada.page.locator(".setup .seating select").count() == 0
    ada.page.get_by_role("button", name="Remove this seat").click()
    expect(ada.page.locator("label.tile")).to_have_count(2)
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_url("**/match/*")
    ada.page.locator(".seat").first.wait_for()
    expect(ada.page.locator(".seat")).to_have_count(2)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_boxes_stay_in_sight_below_many_tables_and_all_texts_are_whole(
    person: Arrive, lang: str, size: tuple[int, int]
) -> None:
    ada = person(lang, size).visit()
    seats = [{"kind": "me"}, {"kind": "open"}]
    for _ in range(5):
        made = ada.page.request.post(
            f"{ada.house.url}/api/matches", data={"game": "marajoara", "players": 2, "seats": seats}
        )
        assert made.ok
    ada.visit()
    shown = 5 if size[0] > 1100 else 2
    expect(ada.page.locator(".card")).to_have_count(shown)
    ada.page.locator(".box").first.click()
    ada.page.locator("label.tile").nth(1).click()
    ada.page.evaluate("scrollTo(0, 0)")
    box = ada.page.locator("#start").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < size[1]
    if shown == 2:
        first = ada.page.locator("[data-play]").first.bounding_box()
        assert first is not None
        assert first["y"] + first["height"] < size[1]
    assert ada.page.evaluate(WHOLE) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_is_over_says_who_won_and_against_whom(person: Arrive) -> None:
    ada = person(reduced_motion="reduce").open_table("marajoara", "me", "bot")
    ada.wait()
    ada.visit()
    expect(ada.page.locator(".card")).to_contain_text("with Bot 2")
    ada.page.locator(".card").get_by_role("link", name="Play").click()
    ada.wait()
    ada.page.on("dialog", lambda dialog: dialog.accept())
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.locator("dialog.result[open]").wait_for()
    ada.visit()
    row = ada.page.locator(".filed li")
    expect(row.locator("b")).to_contain_text("Bot 2")
    expect(row.locator("b")).to_contain_text("won · you came second")
    expect(row).to_contain_text("Marajoara · against Bot 2")
    expect(ada.page.locator(".card")).to_have_count(0)


def test_names_at_one_device_are_asked_for_remembered_and_shown(person: Arrive) -> None:
    ada = person(reduced_motion="reduce").choose("marajoara", "me", "here")
    ada.page.locator(".seatform").get_by_label("Name").fill("Bo")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_url("**/match/*")
    ada.page.locator(".seat").first.wait_for()
    expect(ada.page.locator(".seat .who b").nth(1)).to_contain_text("Bo")
    ada.choose("marajoara", "me", "here")
    expect(ada.page.locator(".seatform").get_by_label("Name")).to_have_value("Bo")


def test_on_a_phone_the_lobby_is_turned_page_by_page(person: Arrive) -> None:
    """By thumb and by arrow keys; on a desk everything is in sight."""
    ada = person(size=(390, 844)).visit()
    pages, shown = ada.page.get_by_role("tab"), ada.page.get_by_role("tabpanel")
    expect(pages).to_have_text(["Play", "Open tables", "Watch", "Finished"])
    expect(shown.locator(".box").first).to_be_visible()
    ada.page.get_by_role("tab", name="Finished").click()
    expect(shown).to_contain_text("Nothing has been played to its end yet.")
    expect(ada.page.locator(".box")).to_have_count(0)
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.get_by_role("tab", name="Play")).to_be_focused()
    expect(shown.locator(".box").first).to_be_visible()
    for name in ("Watch", "Open tables"):
        ada.page.get_by_role("tab", name=name).click()
        expect(shown.get_by_role("heading", name=name)).to_be_visible()
        assert violations(ada) == []
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    expect(pages).to_have_count(0)
    expect(ada.page.get_by_role("heading", name="Watch")).to_be_visible()


UNMARKED = """() => [...document.querySelectorAll(".options .segments, .options .picker")]
    .filter(group => group.querySelectorAll("input:checked").length !== 1).map(group => group.textContent)"""


@pytest.mark.parametrize("seats", [1, 2])
def test_every_option_keeps_a_value_when_seats_are_taken_away(person: Arrive, seats: int) -> None:
    """Also where the last player was to begin, and where other options come into their places."""
    ada = person().choose("marajoara", "me", "bot", "bot", "bot")
    ada.page.locator(".options summary").click()
    ada.page.locator("[data-choice=first_player] input").last.check(force=True)
    assert ada.page.evaluate(UNMARKED) == []
    while ada.page.locator("label.tile").count() > seats:
        ada.page.locator("label.tile").last.click()
        ada.page.get_by_role("button", name="Remove this seat").click()
        assert ada.page.evaluate(UNMARKED) == []
    assert ada.page.get_by_text("Player 4", exact=True).count() == 0
