"""Where others find the house: addresses of the network, an announced one, pictures for a camera."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from tests.arena.visitor import OpenHouse
from vestige.arena import entrance as entrances
from vestige.arena.addresses import own_addresses, qr_lines
from vestige.arena.entrance import Entrance

pytestmark = pytest.mark.slow


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with two addresses."""
    monkeypatch.setattr(entrances, "own_addresses", lambda: ["192.168.1.20", "10.0.0.7"])


@pytest.mark.usefixtures("at_home")
def test_a_house_open_to_all_is_found_by_the_addresses_of_the_machine() -> None:
    entrance = Entrance()
    assert entrance.bound("0.0.0.0", 8017) == "http://127.0.0.1:8017/"
    assert entrance.addresses == ["http://192.168.1.20:8017/", "http://10.0.0.7:8017/"]
    assert entrance.base("http", "localhost:8017") == "http://192.168.1.20:8017/"
    assert entrance.base("http", "10.0.0.7:8017") == "http://10.0.0.7:8017/"


@pytest.mark.usefixtures("at_home")
def test_a_house_for_this_machine_has_no_other_address() -> None:
    entrance = Entrance()
    assert entrance.bound("127.0.0.1", 8017) == "http://127.0.0.1:8017/"
    assert entrance.addresses == []
    assert entrance.base("http", "localhost:8017") == "http://localhost:8017/"


def test_a_house_bound_to_one_address_is_found_there() -> None:
    entrance = Entrance()
    assert entrance.bound("192.168.1.20", 8017) == "http://192.168.1.20:8017/"
    assert entrance.bound("::1", 8017) == "http://[::1]:8017/"
    assert entrance.addresses == ["http://192.168.1.20:8017/"]


def test_an_announced_address_is_what_links_begin_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENTRANCE", json.dumps({"url": "https://games.example.org"}))
    house = OpenHouse(tmp_path)
    assert house.url == "https://games.example.org"
    house.close()
    monkeypatch.delenv("ENTRANCE")
    house = OpenHouse(tmp_path)
    ann = house.visitor()
    told = ann.json("GET", "/api/reach")
    assert told == {"base": house.url, "here_only": True, "network": True, "push": ""}
    assert ann.ask("GET", "/api/qr.svg", params={"path": "/join/abc"}).content.startswith(b"<svg")
    for wrong in ("join", "/" + "x" * 200, ""):
        assert ann.ask("GET", "/api/qr.svg", params={"path": wrong}).status_code == 400
    house.close()


def test_the_terminal_shows_every_address_and_a_picture_for_the_phone(tmp_path: Path) -> None:
    """What `./play --host 0.0.0.0` prints on a real terminal."""
    ours, theirs = pty.openpty()
    command = [str(Path(sys.executable).parent / "vestige"), "--lang", "en", "serve", "--no-open", "--port", "0"]
    command += ["--host", "0.0.0.0", "--data", str(tmp_path)]
    process = subprocess.Popen(command, stdout=theirs)
    os.close(theirs)
    said = ""
    while not said.rstrip().endswith("▀" if own_addresses() else "/"):
        said += os.read(ours, 4096).decode("utf-8", "replace")
    process.terminate()
    process.wait()
    os.close(ours)
    lines = said.replace("\r", "").splitlines()
    port = lines[0].rstrip("/").rpartition(":")[2]
    others = [f"http://{one}:{port}/" for one in own_addresses()]
    assert lines[0] == f"Vestige is open: http://127.0.0.1:{port}/"
    assert [line.rpartition(" ")[2] for line in lines[1 : 1 + len(others)]] == others
    assert not others or qr_lines(others[0]).splitlines()[1] in lines
