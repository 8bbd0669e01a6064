"""From 320 pixels to 4K, with a thumb, and light enough for a slow line."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import Person

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Arrive = Callable[..., Person]
PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
FIRST_LOAD = 200_000
INVITATION = 60_000
THUMB = 44


def sideways(ada: Person) -> int:
    """How far the page is wider than the screen."""
    return int(ada.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def in_sight(ada: Person) -> Locator:
    """A lit spot on the page of the board that came forward by itself."""
    frame = ada.page.locator(".pages").bounding_box()
    assert frame is not None
    for spot in ada.spots.all():
        box = spot.bounding_box()
        if (
            box
            and 0 <= box["x"] <= frame["width"] - box["width"]
            and frame["y"] <= box["y"] <= frame["y"] + frame["height"]
        ):
            return spot
    raise AssertionError(f"nothing lit is in sight: {ada.question}")


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


def test_on_a_tablet_log_and_score_lie_in_a_drawer(person: Arrive) -> None:
    ada = person(size=(1024, 768), reduced_motion="reduce").open_table("marajoara", "me", "bot")
    ada.wait()
    opener = ada.page.get_by_role("button", name="Log and score")
    log, stage = ada.page.get_by_role("tabpanel", name="Log"), ada.page.locator(".stage").bounding_box()
    assert stage is not None
    assert stage["width"] == 1024
    expect(opener).to_have_attribute("aria-expanded", "false")
    expect(log).to_be_hidden()
    opener.click()
    expect(log).to_be_visible()
    opener.click()
    expect(log).to_be_hidden()
    ada.page.keyboard.press("s")
    expect(ada.page.get_by_role("tabpanel", name="Score")).to_be_visible()


def test_a_phone_is_played_with_the_thumb(person: Arrive) -> None:
    ada = person(size=(390, 844), **PHONE).open_table("marajoara", "me", "bot")
    for _ in range(8):
        ada.wait()
        (ada.buttons.last if ada.buttons.count() else in_sight(ada)).tap()
    ada.wait()
    for view in ("Mine", "Players", "Log", "More"):
        button = ada.page.get_by_role("navigation").get_by_role("button", name=view)
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= THUMB
        button.tap()
    ada.page.get_by_role("dialog").get_by_role("button", name="Rules").tap()
    ada.page.get_by_role("dialog", name="Rules").wait_for()


def test_a_first_tap_shows_what_happens_and_a_second_on_the_same_place_plays(person: Arrive) -> None:
    ada = person(size=(390, 844), **PHONE).open_table("marajoara", "me", "bot")
    ada.wait()
    place, other = (spot.get_attribute("id") for spot in ada.spots.all()[:2])
    ada.page.locator(f"#{place}").tap()
    expect(ada.page.locator(".prompt .effects li").first).to_be_visible()
    expect(ada.spots).to_have_count(1)
    ada.page.locator(f"#{other}").tap()
    expect(ada.page.locator(".prompt .effects")).to_have_count(0)
    ada.page.locator(f"#{place}").tap()
    expect(ada.page.locator(".prompt .effects li").first).to_be_visible()
    entries = len(ada.log())
    ada.page.locator(f"#{place}").tap()
    expect(ada.page.locator(".prompt .effects")).to_have_count(0)
    ada.page.wait_for_function("(before) => document.querySelectorAll('.log .entry').length > before", arg=entries)


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


@pytest.mark.parametrize(("view", "frame"), [("Board", ".stage"), ("Mine", ".dock")])
def test_two_fingers_zoom_the_board_and_not_the_page(person: Arrive, view: str, frame: str) -> None:
    ada = person(size=(390, 844), **PHONE).open_table("marajoara", "me", "bot")
    ada.wait()
    ada.page.get_by_role("navigation").get_by_role("button", name=view).tap()
    line = ada.page.context.new_cdp_session(ada.page)
    for kind, gap in (("touchStart", 20), ("touchMove", 40), ("touchMove", 80)):
        points = [{"x": 195 - gap, "y": 300, "id": 0}, {"x": 195 + gap, "y": 300, "id": 1}]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert ada.page.locator(f"{frame}.zoomed").count() == 1
    assert ada.page.evaluate("visualViewport.scale") == 1


FRAME = "new Promise(requestAnimationFrame)"
AWAIT_REST = """() => {
    const pages = document.querySelector(".pages");
    window.rested = false;
    pages.addEventListener("scrollend", () => (window.rested = true), { once: true });
}"""


def swipe(ada: Person, way: int) -> None:
    """A finger across the boards, slowly enough to see them follow, then let go until they rest."""
    line = ada.page.context.new_cdp_session(ada.page)
    box = ada.page.locator(".pages").bounding_box()
    assert box is not None
    start, y = box["width"] * (0.5 + 0.35 * way), box["y"] + box["height"] / 3
    ada.page.evaluate(AWAIT_REST)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": start, "y": y}]})
    for step in range(1, 9):
        point = {"x": start - way * step * box["width"] * 0.7 / 8, "y": y}
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        ada.page.evaluate(FRAME)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.page.wait_for_function("() => window.rested")


def pressed(ada: Person, row: str) -> Locator:
    return ada.page.locator(f"{row} [aria-pressed=true]:visible")


@pytest.mark.parametrize("game", ["marajoara", "excavation_earth"])
@pytest.mark.parametrize("size", [(390, 844), (320, 640)])
def test_on_a_phone_one_swipes_from_the_parts_of_the_board_to_the_own_board(
    person: Arrive, game: str, size: tuple[int, int]
) -> None:
    ada = person(size=size, **PHONE).open_table(game, "me", "bot")
    ada.wait()
    parts = ada.page.locator(".stage .parts .chip")
    ada.page.get_by_role("navigation").get_by_role("button", name="Board").tap()  # some deals ask about the hand first
    parts.first.tap()
    names = parts.all_inner_texts()
    for name in names[1:]:
        swipe(ada, 1)
        expect(pressed(ada, ".stage .parts")).to_have_text(name)
        expect(pressed(ada, ".stage .parts")).to_be_in_viewport()
    swipe(ada, 1)
    expect(pressed(ada, ".views")).to_have_text("Mine")
    own = ada.page.locator(".dock .parts .chip").all_inner_texts()
    expect(pressed(ada, ".dock .parts")).to_have_text(own[0])
    swipe(ada, -1)
    expect(pressed(ada, ".views")).to_have_text("Board")
    expect(pressed(ada, ".stage .parts")).to_have_text(names[-1])
    parts.first.press("Enter")
    expect(pressed(ada, ".stage .parts")).to_have_text(names[0])
    assert ada.page.locator(".pages").evaluate("pages => pages.scrollLeft") == 0
    assert sideways(ada) <= 0


def test_what_is_lit_on_the_board_calls_back_from_the_own_board(person: Arrive) -> None:
    ada = person(size=(390, 844), **PHONE).open_table("excavation_earth", "me", "bot")
    travel = ada.page.locator(".dock .spot.lit[data-target^='card:travel']")
    while not travel.count():
        ada.answer()
        ada.wait()
    ada.page.get_by_role("navigation").get_by_role("button", name="Mine").tap()
    expect(pressed(ada, ".views")).to_have_text("Mine")
    ada.point(travel.first, "Travel")
    expect(pressed(ada, ".views")).to_have_text("Board")
    expect(ada.page.locator(".stage .spot.lit").first).to_be_attached()
    ada.page.get_by_role("navigation").get_by_role("button", name="Mine").tap()
    expect(pressed(ada, ".views")).to_have_text("Mine")


def test_arrow_keys_turn_the_pages_of_a_narrow_screen(person: Arrive) -> None:
    ada = person(size=(390, 844), reduced_motion="reduce").open_table("excavation_earth", "me", "bot")
    while not ada.spots.count():
        ada.answer()
        ada.wait()
    pages = set()
    for _ in range(12):
        ada.page.keyboard.press("ArrowRight")
        expect(ada.page.locator(".spot:focus")).to_be_in_viewport(ratio=0.5)
        pages.add(pressed(ada, ".stage .parts").inner_text())
    assert len(pages) > 1


def test_between_two_parts_the_board_follows_the_finger_unless_less_motion_is_wanted(person: Arrive) -> None:
    moved = {}
    for motion in ("no-preference", "reduce"):
        ada = person(size=(390, 844), **{**PHONE, "reduced_motion": motion}).open_table("marajoara", "me", "bot")
        ada.wait()
        ada.page.locator(".pages").evaluate(
            "pages => { pages.style.scrollSnapType = 'none'; pages.scrollLeft = pages.clientWidth / 4; }"
        )
        ada.page.wait_for_function("() => document.querySelector('.pages').scrollLeft > 0")
        ada.page.wait_for_timeout(100)
        moved[motion] = ada.page.locator(".stage .moving").evaluate("layer => layer.style.transform")
    assert moved["no-preference"].startswith("translate")
    assert moved["reduce"] == ""


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
    if page == "table":
        ada.page.goto(ada.house.url + path)
        ada.page.wait_for_load_state("networkidle")
        assert sum(sizes) <= INVITATION
        sizes.clear()
        ada.page.locator("form .button.go").click()
        ada.page.locator("#app > *").first.wait_for()
        ada.start()
    else:
        ada.visit(path)
    ada.page.locator(".piece" if page == "table" else ".box").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    assert sum(sizes) <= FIRST_LOAD
