"""Your turn: title, badge, sound, a notification while the tab is hidden, and what a plain address allows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.served import ServedHouse
from tests.browser.test_together import invitation
from vestige.arena.addresses import own_addresses

pytestmark = pytest.mark.browser
Arrive = Callable[..., Person]

YOURS = "● Your turn – Marajoara"
LISTEN = """
const create = AudioContext.prototype.createOscillator;
window.notes = 0;
AudioContext.prototype.createOscillator = function () { window.notes += 1; return create.call(this); };
"""
HIDE = "Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })"
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.getRegistration("/service-worker.js");
    return (await worker?.getNotifications() ?? []).map(({ title, body }) => [title, body]);
}"""
UNDECIDED = """
let said = "default";
Object.defineProperty(Notification, "permission", { get: () => said });
Notification.requestPermission = async () => { window.asked = true; return (said = "granted"); };
"""


def two(person: Arrive, prepare: str = "") -> tuple[Person, Person]:
    """Ada, who is not asked, and Bruno, who is."""
    ada, bruno = person(reduced_motion="reduce"), person(reduced_motion="reduce")
    for one in (ada, bruno):
        one.page.context.grant_permissions(["notifications"])
        one.page.add_init_script(LISTEN + prepare)
    ada.open_table("marajoara", "me", "open")
    bruno.visit(invitation(ada, 0))
    ada.start()
    for one in (ada, bruno):
        one.page.locator(".seat").first.wait_for()
    on = ada.page.locator(".seat.on")
    on.wait_for()
    return (bruno, ada) if "you" in on.locator(".presence").inner_text() else (ada, bruno)


def passes_on(one: Person, other: Person) -> None:
    """One plays until the other is asked."""
    while other.page.title() != YOURS:
        if one.ready():
            one.act()
        one.page.wait_for_timeout(100)


def test_title_badge_and_sound_tell_of_a_turn(person: Arrive) -> None:
    waiting, asked = two(person)
    expect(asked.page).to_have_title(YOURS)
    expect(asked.page.locator("link[rel=icon]")).to_have_attribute("href", "/static/icon-turn.svg")
    expect(waiting.page).to_have_title("Marajoara")
    expect(waiting.page.locator("link[rel=icon]")).to_have_attribute("href", "/static/icon.svg")
    heard = waiting.page.evaluate("window.notes")
    waiting.page.get_by_role("tab", name="Score").click()  # browsers let a page be heard after a press
    passes_on(asked, waiting)
    waiting.page.wait_for_function(f"() => window.notes === {heard + 2}")
    expect(asked.page).to_have_title("Marajoara")
    asked.page.get_by_role("button", name="Settings").click()
    asked.page.locator("dialog input[name=sound][value=off]").check(force=True)
    asked.page.keyboard.press("Escape")
    before = asked.page.evaluate("window.notes")  # whoever began the game was perhaps asked first
    passes_on(waiting, asked)
    assert asked.page.evaluate("window.notes") == before


def test_a_hidden_tab_notifies_once_leave_was_given_at_the_first_wait(person: Arrive) -> None:
    waiting, asked = two(person, UNDECIDED)
    assert not waiting.page.evaluate("window.asked")
    waiting.page.locator(".reminder").get_by_role("button", name="Tell me").click()
    waiting.page.wait_for_function("() => window.asked")
    expect(waiting.page.locator(".reminder")).to_have_count(0)
    expect(asked.page.locator(".reminder")).to_have_count(0)
    waiting.page.evaluate(HIDE)
    passes_on(asked, waiting)
    waiting.page.wait_for_function("async () => (await (" + SHOWN + ")()).length > 0")
    assert waiting.page.evaluate(SHOWN) == [["Marajoara", "It is your turn."]]
    caches = waiting.page.evaluate("async () => (await caches.keys()).length")
    assert caches == 0


def test_the_page_can_be_kept_like_an_app(person: Arrive) -> None:
    ada = person().visit()
    manifest = ada.page.request.get(ada.house.url + "/static/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    assert manifest.json()["start_url"] == "/"
    link = ada.page.locator("link[rel=manifest]")
    expect(link).to_have_attribute("href", "/static/manifest.webmanifest")


class NetworkHouse(ServedHouse):
    more = ("--host", "0.0.0.0")


@pytest.fixture
def plain(tmp_path: Path) -> Iterator[ServedHouse]:
    """A house reached by an address of the network, without https; by this machine's own where there is none."""
    opened = NetworkHouse(tmp_path)
    for address in own_addresses()[:1]:
        opened.url = f"http://{address}:{opened.url.rpartition(':')[2]}"
    yield opened
    opened.close()


def test_on_a_plain_address_the_settings_say_what_browsers_forbid(person: Arrive, plain: ServedHouse) -> None:
    ada = person()
    ada.house = plain
    ada.visit().page.get_by_role("button", name="Settings").click()
    secure = ada.page.evaluate("isSecureContext")
    said = "The page must be open" if secure else "Title, badge and sound remain"
    hints = ada.page.locator("dialog .field", has=ada.page.locator("#label-notify"))
    expect(hints).to_contain_text(said)
