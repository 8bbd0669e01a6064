"""Bad input of any kind gets a clear error and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.arena.visitor import OpenHouse, Socket

pytestmark = pytest.mark.slow

KEY = {"number": 0, "key": "k", "seat": 0}
MESSAGES = [
    "",
    "null",
    "[]",
    "{",
    '{"type":"act"',
    '"act"',
    "{}",
    '{"type":"resign"}',
    '{"type":"act"}',
    '{"type":"act","number":"0","key":"k","seat":0,"action":["dive"]}',
    '{"type":"act","number":0,"key":"","seat":0,"action":["dive"]}',
    '{"type":"act","number":0,"key":"k","seat":-1,"action":["dive"]}',
    '{"type":"act","number":0,"key":"k","seat":0,"action":[]}',
    '{"type":"act","number":0,"key":"k","seat":0,"action":[null]}',
    '{"type":"act","number":0,"key":"k","seat":0,"action":["dive"],"also":1}',
    '{"type":"act","number":1e99,"key":"k","seat":0,"action":["dive"]}',
    '{"type":"at","count":-1}',
    '{"type":"commit","seat":0,"hash":"xyz"}',
    '{"type":"nonce","seat":0,"hex":"00"}',
    '{"type":"why","id":[],"seat":0}',
    '{"type":"act","number":0,"key":"k","seat":0,"action":' + "[" * 8000 + "]" * 7000,
]


@pytest.fixture(scope="module")
def seat(house: OpenHouse) -> Iterator[Socket]:
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "here")["match"]) as opened:
        opened.until_state(lambda state: state["status"] == "playing")
        opened.send(type="seat", seat=0)
        opened.until_asked()
        yield opened


def unchanged(seat: Socket) -> bool:
    """After everything said before, the table is as it was."""
    before = seat.state["number"], seat.state["options"]
    seat.send(type="lang", lang="en")
    seat.until(lambda message: message["type"] == "state")
    return before == (seat.state["number"], seat.state["options"])


@pytest.mark.parametrize("text", MESSAGES)
def test_a_message_that_makes_no_sense_is_answered_with_what_is_wrong(seat: Socket, text: str) -> None:
    seat.line.send(text)
    error = seat.until(lambda message: message["type"] == "error")
    assert error["code"] == "message"
    assert error["text"].startswith("The message is not understood: ")
    assert unchanged(seat)


def test_bytes_are_not_understood(seat: Socket) -> None:
    seat.line.send(b"\x00\xff")
    assert seat.until(lambda message: message["type"] == "error")["code"] == "message"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
WORDS = st.lists(
    st.sampled_from(["pick", "stake", "dive", "shell-00", "shell-99", "undo", "confirm"]) | JSON, max_size=4
)
KINDS = st.sampled_from(["act", "undo", "preview", "why", "at", "lang", "seat", "commit", "nonce", "ping", "x"])
COMMANDS = st.fixed_dictionaries(
    {"type": KINDS},
    optional={
        "number": st.just(99) | JSON,
        "key": st.text(max_size=70) | JSON,
        "seat": st.integers(-1, 3) | JSON,
        "id": st.text(max_size=70) | JSON,
        "action": WORDS,
        "target": st.text(max_size=20) | st.just("shell:shell-00"),
        "chosen": WORDS,
        "count": st.integers(-2, 5) | JSON,
        "hash": st.text(max_size=64) | st.just("0" * 64),
        "hex": st.just("0" * 64) | JSON,
    },
)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(command=COMMANDS)
def test_no_message_breaks_the_line_or_changes_the_match(seat: Socket, command: dict[str, Any]) -> None:
    """All commands name a question that is not open, so none may be applied."""
    seat.send(**command)
    seat.send(type="ping")
    seat.until(lambda message: message["type"] == "pong")
    if command["type"] == "seat":
        seat.send(type="seat", seat=0)
        seat.until_asked()
    assert seat.state["count"] == 0


GOOD = {"game": "tide", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, "game"),
        ({"game": None}, "request"),
        ({"players": 7}, "players"),
        ({"players": "two"}, "request"),
        ({"players": 99}, "request"),
        ({"seats": [{"kind": "me"}]}, "seat-count"),
        ({"seats": [{"kind": "me"}, {"kind": "ghost"}]}, "request"),
        ({"options": {"rich": "perhaps"}}, "option-value"),
        ({"options": {"poor": True}}, "option-unknown"),
        ({"seat_options": [{}, {}, {}]}, "seat-options"),
        ({"seat_options": [{"hat": "red"}]}, "seat-option-unknown"),
    ],
)
def test_a_match_that_cannot_be_is_not_made(house: OpenHouse, change: dict[str, Any], error: str) -> None:
    ann = house.visitor()
    refused = ann.ask("POST", "/api/matches", json={**GOOD, **change})
    assert (refused.status_code, refused.json()["error"]) == (400, error)
    assert refused.json()["message"]
    assert ann.json("GET", "/api/matches")["mine"] == []


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/matches", b"{", 400),
        ("POST", "/api/matches", b"\xff\xfe", 400),
        ("PUT", "/api/me", b'{"name": 7}', 400),
        ("PUT", "/api/me", b'{"name": "' + b"x" * 41 + b'"}', 400),
        ("POST", "/api/import", b"[]", 400),
        ("POST", "/api/import", b"{}", 400),
        ("POST", "/api/import", b'{"format": 1, "game": "tide", "entries": []}', 400),
        ("POST", "/api/matches/nowhere/join", b'{"seat": 0}', 404),
        ("POST", "/api/matches/nowhere/leave", b"", 404),
        ("DELETE", "/api/matches/nowhere", b"", 404),
        ("DELETE", "/api/me", b"", 405),
        ("GET", "/api/layers/0000", b"", 404),
    ],
)
def test_a_wrong_request_gets_one_clear_message(
    house: OpenHouse, method: str, path: str, body: bytes, status: int
) -> None:
    headers = {"content-type": "application/json"}
    answer = house.visitor("fr").ask(method, path, content=body, headers=headers)
    assert answer.status_code == status
    assert answer.json().keys() == {"error", "message", "where"}
    assert not answer.json()["message"].startswith("bad-")


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(body=JSON)
def test_no_body_makes_the_server_stumble(house: OpenHouse, body: Any) -> None:
    ann = house.visitor()
    for method, path in (("POST", "/api/matches"), ("POST", "/api/import"), ("PUT", "/api/me")):
        assert ann.ask(method, path, json=body).status_code == 400


@pytest.mark.parametrize(
    "path",
    [
        "/static/" + "x" * 5000,
        "/static/%00",
        "/match/" + "x" * 5000,
        "/join/" + "x" * 5000,
        "/api/games/%ff/picture.svg",
        "/api/matches?lang=%ff%fe",
        "/api/matches/%ed%a0%80/record",
        "/how-to-play/%c3%28",
        "/" + "/".join("x" * 2000),
    ],
)
def test_a_strange_address_is_no_fault(house: OpenHouse, path: str) -> None:
    assert house.visitor().http.get(house.url + path).status_code < 500
