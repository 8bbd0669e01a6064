"""Hints: the master's answer for whoever asks, where nobody is cheated by it."""

from __future__ import annotations

import pytest

from tests.arena.visitor import OpenHouse

pytestmark = pytest.mark.slow


def test_a_person_among_bots_is_told_the_masters_choice_with_the_next_best(house: OpenHouse) -> None:
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot")["match"]) as seat:
        state = seat.until_asked()
        told = seat.ask(type="hint", seat=state["acting"])
        offered = [option["action"] for option in state["options"]]
        assert 1 <= len(told["ideas"]) <= 3
        assert all(idea["action"] in offered for idea in told["ideas"])
        assert all(0 <= idea["chance"] <= 100 for idea in told["ideas"])
        assert told["ideas"][0]["label"]
        assert seat.act(told["ideas"][0]["action"])["type"] == "accepted"


def test_between_people_there_are_none_until_all_have_asked(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    for who, name in ((ann, "Ann"), (bob, "Bob")):
        who.json("PUT", "/api/me", json={"name": name})
    made = ann.new_match("me", "open")
    bob.follow(made["links"]["1"])
    with ann.sit(made["match"]) as first, bob.sit(made["match"]) as second:
        first.until_state(lambda state: state["status"] == "playing")
        second.until_state(lambda state: state["status"] == "playing")
        sockets = {0: first, 1: second}
        asked = first.state["asked"][0]
        told = sockets[asked].ask(type="hint", seat=asked)
        assert told["code"] == "hint-agreement"
        assert ("Ann", "Bob")[1 - asked] in told["text"]
        sockets[1 - asked].ask(type="hint", seat=1 - asked)
        again = sockets[asked].ask(type="hint", seat=asked)
        assert again.get("ideas"), again


def test_who_is_not_asked_gets_none_and_nobody_asks_for_another_seat(house: OpenHouse) -> None:
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot")["match"]) as seat:
        seat.until_asked()
        seat.send(type="hint", id=5, seat=1)
        assert seat.until(lambda message: message["type"] == "error")["code"] == "not-your-seat"


def test_one_guest_keeps_the_workers_busy_with_one_hint_at_a_time(house: OpenHouse) -> None:
    ann = house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as one, ann.sit(match) as two:
        one.until_asked()
        two.until_asked()
        one.send(type="hint", id="first", seat=0)
        one.send(type="ping")
        one.until(lambda message: message["type"] == "pong")
        told = two.ask(type="hint", seat=0)
        assert told["code"] == "hint-thinking"
        assert one.until(lambda message: message.get("id") == "first")["ideas"]
        assert two.ask(type="hint", seat=0)["ideas"]
