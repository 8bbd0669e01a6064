"""Flags of the test run, and what its parts cost."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from vestige.lab.bench import build

GAMES = [folder.parent.name for folder in Path(__file__).parent.parent.glob("src/vestige/games/*/__init__.py")]
SEEN = pytest.StashKey[float]()
"""Where the last report was made."""
spent: Counter[str] = Counter()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--conformance",
        type=float,
        default=6.0,
        metavar="SECONDS",
        help="how long the conformance suite plays each game with each number of seats",
    )
    parser.addoption("--parts", action="store_true", help="say how many processor minutes the tests of each game took")


def processor_seconds() -> float:
    """Of this process and of its children that have ended."""
    return sum(os.times()[:4])


def part(test: str) -> str:
    """The game that a test is about, or the rest."""
    return next((game for game in GAMES if game in test and test.startswith("tests/games/")), "rest")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """What passed since the last report, whichever process runs the test."""
    report = yield
    now = processor_seconds()
    report.processor = now - item.config.stash.get(SEEN, now)
    item.config.stash[SEEN] = now
    return report


def pytest_runtest_logreport(report: Any) -> None:
    spent[part(report.nodeid)] += report.processor


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    if config.getoption("--parts"):
        for name, seconds in sorted(spent.items()):
            terminalreporter.line(f"== {name}, {build()}: {seconds / 60:.1f} min")
