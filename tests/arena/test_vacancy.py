"""A seat for which nobody comes is given to a bot, before the deal."""

from __future__ import annotations

import pytest

from tests.arena.visitor import OpenHouse

pytestmark = pytest.mark.slow


def test_an_empty_seat_is_given_to_a_bot_and_the_match_begins(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    made = ann.new_match("me", "open")
    match, path = made["match"], f"/api/matches/{made['match']}/seats/1/bot"
    assert bob.ask("POST", path, json={"level": "random"}).status_code == 404
    assert ann.ask("POST", path, json={"level": "oracle"}).status_code == 400
    with ann.sit(match) as seat:
        seat.until_state(lambda state: state["status"] == "waiting")
        for _ in range(2):
            assert ann.ask("POST", path, json={"level": "random"}).status_code in (201, 409)
        assert seat.until_asked()["seats"][1]["kind"] == "bot"
    assert bob.ask("GET", made["links"]["1"]).status_code == 404
    record = ann.ask("POST", f"/api/matches/{match}/seats/0/bot", json={"level": "random"})
    assert record.json()["error"] == "seat-taken"


def test_giving_a_seat_away_voids_what_was_committed(house: OpenHouse) -> None:
    """Somebody had committed, then another left: whoever comes instead, all commit anew."""
    ann, bob, cat = house.visitor(), house.visitor(), house.visitor()
    made = ann.new_match("me", "open", "open")
    match = bob.follow(made["links"]["1"])
    cat.follow(made["links"]["2"])
    with ann.sit(match) as one:
        one.until_state(lambda state: bool(state["fair"]["nonces"]))
        before = one.state["fair"]["nonces"][0]["commitment"]
        cat.json("POST", f"/api/matches/{match}/leave")
        ann.json("POST", f"/api/matches/{match}/seats/2/bot", json={"level": "random"})
        with bob.sit(match) as two:
            two.until_asked()
        one.until_asked()
        after = one.state["fair"]["nonces"][0]["commitment"]
    assert before != after
