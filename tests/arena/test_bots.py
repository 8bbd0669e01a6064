"""Bots answer from processes of their own."""

from __future__ import annotations

import os
import signal
import sqlite3
import time
from pathlib import Path

import pytest

from tests.arena.visitor import OpenHouse
from vestige.arena.thinkers import while_after

COMPILED = Path(__file__).parent.parent.parent / ".compiled"

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_bots_of_each_level_play_a_match_to_its_end(house: OpenHouse, level: str) -> None:
    ann = house.visitor()
    seats = [{"kind": "bot", "level": level}] * 3
    match = ann.json("POST", "/api/matches", json={"game": "tide", "players": 3, "seats": seats})["match"]
    with ann.sit(match) as watcher:
        state = watcher.until_state(lambda state: state["status"] == "over")
    assert [card["kind"] for card in state["seats"]] == ["bot", "bot", "bot", "automaton"]
    assert [card["level"] for card in state["seats"][:3]] == [level] * 3


def test_an_unknown_level_is_refused(house: OpenHouse) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "psychic"}]
    refused = house.visitor().ask("POST", "/api/matches", json={"game": "tide", "players": 2, "seats": seats})
    assert (refused.status_code, refused.json()["error"]) == (400, "bot")


def test_a_lost_worker_is_replaced(house: OpenHouse) -> None:
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot")["match"]) as seat:
        seat.until_count(seat.act()["number"])
        workers = children(house.process.pid)
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        assert workers
        assert seat.play_on()["result"]


def test_a_bot_that_failed_is_asked_again_after_a_growing_while() -> None:
    assert [while_after(failed) for failed in (1, 2, 3, 4, 8, 9, 10_000)] == [0.5, 1.0, 2.0, 4.0, 60.0, 60.0, 60.0]


def test_the_table_says_that_a_bot_has_trouble_and_when_it_is_over_the_bot_plays_on(tmp_path: Path) -> None:
    """The disk takes no answer of a bot for a while."""
    house = OpenHouse(tmp_path, bot_pause=0.05)
    ann = house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as seat:
        seat.until_asked()
        with sqlite3.connect(tmp_path / "vestige.sqlite") as store:
            by_bots = "BEFORE INSERT ON entry WHEN NEW.key LIKE 'bot-%'"
            store.execute(f"CREATE TRIGGER stuck {by_bots} BEGIN SELECT RAISE(ABORT, 'no room'); END")
        while seat.state["acting"] is not None and not seat.state["seats"][1]["stuck"]:
            seat.until_count(seat.act()["number"])
        seat.until_state(lambda state: state["seats"][1]["stuck"])
        with sqlite3.connect(tmp_path / "vestige.sqlite") as store:
            store.execute("DROP TRIGGER stuck")
        assert seat.play_on()["result"]
        assert not seat.state["seats"][1]["stuck"]
    house.close()


def test_bots_that_were_thinking_go_on_after_a_restart(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path, bot_pause=0.2)
    ann = house.visitor()
    match = ann.new_match("bot", "bot")["match"]
    with ann.sit(match) as watcher:
        watcher.until_count(2)
    house.kill()
    house.limits["bot_pause"] = 0.0
    house.open()
    while ann.json("GET", "/api/matches")["mine"][0]["status"] != "over":
        pass
    house.close()


def children(process: int) -> list[int]:
    """The worker processes of a server: its children that run a spawned main."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
            command = (status.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if int(fields[1]) == process and b"spawn_main" in command:
            found.append(int(status.parent.name))
    return found


def test_no_worker_outlives_its_house(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path)
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot")["match"]) as seat:
        seat.until_count(seat.act()["number"])
        workers = children(house.process.pid)
        house.kill()
    assert workers
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        pass


@pytest.mark.compiled
def test_bots_move_over_to_the_engine_compiled_beside_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "compiled"
    monkeypatch.setenv("VESTIGE_COMPILED", str(folder))
    monkeypatch.setenv("VESTIGE_SOURCES", (COMPILED / "sources").read_text("utf-8"))
    house = OpenHouse(tmp_path / "house")
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot")["match"]) as seat:
        seat.until_count(seat.act()["number"])
        assert not any(map(thinks_compiled, children(house.process.pid)))
        folder.symlink_to(COMPILED)
        assert seat.play_on()["result"]
        assert any(map(thinks_compiled, children(house.process.pid)))
    house.close()


def thinks_compiled(worker: int) -> bool:
    """Whether a worker has loaded the compiled kernel."""
    try:
        return "kernel__mypyc" in Path(f"/proc/{worker}/maps").read_text("utf-8")
    except OSError:
        return False


def test_where_the_host_lends_two_cores_a_master_thinks_on_both(tmp_path: Path) -> None:
    """The other bot hardly thinks: two processes that have worked for a while are the master's."""
    house = OpenHouse(tmp_path, bot_pause=0.0, bot_cores=2)
    ann = house.visitor()
    seats = [{"kind": "bot", "level": "master"}, {"kind": "bot", "level": "random"}]
    ann.json("POST", "/api/matches", json={"game": "tide", "players": 2, "seats": seats})
    while sum(worked(process) > 4.0 for process in children(house.process.pid)) < 2:
        time.sleep(0.1)
    house.close()


def worked(process: int) -> float:
    """Seconds of the processor."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
