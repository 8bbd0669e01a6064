"""Who is who: guests by a signed cookie, seats by secret links. No account, no password."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from pathlib import Path
from time import time
from typing import Final
from unicodedata import category

from itsdangerous import BadSignature, TimestampSigner

from vestige.kernel.errors import BadInput

INVISIBLE: Final = "\u115f\u1160\u3164\uffa0\u2800\u034f"
"""Letters and marks that show nothing, although Unicode calls them letters."""
COOKIE: Final = "vestige_guest"
YEAR: Final = 365 * 24 * 3600
KEY_BYTES: Final = 32
"""Less would let a stranger guess it and compute everybody's links."""


def house_key(folder: Path) -> bytes:
    """The key that signs cookies: made once, readable by its owner only."""
    file = folder / "key"
    if not file.exists():
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as out:
            out.write(secrets.token_bytes(KEY_BYTES))
    key = file.read_bytes()
    if len(key) < KEY_BYTES:
        raise BadInput("key-short", file=file, bytes=len(key), expected=KEY_BYTES)
    return key


class Doorkeeper:
    """Knows a guest again by the cookie it gave, and makes the links to seats."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.signer = TimestampSigner(key, salt="guest")

    def cookie(self, guest: str) -> str:
        return self.signer.sign(guest).decode()

    def guest(self, cookie: str | None) -> str | None:
        """The guest behind a cookie; a cookie that this house did not sign is nobody's. One from the future is fine:
        clocks are set back."""
        if not cookie:
            return None
        try:
            guest, signed = self.signer.unsign(cookie, return_timestamp=True)
        except BadSignature:
            return None
        return None if time() - signed.timestamp() > 5 * YEAR else guest.decode()

    def token(self, match: str, seat: int, earlier: int = 0) -> str:
        """128 bits that open a seat, after so many earlier ones. They follow from the house's key, which is not in the
        store, so that the host can see a link again although the store keeps its hash only."""
        name = f"{match}/{seat}/{earlier}" if earlier else f"{match}/{seat}"
        digest = hmac.digest(self.key, name.encode(), "sha256")
        return urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()

    def link(self, match: str, seat: int, earlier: int = 0) -> str:
        """Without scheme and host: the browser knows by which name it reached the house."""
        return f"/join/{self.token(match, seat, earlier)}"


def new_guest() -> str:
    return secrets.token_hex(16)


def new_match_id() -> str:
    return secrets.token_hex(6)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def plain_name(name: str) -> str:
    """A name as it may be shown: no control, bidirectional or invisible characters, single spaces."""
    shown = "".join(letter if category(letter)[0] != "C" else " " for letter in name)
    return " ".join("".join(letter for letter in shown if letter not in INVISIBLE).split())
