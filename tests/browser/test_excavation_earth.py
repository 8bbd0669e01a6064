"""Excavation Earth by clicks: against a bot, alone against Zu, and a sale that is understood before it is made."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from vestige.games.excavation_earth import GAME
from vestige.kernel.match import new_match
from vestige.texts.texts import for_game

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Arrive = Callable[..., Person]
RECORDS = Path(__file__).parents[1] / "games/excavation_earth/records"
LAST = 10
"""Answers of a recorded game that are given here: its last turns and its end."""
SALE = ["sell", "colour", "at", "at"]
"""The answers of a sale at two markets."""


def sheet(ada: Person) -> dict[str, list[int]]:
    """The score sheet of the result: each row's values."""
    rows = ada.page.locator("dialog.result .sheet tbody tr").all()
    return {
        row.locator("th").inner_text(): [int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()]
        for row in rows
    }


def score_rows() -> list[str]:
    """What counts in this game, in words."""
    rows = new_match(GAME, 2).table.score_sheet().rows
    return [for_game(GAME, "en").say(f"row-{row.id}") for row in rows]


def test_a_match_against_a_bot_is_played_from_the_lobby_to_its_score_sheet(person: Arrive) -> None:
    ada = person(reduced_motion="reduce").open_table("excavation_earth", "me", "bot").play_to_the_end(eagerly=True)
    shown = sheet(ada)
    expected = score_rows()
    assert list(shown)[: len(expected)] == expected
    assert shown["Total"] == [sum(values) for values in zip(*(shown[row] for row in expected), strict=True)]
    points = [int(text) for text in ada.page.locator(".places .points").all_inner_texts()]
    assert points == sorted(shown["Total"], reverse=True)


def test_alone_against_zu_every_step_of_its_turns_names_the_card_and_the_rule(person: Arrive, tmp_path: Path) -> None:
    record = json.loads((RECORDS / "solo_easier_won.json").read_text("utf-8"))
    ada = opened(person, tmp_path, record, len(record["entries"]) - LAST).play_to_the_end(eagerly=True)
    assert len(sheet(ada)["Total"]) == 2
    ada.page.keyboard.press("Escape")
    assert any(line.startswith("Zu reveals") for line in ada.log())
    rule = ada.page.locator(".log .rule").last
    name = rule.inner_text()
    rule.click()
    expect(ada.page.locator(f"[id='rule-{name}']")).to_be_in_viewport()


def opened(person: Arrive, folder: Path, record: dict[str, Any], entries: int) -> Person:
    """Somebody who opens a record that stops after so many entries."""
    cut = {**record, "entries": record["entries"][:entries]}
    del cut["hash"]
    (folder / "record.json").write_text(json.dumps(cut), "utf-8")
    ada = person(reduced_motion="reduce").visit()
    ada.page.locator(".import input").set_input_files(folder / "record.json")
    ada.page.wait_for_url("**/match/*")
    return ada


def before_a_sale(person: Arrive, folder: Path) -> tuple[Person, list[list[str]]]:
    """Where a sale at two markets comes next; the answers of that sale."""
    record = json.loads((RECORDS / "two_players.json").read_text("utf-8"))
    entries = record["entries"]
    start = next(at for at in range(len(entries)) if [entry[1] for entry in entries[at : at + len(SALE)]] == SALE)
    ada = opened(person, folder, record, start)
    ada.page.locator(".pass .button").click()
    ada.wait()
    return ada, [entry[2:] for entry in entries[start : start + len(SALE)]]


def test_a_sale_shows_its_income_line_by_line_before_it_is_made(person: Arrive, tmp_path: Path) -> None:
    ada, ((card,), (colour,), (first,), (second,)) = before_a_sale(person, tmp_path)
    spot = ada.page.locator
    ada.point(spot(f".spot.lit[data-target='card:{card}']"), "Sell")
    ada.point(spot(f".spot.lit[data-target='colour:{colour}']"))
    ada.point(spot(f".spot.lit[data-target='market:{first}']"))
    spot(f".spot.lit[data-target='market:{second}']").hover()
    tip = ada.page.get_by_role("tooltip")
    expect(tip).to_contain_text("Bonus for 2 markets")
    lines = [line for line in tip.locator("p").all_inner_texts() if line.endswith("credits.")]
    assert [line.split()[0] for line in lines] == ["Popularity", "Interested", "Bonus"]
    assert not any(line in ada.log() for line in lines)
    spot(f".spot.lit[data-target='market:{second}']").click()
    spot(".pass .button").click()
    for line in lines:
        expect(ada.page.locator(".log .entry", has_text=line).last).to_be_visible()


def test_an_action_is_taken_back_part_by_part(person: Arrive, tmp_path: Path) -> None:
    ada, ((card,), (colour,), *_) = before_a_sale(person, tmp_path)
    asked = [ada.question]
    for target, words in ((f"card:{card}", "Sell"), (f"colour:{colour}", "")):
        ada.point(ada.page.locator(f".spot.lit[data-target='{target}']"), words)
        expect(ada.page.locator(".question strong")).not_to_have_text(asked[-1])
        asked.append(ada.question)
    for question in reversed(asked[:-1]):
        ada.page.locator(".prompt").get_by_role("button", name="Undo").click()
        expect(ada.page.locator(".question strong")).to_have_text(question)
    expect(ada.page.locator(f".spot.lit[data-target='card:{card}']")).to_be_visible()


def test_a_cards_menu_names_it_once_and_says_what_each_action_does(person: Arrive) -> None:
    ada = person(reduced_motion="reduce").open_table("excavation_earth", "me", "bot")
    card = ada.page.locator(".dock .spot.lit[data-target^='card:yellow'], .dock .spot.lit[data-target^='card:red']")
    for _ in range(40):
        ada.wait()
        if ada.page.locator(".dock .spot.lit[data-target='card:travel_2']").count():
            break
        ada.act()
    (card.first if card.count() else ada.page.locator(".dock .spot.lit[data-target^='card:']").first).click()
    menu = ada.page.locator(".menu:popover-open")
    name = menu.locator(".title").inner_text()
    menu.locator("[role=menuitem].off").first.wait_for()
    items = menu.locator("[role=menuitem]")
    assert [words for words in items.all_inner_texts() if name in words] == []
    assert items.locator("svg").count() == items.count()
    assert items.locator("small").count() == items.count()
