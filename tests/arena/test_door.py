"""The front door: half-open requests, names, proxies, figures."""

from __future__ import annotations

import json
import socket
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.arena.visitor import OpenHouse

pytestmark = pytest.mark.slow


def half_open(house: OpenHouse, count: int) -> list[socket.socket]:
    """Requests that are begun and never finished."""
    where = urlsplit(house.url)
    lines = []
    for _ in range(count):
        line = socket.create_connection((where.hostname, where.port), timeout=60)
        with suppress(OSError):
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        lines.append(line)
    return lines


def is_closed(line: socket.socket) -> bool:
    """Waits until the house has hung up."""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


def elsewhere(house: OpenHouse) -> httpx.Client:
    """Somebody at another address."""
    return httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), base_url=house.url, timeout=60)


def test_half_open_requests_are_cut_off_and_counted_by_address(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path, request_seconds=1.0, lines_per_address=20)
    lines = half_open(house, 40)
    with elsewhere(house) as bob:
        assert bob.get("/healthz").status_code == 200
        assert all(is_closed(line) for line in lines)
        figures = httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.3"), base_url=house.url)
        text = figures.get("/metrics").text
        assert 'vestige_sockets_cut_off_total{reason="lines"} 20.0' in text
        assert 'vestige_sockets_cut_off_total{reason="unfinished"} 20.0' in text
    assert house.visitor().json("GET", "/healthz") == {"status": "ok"}
    assert house.close() == 0


def test_a_body_that_never_ends_is_cut_off(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path, request_seconds=0.5)
    where = urlsplit(house.url)
    line = socket.create_connection((where.hostname, where.port), timeout=60)
    head = (
        "POST /api/import HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
    )
    line.sendall(head.encode() + b'{"for')
    assert is_closed(line)
    house.close()


def test_a_match_goes_on_long_after_the_time_for_a_request(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path, request_seconds=0.3, idle_seconds=60.0)
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot")["match"]) as seat:
        assert seat.play_on()["result"]
    house.close()


def test_the_limit_on_open_files_is_raised(house: OpenHouse) -> None:
    limits = Path(f"/proc/{house.process.pid}/limits").read_text()
    soft, hard = next(line for line in limits.splitlines() if line.startswith("Max open files")).split()[3:5]
    assert int(soft) == min(int(hard), 65_536)


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8017", "", "localhost.evil.example", "a b"])
def test_a_foreign_name_that_leads_here_is_not_served(house: OpenHouse, host: str) -> None:
    answer = house.visitor().ask("GET", "/api/me", headers={"host": host})
    assert answer.status_code in (400, 421)


def test_the_announced_name_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENTRANCE", json.dumps({"url": "https://games.example/"}))
    house = OpenHouse(tmp_path)
    assert house.said.strip().endswith("https://games.example/")
    house.process.terminate()
    assert house.process.wait() == 0


def test_a_forwarded_address_is_believed_from_a_trusted_proxy_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    headers = [{"x-forwarded-for": f"203.0.113.{number}"} for number in range(6)]
    for trusted, expected in (([], [200] * 4 + [429, 429]), (["127.0.0.1"], [200] * 6)):
        monkeypatch.setenv("ENTRANCE", json.dumps({"trusted": trusted}))
        house = OpenHouse(tmp_path, requests_per_second=0.01, request_burst=4)
        answers = [httpx.get(f"{house.url}/api/me", headers=one).status_code for one in headers]
        house.close()
        assert answers == expected


def test_figures_are_for_the_host_s_machine(house: OpenHouse) -> None:
    ann = house.visitor()
    for path in ("/metrics", "/schema/openapi.json"):
        assert ann.ask("GET", path).status_code == 200
        assert ann.ask("GET", path, headers={"x-forwarded-for": "203.0.113.9"}).status_code == 404
