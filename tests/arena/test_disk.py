"""What was acknowledged is on disk, whatever happens to the server."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from threading import Timer

import pytest
from websockets.exceptions import ConnectionClosed

from tests.arena.visitor import OpenHouse, Socket

pytestmark = pytest.mark.slow

ROUNDS = 50


def test_a_restarted_house_goes_on_where_it_stopped(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path)
    ann = house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as seat:
        for _ in range(3):
            seat.until_count(seat.act()["number"])
        before, lines = seat.until_asked(), seat.log
    assert house.close() == 0
    house.open()
    with ann.sit(match) as seat:
        after = seat.until_asked()
        for field in ("count", "number", "prompt", "options", "panes", "sheet", "seats"):
            assert after[field] == before[field], field
        assert seat.log == lines
    house.close()


def test_who_comes_back_gets_the_lines_missed_and_no_others(house: OpenHouse) -> None:
    ann = house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as seat:
        while len({line["n"] for line in seat.log}) < 3:
            seat.until_count(seat.act()["number"])
        lines = seat.log
        middle = lines[len(lines) // 2]["n"]
    with ann.sit(match, since=middle) as seat:
        seat.until_state()
        assert [line for line in seat.log if line["n"] <= lines[-1]["n"]] == [
            line for line in lines if line["n"] > middle
        ]


def test_another_writer_of_the_same_match_is_noticed(tmp_path: Path) -> None:
    """Two servers on one store: the entry number is taken, so the second reads the record again."""
    house, twin = OpenHouse(tmp_path), None
    try:
        ann = house.visitor()
        match = ann.new_match("me", "here")["match"]
        twin = OpenHouse(tmp_path)
        with ann.sit(match) as seat:
            seat.send(type="seat", seat=0)
            seat.until_asked()
            ann.house = twin
            with ann.sit(match) as other:
                other.send(type="seat", seat=0)
                other.until_asked()
                assert seat.act()["type"] == "accepted"
                stale = other.act()
                assert (stale["type"], stale["number"]) == ("stale", 1)
                assert other.until_count(1)["options"] == seat.until_count(1)["options"]
    finally:
        house.close()
        if twin is not None:
            twin.close()


def test_a_store_of_another_lay_out_is_refused(tmp_path: Path) -> None:
    OpenHouse(tmp_path).close()
    with sqlite3.connect(tmp_path / "vestige.sqlite") as store:
        store.execute("UPDATE alembic_version SET version_num = '99'")
    refused = OpenHouse(tmp_path)
    assert refused.said.startswith("store-version: ")
    assert refused.process.wait() == 2


def test_kill_9_during_play_loses_no_acknowledged_move(tmp_path: Path) -> None:
    """Again and again the power goes at some moment of play; every acknowledged entry must be there, in its place."""
    source = random.Random(9)
    house = OpenHouse(tmp_path)
    ann = house.visitor()
    match, acknowledged = ann.new_match("here", "here")["match"], dict[int, str]()
    for _ in range(ROUNDS):
        with ann.sit(match) as seat:
            seat.until_state(lambda state: state["status"] != "waiting")
            if seat.state["status"] == "over":
                match, acknowledged = ann.new_match("here", "here")["match"], {}
                continue
            play_until_cut(seat, acknowledged, Timer(source.uniform(0.0, 0.1), house.process.kill))
        house.process.wait()
        stored = entries(tmp_path, match)
        assert [stored[number] for number in acknowledged] == list(acknowledged.values())
        assert sorted(stored) == list(range(1, len(stored) + 1))
        house.open()
    house.close()


def play_until_cut(seat: Socket, acknowledged: dict[int, str], cut: Timer) -> None:
    """Answer as fast as possible and note what the house has promised; the time runs from the first promise on."""
    try:
        while True:
            state = seat.until_state(lambda state: state["pass_to"] is not None or state["acting"] is not None)
            if state["pass_to"] is not None:
                seat.send(type="seat", seat=state["pass_to"])
                seat.until_asked()
            key = f"{state['count']}-{random.random()}"
            answer = seat.act(key=key)
            acknowledged[answer["number"]] = key
            if cut.ident is None:
                cut.start()
            seat.until_count(answer["number"])
    except (ConnectionClosed, AssertionError):
        pass


def entries(folder: Path, match: str) -> dict[int, str]:
    with sqlite3.connect(folder / "vestige.sqlite") as store:
        return dict(store.execute("SELECT number, key FROM entry WHERE match = ?", (match,)))
