"""Web Push: who is away is told of a turn through a real endpoint, in a message that only that browser can read."""

from __future__ import annotations

import json
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.arena.test_presence import told
from tests.arena.visitor import PATIENCE, OpenHouse, Visitor
from vestige.arena.bell import Bell
from vestige.kernel.errors import BadInput

pytestmark = pytest.mark.slow


class Service:
    """A push service on this machine: notes what it is sent, and answers as it is told."""

    def __init__(self) -> None:
        self.heard: SimpleQueue[tuple[str, dict[str, str], bytes]] = SimpleQueue()
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.heard.put((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        Thread(target=self.server.serve_forever, daemon=True).start()


class Browser:
    """The keys of one subscription, and what they open (RFC 8291)."""

    def __init__(self) -> None:
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), bytes(range(16))
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> dict[str, Any]:
        return {"endpoint": endpoint, "keys": {"p256dh": spelled(self.point), "auth": spelled(self.auth)}}

    def open(self, sealed: bytes) -> Any:
        salt, length = sealed[:16], sealed[20]
        theirs, text = sealed[21 : 21 + length], sealed[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = derived(self.auth, b"WebPush: info\0" + self.point + theirs, 32, shared)
        key, nonce = (derived(salt, b"Content-Encoding: " + name + b"\0", size, secret) for name, size in SEALS)
        assert struct.unpack("!L", sealed[16:20])[0] >= len(text)
        return json.loads(AESGCM(key).decrypt(nonce, text, None).rstrip(b"\x02"))


SEALS = ((b"aes128gcm", 16), (b"nonce", 12))


def derived(salt: bytes, info: bytes, length: int, secret: bytes) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def spelled(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def unspelled(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_signed(authorization: str, key: str) -> bool:
    """By the key that the house shows (RFC 8292)."""
    parts = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    signed, _, signature = parts["t"].rpartition(".")
    raw = unspelled(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unspelled(key))
    public.verify(both, signed.encode(), ec.ECDSA(SHA256()))
    return parts["k"] == key


@pytest.fixture
def service() -> Iterator[Service]:
    opened = Service()
    yield opened
    opened.server.shutdown()


@pytest.fixture
def ringing(tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenHouse]:
    monkeypatch.setenv("PUSH_SERVICE", service.url)
    opened = OpenHouse(tmp_path)
    yield opened
    opened.close()


def until_asked_away(ann: Visitor, bob: Visitor, match: str) -> None:
    """Both play until it is Ann's turn; Bob leaves; Ann plays until he is asked."""
    with ann.sit(match) as one:
        with bob.sit(match) as two:
            for line in (one, two):
                line.until_state(lambda state: state["status"] == "playing")
            while one.state["asked"] != [0]:
                one.until_count(two.act()["number"])
        told(one, [0], 0)
        while 1 not in one.state["asked"]:
            one.until_count(one.act()["number"])


def test_who_is_away_is_told_of_their_turn_and_nothing_else(ringing: OpenHouse, service: Service) -> None:
    ann, bob, browser = ringing.visitor(), ringing.visitor("fr"), Browser()
    key = bob.json("GET", "/api/reach")["push"]
    for _ in range(2):
        bob.json("POST", "/api/push", json=browser.subscription(f"{service.url}/bob"))
    made = ann.new_match("me", "open", game="marajoara")
    match = bob.follow(made["links"]["1"])
    until_asked_away(ann, bob, match)
    path, headers, body = service.heard.get(timeout=PATIENCE)
    assert path == "/bob"
    assert browser.open(body) == {"title": "Marajoara", "body": "C’est à vous de jouer.", "match": match}
    assert headers["content-encoding"] == "aes128gcm"
    assert is_signed(headers["authorization"], key)
    assert service.heard.empty()


def test_a_dead_subscription_is_removed(ringing: OpenHouse, service: Service) -> None:
    ann, bob, browser = ringing.visitor(), ringing.visitor(), Browser()
    service.status = 410
    bob.json("POST", "/api/push", json=browser.subscription(f"{service.url}/gone"))
    match = bob.follow(ann.new_match("me", "open", game="marajoara")["links"]["1"])
    until_asked_away(ann, bob, match)
    service.heard.get(timeout=PATIENCE)
    bob.json("POST", "/api/push", json=browser.subscription(f"{service.url}/fresh"))
    ringing.close()  # what has begun is written before it closes
    ringing.open()
    service.status = 201
    match = bob.follow(ann.new_match("me", "open", game="marajoara")["links"]["1"])
    until_asked_away(ann, bob, match)
    assert service.heard.get(timeout=PATIENCE)[0] == "/fresh"
    assert service.heard.empty()


def test_the_house_knocks_at_no_other_doors(ringing: OpenHouse) -> None:
    ann, browser = ringing.visitor(), Browser()
    for endpoint in (
        "http://127.0.0.1:1/",
        "https://example.org/",
        "https://x@evil.org/.notify.windows.com",
        "file:///",
    ):
        answer = ann.ask("POST", "/api/push", json=browser.subscription(endpoint))
        assert (answer.status_code, answer.json()["error"]) == (400, "push-service")
    own = "https://wns2-by3p.notify.windows.com/w/?token=1"
    assert ann.ask("POST", "/api/push", json=browser.subscription(own)).status_code == 201
    assert ann.ask("DELETE", "/api/push", params={"endpoint": own}).status_code == 204


def test_without_a_key_nobody_is_told(house: OpenHouse) -> None:
    ann = house.visitor()
    assert ann.json("GET", "/api/reach")["push"] == ""
    answer = ann.ask("POST", "/api/push", json=Browser().subscription("https://fcm.googleapis.com/1"))
    assert answer.json()["error"] == "push-off"


def test_a_key_or_a_contact_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "broken").write_text("no key")
    with pytest.raises(BadInput, match=r"^push-key"):
        Bell(tmp_path / "broken", "host@example.org")
    with pytest.raises(BadInput, match=r"^push-contact"):
        Bell(tmp_path / "new", "")
    assert Bell(tmp_path / "new", "host@example.org").public == Bell(tmp_path / "new", "host@example.org").public
    assert (tmp_path / "new").stat().st_mode & 0o077 == 0
