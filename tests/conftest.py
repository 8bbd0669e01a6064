"""Flags of the test run."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--conformance",
        type=float,
        default=6.0,
        metavar="SECONDS",
        help="how long the conformance suite plays each game with each number of seats",
    )
