"""A real Chromium at a real server."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.arena.visitor import OpenHouse
from tests.browser.person import Person
from tests.browser.reviews import Reviewed, work_out

DESKTOP = (1440, 900)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's Chromium where there is one, else the one that Playwright brought."""
    found = shutil.which("chromium")
    system = {"executable_path": found} if found else {}
    return {**browser_type_launch_args, **system, "args": ["--no-sandbox", "--disable-gpu"]}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    opened = OpenHouse(tmp_path_factory.mktemp("house"), review_walks=60)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def reviewed(browser: Browser, house: OpenHouse) -> Reviewed:
    return work_out(browser, house)


@pytest.fixture
def person(browser: Browser, house: OpenHouse) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser of their own; what it complains of fails the test."""
    people: list[Person] = []

    def arrive(lang: str = "en", size: tuple[int, int] = DESKTOP, **more: Any) -> Person:
        width, height = size
        context = browser.new_context(viewport={"width": width, "height": height}, locale=lang, **more)
        people.append(Person(context.new_page(), house, lang))
        return people[-1]

    yield arrive
    for one in people:
        one.page.context.close()
    assert [complaint for one in people for complaint in one.complaints] == []
