"""What earlier versions wrote opens, plays on and replays to its hashes for ever."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.arena.visitor import OpenHouse, Visitor
from vestige.kernel.editions import fingerprint
from vestige.kernel.match import load
from vestige.kernel.shelf import Shelf

HERE = Path(__file__).parent
STORES = sorted(path for path in HERE.iterdir() if (path / "vestige.sqlite").exists())
RECORDS = sorted(HERE.glob("*/records/*.json"))
SRC = HERE.parent.parent / "src"
MORE = 3


def named(path: Path) -> str:
    return str(path.relative_to(HERE))


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_of_an_earlier_version_replays_to_its_hash(path: Path) -> None:
    record = json.loads(path.read_text("utf-8"))
    assert load(Shelf(), record).record() == record


@pytest.fixture(params=STORES, ids=named)
def moved_in(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, dict[str, Any]]:
    """A copy of an old data folder, and what was in it."""
    shutil.copy(request.param / "vestige.sqlite", tmp_path)
    shutil.copy(request.param / "key.bin", tmp_path / "key")
    return tmp_path, json.loads((request.param / "expected.json").read_text("utf-8"))


@pytest.mark.slow
def test_a_store_of_an_earlier_version_opens_and_every_match_plays_on(moved_in: tuple[Path, dict[str, Any]]) -> None:
    folder, expected = moved_in
    house = OpenHouse(folder)
    ann = house.visitor()
    name, _, cookie = expected["cookie"].partition("=")
    ann.http.cookies.clear()
    ann.http.cookies.set(name, cookie)
    for what, match in expected["matches"].items():
        plays_on(ann, what, match)
    assert house.close() == 0


def plays_on(ann: Visitor, what: str, match: dict[str, Any]) -> None:
    """It stands where it stood; a match in play takes more answers."""
    with ann.sit(match["match"]) as seat:
        state = seat.until_state()
        assert (state["status"], state["count"]) == (match["status"], match["entries"]), what
        for _ in range(MORE if state["status"] == "playing" else 0):
            state = seat.until_state(lambda state: state["pass_to"] is not None or state["acting"] is not None)
            if state["acting"] is None:
                seat.send(type="seat", seat=state["pass_to"])
            answer = seat.act()
            assert answer["type"] == "accepted", (what, answer)
            seat.until_count(answer["number"])


# ---- a later version: one more option, one corrected number

LATER = """
import json, sqlite3, sys
from vestige.arena.live import Live
from vestige.kernel.match import load, new_match
from vestige.kernel.shelf import Shelf
shelf, folder, out = Shelf(), sys.argv[1], {}
for path in sys.argv[2:]:
    record = json.load(open(path))
    out[path] = load(shelf, record).record() == record
store = sqlite3.connect(folder)
for match, head in store.execute("SELECT id, head FROM match WHERE status != 'waiting'").fetchall():
    lines = store.execute("SELECT words FROM entry WHERE match = ? ORDER BY number", (match,))
    out[match] = Live.replay(shelf, json.loads(head), [json.loads(words) for words, in lines]).match.hash()
for game in ("marajoara", "excavation_earth"):
    head = new_match(shelf[game], 2, {"brand_new": True}).record()
    out[game] = [head["options"].get("brand_new"), head["rules"], head["components"]["sha256"]]
print(json.dumps(out))
"""

EDITS = {
    "marajoara": ("OPTIONS: Final = (\n", "rounds = 14", "rounds = 13"),
    "excavation_earth": ("TABLE_OPTIONS: Final = (\n", "credits = 8", "credits = 9"),
}


def later_version(folder: Path) -> dict[str, str]:
    """The sources with an option more and a number corrected in both games; the old numbers kept as an edition."""
    shutil.copytree(SRC, folder, ignore=shutil.ignore_patterns("__pycache__", "client"))
    corrected: dict[str, str] = {}
    for game, (options, wrong, right) in EDITS.items():
        package = folder / "vestige" / "games" / game
        rules = Shelf()[game].rules + 1
        code = (package / "game.py").read_text("utf-8")
        assert options in code
        code = code.replace(options, f'{options}    Option("brand_new", BOOL, False, since={rules}),\n', 1)
        (package / "game.py").write_text(with_rules(code, rules), "utf-8")
        printed = (package / "components.toml").read_text("utf-8")
        old = fingerprint(tomllib.loads(printed))
        (package / "editions").mkdir(exist_ok=True)
        (package / "editions" / f"{old}.toml").write_text(printed, "utf-8")
        other = printed.replace(wrong, right, 1)
        assert other != printed
        (package / "components.toml").write_text(other, "utf-8")
        corrected[game] = fingerprint(tomllib.loads(other))
    return corrected


def with_rules(code: str, rules: int) -> str:
    """The next rules number, whether the game named one so far or not."""
    plain = code.replace(f"rules={rules - 1},\n", "")
    return plain.replace("custom=custom,\n", f"custom=custom,\n            rules={rules},\n", 1)


def test_one_more_option_and_one_corrected_number_leave_old_files_as_they_are(tmp_path: Path) -> None:
    corrected = later_version(tmp_path / "src")
    (tmp_path / "later.py").write_text(LATER, "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    for store in STORES:
        records = sorted(map(str, store.glob("records/*.json")))
        command = [sys.executable, str(tmp_path / "later.py"), str(store / "vestige.sqlite"), *records]
        said = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert said.returncode == 0, said.stderr
        found = json.loads(said.stdout)
        assert {path: found[path] for path in records} == dict.fromkeys(records, True)
        matches = json.loads((store / "expected.json").read_text("utf-8"))["matches"].values()
        stored = {match["match"]: match["hash"] for match in matches if match["status"] != "waiting"}
        assert {match: found[match] for match in stored} == stored
        for game, sha256 in corrected.items():
            assert found[game] == [True, Shelf()[game].rules + 1, sha256]
