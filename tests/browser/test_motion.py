"""Pieces keep their identity and glide; who wants less motion gets less."""

from __future__ import annotations

from collections.abc import Callable

import pytest

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
    ada.page.wait_for_function(f"({MOVED})().length > 0")
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
