"""A match whose review is worked out, for all tests of a file that look at it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from tests.arena.visitor import OpenHouse
from tests.browser.person import Person

RECORD = Path(__file__).parents[1] / "games" / "marajoara" / "records" / "two_players.json"


class Reviewed(NamedTuple):
    """A match whose review is worked out, and what the browser of its host remembers."""

    match: str
    host: Any


def work_out(browser: Browser, house: OpenHouse) -> Reviewed:
    """The match was brought along."""
    context = browser.new_context()
    record = json.loads(RECORD.read_text("utf-8"))
    context.request.get(house.url)
    match = context.request.post(f"{house.url}/api/import", data=record).json()["match"]
    while not context.request.get(f"{house.url}/api/matches/{match}/review").json()["ready"]:
        time.sleep(0.2)
    host = context.storage_state()
    context.close()
    return Reviewed(match, host)


def looking_back(person: Callable[..., Person], reviewed: Reviewed, **more: Any) -> Person:
    """The host, at the review."""
    who = person(storage_state=reviewed.host, reduced_motion="reduce", **more)
    who.visit(f"/match/{reviewed.match}")
    who.page.locator("#result-review").click()
    who.page.locator(".curve").wait_for()
    return who
