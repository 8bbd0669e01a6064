"""Links that friends on the network can open, and what the page says when there are none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.served import ServedHouse
from vestige.arena.addresses import own_addresses

pytestmark = pytest.mark.browser
Arrive = Callable[..., Person]


class NetworkHouse(ServedHouse):
    more = ("--host", "0.0.0.0")


@pytest.fixture
def house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[ServedHouse]:
    opened = getattr(request, "param", NetworkHouse)(tmp_path)
    yield opened
    opened.close()


def test_links_of_a_house_on_the_network_lead_there_from_anywhere(person: Arrive) -> None:
    """Opened by its own address of this machine, the page hands out the one of the network."""
    ada = person().open_table("tide", "me", "open")
    link = ada.page.locator(".invite .link").first.input_value()
    assert "0.0.0.0" not in link
    found = own_addresses()
    assert not found or link.startswith(f"http://{found[0]}:")
    assert httpx.get(link).status_code == 200
    expect(ada.page.locator(".warning")).to_have_count(0 if found else 1)
    ada.page.locator(".invite").get_by_role("button", name="For a phone’s camera").first.click()
    picture = ada.page.locator("dialog .qr")
    expect(picture).to_have_attribute("alt", f"A picture of {link} for a camera")
    ada.page.wait_for_function("() => document.querySelector('dialog .qr').naturalWidth > 0")


@pytest.mark.parametrize("house", [ServedHouse], indirect=True)
def test_a_house_for_this_machine_says_that_its_links_work_here_only(person: Arrive) -> None:
    ada = person().visit()
    expect(ada.page.locator(".network")).to_contain_text("this machine only")
    ada.open_table("tide", "me", "open")
    expect(ada.page.locator(".warning")).to_contain_text("./play --host 0.0.0.0")
