"""``vestige tournament``, as it is typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vestige.cli.entry import run

WORDS = ["tournament", "tide", "--bots", "greedy,random", "--games", "4"]


def test_the_standings_are_shown_in_either_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*WORDS, "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Games played: 4." in shown
    assert "greedy" in shown
    assert run([*WORDS, "--lang", "fr"]) == 0
    assert "Parties jouées" in capsys.readouterr().out


def test_figures_picture_and_games_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, picture = tmp_path / "games.jsonl", tmp_path / "plot.svg"
    assert run([*WORDS, "--json", "--results", str(kept), "--plot", str(picture)]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 4
    assert [row["bot"] for row in figures["bots"]] == ["greedy", "random"]
    assert len(kept.read_text("utf-8").splitlines()) == 5
    assert picture.read_text("utf-8").startswith("<svg")


def test_the_search_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "tide", "--seats", "2", "--seconds", "1", "--search", "--lang", "en"]) == 0
    assert "Walks/s" in capsys.readouterr().out
