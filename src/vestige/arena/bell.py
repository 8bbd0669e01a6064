"""The bell: whoever is asked and does not look at the table is told through the push service of their browser.

The host gives a key; messages are encrypted for the browser alone and tell only the game and that it is their turn.
Only services of known browsers are spoken to: a guest cannot make the house knock at doors of its own network.
"""

from __future__ import annotations

import asyncio
import os
import re
from functools import cached_property
from pathlib import Path
from time import monotonic, time
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import urlsplit

import structlog
from msgspec import Meta, Struct
from msgspec.json import encode
from sqlalchemy import delete, func, select
from sqlalchemy.dialects.sqlite import insert as upsert

from vestige.arena import schema
from vestige.arena.store import Store
from vestige.kernel.errors import BadInput

if TYPE_CHECKING:
    from vestige.arena.room import Room

LOG = structlog.get_logger()

SERVICES: Final = (
    "https://fcm.googleapis.com",
    "https://updates.push.services.mozilla.com",
    "https://web.push.apple.com",
    "https://*.notify.windows.com",
)
PER_GUEST: Final = 8
"""Browsers in which one guest may be told."""
PAUSE: Final = 30.0
"""Seconds between two tellings of one guest about one match."""
PATIENCE: Final = 10.0
LASTS: Final = 24 * 3600
"""Seconds for which a service keeps trying: a turn of yesterday is no news."""
GONE: Final = (404, 410)

Part = Annotated[str, Meta(max_length=200)]


class Keys(Struct):
    p256dh: Part
    auth: Part


class Subscription(Struct):
    """What a browser gives to whoever may ring it."""

    endpoint: Annotated[str, Meta(max_length=512)]
    keys: Keys


class Bell:
    """``key``: a file with the house's private key, made if it is not there. ``contact``: where a push service may
    write to, as they demand. ``services``: others than those of the known browsers."""

    def __init__(self, key: Path, contact: str, services: tuple[str, ...] = ()) -> None:
        if "@" not in contact.strip("@"):
            raise BadInput("push-contact", contact=contact)
        self.contact = contact
        self.services = (*SERVICES, *services)
        self.secret = read_key(key)
        self.rung: dict[tuple[str, str], float] = {}
        self.ringing: set[asyncio.Task[None]] = set()

    @cached_property
    def sealer(self) -> Any:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key
        from webpush import WebPush

        public = load_pem_private_key(self.secret, None).public_key()
        shown = public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
        return WebPush(self.secret, shown, self.contact, LASTS)

    @cached_property
    def public(self) -> str:
        """The key that browsers want to see when they subscribe."""
        shown: str = self.sealer.vapid.get_application_server_key(self.sealer.vapid.public_key)
        return shown

    def speaks_to(self, endpoint: str) -> bool:
        """Whether an address is one of a known push service."""
        parts = urlsplit(endpoint)
        origin = f"{parts.scheme}://{parts.netloc}"
        return any(re.fullmatch(re.escape(service).replace(r"\*", r"[\w-]+"), origin) for service in self.services)

    # ---- subscriptions

    async def subscribe(self, store: Store, guest: str, wanted: Subscription, lang: str) -> None:
        if not self.speaks_to(wanted.endpoint):
            raise BadInput("push-service", endpoint=wanted.endpoint)
        kept = await store.rows(select(func.count()).where(schema.push.c.guest == guest))
        if kept[0][0] >= PER_GUEST:
            raise BadInput("push-many", limit=PER_GUEST)
        keys = {"p256dh": wanted.keys.p256dh, "auth": wanted.keys.auth, "lang": lang}
        values = {"guest": guest, "keys": keys, "made": time()}
        statement = upsert(schema.push).values(endpoint=wanted.endpoint, **values)
        await store.write(statement.on_conflict_do_update(index_elements=["endpoint"], set_=values))

    # ---- ringing

    def attend(self, room: Room) -> None:
        """After every change: those who are newly asked and are not here are told."""
        asked = set() if room.live is None else set(room.live.match.table.asked())
        fresh, room.rung = asked - room.rung, asked
        here = {connection.guest for connection in room.connections}
        for seat in fresh:
            for guest in room.seating.at(seat) if not room.seating.is_bot(seat) else ():
                if guest not in here and self.may_ring(guest, room.id):
                    task = asyncio.create_task(self.ring(room, guest))
                    self.ringing.add(task)
                    task.add_done_callback(self.ringing.discard)

    def may_ring(self, guest: str, match: str) -> bool:
        now = monotonic()
        self.rung = {pair: at for pair, at in self.rung.items() if now - at < PAUSE}
        return self.rung.setdefault((guest, match), now) == now

    async def ring(self, room: Room, guest: str) -> None:
        store = room.house.store
        for row in await store.rows(select(schema.push).where(schema.push.c.guest == guest)):
            title = room.kit.said(row.keys["lang"], "game-title")
            text = room.kit.texts(row.keys["lang"]).say("push-turn")
            note = encode({"title": title, "body": text, "match": room.id})
            if await self.send(row.endpoint, row.keys, note) in GONE:
                await store.write(delete(schema.push).where(schema.push.c.endpoint == row.endpoint))

    async def send(self, endpoint: str, keys: dict[str, str], note: bytes) -> int:
        """What the service says; 0 if it says nothing. A lost message is no loss: the table waits anyway."""
        import httpx
        from webpush.types import WebPushSubscription

        try:
            given = {"endpoint": endpoint, "keys": {part: keys[part] for part in ("p256dh", "auth")}}
            sealed = self.sealer.get(note, WebPushSubscription.model_validate(given))
            async with httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False) as line:
                answer = await line.post(endpoint, content=sealed.encrypted, headers=dict(sealed.headers))
        except ValueError as error:  # keys that are none: they will never work
            LOG.info("push-broken", why=str(error))
            return GONE[0]
        except httpx.HTTPError as error:
            LOG.info("push-lost", why=str(error))
            return 0
        return answer.status_code


class NoBell:
    """Where the host gave no key."""

    public: Final = ""

    def attend(self, room: Room) -> None:
        pass


def read_key(file: Path) -> bytes:
    """The house's key for push services, readable by its owner only."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import (
        Encoding,
        NoEncryption,
        PrivateFormat,
        load_pem_private_key,
    )

    try:
        if not file.exists():
            made = ec.generate_private_key(ec.SECP256R1())
            with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
                out.write(made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
        secret = file.read_bytes()
        key = load_pem_private_key(secret, None)
    except (OSError, ValueError, TypeError) as error:
        raise BadInput("push-key", file=file, why=error) from None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != "secp256r1":
        raise BadInput("push-key", file=file, why="P-256")
    return secret


async def unsubscribe(store: Store, guest: str, endpoint: str) -> None:
    own = (schema.push.c.guest == guest, schema.push.c.endpoint == endpoint)
    await store.write(delete(schema.push).where(*own))
