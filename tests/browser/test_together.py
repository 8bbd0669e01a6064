"""Several people: by links, at one device, in two tabs, looking on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Arrive = Callable[..., Person]


def invitation(host: Person, row: int) -> str:
    """The link that the waiting room offers, as a path."""
    link = host.page.locator(".invite .link").nth(row).input_value()
    assert link.startswith(host.house.url)
    return link.removeprefix(host.house.url)


def test_two_people_meet_by_a_link_and_play_each_other_to_the_end(person: Arrive) -> None:
    ada, bruno = person(reduced_motion="reduce"), person(lang="fr", reduced_motion="reduce")
    ada.open_table("tide", "me", "open")
    bruno.visit(invitation(ada, 0))
    assert bruno.match == ada.match
    ada.start()
    while not (ada.over() and bruno.over()):
        for one in (ada, bruno):
            if one.ready():
                one.act()
    assert (
        ada.page.locator("dialog .sum td").all_inner_texts() == bruno.page.locator("dialog .sum td").all_inner_texts()
    )


def test_a_pasted_invitation_link_leads_to_the_table(person: Arrive) -> None:
    ada, bruno = person(), person()
    ada.open_table("tide", "me", "open")
    bruno.visit().page.get_by_placeholder("Paste an invitation link").fill(ada.house.url + invitation(ada, 0))
    bruno.page.get_by_role("button", name="Join").click()
    bruno.page.get_by_role("textbox", name="Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    bruno.page.wait_for_url(f"**/match/{ada.match}")
    expect(ada.page.locator(".waiting")).to_contain_text("Bruno")
    bruno.start().wait()


def test_who_comes_by_a_link_chooses_before_somebody_starts(person: Arrive) -> None:
    ada, bruno = person(), person()
    ada.open_table("tide", "me", "open")
    bruno.visit(invitation(ada, 0))
    green = "[data-choice=pail] input[value=green]"
    bruno.page.locator("[data-choice=pail] .choice", has=bruno.page.locator("[value=green]")).click()
    expect(bruno.page.locator(green)).to_be_checked()
    expect(ada.page.locator(green)).to_have_count(0)
    bruno.page.locator(green).focus()
    bruno.page.keyboard.press("ArrowLeft")
    expect(bruno.page.locator(green)).not_to_be_checked()
    expect(ada.page.locator(green)).to_have_count(1)
    assert bruno.page.locator("select").count() == 0
    ada.start()
    bruno.wait()
    assert bruno.complaints == ada.complaints == []


def test_without_https_as_in_a_home_network_the_deal_is_as_fair(person: Arrive) -> None:
    ada = person()
    ada.page.add_init_script("delete Crypto.prototype.subtle")
    ada.open_table("tide", "me", "bot").wait()
    ada.page.get_by_role("button", name="Fair deal").click()
    expect(ada.page.locator(".fair dd")).to_have_count(2)
    assert ada.page.evaluate("crypto.subtle") is None


def test_somebody_who_watches_sees_the_table_but_no_secret_and_no_option(person: Arrive) -> None:
    ada, bruno, chiara = person(), person(), person()
    ada.open_table("tide", "me", "open")
    watch = invitation(ada, 1)
    bruno.visit(invitation(ada, 0)).start().wait()
    ada.wait()
    chiara.visit(watch).page.locator(".piece").first.wait_for()
    own = {spot.get_attribute("data-target") for spot in ada.spots.all()}
    seen = {spot.get_attribute("data-target") for spot in chiara.page.locator(".spot[data-target]").all()}
    assert own
    assert not own & seen
    assert chiara.spots.count() == chiara.buttons.count() == 0
    assert not {spot.get_attribute("data-target") for spot in bruno.page.locator(".spot").all()} & own


def test_people_at_one_device_see_their_secrets_only_after_it_was_passed(person: Arrive) -> None:
    ada = person().choose("tide", "me", "here")
    ada.page.get_by_placeholder("Name").last.fill("Bruno")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.locator(".pass").wait_for()
    assert ada.page.locator(".spot").count() == 0
    ada.page.locator(".pass .button").click()
    ada.spots.first.wait_for()
    own = {spot.get_attribute("data-target") for spot in ada.spots.all()}
    ada.wait()
    while not ada.page.locator(".pass").count():
        ada.act()
        ada.wait()
    expect(ada.page.get_by_text("Pass the device to Bruno")).to_be_visible()
    assert not {spot.get_attribute("data-target") for spot in ada.page.locator(".spot").all()} & own


def test_a_double_click_and_a_second_tab_apply_a_move_once(person: Arrive) -> None:
    ada = person().open_table("marajoara", "me", "bot")
    ada.wait()
    tab = Person(ada.page.context.new_page(), ada.house, "en")
    tab.visit(f"/match/{ada.match}").wait()
    target = ada.spots.first.get_attribute("data-target")
    ada.page.locator(f".spot[data-target='{target}']").dblclick()
    tab.page.locator(f".spot[data-target='{target}']").click()
    mine = ada.page.locator(".log .entry", has_text="Player 1 places a start token")
    expect(mine).to_have_count(1)
    expect(tab.page.locator(".log .entry", has_text="Player 1 places a start token")).to_have_count(1)
    assert tab.complaints == []


def test_an_open_table_is_joined_from_the_lobby_and_left_again(person: Arrive) -> None:
    ada, bruno = person(), person()
    ada.choose("tide", "me", "open")
    ada.page.get_by_label("anybody may take").check()
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_url("**/match/*")
    bruno.visit().page.locator(".rows").get_by_role("button", name="Join").click()
    bruno.page.wait_for_url(f"**/match/{ada.match}")
    bruno.start().wait()
    ada.wait()


def test_a_person_goes_on_from_another_device_and_the_others_see_it(person: Arrive) -> None:
    ada, bruno, pocket = person(), person(), person()
    ada.open_table("tide", "me", "open")
    bruno.visit(invitation(ada, 0)).start().wait()
    bruno.page.get_by_role("button", name="Continue on another device").click()
    link = bruno.page.locator("dialog .link").input_value().removeprefix(bruno.house.url)
    pocket.visit(link).wait()
    expect(ada.page.locator(".seat").nth(1)).to_contain_text("2 devices")
    expect(ada.page.locator(".log .note", has_text="also plays from another device")).to_be_in_viewport()
    ada.page.get_by_role("button", name="A new link for this seat").click()
    expect(ada.page.locator("dialog .link")).to_have_value(re.compile("/join/"))
    assert ada.complaints == bruno.complaints == pocket.complaints == []
