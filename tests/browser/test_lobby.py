"""The lobby: my tables, records, and what goes wrong said in one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Arrive = Callable[..., Person]


def test_my_tables_show_a_live_board_and_whose_turn_it_is(person: Arrive) -> None:
    ada = person().open_table("marajoara", "me", "bot")
    ada.wait()
    ada.visit()
    card = ada.page.locator(".card")
    expect(card.get_by_role("link", name="Play")).to_be_visible()
    drawn = "picture => picture.complete && picture.naturalWidth > 0"
    ada.page.wait_for_function(f"() => ({drawn})(document.querySelector('.card img'))")
    card.get_by_role("link", name="Play").click()
    ada.wait()


def test_my_name_is_what_the_others_read(person: Arrive) -> None:
    ada = person().visit()
    ada.page.get_by_placeholder("Your name").fill("Ada")
    ada.page.get_by_placeholder("Your name").press("Enter")
    expect(ada.page.locator(".top .me input")).to_have_value("Ada")
    expect(ada.page.locator(".box").first).to_be_focused()
    ada.open_table("tide", "me", "bot")
    expect(ada.page.locator(".seat b").first).to_contain_text("Ada")


def test_a_table_is_deleted_by_its_host(person: Arrive) -> None:
    ada = person().open_table("tide", "me", "open")
    ada.visit().page.on("dialog", lambda question: question.accept())
    ada.page.locator(".card").get_by_role("button", name="Delete this table").click()
    expect(ada.page.locator(".card")).to_have_count(0)


def test_a_guest_leaves_a_table_from_the_lobby(person: Arrive) -> None:
    ada, bruno = person(), person()
    ada.open_table("tide", "me", "open", "open")
    bruno.visit(ada.page.locator(".invite .link").first.input_value().removeprefix(ada.house.url))
    bruno.visit().page.on("dialog", lambda question: question.accept())
    bruno.page.locator(".card").get_by_role("button", name="Leave this table").click()
    expect(bruno.page.locator(".card")).to_have_count(0)
    expect(ada.page.locator(".invite", has_text="Open seat")).to_have_count(2)


def test_a_record_is_opened_as_a_match_of_its_own(person: Arrive, tmp_path: Path) -> None:
    ada = person(reduced_motion="reduce").open_table("tide", "me", "bot").play_to_the_end()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Record of the match").click()
    download.value.save_as(tmp_path / "record.json")
    first = ada.match
    ada.visit().page.locator(".import input").set_input_files(tmp_path / "record.json")
    ada.page.wait_for_url("**/match/*")
    assert ada.match != first
    ada.page.locator("dialog.result[open]").wait_for()


@pytest.mark.parametrize("content", ["no json", json.dumps({"format": 1, "game": "chess", "entries": []})])
def test_a_broken_record_is_refused_in_one_sentence(person: Arrive, tmp_path: Path, content: str) -> None:
    ada = person().visit()
    ada.complaints = []
    (tmp_path / "broken.json").write_text(content)
    ada.page.locator(".import input").set_input_files(tmp_path / "broken.json")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.complaints = []


def test_something_else_than_an_invitation_is_refused(person: Arrive) -> None:
    ada = person().visit()
    ada.page.get_by_placeholder("Paste an invitation link").fill("https://example.org/")
    ada.page.get_by_role("button", name="Join").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("no invitation link")
