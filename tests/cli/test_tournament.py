"""``vestige tournament``, as it is typed."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
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


def test_a_bot_of_ones_own_is_named_so_that_it_fits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "a_rather_thoughtful_one.py", tmp_path / "plot.svg"
    file.write_text("from vestige.bots.random_bot import RandomBot\nclass Mine(RandomBot): pass\n", "utf-8")
    words = ["tournament", "tide", "--bots", f"{file}:Mine,random", "--games", "2", "--plot", str(picture)]
    assert run([*words, "--lang", "fr"]) == 0
    assert f"\n{file.name}:Mine " in capsys.readouterr().out
    drawn = picture.read_text("utf-8")
    assert str(tmp_path) not in drawn
    assert re.search(r">…\w+_one.py:Mine</text>", drawn)
    assert re.search(r">50\s%</text>", drawn)


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_no_noise_and_the_same_command_goes_on(
    tmp_path: Path, jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "games.jsonl"
    words = ["tournament", "tide", "--bots", "master:40,random", "--jobs", jobs, "--results", str(kept), "--games"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [str(Path(sys.executable).parent / "vestige"), *words, "100000"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, env=environment, text=True, process_group=0) as running:
        while not kept.exists():
            assert running.poll() is None
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        _, noise = running.communicate(timeout=60)
    assert (running.returncode, noise.strip()) == (130, "")
    played = len(kept.read_text("utf-8").splitlines()) - 1
    assert 1 <= played < 100000
    assert run([*words, str(played + 1), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == played + 1
    assert len(kept.read_text("utf-8").splitlines()) == played + 2


def test_two_bots_of_ones_own_need_two_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bots = [tmp_path / "one.py", tmp_path / "two.py"]
    for file in bots:
        file.write_text("from vestige.kernel.bot import Bot\nclass Mine(Bot): pass\n", "utf-8")
    assert run(["serve", "--bot", f"{bots[0]}:Mine", "--bot", f"{bots[1]}:Mine", "--lang", "en"]) == 2
    assert "Two bots of your own are called “Mine”" in capsys.readouterr().err


def test_the_search_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "tide", "--seats", "2", "--seconds", "1", "--search", "--lang", "en"]) == 0
    assert "Walks/s" in capsys.readouterr().out
