#!/usr/bin/env python3
"""Check the chance of a finished Vestige game: `python verify.py record.json`. Needs nothing but Python.

It proves three things: the commitments shown at the table are those of the secret and the nonces in the record; the
seed is the hash of them all and of what had been chosen; every random number the game used comes from that seed, in
order, without a gap. It does not prove that the host's machine did not look at the cards.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any

SPAN = 1 << 64


def draws(seed: bytes, bounds: Iterable[int]) -> Iterator[int]:
    """The generator again: the first 8 bytes of SHA-256(seed, k), k = 0, 1, 2, …; biased ones passed over."""
    k = 0
    for n in bounds:
        while True:
            value = int.from_bytes(hashlib.sha256(seed + k.to_bytes(8, "big")).digest()[:8], "big")
            k += 1
            if value < SPAN - SPAN % n:
                yield value % n
                break


def chosen(record: dict[str, Any]) -> bytes:
    """Since the second format the seed also depends on what was chosen before anybody committed."""
    choices = {key: record[key] for key in ("game", "rules", "players", "options", "seats")}
    choices["components"] = record["components"]["sha256"]
    plain = json.dumps(choices, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(plain.encode()).digest()


def problems(record: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Everything that does not hold, as (check, detail)."""
    fair = record.get("fair")
    if fair is None:
        yield "fair", "the record shows no commitments"
        return
    secret = bytes.fromhex(fair["secret"])
    if hashlib.sha256(secret).hexdigest() != fair["commitment"]:
        yield "secret", "not what was committed"
    for nonce in fair["nonces"]:
        if hashlib.sha256(bytes.fromhex(nonce["nonce"])).hexdigest() != nonce["commitment"]:
            yield "nonce", f"seat {nonce['seat']}: not what was committed"
    nonces = b"".join(bytes.fromhex(nonce["nonce"]) for nonce in fair["nonces"])
    choices = chosen(record) if fair.get("format", 1) >= 2 else b""
    if hashlib.sha256(secret + nonces + choices).hexdigest() != record["seed"]:
        yield "seed", "not the hash of secret, nonces and choices"
    chance = record.get("chance", [])
    again = draws(bytes.fromhex(record["seed"]), [n for n, _ in chance])
    for number, ((n, value), drawn) in enumerate(zip(chance, again, strict=True)):
        if value != drawn:
            yield "draw", f"number {number} below {n}: {value} recorded, {drawn} from the seed"
            return


def main(path: str) -> int:
    with open(path, encoding="utf-8") as file:
        record = json.load(file)
    found = list(problems(record))
    for check, detail in found:
        print(f"FAILED  {check}: {detail}")
    if not found:
        print(f"OK  commitments, seed and {len(record.get('chance', []))} draws agree")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
