"""What lies on disk. Entries are appended and never changed; everything a table shows is derived from them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

VERSION: Final = 1
"""The number of this lay-out; a store of another one is refused, not guessed at."""

metadata = MetaData()

house = Table("house", metadata, Column("version", Integer, primary_key=True))

guest = Table(
    "guest",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
)

match = Table(
    "match",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False, index=True),
    Column("head", JSON, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("watch", String(64), nullable=False, unique=True),
    Column("asked", JSON, nullable=False),
    Column("count", Integer, nullable=False),
    Column("updated", Float, nullable=False),
)
"""``head`` is the record without its entries; until the deal only what was chosen. ``watch`` is a hashed token."""

seat = Table(
    "seat",
    metadata,
    Column("match", ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("level", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("token", String(64), nullable=False, unique=True),
    Column("commitment", String(64), nullable=False),
    Column("nonce", String(64), nullable=False),
)
"""``kind``: person, here (another person at the host's device, with a ``name``), or bot (with a ``level``)."""

place = Table(
    "place",
    metadata,
    Column("match", ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), primary_key=True, index=True),
    Column("since", Float, nullable=False),
)
"""Which guest has shown the token of which seat; seat -1 is a place to watch from."""

entry = Table(
    "entry",
    metadata,
    Column("match", ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("key", String(64), nullable=False),
    Column("words", JSON, nullable=False),
    UniqueConstraint("match", "key"),
)
"""The record, line by line. Two writers cannot both write number 17, nor the same command twice."""
