"""Before the store is opened: a new one is laid out, one of an earlier version is copied beside itself and upgraded.

Both go the same way, Alembic's chain, in one transaction: a power cut leaves the old lay-out whole.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import structlog
from sqlalchemy import Connection, create_engine, event

from vestige.arena import schema
from vestige.kernel.errors import BadInput

LOG = structlog.get_logger()
FIRST: Final = 1
NOTHING: Final = 0
"""The version of a file without tables."""


def version_of(file: Path) -> int:
    """The number of a store's lay-out. The first one had no chain yet, only the number."""
    if not file.exists():
        return NOTHING
    with closing(sqlite3.connect(file)) as store:
        names = {name for (name,) in store.execute("SELECT name FROM sqlite_master")}
        asked = {"alembic_version": "version_num", "house": "version"}
        said = [store.execute(f"SELECT {asked[table]} FROM {table}").fetchone() for table in asked if table in names]
    return max((int(row[0]) for row in said if row), default=NOTHING)


def prepare(file: Path) -> None:
    """Today's lay-out, whatever was there; a store of a later version is refused, not guessed at."""
    version = version_of(file)
    if version > schema.VERSION:
        raise BadInput("store-version", file=file, version=version, expected=schema.VERSION)
    if version == schema.VERSION:
        return
    if version != NOTHING:
        kept = file.with_name(f"{file.name}.lay-out-{version}")
        copy(file, kept)
        LOG.info("store-upgrade", found=version, expected=schema.VERSION, kept=str(kept))
    upgrade(file)


def copy(file: Path, target: Path) -> None:
    """SQLite's online backup, under its name only when whole and on disk; what is written meanwhile is in it or not,
    never half."""
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(file)) as store, closing(sqlite3.connect(unfinished)) as other:
        store.backup(other)
    with unfinished.open("rb+") as written:
        os.fsync(written.fileno())
    unfinished.replace(target)
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """A new name is on disk only with its folder."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def upgrade(file: Path) -> None:
    engine = create_engine(f"sqlite:///{file}")
    event.listen(engine, "connect", leave_transactions_to_us)
    event.listen(engine, "begin", begin)
    with engine.begin() as connection:
        climb(connection)
    engine.dispose()


def leave_transactions_to_us(connection: Any, _: object) -> None:
    """Python's driver would begin transactions at the first change of data only, not at a change of the lay-out."""
    connection.isolation_level = None


def begin(connection: Connection) -> None:
    """Two houses that start at once do not upgrade twice: the second waits, then finds nothing to do."""
    connection.exec_driver_sql("BEGIN EXCLUSIVE")


def climb(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import inspect

    config = Config()
    config.set_main_option("script_location", "vestige.arena:upgrades")
    config.attributes["connection"] = connection
    tables = inspect(connection).get_table_names()
    if "house" in tables and "alembic_version" not in tables:
        command.stamp(config, str(FIRST))
    command.upgrade(config, "head")
