"""A seed that nobody chooses alone.

The host's secret is committed first, then each person commits to a nonce; only when all commitments are in are they
opened, and the seed is the hash of everything, what was chosen for the table included. It proves that nobody picked
the shuffle, not that nobody looked.

Records of the first format left the choices out of the seed; ``verify.py`` reads both.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from vestige.kernel.errors import BadInput
from vestige.kernel.values import Plain, canonical

FORMAT: Final = 2
CHOICES: Final = ("game", "rules", "players", "options", "seats")


def fresh_secret() -> bytes:
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def seed_from(secret: bytes, nonces: Sequence[bytes], choices: Mapping[str, Plain]) -> bytes:
    """SHA-256 over the secret, the nonces in seat order, and the hash of what was chosen before anybody committed."""
    return hashlib.sha256(secret + b"".join(nonces) + hashlib.sha256(canonical(choices)).digest()).digest()


def chosen(record: Mapping[str, Plain]) -> dict[str, Plain]:
    """What the seed depends on, from the head of a record: game, components, rules, players, options, seats."""
    return {**{key: record[key] for key in CHOICES}, "components": record["components"]["sha256"]}


def fair_deal(
    secret: bytes,
    nonces: Sequence[tuple[int, str, bytes]],
    choices: Mapping[str, Plain],
    earlier: Sequence[Plain] = (),
) -> tuple[bytes, dict[str, Plain]]:
    """The seed, and what a record shows of how it was made; each nonce comes with its seat and its commitment.
    ``earlier`` holds the commitments of tries that came to nothing."""
    for seat, committed, nonce in nonces:
        if commitment(nonce) != committed:
            raise BadInput("nonce", seat=seat)
    shown = [{"seat": seat, "commitment": committed, "nonce": nonce.hex()} for seat, committed, nonce in nonces]
    fair = {
        "format": FORMAT,
        "commitment": commitment(secret),
        "secret": secret.hex(),
        "nonces": shown,
        "earlier": list(earlier),
    }
    return seed_from(secret, [nonce for _, _, nonce in nonces], choices), fair
