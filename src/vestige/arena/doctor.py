"""What is whole in a store and what is damaged; every match that can be read goes out as a record."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any, Final, NamedTuple

import structlog

from vestige.arena.live import Live
from vestige.arena.mark import lost, reading
from vestige.kernel.errors import BadInput
from vestige.kernel.match import load
from vestige.kernel.shelf import Shelf

LOG = structlog.get_logger()
SOUND: Final = "ok"


def look_over(file: Path) -> None:
    """At each start, quickly: pages that cannot be read keep the house closed, lost moves are said."""
    if not file.exists():
        return
    try:
        with reading(file) as store:
            (said,) = store.execute("PRAGMA quick_check(1)").fetchone()
        missing = lost(file)
    except sqlite3.DatabaseError as error:
        if "not a database" in str(error):
            raise
        said, missing = str(error), 0
    if said != SOUND:
        raise BadInput("store-damaged", file=file, why=said.splitlines()[-1])
    if missing:
        LOG.error("store-lost", file=str(file), transactions=missing)


class Case(NamedTuple):
    """A match: how many of its entries replay, and what is wrong after them."""

    match: str
    game: str
    status: str
    entries: int
    whole: bool
    why: str = ""


class Report(NamedTuple):
    pages: list[str]
    missing: int
    cases: list[Case]

    @property
    def sound(self) -> bool:
        return not self.pages and not self.missing and all(case.whole for case in self.cases)


def examine(file: Path, export: Path | None = None) -> Report:
    """Everything is only read. Records go to the folder ``export``: as far as they replay."""
    if not file.is_file():
        raise BadInput("no-store", file=file)
    with reading(file) as store:
        pages = [row for row in check(store) if row != SOUND]
        cases = [case(store, match, export) for match in matches(store)]
    return Report(pages, lost_or_unknown(file), cases)


def check(store: sqlite3.Connection) -> list[str]:
    try:
        return [str(row[0]) for row in store.execute("PRAGMA integrity_check(20)")]
    except sqlite3.DatabaseError as error:
        return [str(error)]


def lost_or_unknown(file: Path) -> int:
    try:
        return lost(file)
    except sqlite3.DatabaseError:
        return 0


def matches(store: sqlite3.Connection) -> list[tuple[str, str, str]]:
    """As many as can be read: id, game, status."""
    found: list[tuple[str, str, str]] = []
    try:
        for row in store.execute("SELECT id, game, status FROM match ORDER BY id"):
            found.append(row)
    except sqlite3.DatabaseError:
        LOG.error("store-unreadable", table="match")
    return found


def case(store: sqlite3.Connection, row: tuple[str, str, str], export: Path | None) -> Case:
    match, game, status = row
    entries: list[Any] = []
    try:
        (head,) = store.execute("SELECT head FROM match WHERE id = ?", (match,)).fetchone()
        record = json.loads(head)
        rows = store.execute("SELECT number, words FROM entry WHERE match = ? ORDER BY number", (match,))
        for number, words in rows:
            if number != len(entries) + 1:
                raise BadInput("entry-missing", number=len(entries) + 1)
            entries.append(json.loads(words))
    except (sqlite3.DatabaseError, ValueError, TypeError) as error:
        if not entries:
            return Case(match, game, status, 0, False, str(error))
        why = str(error)
    else:
        why = ""
    if status == "waiting":
        return Case(match, game, status, 0, not why, why)
    return replayed(Case(match, game, status, len(entries), not why, why), record, entries, export)


def replayed(found: Case, record: dict[str, Any], entries: list[Any], export: Path | None) -> Case:
    """Whether what was read is a match; then it can go out."""
    record.pop("guide", None)
    try:
        Live.replay(Shelf(), record, entries)
    except BadInput as bad:
        return found._replace(whole=False, why=str(bad))
    if export is not None:
        export.mkdir(parents=True, exist_ok=True)
        whole = load(Shelf(), {**record, "entries": entries}).record()
        (export / f"{found.game}-{found.match}.json").write_text(json.dumps(whole, ensure_ascii=False), "utf-8")
    return found
