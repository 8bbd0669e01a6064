"""Giving up, bots that sit in, matches that everybody left."""

from __future__ import annotations

import sqlite3
from time import sleep
from typing import Any
from uuid import uuid4

import pytest

from tests.arena.visitor import OpenHouse, Socket, Visitor

pytestmark = pytest.mark.slow


def table(house: OpenHouse, people: int, **more: Any) -> tuple[list[Visitor], str]:
    """So many people at a table."""
    guests = [house.visitor() for _ in range(people)]
    made = guests[0].new_match("me", *["open"] * (people - 1), **more)
    for seat, guest in enumerate(guests[1:], 1):
        guest.follow(made["links"][str(seat)])
    return guests, made["match"]


def resigns(seat: Socket, own: int, key: str) -> dict[str, Any]:
    seat.send(type="resign", seat=own, key=key)
    return seat.answered(key)


def error(seat: Socket) -> str:
    return str(seat.until(lambda message: message["type"] == "error")["code"])


def test_where_two_play_who_gives_up_loses_at_once(house: OpenHouse) -> None:
    (ann, bob), match = table(house, 2)
    with ann.sit(match) as one, bob.sit(match) as two:
        one.until_asked()
        two.until_asked()
        key = uuid4().hex
        first = resigns(two, 1, key)
        assert first["type"] == "accepted"
        assert resigns(two, 1, key) == first
        assert resigns(two, 1, uuid4().hex)["type"] == "stale"
        state = one.until_state(lambda state: state["status"] == "over")
        assert (state["result"]["kind"], state["result"]["places"][:2]) == ("resigned", [1, 2])
        assert [line["kind"] for line in one.log][-1] == "resign"
        assert "gives up" in one.log[-1]["text"]
        two.send(type="resign", seat=0, key=uuid4().hex)
        assert error(two) == "not-your-seat"
    assert ann.json("GET", f"/api/matches/{match}/record")["entries"][-1] == [1, "resign"]


def test_among_more_a_bot_has_the_seat_for_good(house: OpenHouse) -> None:
    (ann, bob, cat), match = table(house, 3)
    with ann.sit(match) as one, bob.sit(match) as two, cat.sit(match) as three:
        for seat in (one, two, three):
            seat.until_asked()
        assert resigns(two, 1, uuid4().hex)["type"] == "accepted"
        state = one.until_state(lambda state: state["seats"][1]["kind"] == "bot")
        assert state["notes"][-1]["text"] == "Player 2 gave up; a bot has the seat from now on."
        assert two.until_state(lambda state: state["you"] == [])["options"] == []
        for seat in (one, three):
            while seat.state["acting"] is not None and seat.state["prompt"]["step"] != "turn":
                seat.until_count(seat.act()["number"])
        one.until_state(lambda state: state["prompt"]["step"] == "turn")  # so the bot has planned too


def test_a_bot_sits_in_until_the_person_is_back_and_its_answers_are_counted(house: OpenHouse) -> None:
    ann = house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as seat:
        before = seat.until_asked()["count"]
        seat.send(type="rest", seat=0)
        seat.until_state(lambda state: state["seats"][0]["stand_in"] == "apprentice")
        seat.until_state(lambda state: any(line.get("bot") for line in seat.log))
        state = seat.until_state(lambda state: state["seats"][0]["stood_in"] > 1)
        assert state["count"] > before
        if state["status"] == "playing":
            seat.send(type="return", seat=0)
            seat.until_state(lambda state: state["status"] == "over" or not state["seats"][0]["stand_in"])
        kinds = [note["kind"] for note in seat.state["notes"]]
        assert kinds[0] == "stand-in"
        stood_in = seat.state["seats"][0]["stood_in"]
        if seat.state["status"] == "playing":
            assert kinds[-1] == "back"
            seat.play_on()
        assert seat.state["seats"][0]["stood_in"] == stood_in
        told = {line["n"] for line in seat.log if not line.get("heading")}
        marked = {line["n"] for line in seat.log if line.get("bot")}
    with sqlite3.connect(house.folder / "vestige.sqlite") as store:
        asked = "SELECT count(*) FROM entry WHERE match = ? AND by = 'apprentice' AND json_extract(words, '$[0]') = 0"
        assert store.execute(asked, (match,)).fetchone() == (stood_in,)
        by_bot = store.execute(asked.replace("count(*)", "number"), (match,)).fetchall()
    assert marked == told & {number for (number,) in by_bot}


def test_for_who_is_away_too_long_a_bot_sits_in_if_all_others_agree(house: OpenHouse) -> None:
    (ann, bob, cat), match = table(house, 3, away=1)
    with ann.sit(match) as one, cat.sit(match) as three:
        with bob.sit(match) as two:
            for seat in (one, two, three):
                seat.until_asked()
            one.send(type="replace", seat=1)
            assert error(one) == "not-away"
        agreed: list[int] = []
        while not agreed:
            one.send(type="replace", seat=1)
            told = one.until(lambda message: message["type"] in ("error", "state"))
            sleep(0.1)
            agreed = told["seats"][1]["proposed"] if told["type"] == "state" else []
        assert agreed == [0]
        assert not one.state["seats"][1]["stand_in"]
        three.send(type="replace", seat=1)
        assert one.until_state(lambda state: bool(state["seats"][1]["stand_in"]))["notes"][-1]["kind"] == "stand-in"
        with bob.sit(match) as two:
            two.send(type="return", seat=1)
            two.until_state(lambda state: not state["seats"][1]["stand_in"])


def test_where_the_table_chose_no_time_nobody_is_replaced(house: OpenHouse) -> None:
    (ann, bob), match = table(house, 2)
    with ann.sit(match) as one:
        with bob.sit(match) as two:
            one.until_asked()
            two.until_asked()
        one.send(type="replace", seat=1)
        assert error(one) == "not-away"
        one.send(type="replace", seat=9)
        assert error(one) == "not-away"


def test_a_match_that_everybody_left_can_be_removed_by_any_of_them(house: OpenHouse) -> None:
    (ann, bob), match = table(house, 2)
    with ann.sit(match) as one, bob.sit(match) as two:
        one.until_asked()
        two.until_asked()
    bob.json("POST", f"/api/matches/{match}/leave")
    assert bob.ask("DELETE", f"/api/matches/{match}").json()["error"] == "not-host"
    ann.json("POST", f"/api/matches/{match}/leave")
    assert bob.ask("DELETE", f"/api/matches/{match}").status_code == 204
    assert ann.json("GET", "/api/matches")["mine"] == []
