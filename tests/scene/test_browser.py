"""A scene in a real browser: pieces glide, spots are lit, covers let the pointer through until they are lit."""

from __future__ import annotations

from importlib.resources import files

import pytest
from playwright.sync_api import Page

from tests.scene.test_scene import LOOK, SPACE, inline, pane
from vestige.scene.palette import tokens_css
from vestige.scene.scene import Pane, Scene, Spot
from vestige.scene.states import rect_outline

pytestmark = pytest.mark.browser

AT_A = "document.elementFromPoint(160, 200).closest('.spot').id"


def show(page: Page, shown: Pane) -> None:
    """A page of 800 × 400 with nothing but the pane."""
    css = tokens_css() + (files("vestige") / "client" / "board.css").read_text("utf-8") + "body{margin:0}"
    definitions = "".join(Scene(LOOK, {"table": shown}, ("table",)).definitions().values())
    hidden = f'{LOOK.icons.sprite()}<svg class="sprite" width="0" height="0"><defs>{definitions}</defs></svg>'
    page.set_viewport_size({"width": 800, "height": 400})
    page.set_content(f"<!doctype html><style>{css}</style>{hidden}{inline(shown)}")


def test_a_piece_glides_to_its_new_place(page: Page) -> None:
    show(page, pane())
    start = page.locator("#die-7").bounding_box()
    gliding = page.evaluate(
        """() => {
            const die = document.getElementById("die-7");
            die.getBoundingClientRect();
            die.setAttribute("transform", "translate(70 25)");
            const found = die.getAnimations().map((animation) => animation.transitionProperty);
            return Promise.all(die.getAnimations().map((animation) => animation.finished)).then(() => found);
        }"""
    )
    assert gliding == ["transform"]
    end = page.locator("#die-7").bounding_box()
    assert start is not None
    assert end is not None
    assert end["x"] - start["x"] == pytest.approx(50 * 8, abs=1)


def test_who_wants_no_motion_gets_none(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    show(page, pane())
    move = "(die) => { die.setAttribute('transform', 'translate(70 25)'); return die.getAnimations().length; }"
    assert page.locator("#die-7").evaluate(move) == 0


@pytest.mark.parametrize("state", ["lit", "weak", "chosen", "refused", "related", "lit empty"])
def test_a_state_can_be_seen(page: Page, state: str) -> None:
    show(page, pane())
    before = page.screenshot()
    page.locator("#space-b").evaluate("(spot, state) => spot.classList.add(...state.split(' '))", state)
    assert page.screenshot(animations="disabled") != before


def test_the_keyboard_s_place_can_be_seen(page: Page) -> None:
    show(page, pane())
    page.locator("#space-b").evaluate("(spot) => spot.setAttribute('tabindex', 0)")
    before = page.screenshot()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "space-b"
    assert page.screenshot() != before


def test_the_pointer_finds_the_spot_under_a_piece(page: Page) -> None:
    show(page, pane())
    assert page.evaluate(AT_A) == "space-a"


def test_a_cover_is_there_only_while_it_is_lit(page: Page) -> None:
    plain = pane()
    cover = Spot("all", rect_outline(90, 45), 50, 25, "Everything", target="table:all", cover=True)
    show(page, Pane("table", "", plain.box, plain.static, plain.pieces, (*plain.spots, cover)))
    assert page.evaluate(AT_A) == "space-a"
    page.locator("#all").evaluate("(spot) => spot.classList.add('lit')")
    assert page.evaluate(AT_A) == "all"


def test_letters_stand_where_the_picture_has_them(page: Page) -> None:
    show(page, Pane("table", "", pane().box, pane().static, (), (Spot("a", SPACE, 20, 25, "a"),)))
    box = page.locator("text").bounding_box()
    assert box is not None
    assert box["x"] + box["width"] / 2 == pytest.approx(400, abs=2)
