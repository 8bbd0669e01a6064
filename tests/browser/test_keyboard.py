"""The whole game without a mouse: by keys alone, and by what the accessibility tree offers alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Arrive = Callable[..., Person]
FOCUS = """document.activeElement?.matches(
    '.spot.lit, .prompt .button:is(.lit, .go), .menu button:not(.off), .pass .button')"""


def press(ada: Person) -> None:
    """Tab to the first thing that may be chosen, and choose it."""
    ada.wait()
    tabs = 0
    while not ada.over() and not ada.page.evaluate(FOCUS):
        ada.page.keyboard.press("Tab")
        tabs += 1
        assert tabs < 40, "nothing that may be chosen is found by Tab"
    if not ada.over():
        ada.page.keyboard.press("Enter")


def test_a_table_is_opened_and_a_match_played_to_the_end_by_keys_alone(person: Arrive) -> None:
    ada = person(reduced_motion="reduce").visit()
    keys = ada.page.keyboard
    for wanted in (".box[data-game=tide]", ".setup .go"):
        while not ada.page.evaluate(f"document.activeElement?.matches('{wanted}')"):
            keys.press("Tab")
        keys.press("Enter")
        ada.page.wait_for_timeout(50)
    ada.page.wait_for_url("**/match/*")
    while not ada.over():
        press(ada)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog.result")).not_to_be_visible()


def test_arrows_go_from_lit_spot_to_lit_spot_and_escape_goes_back(person: Arrive) -> None:
    ada = person(reduced_motion="reduce").open_table("marajoara", "me", "bot").answers(1)
    ada.wait()
    keys, focused = ada.page.keyboard, "document.activeElement?.dataset.target"
    keys.press("ArrowRight")
    first = ada.page.evaluate(focused)
    keys.press("ArrowDown")
    second = ada.page.evaluate(focused)
    assert first != second
    assert {first, second} <= {spot.get_attribute("data-target") for spot in ada.spots.all()}
    keys.press("Enter")
    assert ada.page.locator(".spot.chosen").get_attribute("data-target") == second
    keys.press("Escape")
    assert ada.page.locator(".spot.chosen").count() == 0
    keys.press("?")
    expect(ada.page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_the_accessibility_tree_alone_is_enough_to_play(person: Arrive) -> None:
    ada = person(reduced_motion="reduce").open_table("marajoara", "me", "bot")
    for _ in range(12):
        ada.wait()
        board = ada.page.get_by_role("main").get_by_role("button")
        prompt = ada.page.get_by_role("region", name="Question").get_by_role("button")
        lit = [
            button
            for button in prompt.all()
            if "Unavailable" not in button.inner_text() and button.inner_text() != "Undo U"
        ]
        assert board.count() or lit
        (board.first if board.count() else lit[0]).press("Enter")
    said = ada.page.get_by_role("status").first
    assert said.inner_text()


def test_what_a_tooltip_shows_is_in_the_accessibility_tree(person: Arrive) -> None:
    ada = person(reduced_motion="reduce").open_table("marajoara", "me", "bot")
    ada.wait()
    explained = ada.page.locator(".spot[data-tip]").first
    expect(explained).to_have_accessible_description(explained.get_attribute("data-tip") or "")


def test_what_cannot_be_used_says_why_with_its_rule(person: Arrive) -> None:
    ada = person(reduced_motion="reduce").open_table("marajoara", "me", "bot").answers(1)
    ada.wait()
    ada.page.locator(".spot[data-target^='space:']:not(.lit)").first.click()
    notice = ada.page.get_by_role("alert")
    expect(notice).to_be_visible()
    rule = notice.get_by_role("button")
    name = rule.inner_text()
    rule.click()
    expect(ada.page.locator(f"[id='rule-{name}']")).to_be_in_viewport()


def test_a_move_that_cannot_be_undone_asks_twice_if_the_player_wants_so(person: Arrive) -> None:
    ada = person(reduced_motion="reduce").open_table("marajoara", "me", "bot")
    ada.wait()
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_label("What cannot be undone").check(force=True)
    ada.page.keyboard.press("Escape")
    while not ada.page.get_by_role("button", name="End turn").count():
        ada.answer()
        ada.wait()
    before = len(ada.log())
    ada.page.get_by_role("button", name="End turn").click()
    expect(ada.page.get_by_text("This cannot be taken back.")).to_be_visible()
    assert len(ada.log()) == before
    ada.page.get_by_role("button", name="Do it").click()
    expect(ada.page.locator(".log .entry").nth(before)).to_be_visible()


def test_a_lit_spot_tells_beforehand_what_it_will_do(person: Arrive) -> None:
    ada = person(reduced_motion="reduce").open_table("marajoara", "me", "bot")
    ada.wait()
    ada.spots.first.hover()
    tip = ada.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    expect(tip).to_contain_text("Player 1 places a start token")
