"""The command line is run as it is: its exit code and both of its outputs."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from vestige.cli.entry import run
from vestige.kernel.shelf import Shelf
from vestige.lab.plan import Plan
from vestige.lab.simulate import simulate

WRECKS = Path(__file__).parent.parent / "lab" / "wrecks"


class Ran(NamedTuple):
    code: int
    out: str
    err: str

    def figures(self) -> Any:
        return json.loads(self.out)


Vestige = Callable[..., Ran]


@pytest.fixture
def vestige(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Vestige:
    """``vestige("simulate tide --games 3", typed="…")`` in an empty folder, on a wide screen, in English."""
    monkeypatch.chdir(tmp_path)
    for name, value in (("COLUMNS", "200"), ("LC_ALL", "C"), ("LANGUAGE", "")):
        monkeypatch.setenv(name, value)

    def ran(line: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(line.split())
        return Ran(code, *capsys.readouterr())

    return ran


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of Tide, seed 3."""
    simulate(Plan("tide", 2, 1, seed=3, records=str(tmp_path)))
    return tmp_path / "tide-2-3.json"


@pytest.fixture
def wrecks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that break lie on the shelf."""
    monkeypatch.syspath_prepend(str(WRECKS))
    assert "sinks" in Shelf()
