"""A match opened from a snapshot: the table at an undo base as a document, so that opening costs the tail only.

The record stays the truth. A snapshot made by other code, of another deal, or whose document does not come back to
its hash is worth nothing: the record is replayed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from vestige.kernel.document import document, restore, state_hash
from vestige.kernel.errors import BadInput, Refused
from vestige.kernel.game import Game
from vestige.kernel.match import UNCOUNTED, Match, load, open_record
from vestige.kernel.values import Plain, canonical

CODE: Final = (".py", ".so", ".pyd", ".toml")


@cache
def code_version(package: str) -> str:
    """A hash over the kernel's and a game's code: whatever may change how a table is read or played."""
    digest = hashlib.sha256()
    for name in ("vestige.kernel", package):
        folder = Path(str(import_module(name).__file__)).parent
        for file in sorted(path for path in folder.rglob("*") if path.suffix in CODE):
            digest.update(f"{name}/{file.relative_to(folder)}".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


def code_of(game: Game) -> str:
    module = type(game).__module__
    return code_version(module if hasattr(import_module(module), "__path__") else module.rpartition(".")[0])


def take(match: Match) -> dict[str, Plain] | None:
    """What to keep beside the record; None where there is nothing to gain, or not now."""
    if not match.base_entries or match.base_number == UNCOUNTED:
        return None
    return {
        "code": code_of(match.game),
        "head": hashlib.sha256(canonical(match.head)).hexdigest(),
        "entries": match.base_entries,
        "number": match.base_number,
        "document": document(match.base),
        "hash": state_hash(match.base),
    }


def open_from(games: Mapping[str, Game], record: Plain, snapshot: Plain) -> Match:
    """The match of a record, from the snapshot where that fits, else from the start."""
    match = open_record(games, record)
    if not settled_in(match, record, snapshot):
        return load(games, record)
    try:
        for entry in record["entries"][match.skipped :]:
            match.enter(entry)
    except Refused:
        return load(games, record)
    return match


def settled_in(match: Match, record: Plain, snapshot: Plain) -> bool:
    """Put the match where the snapshot says, if all of it fits."""
    fresh = {"code": code_of(match.game), "head": hashlib.sha256(canonical(match.head)).hexdigest()}
    if not isinstance(snapshot, dict) or any(snapshot.get(key) != value for key, value in fresh.items()):
        return False
    count, number = snapshot.get("entries"), snapshot.get("number")
    if type(count) is not int or type(number) is not int or not 0 < count <= len(record["entries"]):
        return False
    try:
        t = restore(match.game, snapshot["document"])
    except (BadInput, KeyError):
        return False
    if state_hash(t) != snapshot.get("hash"):
        return False
    match.table, match.base = t.copy(), t
    match.entries = [list(entry) for entry in record["entries"][:count]]
    match.number = match.base_number = number
    match.skipped = match.base_entries = count
    return True
