"""How much one visitor may ask."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.arena.visitor import OpenHouse, Socket

pytestmark = pytest.mark.slow

STINGY = {
    "message_bytes": 2000,
    "messages_per_second": 0.01,
    "message_burst": 20,
    "sockets_per_guest": 2,
    "sockets_per_address": 4,
    "record_bytes": 5000,
    "matches_per_guest": 3,
}


@pytest.fixture(scope="module")
def stingy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    opened = OpenHouse(tmp_path_factory.mktemp("stingy"), **STINGY)
    yield opened
    opened.close()


def closed(seat: Socket) -> tuple[int, str]:
    last = seat.until(lambda message: message["type"] == "closed")
    return last["code"], last["reason"]


def test_a_message_too_long_ends_the_line(stingy: OpenHouse) -> None:
    ann = stingy.visitor()
    with ann.sit(ann.new_match("me", "open")["match"]) as seat:
        seat.send(type="lang", lang="x" * 3000)
        assert closed(seat)[0] == 1009


def test_too_many_messages_end_the_line(stingy: OpenHouse) -> None:
    ann = stingy.visitor()
    with ann.sit(ann.new_match("me", "open")["match"]) as seat:
        for _ in range(40):
            seat.line.send('{"type":"ping"}')
        assert closed(seat) == (1008, "rate")


def test_sockets_are_counted_by_guest_and_by_address(stingy: OpenHouse) -> None:
    ann, bob, eve = (stingy.visitor() for _ in range(3))
    match = ann.new_match("me", "open", public=True)["match"]
    with ann.sit(match) as first, ann.sit(match) as second:
        first.until_state()
        second.until_state()
        with ann.sit(match) as third:
            assert closed(third) == (1013, "sockets")
        with bob.sit(match) as one, bob.sit(match) as two, eve.sit(match) as last:
            one.until_state()
            two.until_state()
            assert closed(last) == (1013, "sockets")
    with eve.sit(match) as seat:
        assert seat.until_state()


def test_a_silent_line_is_closed(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path, idle_seconds=0.5)
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "open")["match"]) as seat:
        assert closed(seat) == (1013, "idle")
    house.close()


def test_pages_of_other_houses_may_not_speak_for_a_guest(stingy: OpenHouse) -> None:
    ann = stingy.visitor()
    match = ann.new_match("me", "open")["match"]
    with ann.sit(match, Origin="http://elsewhere.example") as seat:
        assert closed(seat) == (1008, "origin")
    with ann.sit(match, Origin=stingy.url) as seat:
        assert seat.until_state()
    refused = ann.ask("PUT", "/api/me", json={"name": "Eve"}, headers={"origin": "http://elsewhere.example"})
    assert (refused.status_code, refused.json()["error"]) == (403, "origin")
    assert ann.json("GET", "/api/me")["name"] == ""


def test_a_body_too_large_is_refused(stingy: OpenHouse) -> None:
    refused = stingy.visitor().ask("POST", "/api/import", json={"format": "x" * 6000})
    assert (refused.status_code, refused.json()["error"]) == (413, "too-large")


def test_a_guest_hosts_only_so_many_matches(stingy: OpenHouse) -> None:
    ann = stingy.visitor()
    for _ in range(3):
        ann.new_match("me", "open")
    wanted = {"game": "tide", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
    refused = ann.ask("POST", "/api/matches", json=wanted)
    assert (refused.status_code, refused.json()["error"]) == (429, "too-many-matches")


def test_a_slow_reader_is_cut_off_and_finds_everything_again(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path, send_seconds=0.5, waiting_answers=10_000, message_burst=1_000_000)
    ann = house.visitor()
    match = ann.new_match("me", "bot", game="marajoara")["match"]
    with ann.sit(match) as seat:
        before = seat.until_asked()
        line = raw_line(house, match, ann.cookie())
        while 'reason="slow"' not in ann.ask("GET", "/metrics").text:
            with suppress(OSError):
                line.sendall(frame(b'{"type":"at","count":0}') * 20)
        line.close()
        assert seat.act()["type"] == "accepted"
    with ann.sit(match) as seat:
        assert seat.until_state()["panes"].keys() == before["panes"].keys()
    house.close()


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path, requests_per_second=0.01, request_burst=5)
    ann = house.visitor()
    answers = [ann.ask("GET", "/api/me") for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 200, 429]
    assert answers[-1].json()["message"] == "Too many requests; wait a moment."
    house.close()


def raw_line(house: OpenHouse, match: str, cookie: str) -> socket.socket:
    """A socket that shakes hands and never reads again."""
    where = urlsplit(house.url)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((where.hostname, where.port))
    request = f"GET /ws/match/{match}?lang=en HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
    request += "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    line.sendall(f"{request}Cookie: {cookie}\r\n\r\n".encode())
    return line


def frame(payload: bytes) -> bytes:
    """A short text frame, masked with zeros."""
    assert len(payload) < 126
    return bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload


def test_matches_that_nobody_looks_at_are_put_away(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path, idle_matches=2)
    ann = house.visitor()
    matches = [ann.new_match("me", "open")["match"] for _ in range(5)]
    assert "vestige_matches_loaded 2.0" in ann.ask("GET", "/metrics").text
    with ann.sit(matches[0]) as seat:
        assert seat.until_state()["status"] == "waiting"
    house.close()


def test_who_looks_around_too_much_waits_and_nobody_else_does(tmp_path: Path) -> None:
    """Eve's account is empty after one look at the past, on all her lines; Ann plays on to the end of her match."""
    house = OpenHouse(tmp_path, effort_per_second=1e-6, effort_burst=1e-6)
    eve, ann = house.visitor(), house.visitor()
    with eve.sit(eve.new_match("me", "bot")["match"]) as first, eve.sit(eve.new_match("me", "bot")["match"]) as second:
        second.until_asked()
        first.until_count(first.act()["number"])
        first.send(type="at", count=0)
        first.until(lambda message: message["type"] == "moment")
        first.send(type="ping")
        second.send(type="ping")
        with ann.sit(ann.new_match("me", "bot")["match"]) as other:
            assert other.play_on()["result"]
        for line in (first, second):
            while not line.waiting.empty():
                assert line.hear()["type"] != "pong"
    house.close()
