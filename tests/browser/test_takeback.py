"""After the turn has ended, undo asks the others."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_together import invitation

pytestmark = pytest.mark.browser
Arrive = Callable[..., Person]


def two_at_a_table(person: Arrive) -> tuple[Person, Person]:
    """Who has just ended a turn, and who is asked now."""
    ada, bruno = person(reduced_motion="reduce"), person(lang="fr", reduced_motion="reduce")
    ada.open_table("marajoara", "me", "open")
    bruno.visit(invitation(ada, 0))
    ada.start()
    ada.page.locator(".prompt").wait_for()
    bruno.page.locator(".prompt").wait_for()
    ada.page.wait_for_function("() => document.querySelector('.spot.lit') || document.title.startsWith('Mara')")
    first, second = (ada, bruno) if ada.spots.count() else (bruno, ada)
    first.answer()
    second.wait()
    return first, second


def asks(one: Person) -> None:
    one.page.locator(".prompt .button.quiet").click()
    one.page.locator("dialog.takeback .going li").first.wait_for()
    one.page.locator("dialog.takeback .button.go").click()


def test_the_other_sees_what_goes_and_agrees(person: Arrive) -> None:
    asker, other = two_at_a_table(person)
    lines = asker.page.locator(".log .entry").count()
    asks(asker)
    expect(asker.page.locator(".asking-back")).to_be_visible()
    expect(other.page.locator("dialog.takeback .going li")).to_have_count(1)
    other.page.locator("dialog.takeback .button.go").click()
    asker.wait()
    expect(asker.page.locator(".log li.undone")).not_to_have_count(0)
    expect(asker.page.locator(".log .entry")).to_have_count(lines + 1)
    expect(other.page.locator("dialog.takeback[open]")).to_have_count(0)
    expect(other.page.locator(".spot.lit")).to_have_count(0)


def test_the_end_of_a_turn_that_the_log_does_not_tell_is_shown_too(person: Arrive) -> None:
    ada, bruno = person(reduced_motion="reduce"), person(reduced_motion="reduce")
    ada.open_table("hoyuk", "me", "open")
    bruno.visit(invitation(ada, 0))
    ada.start()
    for one in (ada, bruno):
        one.page.locator(".prompt").wait_for()
    ada.page.wait_for_function("() => document.querySelector('.spot.lit') || document.title === 'Höyük'")
    asker, other = (ada, bruno) if ada.ready() else (bruno, ada)
    while not asker.page.get_by_role("button", name="Done").count():
        asker.answer()
        asker.wait()
    asker.page.get_by_role("button", name="Done").click()
    other.wait()
    asks(asker)
    expect(other.page.locator("dialog.takeback .going li")).to_have_text("the end of the turn")


def test_an_answer_meanwhile_closes_the_question(person: Arrive) -> None:
    asker, other = two_at_a_table(person)
    asks(asker)
    other.page.locator("dialog.takeback .tool").click()
    other.page.locator(".prompt .button.lit", has_text="revenir en arrière").or_(
        other.page.locator(".prompt .button.lit", has_text="asks to take back")
    ).wait_for()
    other.point(other.spots.first)
    expect(asker.page.locator(".asking-back")).to_have_count(0)


def test_who_would_rather_not_says_so(person: Arrive) -> None:
    asker, other = two_at_a_table(person)
    asks(asker)
    other.page.locator("dialog.takeback .button.quiet").click()
    expect(asker.page.locator(".asking-back")).to_contain_text("rather not" if asker.lang == "en" else "plutôt pas")
    other.wait()


OPEN = """(body) => fetch("/api/matches", {method: "POST", body: JSON.stringify(body), headers: {"Content-Type":
    "application/json"}}).then((made) => made.json())"""


def test_against_bots_it_is_taken_back_at_once_with_their_answers(person: Arrive) -> None:
    ada = person(reduced_motion="reduce").visit()
    bot = {"kind": "bot", "level": "novice"}
    table = {"game": "marajoara", "players": 2, "seats": [{"kind": "me"}, bot], "options": {"first_player": "p2"}}
    ada.visit(f"/match/{ada.page.evaluate(OPEN, table)['match']}")
    ada.answer()
    ada.page.locator(".log .entry", has_text="on turn").nth(1).wait_for()  # the bot's turn, and one's own again
    ada.wait()
    ada.page.keyboard.press("u")
    ada.page.get_by_role("button", name="Take it back").click()
    expect(ada.page.locator(".log li.undone")).not_to_have_count(0)
    ada.wait()
