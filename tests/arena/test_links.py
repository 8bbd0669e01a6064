"""Links are spent by the first who sits down; seats in play belong to their people."""

from __future__ import annotations

from threading import Thread
from typing import Any

import pytest

from tests.arena.visitor import OpenHouse, Visitor

pytestmark = pytest.mark.slow


def refused(guest: Visitor, link: str) -> tuple[int, str]:
    answers = [guest.ask(method, link) for method in ("GET", "POST")]
    assert answers[0].json() == answers[1].json()
    return answers[1].status_code, answers[1].json()["error"]


def in_play(house: OpenHouse, **more: Any) -> tuple[Visitor, Visitor, str, str]:
    """Two people at a table, dealt: the host, the guest, the match, the guest's link."""
    ann, bob = house.visitor(), house.visitor()
    made = ann.new_match("me", "open", **more)
    match = bob.follow(made["links"]["1"])
    with ann.sit(match) as one, bob.sit(match) as two:
        one.until_asked()
        two.until_asked()
    return ann, bob, match, made["links"]["1"]


def test_opening_a_link_shows_a_page_and_takes_no_seat(house: OpenHouse) -> None:
    """A messenger that previews the address opens it before the person does."""
    ann, preview, bob = house.visitor(), house.visitor(), house.visitor("fr")
    ann.json("PUT", "/api/me", json={"name": "Ann <b>"})
    made = ann.new_match("me", "open")
    page = preview.ask("GET", made["links"]["1"])
    assert page.status_code == 200
    assert '<form method="post">' in page.text
    assert "Ann &lt;b&gt;" in page.text
    assert "form-action 'self'" in page.headers["content-security-policy"]
    assert preview.json("GET", "/api/matches")["mine"] == []
    assert "S’asseoir" in bob.ask("GET", made["links"]["1"]).text
    answer = bob.ask("POST", made["links"]["1"], data={"name": "Bob"})
    assert answer.headers["location"] == f"/match/{made['match']}"
    with ann.sit(made["match"]) as seat:
        assert seat.until_state()["seats"][1]["name"] == "Bob"


