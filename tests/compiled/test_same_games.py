"""The compiled engine is the same engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def played(engine: str) -> tuple[str, list[str]]:
    """What kind of file the engine was loaded from, and how its random games went."""
    program = [sys.executable, str(Path(__file__).with_name("random_games.py"))]
    path = os.pathsep.join([str(ROOT / engine), str(ROOT / "tests/sample")])
    output = subprocess.check_output(program, env={**os.environ, "PYTHONPATH": path}, text=True)
    kind, *games = output.splitlines()
    return kind, games


@pytest.mark.compiled
def test_the_compiled_engine_plays_the_same_random_games_as_the_interpreted_one() -> None:
    interpreted, games = played("src")
    compiled, same_games = played(".compiled")
    assert (interpreted, compiled) == (".py", ".so")
    assert games
    assert games == same_games
