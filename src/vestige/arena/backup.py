"""A copy of a house's data, made while it is open: store and key, ready to be served from."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Final

from vestige.arena.upgrade import copy
from vestige.kernel.errors import BadInput

STORE: Final = "vestige.sqlite"
KEY: Final = "key"


def back_up(folder: Path, target: Path) -> None:
    """SQLite's online backup beside the key; for the owner only. An older copy in the same place is replaced."""
    if not (folder / STORE).is_file():
        raise BadInput("no-store", file=folder / STORE)
    try:
        target.mkdir(mode=0o700, parents=True, exist_ok=True)
        mask = os.umask(0o077)
        try:
            copy(folder / STORE, target / STORE)
            (target / KEY).write_bytes((folder / KEY).read_bytes())
        finally:
            os.umask(mask)
    except (OSError, sqlite3.Error) as error:
        raise BadInput("data-folder", folder=target, why=error) from None
