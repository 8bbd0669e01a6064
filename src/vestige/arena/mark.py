"""How many transactions the store has promised, counted inside it and noted beside it.

A write-ahead log that was cut off is read by SQLite as if the rest had never been written. The note beside the store
remembers more, so that the loss is not silent. It is not forced to disk: after a power cut it may know less, not more.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection

WRAP: Final = 1 << 31
DIGITS: Final = 12


def count_on(connection: Connection) -> int:
    """One more, in the transaction that is open; the new count."""
    count = (int(connection.exec_driver_sql("PRAGMA user_version").scalar() or 0) + 1) % WRAP
    connection.exec_driver_sql(f"PRAGMA user_version = {count}")
    return count


class Mark:
    """The note beside a store."""

    def __init__(self, file: Path) -> None:
        self.path = file.with_name(f"{file.name}.mark")
        self.descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)

    def note(self, count: int) -> None:
        os.pwrite(self.descriptor, f"{count:0{DIGITS}}".encode(), 0)

    def close(self) -> None:
        os.close(self.descriptor)


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """Only to look: an ordinary connection would take the write-ahead log into the store when it is closed."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as store:
        yield store


def lost(file: Path) -> int:
    """How many promised transactions are missing from a store."""
    mark = file.with_name(f"{file.name}.mark")
    noted = mark.read_text("ascii", "replace") if mark.exists() else ""
    with reading(file) as store:
        (count,) = store.execute("PRAGMA user_version").fetchone()
    return max(0, int(noted) - count) if noted.isdecimal() else 0
