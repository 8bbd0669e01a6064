"""Whatever somebody brings is looked at before anything is made of it."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import pytest

from tests.arena.test_long import played
from tests.arena.visitor import OpenHouse, Visitor

pytestmark = pytest.mark.slow

HEX = "0" * 64
LONG = "x" * 3_000_000


@pytest.fixture(scope="module")
def record(house: OpenHouse) -> dict[str, Any]:
    """A finished match that was dealt fairly."""
    ann = house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as seat:
        seat.play_on()
    found: dict[str, Any] = ann.json("GET", f"/api/matches/{match}/record")
    return found


WRONG: list[Any] = [
    "x",
    [],
    {},
    {"commitment": HEX, "secret": HEX, "nonces": []},
    {"commitment": LONG, "secret": HEX, "nonces": []},
]


@pytest.mark.parametrize("fair", WRONG, ids=range(len(WRONG)))
def test_a_wrong_proof_is_refused(house: OpenHouse, record: dict[str, Any], fair: Any) -> None:
    ann = house.visitor()
    refused = ann.ask("POST", "/api/import", json={**record, "fair": fair})
    assert (refused.status_code, refused.json()["error"]) == (400, "record-fair")
    assert ann.json("GET", "/api/matches")["mine"] == []


@pytest.mark.parametrize(
    "change",
    [
        {"more": LONG},
        {"earlier": [[{"seat": 0, "commitment": HEX}]] * 2000},
        {"nonces": [{"seat": 0}] * 99},
        {"format": 3},
    ],
    ids=["unknown key", "too many tries", "too many numbers", "later format"],
)
def test_a_proof_has_bounds(house: OpenHouse, record: dict[str, Any], change: dict[str, Any]) -> None:
    refused = house.visitor().ask("POST", "/api/import", json={**record, "fair": {**record["fair"], **change}})
    assert (refused.status_code, refused.json()["error"]) == (400, "record-fair")


def test_a_proof_of_another_seed_is_refused(house: OpenHouse, record: dict[str, Any]) -> None:
    without = {key: value for key, value in record.items() if key not in ("entries", "hash", "chance")}
    refused = house.visitor().ask("POST", "/api/import", json={**without, "entries": [], "seed": "00" * 32})
    assert (refused.status_code, refused.json()["error"]) == (400, "record-fair")


def test_no_record_takes_the_house_s_memory_or_time(tmp_path: Path) -> None:
    """Anything anywhere in real records of all games is replaced by something huge; the house stays small."""
    house = OpenHouse(tmp_path)
    ann, source = house.visitor(), random.Random(6)
    before = resident(house.process.pid)
    for game in ("marajoara", "excavation_earth", "council_of_shadows", "hoyuk", "tide"):
        good = played(game, 12).record()
        good["components"]["data"] = copy.deepcopy(dict(played(game, 1).game.components))
        for _ in range(12):
            bad = copy.deepcopy(good)
            for _ in range(source.randint(1, 3)):
                spoil(bad, source)
            assert ann.ask("POST", "/api/import", json=bad).status_code in (200, 201, 400, 413, 429)
    assert resident(house.process.pid) - before < 400_000
    assert ann.json("GET", "/healthz") == {"status": "ok"}
    assert house.close() == 0


HUGE = [2**40, -(2**40), 2**70, 3_000_000, 0, -1, "x" * 100_000, ["a"] * 10_000, {"a": {"b": 1}}, None, True, 1e300]


def spoil(record: Any, source: random.Random) -> None:
    """Replace something, somewhere."""
    place = record
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = source.choice(keys)
        if isinstance(place[key], (dict, list)) and place[key] and source.random() < 0.9:
            place = place[key]
        else:
            place[key] = source.choice(HUGE)
            return


def resident(process: int) -> int:
    """kB of a process."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


@pytest.mark.parametrize("body", [b"[" * 200_000 + b"]" * 200_000, b'{"a":' * 50_000 + b"1" + b"}" * 50_000])
def test_deep_nesting_is_a_wrong_request(house: OpenHouse, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    ann: Visitor = house.visitor()
    for path in ("/api/import", "/api/matches"):
        assert ann.ask("POST", path, content=body, headers=headers).status_code == 400
