"""Reload, restart, lost connections, undo and looking back: nothing is lost and nothing happens twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.person import Person
from tests.browser.served import ServedHouse

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Arrive = Callable[..., Person]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ServedHouse]:
    opened = ServedHouse(tmp_path)
    yield opened
    opened.close()


def pieces(ada: Person) -> list[str]:
    """Every piece and where it lies."""
    found: list[str] = ada.page.eval_on_selector_all(
        ".piece", "all => all.map(one => `${one.id} ${one.getAttribute('transform')}`).sort()"
    )
    return found


def slider(ada: Person) -> Locator:
    return ada.page.get_by_role("slider")


def playing(person: Arrive, answers: int) -> Person:
    ada = person(reduced_motion="reduce").open_table("marajoara", "me", "bot").answers(answers)
    ada.wait()
    return ada


def test_a_reload_in_the_middle_shows_the_same_table(person: Arrive) -> None:
    ada = playing(person, 6)
    before, log = pieces(ada), ada.log()
    ada.page.reload()
    ada.wait()
    assert pieces(ada) == before
    assert ada.log() == log


def test_after_a_power_cut_the_page_comes_back_by_itself_and_goes_on(person: Arrive) -> None:
    ada = playing(person, 6)
    before, log = pieces(ada), ada.log()
    ada.house.kill()
    expect(ada.page.locator(".offline")).to_be_visible()
    ada.house.open()
    expect(ada.page.locator(".offline")).to_have_count(0, timeout=20_000)
    assert (pieces(ada), ada.log()) == (before, log)
    ada.answer()
    ada.wait()
    assert ada.log()[: len(log)] == log


def test_a_lost_connection_misses_nothing(person: Arrive) -> None:
    ada = playing(person, 4)
    other = Person(ada.page.context.new_page(), ada.house, "en")
    lines: list[WebSocketRoute] = []
    cut: list[bool] = []

    def cut_or_connect(line: WebSocketRoute) -> None:
        if cut:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    other.page.route_web_socket("**/ws/**", cut_or_connect)
    other.visit(f"/match/{ada.match}").wait()
    cut.append(True)
    lines[-1].close()
    expect(other.page.locator(".offline")).to_be_visible()
    ada.answers(3).wait()
    cut.clear()
    expect(other.page.locator(".offline")).to_have_count(0, timeout=20_000)
    expect(other.page.locator(".log .entry")).to_have_count(len(ada.log()))
    assert (other.log(), pieces(other)) == (ada.log(), pieces(ada))


def test_undo_gives_back_what_was_done_and_says_so(person: Arrive) -> None:
    ada = playing(person, 1)
    before = pieces(ada)
    ada.spots.first.click()
    ada.spots.first.click()
    undo = ada.page.locator(".prompt").get_by_role("button", name="Undo")
    undo.wait_for()
    for _ in range(5):
        if not undo.count() or pieces(ada) == before:
            break
        undo.click()
        ada.wait()
    assert pieces(ada) == before
    assert ada.page.locator(".log .undone").count() > 0


def test_what_was_pointed_at_is_taken_back_before_anything_is_sent(person: Arrive) -> None:
    ada = playing(person, 1)
    lit, log = ada.spots.count(), ada.log()
    ada.spots.first.click()
    assert ada.page.locator(".spot.chosen").count() == 1
    ada.page.keyboard.press("Escape")
    assert ada.spots.count() == lit
    assert ada.log() == log


def test_the_slider_and_the_log_show_any_moment_and_lead_back_to_now(person: Arrive) -> None:
    ada = playing(person, 8)
    now = pieces(ada)
    slider(ada).focus()
    ada.page.keyboard.press("Home")
    expect(ada.page.locator(".question strong")).to_contain_text("Move 0 of")
    start = pieces(ada)
    assert start != now
    assert ada.spots.count() == 0
    ada.page.locator(".log .entry").nth(1).click()
    expect(ada.page.locator(".question strong")).not_to_contain_text("Move 0 of")
    ada.page.locator(".prompt").get_by_role("button", name="Back to now").click()
    ada.wait()
    assert pieces(ada) == now
