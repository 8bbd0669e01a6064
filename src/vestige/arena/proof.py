"""The proof of a fair deal in a record that somebody brings: its form and bounds, and that it proves this seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from vestige.kernel.errors import BadInput
from vestige.kernel.values import Plain
from vestige.verify import problems

Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Seat = Annotated[int, Meta(ge=0, le=15)]
TRIES: Final = 1000
"""So many tries that came to nothing a record may show."""


class Pledge(Struct, forbid_unknown_fields=True):
    seat: Seat
    commitment: Hex
    nonce: Hex = ""


class Nonce(Struct, forbid_unknown_fields=True):
    seat: Seat
    commitment: Hex
    nonce: Hex


class Fair(Struct, forbid_unknown_fields=True):
    commitment: Hex
    secret: Hex
    nonces: Annotated[list[Nonce], Meta(max_length=16)]
    format: Annotated[int, Meta(ge=1, le=2)] = 1
    earlier: Annotated[list[Annotated[list[Pledge], Meta(max_length=16)]], Meta(max_length=TRIES)] = []
    missing: Annotated[list[Seat], Meta(max_length=16)] = []


def check_fair(record: Mapping[str, Plain]) -> None:
    """A record may come without a proof, but not with a wrong one."""
    fair = record.get("fair")
    if fair is None:
        return
    if "seed" not in record:
        raise BadInput("record-fair", why="a position was not dealt")
    try:
        msgspec.convert(fair, Fair)
    except msgspec.ValidationError as bad:
        raise BadInput("record-fair", why=str(bad)) from None
    for check, why in problems({**record, "chance": []}):
        raise BadInput("record-fair", why=f"{check}: {why}")
