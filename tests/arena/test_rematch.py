"""Playing again: whoever asks first makes the table, everybody else of the match takes their seat at it."""

from __future__ import annotations

from threading import Thread

import pytest

from tests.arena.visitor import OpenHouse, Visitor

pytestmark = pytest.mark.slow


def finished(house: OpenHouse) -> tuple[Visitor, Visitor, str]:
    """Ann and Bob have played a match to its end."""
    ann, bob = house.visitor(), house.visitor()
    for who, name in ((ann, "Ann"), (bob, "Bob")):
        who.json("PUT", "/api/me", json={"name": name})
    made = ann.new_match("me", "open")
    bob.follow(made["links"]["1"])
    match = made["match"]
    with ann.sit(match) as first, bob.sit(match) as second:
        other = Thread(target=second.play_on)
        other.start()
        first.play_on()
        other.join()
    return ann, bob, match


def test_a_guest_asks_and_everybody_sits_where_they_sat(house: OpenHouse) -> None:
    ann, bob, match = finished(house)
    new = bob.json("POST", f"/api/matches/{match}/again")["match"]
    with ann.sit(match) as seat:
        assert seat.until_state()["rematch"] == "Bob"
    (waiting,) = [row for row in ann.json("GET", "/api/matches")["mine"] if row["match"] == new]
    assert waiting["rematch"] == match
    assert ann.json("POST", f"/api/matches/{match}/again")["match"] == new
    assert ann.json("POST", f"/api/matches/{match}/again")["match"] == new
    with ann.sit(new) as seat:
        state = seat.until_state()
        assert [(one["name"], one["seat"]) for one in state["seats"]] == [("Ann", 0), ("Bob", 1)]
        assert state["you"] == [0]


def test_two_who_ask_at_once_get_one_table(house: OpenHouse) -> None:
    ann, bob, match = finished(house)
    tables = {who.json("POST", f"/api/matches/{match}/again")["match"] for who in (ann, bob, ann)}
    assert len(tables) == 1


def test_nobody_asks_who_did_not_play_or_before_the_end(house: OpenHouse) -> None:
    ann, _, match = finished(house)
    stranger = house.visitor()
    assert stranger.ask("POST", f"/api/matches/{match}/again").status_code in (403, 404)
    going = ann.new_match("me", "bot")["match"]
    assert ann.ask("POST", f"/api/matches/{going}/again").json()["error"] == "not-again"
