"""A seed that nobody chooses alone.

The host's secret is committed first, then each person commits to a nonce; only when all commitments are in are they
opened, and the seed is the hash of everything. It proves that nobody picked the shuffle, not that nobody looked.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from vestige.kernel.errors import BadInput
from vestige.kernel.values import Plain


def fresh_secret() -> bytes:
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def seed_from(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """SHA-256 over the secret and the nonces in seat order."""
    return hashlib.sha256(secret + b"".join(nonces)).digest()


def fair_deal(secret: bytes, nonces: Sequence[tuple[int, str, bytes]]) -> tuple[bytes, dict[str, Plain]]:
    """The seed, and what a record shows of how it was made; each nonce comes with its seat and its commitment."""
    for seat, committed, nonce in nonces:
        if commitment(nonce) != committed:
            raise BadInput("nonce", seat=seat)
    shown = [{"seat": seat, "commitment": committed, "nonce": nonce.hex()} for seat, committed, nonce in nonces]
    fair = {"commitment": commitment(secret), "secret": secret.hex(), "nonces": shown}
    return seed_from(secret, [nonce for _, _, nonce in nonces]), fair
