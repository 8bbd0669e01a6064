"""The end of a match: the count over the board, the same final scores everywhere, the objectives with their numbers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = pytest.mark.browser
Arrive = Callable[..., Person]

RECORDS = Path(__file__).parents[1] / "games" / "marajoara" / "records"


def near_the_end(ada: Person, name: str, folder: Path) -> Person:
    """The match of a record, opened before its last answer."""
    record = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    record["entries"] = record["entries"][:-1]
    del record["hash"]
    (folder / "record.json").write_text(json.dumps(record), "utf-8")
    ada.visit().page.locator(".import input").set_input_files(folder / "record.json")
    ada.page.wait_for_url("**/match/*")
    return ada


def finish(ada: Person) -> None:
    for _ in range(20):
        ada.wait()
        if ada.page.locator(".tally").count():
            return
        ada.act()


def test_points_are_counted_over_the_board_and_every_place_shows_the_final_score(
    person: Arrive, tmp_path: Path
) -> None:
    ada = near_the_end(person(), "two_players", tmp_path)
    finish(ada)
    tally = ada.page.locator(".tally")
    first = tally.locator("strong").inner_text()
    expect(tally.locator("strong")).not_to_have_text(first)
    tally.get_by_role("button", name="Skip").click()
    ada.page.locator("dialog.result[open]").wait_for()
    expect(tally).to_have_count(0)
    totals = ada.page.locator("dialog.result .sum td").all_inner_texts()
    most, least = sorted(map(int, totals), reverse=True)
    expect(ada.page.locator("dialog.result h2")).to_have_text(re.compile(f"^.+ wins, {most} to {least}$"))
    cards = ada.page.locator(".seat .points > .hidden").all_text_contents()
    assert cards == totals
    for seat, total in enumerate(totals):
        tip = ada.page.locator(f"[id='score-{int(total) % 30}']").get_attribute("data-tip")
        assert f"{total}" in str(tip), seat
    rows = ada.page.locator(".entry span", has_text="Most vases")
    expect(rows.first.locator("b.hidden")).to_have_text(re.compile(": $"))  # with its name


def test_whoever_asks_for_the_result_ends_the_count(person: Arrive, tmp_path: Path) -> None:
    ada = near_the_end(person(), "two_players", tmp_path)
    finish(ada)
    ada.page.locator(".prompt").get_by_role("button", name="Result").click()
    ada.page.locator("dialog.result[open]").wait_for()
    assert not ada.page.locator(".tally").count()


def test_a_lost_mission_says_which_objectives_were_met_and_how_far_the_others_were(
    person: Arrive, tmp_path: Path
) -> None:
    ada = near_the_end(person(reduced_motion="reduce"), "solo_mission_4_lost", tmp_path)
    ada.wait()
    ada.page.get_by_role("tab", name="Score").click()
    expect(ada.page.locator("#notebook .goals .open").first).to_contain_text("not yet")
    while not ada.over():
        ada.answer()
    result = ada.page.locator("dialog.result")
    expect(result.locator("h2")).to_have_text("Lost: an objective is missing")
    expect(result.locator(".places")).to_contain_text("Not this time")
    expect(result.locator(".goals .missed").first).to_contain_text("missed")
    assert "not yet" not in result.inner_text()
    expect(result.locator(".goals .far").first).to_contain_text(" of ")
