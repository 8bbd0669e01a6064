"""Opening the house: its port, its folder, its end."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.arena.visitor import OpenHouse
from vestige.arena.serve import PORTS_TRIED, bound, data_folder
from vestige.kernel.errors import BadInput

pytestmark = pytest.mark.slow


def test_a_busy_port_gives_way_to_the_next_free_one() -> None:
    with bound("127.0.0.1", 0) as first:
        taken = first.getsockname()[1]
        with bound("127.0.0.1", taken) as second:
            assert taken < second.getsockname()[1] < taken + PORTS_TRIED


@pytest.mark.parametrize(("host", "port"), [("192.0.2.1", 8017), ("no such host", 8017), ("127.0.0.1", 70_000)])
def test_an_address_that_cannot_be_had_is_refused(host: str, port: int) -> None:
    with pytest.raises(BadInput, match=r"^port: "):
        bound(host, port)


def test_data_lie_where_a_users_data_belong(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "vestige"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "vestige"


def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "vestige.sqlite").write_text("no database, but long enough to be looked at as one" * 20)
    for folder in (tmp_path / "file", tmp_path):
        refused = OpenHouse(folder)
        assert refused.said.startswith("data-folder: ")
        assert refused.process.wait() == 2


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_house_closes_cleanly(tmp_path: Path, end: signal.Signals) -> None:
    house = OpenHouse(tmp_path)
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot")["match"]) as seat:
        seat.until_count(seat.act()["number"])
        house.process.send_signal(end)
        assert house.process.wait() == 0
        assert seat.until(lambda message: message["type"] == "closed")["code"] == 1012
