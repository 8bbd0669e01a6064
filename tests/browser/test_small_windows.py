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
PRINTED = """(where) => {
    const scale = (m) => Math.hypot(m?.a ?? 0, m?.b ?? 0);
    const inside = (box, frame) => box.width && box.right > frame.left && box.bottom > frame.top
        && box.left < frame.right && box.top < frame.bottom;
    const own = (one) => scale(one.transform?.baseVal.consolidate()?.matrix ?? { a: 1, b: 0 });
    const upTo = (one, top) => (one === top ? own(one) : own(one) * upTo(one.parentNode, top));
    const words = (top) => [...top.querySelectorAll("text, tspan")]
        .filter((one) => one.textContent.trim() && !one.querySelector("tspan"));
    const size = (one) => parseFloat(getComputedStyle(one).fontSize);
    return [...document.querySelectorAll(where)].filter((one) => one.checkVisibility()).flatMap((frame) => {
        const seen = (one) => getComputedStyle(one).visibility !== "hidden"
            && inside(one.getBoundingClientRect(), frame.getBoundingClientRect());
        const written = words(frame).filter(seen)
            .map((one) => [one.textContent.trim(), size(one) * scale(one.getScreenCTM())]);
        const used = [...frame.querySelectorAll("use")].filter(seen).flatMap((one) => {
            const shape = document.querySelector(one.getAttribute("href"));
            return shape ? words(shape).map((text) =>
                [text.textContent.trim(), size(text) * upTo(text, shape) * scale(one.getScreenCTM())]) : [];
        });
        return [...written, ...used];
    });
}"""
"""What is printed inside these frames and how large, words of shapes that are drawn many times too."""
STAGE = "(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])(document.querySelector('#stage'))"


def too_small(one: Person, where: str = ".stage, .dock") -> list[tuple[str, float]]:
    return [(words, size) for words, size in one.page.evaluate(PRINTED, where) if size < SMALLEST]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_printed_too_small_in_a_low_window(person: Arrive, game: str) -> None:
    ada = person(size=LOW, reduced_motion="reduce").open_table(game, "me", "bot")
    ada.answers(3).wait()
    assert len(ada.page.evaluate(PRINTED, "#stage")) > 10
    assert too_small(ada) == []
    ada.page.locator(".fold").click()
    assert too_small(ada) == []


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


@pytest.mark.parametrize("game", GAMES)
def test_on_the_smallest_phone_every_part_of_the_board_can_be_enlarged_until_it_is_read(
    person: Arrive, game: str
) -> None:
    ada = person(size=(320, 640), has_touch=True, reduced_motion="reduce").open_table(game, "me", "bot")
    ada.wait()
    ada.page.locator(".views button").first.click()
    parts = ada.page.locator("#stage .parts .chip")
    for part in range(parts.count()):
        parts.nth(part).click()
        ada.page.locator(f"#stage .parts .chip:nth-child({part + 1})[aria-pressed=true]").wait_for()
        for _ in range(3):
            ada.page.locator("#stage").get_by_role("button", name="Larger").click()
        assert too_small(ada, "#stage .host") == []
        ada.page.locator("#stage").get_by_role("button", name="The whole board").click()


def test_a_question_about_a_few_places_opens_with_all_of_them_large(person: Arrive) -> None:
    ada = person(size=(320, 640), has_touch=True, reduced_motion="reduce").open_table("hoyuk", "me", "bot")
    for _ in range(60):
        ada.wait()
        if ada.page.locator(".stage.zoomed .spot.lit").count():
            break
        ada.act_eagerly()
    lit = ada.page.locator("#stage .spot.lit")
    assert lit.count() > 0
    for place in range(lit.count()):
        expect(lit.nth(place)).to_be_in_viewport(ratio=0.9)
    assert too_small(ada, "#stage .host") == []


def test_a_phone_shows_that_the_other_board_has_something_to_choose_too(person: Arrive) -> None:
    """A purchase is a card of the market or an upgrade of the own board."""
    ada = person(size=(320, 640), has_touch=True, reduced_motion="reduce").open_table("council_of_shadows", "me", "bot")
    until(ada, ".views .lit")
    ada.page.get_by_role("button", name="Mine").click()
    expect(ada.page.locator(".dock .spot.lit").first).to_be_in_viewport()


def test_other_boards_are_called_by_the_people_they_belong_to(person: Arrive) -> None:
    ada = person(size=LOW, reduced_motion="reduce").open_table("marajoara", "me", "bot")
    ada.wait()
    names = ada.page.locator(".seat .who b").all_inner_texts()
    for chip in ada.page.locator(".boards .chip:not(.fold)").all_inner_texts():
        assert any(name.startswith(chip.strip()) for name in names)


@pytest.mark.parametrize("game", GAMES)
def test_on_the_smallest_phone_the_coach_and_the_board_are_both_in_sight(person: Arrive, game: str) -> None:
    ada = person("fr", size=(320, 640), has_touch=True, reduced_motion="reduce").visit()
    ada.page.locator(f"[data-guide={game}]").click()
    ada.page.locator(".coach").wait_for()
    telling = ada.page.locator("[data-coach=next]")
    while telling.count():
        expect(telling).to_be_in_viewport(ratio=1)
        step = ada.page.locator(".coach").get_attribute("data-step")
        telling.click()
        ada.page.locator(f".coach:not([data-step='{step}'])").wait_for()
    expect(ada.page.locator("[data-coach=show]")).to_be_in_viewport(ratio=1)
    box = ada.page.locator(".stage:visible .host, .dock:visible .host").first.bounding_box()
    assert box is not None
    assert box["height"] > 120


def test_a_card_that_is_pointed_at_is_seen_whole(person: Arrive) -> None:
    """Nine cards of a hand overlap."""
    ada = person(size=LOW, reduced_motion="reduce").open_table("excavation_earth", "me", "bot")
    until(ada, ".dock .spot.lit[data-target='card:travel_4']")
    ada.page.locator(".dock .spot.lit[data-target='card:travel_4']").hover()
    expect(ada.page.locator(".dock .front use")).to_have_count(1)
    ada.page.evaluate("dispatchEvent(new Event('scroll'))")  # a page that moves below a pointer which rests
    expect(ada.page.locator(".tip:popover-open")).to_have_count(0)
    expect(ada.page.locator(".dock .front use")).to_have_count(1)
    ada.page.mouse.move(5, 300)
    expect(ada.page.locator(".dock .front use")).to_have_count(0)
