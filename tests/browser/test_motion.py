"""Pieces keep their identity and glide; who wants less motion gets less."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Arrive = Callable[..., Person]
MARK = """() => {
    window.glides = [];
    addEventListener("transitionrun", (event) => event.propertyName === "transform" && glides.push(event.target.id));
    for (const piece of document.querySelectorAll(".piece")) piece.known = piece.getAttribute("transform");
}"""
MOVED = """() => [...document.querySelectorAll(".piece")]
    .filter((piece) => piece.known && piece.known !== piece.getAttribute("transform")).map((piece) => piece.id)"""


def jump(ada: Person) -> tuple[list[str], list[str]]:
    """A die jumps: the pieces that moved and kept their element, and those of them that glided."""
    ada.open_table("marajoara", "me", "bot").answers(1).wait()
    ada.page.evaluate(MARK)
    ada.spots.first.click()
    ada.spots.first.click()
    ada.page.wait_for_function(f"() => ({MOVED})().length > 0")
    return ada.page.evaluate(MOVED), ada.page.evaluate("glides")


def test_a_die_that_jumps_stays_the_same_piece_and_glides(person: Arrive) -> None:
    moved, glided = jump(person())
    assert any(piece in glided for piece in moved)


def test_with_reduced_motion_nothing_glides(person: Arrive) -> None:
    moved, glided = jump(person(reduced_motion="reduce"))
    assert moved
    assert glided == []


def test_less_motion_can_be_chosen_on_this_page_alone(person: Arrive) -> None:
    ada = person().visit()
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_label("Less").check(force=True)
    ada.page.keyboard.press("Escape")
    moved, glided = jump(ada)
    assert moved
    assert glided == []


def test_what_the_last_move_changed_stays_marked_in_the_colour_of_the_one_who_moved(person: Arrive) -> None:
    ada = person(reduced_motion="reduce")
    jump(ada)
    trail = ada.page.locator(".trail")
    own = ada.page.locator(".seat").first.get_attribute("data-seat")
    expect(trail.locator("path").first).to_be_attached()
    assert ada.page.locator(f".trail [data-seat='{own}']").count() == 1
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_label("Not marked").check(force=True)
    expect(trail.locator("path")).to_have_count(0)
    ada.page.get_by_label("Marked", exact=True).check(force=True)
    expect(trail.locator("path")).not_to_have_count(0)


def test_an_undo_takes_the_marks_away(person: Arrive) -> None:
    ada = person(reduced_motion="reduce")
    jump(ada)
    expect(ada.page.locator(".trail path").first).to_be_attached()
    ada.page.locator(".prompt").get_by_role("button", name="Undo").click()
    expect(ada.page.locator(".trail path")).to_have_count(0)


COUNTED = """() => {
    window.seen = [];
    const watch = new MutationObserver((changes) => seen.push(...changes.map((change) => change.target.textContent)));
    for (const place of document.querySelectorAll(".count")) watch.observe(place, { childList: true });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_scores_count_up_while_the_ear_gets_the_new_number_at_once(person: Arrive, motion: str) -> None:
    ada = person(reduced_motion=motion).open_table("marajoara", "me", "bot")
    ada.wait()
    ada.page.evaluate(COUNTED)
    scores = ada.page.locator(".seat .points")
    while not any(int(text) for text in scores.locator(".hidden").all_inner_texts()):
        ada.answer()
        ada.wait()
    for score in scores.all():
        expect(score.locator(".count")).to_have_text(score.locator(".hidden").inner_text())
    steps = ada.page.evaluate("seen")
    assert steps if motion == "reduce" else len(set(steps)) > 1
