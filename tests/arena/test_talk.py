"""Talk at the table: kept, bounded, in nobody's record, switched off by the host."""

from __future__ import annotations

import sqlite3
from typing import Any
from uuid import uuid4

import pytest

from tests.arena.test_absence import error, table
from tests.arena.visitor import OpenHouse, Socket

pytestmark = pytest.mark.slow


def says(line: Socket, seat: int, text: str = "", key: str = "", **more: Any) -> dict[str, Any]:
    key = key or uuid4().hex
    line.send(type="say", seat=seat, key=key, text=text, **more)
    return line.answered(key)


def heard(line: Socket) -> dict[str, Any]:
    return line.until(lambda message: message["type"] == "talk" and bool(message["lines"]))


def test_a_line_is_heard_by_all_kept_and_written_once(house: OpenHouse) -> None:
    (ann, bob), match = table(house, 2, public=True)
    eve, key = house.visitor(), uuid4().hex
    with ann.sit(match) as one, bob.sit(match) as two, eve.sit(match) as watcher:
        assert says(one, 0, "  Hello\u202e there ", key)["type"] == "accepted"
        assert says(one, 0, "  Hello\u202e there ", key)["type"] == "accepted"
        for line in (two, watcher):
            said = heard(line)["lines"]
            assert [(said["seat"], said["text"]) for said in said] == [(0, "Hello there")]
        assert says(two, 1, phrase="thanks")["type"] == "accepted"
        assert heard(one)["lines"][-1]["phrase"] == "thanks"
        watcher.send(type="say", seat=0, key=uuid4().hex, text="I watch")
        assert error(watcher) == "not-your-seat"
    house.kill()
    house.open()
    with bob.sit(match) as again:
        assert [line["n"] for line in heard(again)["lines"]] == [1, 2]


def test_what_is_said_is_in_no_record(house: OpenHouse) -> None:
    ann = house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as seat:
        says(seat, 0, "a secret word")
        seat.play_on()
        assert "secret word" not in str(seat.log)
    assert "secret word" not in ann.ask("GET", f"/api/matches/{match}/record").text


def test_who_talks_too_fast_or_too_much_is_stopped(house: OpenHouse) -> None:
    (ann, _), match = table(house, 2)
    with ann.sit(match) as one:
        answers = [says(one, 0, f"line {number}") for number in range(12)]
        assert answers[0]["type"] == "accepted"
        assert answers[-1]["code"] == "talk-fast"
        one.send(type="say", seat=0, key="long", text="x" * 201)
        assert error(one) == "message"
        assert says(one, 0, " \u200b ")["code"] == "talk-empty"
    with sqlite3.connect(house.folder / "vestige.sqlite") as store:
        kept = store.execute("SELECT count(*) FROM said WHERE match = ?", (match,)).fetchone()[0]
    assert kept == sum(answer["type"] == "accepted" for answer in answers)


def test_the_host_switches_talk_off_and_on_again(house: OpenHouse) -> None:
    (ann, bob), match = table(house, 2)
    with ann.sit(match) as one, bob.sit(match) as two:
        says(two, 1, "before")
        two.send(type="talking", on=False)
        assert error(two) == "not-host"
        one.send(type="talking", on=False)
        assert two.until(lambda message: message["type"] == "talk" and not message["on"])["lines"] == []
        assert says(two, 1, "after")["code"] == "talk-off"
        one.send(type="talking", on=True)
        assert [line["text"] for line in heard(two)["lines"]] == ["before"]