def test_a_foreign_page_cannot_press_the_button(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    link = ann.new_match("me", "open")["links"]["1"]
    answer = bob.ask("POST", link, headers={"origin": "http://elsewhere.example"})
    assert (answer.status_code, answer.json()["error"]) == (403, "origin")
    assert bob.json("GET", "/api/matches")["mine"] == []


def test_a_link_is_spent_by_the_first_who_sits_and_leads_only_them_back(house: OpenHouse) -> None:
    ann, bob, eve = house.visitor(), house.visitor(), house.visitor()
    made = ann.new_match("me", "open")
    match = bob.follow(made["links"]["1"])
    assert refused(eve, made["links"]["1"]) == (410, "link-spent")
    again = bob.ask("GET", made["links"]["1"])
    assert (again.status_code, again.headers["location"]) == (303, f"/match/{match}")
    assert refused(ann, made["links"]["1"]) == (409, "one-seat")
    with eve.sit(match) as stranger:
        assert stranger.hear()["type"] == "closed"


def test_two_who_press_at_once_do_not_both_sit(house: OpenHouse) -> None:
    ann = house.visitor()
    link = ann.new_match("me", "open")["links"]["1"]
    guests = [house.visitor() for _ in range(6)]
    requests = [guest.http.build_request("POST", house.url + link) for guest in guests]
    answers: list[int] = []
    threads = [
        Thread(target=lambda guest=guest, request=request: answers.append(guest.http.send(request).status_code))
        for guest, request in zip(guests, requests, strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [303, 410, 410, 410, 410, 410]


def test_the_host_cannot_sit_for_a_guest_unseen(house: OpenHouse) -> None:
    """With the guest's own link not at all; with a new one in front of everybody, and the guest loses the seat."""
    ann, bob, match, link = in_play(house)
    other = house.visitor()
    assert refused(other, link) == (410, "link-spent")
    with bob.sit(match) as seat:
        assert seat.until_asked()["notes"] == []
        fresh = ann.json("POST", f"/api/matches/{match}/seats/1/link")["link"]
        assert refused(ann, fresh) == (409, "one-seat")
        told = seat.until_state(lambda state: bool(state["notes"]))["notes"][-1]
        assert (told["kind"], told["text"]) == ("new-link", "The host made a new link for the seat of Player 2.")
        other.follow(fresh)
        assert seat.until(lambda message: message["type"] == "closed")["code"] == 4403
    with ann.sit(match) as one:
        assert [note["kind"] for note in one.until_asked()["notes"]] == ["new-link", "new-holder"]


def test_only_the_host_makes_links_and_only_for_other_people(house: OpenHouse) -> None:
    ann, bob, match, _ = in_play(house)
    path = f"/api/matches/{match}/seats"
    assert bob.ask("POST", f"{path}/0/link").json()["error"] == "not-host"
    assert ann.ask("POST", f"{path}/0/link").json()["error"] == "no-link"
    assert ann.ask("POST", f"{path}/9/link").json()["error"] == "no-link"
    assert ann.ask("POST", f"{path}/99/link").status_code == 400


def test_the_same_person_goes_on_from_another_device_and_all_see_it(house: OpenHouse) -> None:
    ann, bob, match, _ = in_play(house)
    phone = house.visitor()
    old = bob.json("POST", f"/api/matches/{match}/device")["link"]
    link = bob.json("POST", f"/api/matches/{match}/device")["link"]
    assert refused(phone, old) == (404, "link")
    assert "Go on here" in phone.ask("GET", link).text
    assert refused(ann, link) == (409, "one-seat")
    with ann.sit(match) as one, bob.sit(match) as two:
        assert phone.follow(link) == match
        seen = one.until_state(lambda state: state["seats"][1]["devices"] == 2)
        assert seen["notes"][-1]["kind"] == "device"
        with phone.sit(match) as pocket:
            assert pocket.until_asked()["you"] == [1]
            assert pocket.act()["type"] == "accepted"
            two.until_count(pocket.until_state()["count"])
    assert refused(house.visitor(), link) == (410, "link-spent")
    assert ann.ask("POST", "/api/matches/nowhere/device").status_code == 404
    watcher = house.visitor()
    watched = watcher.follow(ann.new_match("me", "bot")["watch"])
    assert watcher.ask("POST", f"/api/matches/{match}/device").status_code == 404
    assert watcher.ask("POST", f"/api/matches/{watched}/device").json()["error"] == "not-sitting"


def test_a_seat_left_in_play_waits_for_its_person_and_for_nobody_else(house: OpenHouse) -> None:
    ann, bob, match, link = in_play(house, public=True)
    eve = house.visitor()
    bob.json("POST", f"/api/matches/{match}/leave")
    with ann.sit(match) as one:
        assert one.until_state()["seats"][1]["kind"] == "left"
    for guest in (eve, ann):
        answer = guest.ask("POST", f"/api/matches/{match}/join", json={"seat": 1})
        assert (answer.status_code, answer.json()["error"]) == (409, "seat-taken")
    assert refused(eve, link) == (410, "link-spent")
    assert match not in [row["match"] for row in eve.json("GET", "/api/matches")["open"]]
    (row,) = (row for row in bob.json("GET", "/api/matches")["mine"] if row["match"] == match)
    assert row["left"]
    assert bob.follow(link) == match
    bob.json("POST", f"/api/matches/{match}/leave")
    bob.json("POST", f"/api/matches/{match}/join", json={"seat": 1})
    with bob.sit(match) as two:
        assert two.until_asked()["you"] == [1]


def test_nobody_holds_two_seats_unless_from_the_start(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    made = ann.new_match("me", "open", "open", public=True)
    bob.follow(made["links"]["1"])
    assert refused(bob, made["links"]["2"]) == (409, "one-seat")
    answer = bob.ask("POST", f"/api/matches/{made['match']}/join", json={"seat": 2})
    assert (answer.status_code, answer.json()["error"]) == (409, "one-seat")


def test_who_left_the_waiting_room_left_no_link_that_works(house: OpenHouse) -> None:
    ann, bob, eve = house.visitor(), house.visitor(), house.visitor()
    made = ann.new_match("me", "open")
    match = bob.follow(made["links"]["1"])
    bob.json("POST", f"/api/matches/{match}/leave")
    assert refused(eve, made["links"]["1"]) == (410, "link-spent")
    with ann.sit(match) as seat:
        assert eve.follow(seat.until_state(lambda state: bool(state["links"]))["links"]["1"]) == match


def test_a_watch_link_is_never_spent(house: OpenHouse) -> None:
    ann = house.visitor()
    made = ann.new_match("me", "bot")
    for _ in range(3):
        eve = house.visitor()
        assert "watch this table" in eve.ask("GET", made["watch"]).text
        assert eve.follow(made["watch"]) == made["match"]
