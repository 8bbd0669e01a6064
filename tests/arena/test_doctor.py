"""Damage is found and said; what is whole is saved; a copy of an open house can be served."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from tests.arena.visitor import OpenHouse, Visitor
from vestige.cli.entry import run
from vestige.kernel.match import load
from vestige.kernel.shelf import Shelf

pytestmark = pytest.mark.slow


def some_moves(ann: Visitor, match: str, moves: int) -> int:
    with ann.sit(match) as seat:
        for _ in range(moves):
            seat.until_count(seat.act()["number"])
        return int(seat.until_asked()["count"])


def examined(folder: Path, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, dict[str, object]]:
    capsys.readouterr()
    code = run(["doctor", "--data", str(folder), "--json", *more])
    return code, json.loads(capsys.readouterr().out)


def test_a_log_that_was_cut_off_is_noticed(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    house = OpenHouse(tmp_path)
    ann = house.visitor()
    some_moves(ann, ann.new_match("me", "bot", game="marajoara")["match"], 12)
    house.kill()
    log = tmp_path / "vestige.sqlite-wal"
    assert examined(tmp_path, capfd)[0] == 0
    with log.open("rb+") as file:
        file.truncate(log.stat().st_size * 6 // 10)
    code, found = examined(tmp_path, capfd)
    assert code == 1
    assert int(str(found["missing"])) > 0
    house.open()
    assert ann.json("GET", "/healthz") == {"status": "ok"}
    house.close()
    assert '"event": "store-lost"' in capfd.readouterr().err


def test_a_damaged_store_keeps_the_house_closed_and_its_whole_matches_are_saved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = OpenHouse(tmp_path / "data")
    ann = house.visitor()
    matches = [ann.new_match("me", "bot")["match"] for _ in range(12)]
    for match in matches:
        some_moves(ann, match, 4)
    house.close()
    file = tmp_path / "data" / "vestige.sqlite"
    with sqlite3.connect(file) as store:
        (page,) = store.execute("SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_entry_2'").fetchone()
        (size,) = store.execute("PRAGMA page_size").fetchone()
    with file.open("rb+") as raw:
        raw.seek((page - 1) * size)
        raw.write(b"\xff" * size)
    refused = OpenHouse(tmp_path / "data")
    assert refused.said.startswith("store-damaged: ")
    assert refused.process.wait() == 2
    code, found = examined(tmp_path / "data", capsys, "--export", str(tmp_path / "saved"))
    assert code == 1
    assert found["pages"]
    saved = sorted((tmp_path / "saved").iterdir())
    assert len(saved) == len(matches)
    for path in saved:
        assert load(Shelf(), json.loads(path.read_text("utf-8"))).entries


def test_one_damaged_match_does_not_hide_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = OpenHouse(tmp_path)
    ann = house.visitor()
    matches = [ann.new_match("me", "bot")["match"] for _ in range(3)]
    for match in matches:
        some_moves(ann, match, 3)
    house.close()
    with sqlite3.connect(tmp_path / "vestige.sqlite") as store:
        store.execute("DELETE FROM entry WHERE match = ? AND number = 2", (matches[1],))
    code, found = examined(tmp_path, capsys)
    damaged = [case["match"] for case in found["matches"] if not case["whole"]]  # type: ignore[attr-defined]  # JSON
    assert (code, damaged) == (1, [matches[1]])


def test_a_copy_of_an_open_house_is_served_with_everything_acknowledged(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path / "data")
    ann = house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as seat:
        for _ in range(3):
            seat.until_count(seat.act()["number"])
        before = seat.until_asked()
        assert run(["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "data")]) == 0
        assert seat.play_on()["result"]
    house.close()
    restored = OpenHouse(tmp_path / "copy")
    ann.house = restored
    with ann.sit(match) as seat:
        after = seat.until_asked()
        assert after["count"] >= before["count"]
        assert after["status"] == "playing"
        assert seat.play_on()["result"]
    restored.close()
    assert {path.stat().st_mode & 0o077 for path in (tmp_path / "copy").iterdir()} == {0}


def test_no_store_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["doctor"], ["backup", str(tmp_path / "copy")]):
        assert run([*words, "--data", str(tmp_path)]) == 2
        assert "There is no store" in capsys.readouterr().err
