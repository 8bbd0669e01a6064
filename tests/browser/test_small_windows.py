"""Small windows: the board is as large as it can be, and what is printed on it can be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = pytest.mark.browser
Arrive = Callable[..., Person]

GAMES = ("marajoara", "excavation_earth", "hoyuk", "council_of_shadows", "magnastorm")
LOW = (1366, 657)
SMALLEST = 9
"""Pixels of print on a low desktop window."""
PRINTED = """() => [...document.querySelectorAll(".stage svg text, .stage svg tspan")].flatMap((one) => {
    const words = one.textContent.trim(), box = one.getBoundingClientRect(), matrix = one.getScreenCTM();
    const seen = words && !one.querySelector("tspan") && getComputedStyle(one).visibility !== "hidden" && box.width;
    const inside = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
    const size = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(matrix?.a ?? 0, matrix?.b ?? 0);
    return seen && inside ? [[words, size]] : [];
})"""
STAGE = "(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])(document.querySelector('#stage'))"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_printed_too_small_in_a_low_window(person: Arrive, game: str) -> None:
    ada = person(size=LOW, reduced_motion="reduce").open_table(game, "me", "bot")
    ada.answers(3).wait()
    printed = ada.page.evaluate(PRINTED)
    assert len(printed) > 10
    assert [one for one in printed if one[1] < SMALLEST] == []


@pytest.mark.parametrize(("size", "least"), [(LOW, (1080, 540)), ((1024, 768), (1024, 520)), ((320, 640), (320, 300))])
def test_the_board_gets_the_room(person: Arrive, size: tuple[int, int], least: tuple[int, int]) -> None:
    ada = person(size=size, reduced_motion="reduce").open_table("marajoara", "me", "bot")
    ada.wait()
    width, height = ada.page.evaluate(STAGE)
    assert width >= least[0]
    assert height >= least[1]
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_own_board_unfolds_over_the_common_one_which_keeps_its_size(person: Arrive) -> None:
    ada = person(size=LOW, reduced_motion="reduce").open_table("marajoara", "me", "bot")
    ada.wait()
    before = ada.page.evaluate(STAGE)
    expect(ada.page.locator(".dock.folded .things")).to_be_visible()
    ada.page.get_by_role("button", name="Unfold").click()
    expect(ada.page.locator(".dock.folded")).to_have_count(0)
    assert ada.page.evaluate(STAGE) == before
    ada.page.get_by_role("button", name="Fold", exact=True).click()
    expect(ada.page.locator(".dock.folded")).to_have_count(1)


def test_the_board_is_enlarged_by_buttons_too(person: Arrive) -> None:
    ada = person(size=LOW, reduced_motion="reduce").open_table("marajoara", "me", "bot")
    ada.wait()
    ada.page.get_by_role("button", name="Larger").click()
    expect(ada.page.locator(".stage.zoomed")).to_have_count(1)
    ada.page.get_by_role("button", name="The whole board").click()
    expect(ada.page.locator(".stage.zoomed")).to_have_count(0)


def until(one: Person, wanted: str, bound: int = 60) -> None:
    """Answers whatever is asked until the page has this."""
    for _ in range(bound):
        one.wait()
        if one.page.locator(wanted).count():
            return
        one.act()
    raise AssertionError(wanted)


def test_nine_cards_in_hand_fill_the_tray_in_one_row(person: Arrive) -> None:
    """Six Action and three Travel cards, at the first turn."""
    ada = person(size=(390, 844), has_touch=True, reduced_motion="reduce").open_table("excavation_earth", "me", "bot")
    until(ada, ".dock .spot[data-target='card:travel_2']")
    cards = ada.page.locator(".dock .spot[data-target^='card:']")
    expect(cards).to_have_count(9)
    if ada.page.locator("body[data-view=board]").count():
        ada.page.get_by_role("button", name="Mine").click()
    ada.page.locator("body[data-view=mine]").wait_for()
    boxes = cards.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().toJSON())")
    assert len({round(box["top"]) for box in boxes}) == 1
    assert min(box["height"] for box in boxes) > 100
    assert min(box["width"] for box in boxes) > 44


@pytest.mark.parametrize("size", [(390, 844), (320, 640)])
def test_on_a_phone_the_question_leads_to_where_it_is_answered(person: Arrive, size: tuple[int, int]) -> None:
    """A question about the own board alone shows it."""
    ada = person(size=size, has_touch=True, reduced_motion="reduce").open_table("excavation_earth", "me", "bot")
    until(ada, ".pages:not(:has(.stage .spot.lit)) .dock .spot.lit")
    ada.page.locator("body[data-view=mine]").wait_for()
    expect(ada.page.locator(".dock .spot.lit").first).to_be_in_viewport()
