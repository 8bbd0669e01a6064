"""One server for all tests that do not need one of their own: they meet as strangers do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.arena.visitor import OpenHouse


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    opened = OpenHouse(tmp_path_factory.mktemp("house"))
    yield opened
    assert opened.close() == 0
