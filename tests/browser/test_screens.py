"""From 320 pixels to 4K, with a thumb, and light enough for a slow line."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.person import Person

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Arrive = Callable[..., Person]
PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
FIRST_LOAD = 200_000
THUMB = 44


def sideways(ada: Person) -> int:
    """How far the page is wider than the screen."""
    return int(ada.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (844, 390), (768, 1024), (1024, 768), (3840, 2160)])
def test_nothing_is_cut_off_or_hidden_on_any_screen(person: Arrive, size: tuple[int, int]) -> None:
    ada = person(size=size, reduced_motion="reduce").choose("marajoara")
    assert sideways(ada) <= 0
    ada.open_table("marajoara", "me", "bot").answers(2).wait()
    assert sideways(ada) <= 0
    width, height = size
    for part in (".stage", ".prompt", ".bar"):
        box = ada.page.locator(part).bounding_box()
        assert box is not None
        assert box["width"] >= min(width, 270)
        assert box["y"] + box["height"] <= height + 1
        assert box["height"] > 30


def test_a_phone_is_played_with_the_thumb(person: Arrive) -> None:
    ada = person(size=(390, 844), **PHONE).open_table("marajoara", "me", "bot")
    for _ in range(8):
        ada.wait()
        (ada.buttons.last if ada.buttons.count() else ada.spots.first).tap()
    ada.wait()
    for view in ("Mine", "Players", "Log", "More"):
        button = ada.page.get_by_role("navigation").get_by_role("button", name=view)
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= THUMB
        button.tap()
    ada.page.get_by_role("dialog").get_by_role("button", name="Rules").tap()
    ada.page.get_by_role("dialog", name="Rules").wait_for()


def test_holding_a_finger_on_a_spot_tells_about_it_and_chooses_nothing(person: Arrive) -> None:
    ada = person(size=(390, 844), **PHONE).open_table("marajoara", "me", "bot")
    ada.wait()
    lit = ada.spots.count()
    box = ada.spots.first.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = ada.page.context.new_cdp_session(ada.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    ada.page.get_by_role("tooltip").wait_for()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert ada.spots.count() == lit


def test_two_fingers_zoom_the_board_and_not_the_page(person: Arrive) -> None:
    ada = person(size=(390, 844), **PHONE).open_table("marajoara", "me", "bot")
    ada.wait()
    line = ada.page.context.new_cdp_session(ada.page)
    for kind, gap in (("touchStart", 20), ("touchMove", 40), ("touchMove", 80)):
        points = [{"x": 195 - gap, "y": 300, "id": 0}, {"x": 195 + gap, "y": 300, "id": 1}]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert ada.page.locator(".stage.zoomed").count() == 1
    assert ada.page.evaluate("visualViewport.scale") == 1


def deflated(message: str) -> int:
    """Chromium tells a message as it reads it; on the line it is deflated."""
    return len(zlib.compress(message.encode()))


@pytest.mark.parametrize("page", ["lobby", "table"])
def test_the_first_load_is_light(person: Arrive, page: str) -> None:
    ada = person()
    if page == "table":
        host = person().open_table("marajoara", "me", "open")
        path = host.page.locator(".invite .link").first.input_value().removeprefix(host.house.url)
    else:
        path = "/"
    line = ada.page.context.new_cdp_session(ada.page)
    line.send("Network.enable")
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    line.on("Network.webSocketFrameReceived", lambda event: sizes.append(deflated(event["response"]["payloadData"])))
    ada.visit(path)
    ada.page.locator(".piece" if page == "table" else ".box").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    assert sum(sizes) <= FIRST_LOAD
