"""Reading and writing files. What is wrong with one is said after its name; nothing is written before all is known."""

from __future__ import annotations

import json
import os
import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, ENOENT
from pathlib import Path

import tomli_w

from vestige.kernel.errors import BadInput
from vestige.kernel.game import Game
from vestige.kernel.match import Match, load, match_from_position
from vestige.kernel.reader import Reader
from vestige.kernel.shelf import Shelf
from vestige.kernel.values import Plain


@contextmanager
def inside(file: Path) -> Iterator[None]:
    """Bad input found in here is bad input of this file."""
    try:
        yield
    except BadInput as bad:
        bad.add_note(str(file))
        raise


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadInput("file-unreadable") from None


def read_plain(file: Path) -> Plain:
    """TOML or JSON by the name's ending."""
    text = read_text(file)
    try:
        return tomllib.loads(text) if file.suffix == ".toml" else json.loads(text)
    except ValueError as error:
        place = re.search(r"line (\d+),? column (\d+)", str(error))
        line, column = place.groups() if place else (text.count("\n") + 1, 1)
        kind = "TOML" if file.suffix == ".toml" else "JSON"
        raise BadInput("file-syntax", kind=kind, line=line, column=column) from None


def read_table(file: Path) -> dict[str, Plain]:
    """A file whose top is a table, as every TOML file's is."""
    plain = read_plain(file)
    if not isinstance(plain, dict):
        raise BadInput("position-type", key="/", expected="table")
    return plain


def read_position(game: Game, file: Path) -> Match:
    """A match that starts from a document."""
    with inside(file):
        return match_from_position(game, read_table(file))


def read_record(file: Path, shelf: Shelf, at: int | None = None) -> Match:
    """A match, every entry checked; up to a moment, the entries up to there."""
    with inside(file):
        record = read_plain(file)
        if at is not None and isinstance(record, dict) and isinstance(record.get("entries"), list):
            record = until(record, at)
        return load(shelf, record)


def until(record: dict[str, Plain], at: int) -> dict[str, Plain]:
    """A record cut after so many entries; the hash was that of the end."""
    entries = record["entries"]
    if at > len(entries):
        raise BadInput("record-at", at=at, entries=len(entries))
    cut = {key: value for key, value in record.items() if key != "hash" or at == len(entries)}
    return {**cut, "entries": entries[:at]}


def read_components(game: Game, file: Path | None) -> Game:
    """The game with an owner's data."""
    if file is None:
        return game
    with inside(file):
        return game.with_components(read_table(file))


def read_edition(shelf: Shelf, file: Path) -> Game:
    """An owner's data, which name their game themselves."""
    with inside(file):
        table = read_table(file)
        game = shelf.find(Reader(table).table("game").text("id", ""))
        return game.with_components(table)


def toml(plain: dict[str, Plain]) -> str:
    return tomli_w.dumps(plain)


def write(file: Path, content: str | bytes) -> None:
    """A file that cannot be written is bad input."""
    with writing(file):
        file.write_bytes(content if isinstance(content, bytes) else content.encode())


def may_write(*files: Path | None) -> None:
    """Before something takes long: whether what it finds can be kept. Nothing is written yet."""
    for file in files:
        if file is not None:
            with writing(file):
                if file.exists():
                    file.open("ab").close()
                elif not os.access(file.parent, os.W_OK):
                    raise PermissionError(EACCES, os.strerror(EACCES if file.parent.is_dir() else ENOENT))


def folder(place: Path | None) -> str | None:
    """A folder to keep things in, made if need be."""
    if place is None:
        return None
    with writing(place):
        place.mkdir(parents=True, exist_ok=True)
    return str(place)


@contextmanager
def writing(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadInput("file-unwritable", file=file, detail=error.strerror) from None
