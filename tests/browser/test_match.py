"""A whole match by clicks, and what its end offers."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_three_clicks_lead_from_the_page_to_a_game_against_bots(person: Callable[..., Person]) -> None:
    ada = person().visit()
    ada.page.locator(".box[data-game=marajoara]").click()
    ada.page.get_by_role("button", name="Open the table").click()
    ada.wait()
    ada.spots.first.click()
    expect(ada.page.locator(".log .entry").first).to_be_visible()


def test_a_whole_match_against_bots_ends_with_scores_record_and_proof(
    person: Callable[..., Person], tmp_path: Path
) -> None:
    ada = person(reduced_motion="reduce").open_table("marajoara", "me", "bot").play_to_the_end()
    page = ada.page
    expect(page.locator(".places li")).to_have_count(2)
    totals = [int(text) for text in page.locator("dialog .sum td").all_inner_texts()]
    shown = [int(text) for text in page.locator(".places .points").all_inner_texts()]
    assert sorted(shown) == sorted(totals)
    assert shown == sorted(shown, reverse=True)
    expect(page.locator("dialog .chart > svg")).to_be_visible()
    for name in ("Record of the match", "Verifier"):
        with page.expect_download() as download:
            page.get_by_role("link", name=name).click()
        download.value.save_as(tmp_path / name)
    assert json.loads((tmp_path / "Record of the match").read_text())["game"] == "marajoara"
    checked = subprocess.run(
        [sys.executable, "Verifier", "Record of the match"], cwd=tmp_path, capture_output=True, text=True
    )
    assert checked.stdout.startswith("OK"), checked.stdout


def test_the_sample_game_is_played_to_its_end_without_a_line_of_its_own_in_the_client(
    person: Callable[..., Person],
) -> None:
    ada = person().open_table("tide", "me", "bot").play_to_the_end()
    expect(ada.page.locator("dialog .sheet table")).to_be_visible()
    first = ada.match
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: first not in url)
    ada.wait()
    assert not ada.over()
