"""What lies on disk. Entries are appended and never changed; everything a table shows is derived from them.

This is the lay-out as it is now; ``upgrades/versions`` holds the way to it from every earlier one, and a test compares
the two.
"""

from __future__ import annotations

from typing import Any, Final

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
    true,
)

VERSION: Final = 4
"""The number of this lay-out, the name of the last upgrade. Also written into ``house``, where version 1 looks."""

metadata = MetaData()


def of_match(**more: Any) -> Column[Any]:
    """What belongs to a match goes with it."""
    return Column("match", ForeignKey("match.id", ondelete="CASCADE"), **more)


def word(name: str, length: int, **more: Any) -> Column[Any]:
    """A word that is usually empty."""
    return Column(name, String(length), nullable=False, server_default="", **more)


def number(name: str, kind: type[Integer] | type[Float[float]] = Integer) -> Column[Any]:
    """A number that is usually 0."""
    return Column(name, kind, nullable=False, server_default="0")


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
    Column("kind", String(8), nullable=False, server_default="dealt"),
    word("rematch", 16, index=True),
    number("away"),
    Column("talk", Boolean, nullable=False, server_default=true()),
    Column("outcome", JSON, nullable=False, server_default="{}"),
)
"""``head`` is the record without its entries; until the deal only what was chosen. ``watch`` is a hashed token.
``kind``: dealt, import, position or guide. ``count`` and ``updated`` are what the lobby may show: they stand still
while secret plans are made. ``rematch``: the match this one follows. ``away``: seconds after which the others may give
the seat of somebody who is away to a bot, 0 for never. ``talk``: whether people may talk at the table. ``outcome``: how
it ended, once it has and somebody looked."""

seat = Table(
    "seat",
    metadata,
    of_match(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("level", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("token", String(64), nullable=False, unique=True),
    Column("commitment", String(64), nullable=False),
    Column("nonce", String(64), nullable=False),
    number("links"),
    word("stand_in", 32),
)
"""``kind``: person, here (another person at the host's device, with a ``name``), or bot (with a ``level``). ``token``
is the hash of the link that opens the seat now, the one after ``links`` others. ``stand_in``: the level of the bot that
answers for a person for a while."""

place = Table(
    "place",
    metadata,
    of_match(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), primary_key=True, index=True),
    Column("since", Float, nullable=False),
    number("gone", Float),
    number("seen", Float),
)
"""Which guest sits where; seat -1 is a place to watch from. ``gone``: when the person left a match in play, to which
nobody else can come. ``seen``: when the last line of this guest was closed."""

link = Table(
    "link",
    metadata,
    Column("token", String(64), primary_key=True),
    of_match(nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("made", Float, nullable=False),
)
"""Links, hashed, beside those that open a seat now. ``spent``: the ``guest`` sat down with it. ``device``: it lets the
same person, ``guest``, go on in another browser, once."""

entry = Table(
    "entry",
    metadata,
    of_match(primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("key", String(64), nullable=False),
    Column("words", JSON, nullable=False),
    word("by", 32),
    UniqueConstraint("match", "key"),
)
"""The record, line by line. Two writers cannot both write number 17, nor the same command twice. ``by``: the level of
the bot that gave this answer."""

happening = Table(
    "happening",
    metadata,
    Column("id", Integer, primary_key=True),
    of_match(nullable=False, index=True),
    Column("count", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
)
"""What the table should know and the record does not tell, after ``count`` entries: another device, a new link, a bot
that sits in."""

said = Table(
    "said",
    metadata,
    of_match(primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("key", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("phrase", String(16), nullable=False),
    UniqueConstraint("match", "key"),
)
"""What people say at the table, the latest lines only; no part of the record. A ready ``phrase`` is kept by its name,
for everybody's own language."""

proposal = Table(
    "proposal",
    metadata,
    of_match(primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("agreed", JSON, nullable=False),
)
"""What waits for the others to agree: to take back entry ``number``, to let a bot sit in for ``seat``."""

snapshot = Table(
    "snapshot",
    metadata,
    of_match(primary_key=True),
    Column("words", JSON, nullable=False),
)
"""A hint that saves replaying the whole record (``kernel/snapshot.py``)."""

review = Table(
    "review",
    metadata,
    of_match(primary_key=True),
    Column("words", JSON, nullable=False),
)
"""What a match looks like afterwards (``arena/review.py``), as far as it has been worked out."""

keepsake = Table(
    "keepsake",
    metadata,
    Column("match", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("thing", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("guest", String(32), nullable=False, index=True),
    Column("at", Float, nullable=False),
)
"""What a guest took home from a match that was dealt here. It stays when the match is deleted."""

push = Table(
    "push",
    metadata,
    Column("endpoint", String(512), primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("keys", JSON, nullable=False),
    Column("made", Float, nullable=False),
)
"""Where a guest's browser wants to be told that it is their turn."""
