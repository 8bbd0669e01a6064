"""Bots of the host's own: named by the host, replaced when they fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.arena.visitor import OpenHouse

pytestmark = pytest.mark.slow

BOTS = """
import time
from vestige.kernel.bot import Bot

class Last(Bot):
    def choose(self, view, options, rng, budget):
        return options[-1]

class Broken(Bot):
    def choose(self, view, options, rng, budget):
        raise RuntimeError("out of order")

class Leaves(Bot):
    def choose(self, view, options, rng, budget):
        raise SystemExit

class Invents(Bot):
    def choose(self, view, options, rng, budget):
        return (*options[0], 77)

class Dawdles(Bot):
    def choose(self, view, options, rng, budget):
        while True:
            pass
"""
FAILING = ("Broken", "Leaves", "Invents", "Dawdles")


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> OpenHouse:
    file = tmp_path / "mine.py"
    file.write_text(BOTS, "utf-8")
    monkeypatch.setenv("OWN_BOTS", " ".join(f"{file}:{title}" for title in ("Last", *FAILING)))
    return OpenHouse(tmp_path / "house")


def test_they_are_offered_and_play_to_the_end(bots: OpenHouse) -> None:
    ann = bots.visitor()
    games = ann.json("GET", "/api/games")
    assert [level["id"] for level in games[0]["levels"]][-5:-3] == ["own:Last", "own:Broken"]
    match = ann.json("POST", "/api/matches", json=table("own:Last"))["match"]
    with ann.sit(match) as seat:
        assert seat.until_asked()["seats"][1]["name"] == "Last"
        assert seat.play_on()["result"]
        assert not seat.state["notes"]
    bots.close()


@pytest.mark.parametrize("title", FAILING)
def test_one_that_fails_is_replaced_by_a_house_bot_and_the_table_says_so(bots: OpenHouse, title: str) -> None:
    ann = bots.visitor()
    match = ann.json("POST", "/api/matches", json=table(f"own:{title}"))["match"]
    with ann.sit(match) as seat:
        assert seat.play_on()["result"]
        assert [note["kind"] for note in seat.state["notes"]] == ["replaced-bot"]
    bots.close()


def test_it_stays_replaced_after_a_restart(bots: OpenHouse) -> None:
    ann = bots.visitor()
    match = ann.json("POST", "/api/matches", json=table("own:Broken"))["match"]
    with ann.sit(match) as seat:
        seat.until_state(lambda state: bool(state["notes"]) and state["acting"] is not None)
    bots.kill()
    bots.open()
    with ann.sit(match) as seat:
        assert seat.play_on()["result"]
        assert [note["kind"] for note in seat.state["notes"]] == ["replaced-bot"]
    bots.close()


def test_nobody_names_a_file_from_a_browser(bots: OpenHouse) -> None:
    ann = bots.visitor()
    for level in ("own:Nobody", "mine.py:Last"):
        refused = ann.ask("POST", "/api/matches", json=table(level))
        assert (refused.status_code, refused.json()["error"]) == (400, "bot")
    bots.close()


def table(level: str) -> dict[str, object]:
    return {"game": "tide", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "level": level}]}
