"""Bots of one's own are kept to what a bot may do, wherever they play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vestige.bots import own
from vestige.bots.levels import invite
from vestige.kernel.errors import BadInput
from vestige.lab.plan import Plan
from vestige.lab.simulate import simulate
from vestige.lab.tournament import checked, tournament

BOTS = """
import sys, time
from vestige.kernel.bot import Bot

class Mine(Bot):
    def choose(self, view, options, rng, budget):
        options.reverse()
        return list(options)[0]

class Breaks(Mine):
    def choose(self, view, options, rng, budget):
        raise ValueError("ouch")

class Leaves(Mine):
    def choose(self, view, options, rng, budget):
        sys.exit(3)

class Invents(Mine):
    def choose(self, view, options, rng, budget):
        return ("fly", 3)

class Loops(Mine):
    def choose(self, view, options, rng, budget):
        while True:
            try:
                view.imagine(rng)
            except Exception:
                pass

class Sleeps(Mine):
    def choose(self, view, options, rng, budget):
        time.sleep(600)

class Unmade(Mine):
    def __init__(self, more):
        pass
"""
FAILED = [
    ("Breaks", "own-bot-failed", "ValueError: ouch (mine.py:12)"),
    ("Leaves", "own-bot-failed", "SystemExit: 3 (mine.py:16)"),
    ("Invents", "own-bot-answer", "('fly', 3)"),
    ("Loops", "own-bot-slow", "s"),
    ("Sleeps", "own-bot-slow", "s"),
]


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(own, "GRACE", -1.5)  # with the two seconds that they are promised, half a second
    file = tmp_path / "mine.py"
    file.write_text(BOTS, "utf-8")
    return file


def plan(mine: Path, title: str) -> Plan:
    return checked(Plan("tide", 2, 4, bots=(f"{mine}:{title}", "random")))


def test_one_that_keeps_to_the_options_plays_even_if_it_changes_its_list(mine: Path) -> None:
    assert len(tournament(plan(mine, "Mine"), 1, None, lambda done: None)) == 4


@pytest.mark.parametrize(("title", "code", "detail"), FAILED)
def test_a_tournament_ends_with_what_is_wrong_and_keeps_what_was_played(
    mine: Path, tmp_path: Path, title: str, code: str, detail: str
) -> None:
    kept = tmp_path / "games.jsonl"
    with pytest.raises(BadInput) as bad:
        tournament(plan(mine, title), 1, kept, lambda done: None)
    assert (bad.value.code, bad.value.where["bot"]) == (code, f"{mine}:{title}")
    assert bad.value.where["detail"].endswith(detail)
    assert not kept.exists()


@pytest.mark.parametrize(("title", "code", "detail"), FAILED[1:3])
def test_a_simulation_counts_it_as_a_failure_of_its_game(
    mine: Path, tmp_path: Path, title: str, code: str, detail: str
) -> None:
    found = simulate(Plan("tide", 2, 2, bots=(f"{mine}:{title}",), records=str(tmp_path / "records")))
    assert [code in one.error and detail in one.error for one in found.failures] == [True, True]
    assert json.loads(Path(found.failures[0].record).read_text("utf-8"))["entries"] == []


def test_one_that_cannot_be_made_is_bad_input(mine: Path) -> None:
    with pytest.raises(BadInput, match=r"own-bot-broken.*TypeError"):
        invite(f"{mine}:Unmade")
    mine.write_text("raise SystemExit(1)", "utf-8")
    with pytest.raises(BadInput, match=r"own-bot-broken.*SystemExit"):
        invite(f"{mine}:Other")
