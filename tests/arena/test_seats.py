"""Who may sit, act and look."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tests.arena.visitor import OpenHouse


def test_nobody_acts_for_a_seat_without_its_token(house: OpenHouse) -> None:
    ann, eve = house.visitor(), house.visitor()
    match = ann.new_match("me", "bot", public=True)["match"]
    with ann.sit(match) as seat, eve.sit(match) as stranger:
        state = seat.until_asked()
        stranger.until_state(lambda seen: seen["status"] == "playing")
        command = {"number": state["number"], "key": "mine", "seat": 0, "action": state["options"][0]["action"]}
        for kind in ("act", "undo", "preview", "why", "seat", "commit", "nonce"):
            stranger.send(**({"type": kind, "seat": 0} | needed(kind, command)))
            error = stranger.until(lambda message: message["type"] == "error")
            assert (error["code"], error["text"]) == ("not-your-seat", "Seat 1 is not yours."), kind
        assert seat.until_asked()["options"] == state["options"]
        assert seat.act()["type"] == "accepted"


def needed(kind: str, command: dict[str, object]) -> dict[str, object]:
    """The other fields of a command of this kind."""
    number = "0" * 64
    fields: dict[str, dict[str, object]] = {
        "act": command,
        "undo": {"number": command["number"], "key": "mine"},
        "preview": {"id": 1, "action": command["action"]},
        "why": {"id": 1, "action": command["action"]},
        "commit": {"hash": number},
        "nonce": {"hex": number},
    }
    return fields.get(kind, {})


def test_a_forged_cookie_is_nobody(house: OpenHouse) -> None:
    ann, eve = house.visitor(), house.visitor()
    match = ann.new_match("me", "bot")["match"]
    genuine = ann.http.cookies["vestige_guest"]
    eve.http.cookies.clear()
    eve.http.cookies.set("vestige_guest", genuine[:-2] + ("xx" if genuine[-2:] != "xx" else "yy"))
    assert eve.json("GET", "/api/matches")["mine"] == []
    with eve.sit(match) as stranger:
        assert stranger.hear() == {"type": "closed", "code": 4404, "reason": "match"}


def test_a_private_match_opens_by_link_only(house: OpenHouse) -> None:
    ann, eve, bob = house.visitor(), house.visitor("fr"), house.visitor()
    made = ann.new_match("me", "bot")
    match = made["match"]
    refused = eve.ask("GET", f"/api/matches/{match}/thumbnail.svg")
    none = eve.ask("GET", "/api/matches/000000000000/thumbnail.svg")
    assert (refused.status_code, refused.json()["error"]) == (404, "match")
    assert refused.text.replace(match, "000000000000") == none.text
    for path in (f"/match/{match}", f"/api/matches/{match}/record"):
        assert eve.ask("GET", path).status_code == 404
    for path in ("join", "leave", "again", "device", "seats/0/link"):
        assert eve.ask("POST", f"/api/matches/{match}/{path}", json={"seat": 1}).status_code == 404
    assert bob.follow(made["watch"]) == match
    with ann.sit(match), bob.sit(match) as watcher:
        assert watcher.until_state(lambda state: state["status"] == "playing")["you"] == []


def test_an_invented_link_opens_nothing(house: OpenHouse) -> None:
    refused = house.visitor().ask("GET", "/join/AAAAAAAAAAAAAAAAAAAAAA")
    assert (refused.status_code, refused.json()["error"]) == (404, "link")


def test_tokens_are_not_in_the_store(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path)
    made = house.visitor().new_match("me", "open")
    house.close()
    stored = "\n".join(sqlite3.connect(tmp_path / "vestige.sqlite").iterdump())
    tokens = [link.rpartition("/")[2] for link in (*made["links"].values(), made["watch"])]
    assert len(tokens) == 2
    assert all(token not in stored for token in tokens)


def test_the_host_sees_the_links_until_everybody_sits(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    made = ann.new_match("me", "open")
    with ann.sit(made["match"]) as seat:
        assert seat.until_state()["links"] == made["links"]
        bob.follow(made["links"]["1"])
        assert seat.until_state(lambda state: not state["links"])["seats"][1]["kind"] == "person"
    with bob.sit(made["match"]) as other:
        assert "links" not in other.until_state()


def test_a_public_table_is_joined_without_a_link_on_a_free_seat_only(house: OpenHouse) -> None:
    ann, bob, eve = house.visitor(), house.visitor(), house.visitor()
    match = ann.new_match("me", "open", public=True)["match"]
    assert match in [row["match"] for row in bob.json("GET", "/api/matches")["open"]]
    bob.json("POST", f"/api/matches/{match}/join", json={"seat": 1})
    refused = eve.ask("POST", f"/api/matches/{match}/join", json={"seat": 1})
    assert (refused.status_code, refused.json()["error"]) == (409, "seat-taken")
    private = ann.new_match("me", "open")["match"]
    assert eve.ask("POST", f"/api/matches/{private}/join", json={"seat": 1}).status_code == 404


def test_who_leaves_gives_the_seat_back(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    made = ann.new_match("me", "open")
    match = bob.follow(made["links"]["1"])
    with ann.sit(match) as seat:
        bob.json("POST", f"/api/matches/{match}/leave")
        links = seat.until_state(lambda state: state["seats"][1]["kind"] == "open")["links"]
        assert links.keys() == made["links"].keys()
        assert links != made["links"]
    assert bob.json("GET", "/api/matches")["mine"] == []


def test_a_match_is_deleted_by_its_host_unless_others_play(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    made = ann.new_match("me", "open")
    match = bob.follow(made["links"]["1"])
    assert bob.ask("DELETE", f"/api/matches/{match}").json()["error"] == "not-host"
    with ann.sit(match) as seat, bob.sit(match) as other:
        seat.until_asked()
        assert ann.ask("DELETE", f"/api/matches/{match}").json()["error"] == "others-play"
        bob.json("POST", f"/api/matches/{match}/leave")
        assert other.until(lambda message: message["type"] == "closed")["code"] == 4403
        assert ann.ask("DELETE", f"/api/matches/{match}").status_code == 204
        assert seat.until(lambda message: message["type"] == "closed")["code"] == 4004
    assert ann.ask("GET", f"/api/matches/{match}/record").status_code == 404


@pytest.mark.parametrize("kinds", [("me", "here"), ("here", "here")])
def test_people_at_one_device_hold_several_seats(house: OpenHouse, kinds: tuple[str, ...]) -> None:
    ann = house.visitor()
    with ann.sit(ann.new_match(*kinds)["match"]) as seat:
        assert seat.until_state(lambda state: state["status"] == "playing")["you"] == [0, 1]
        assert [card["kind"] for card in seat.state["seats"]] == [*kinds, "automaton"]
