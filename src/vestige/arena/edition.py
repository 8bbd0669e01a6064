"""About this edition: every datum of a game's box with its provenance, read from the components as they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from vestige.kernel.game import Game
from vestige.texts.texts import Texts

MARKS = {"source", "sources", "note"}
"""Keys that speak about data instead of being data."""


class Datum(Struct):
    """``source``: R = rulebook, S = another public source, X = reconstructed. ``id`` is the key in an owner's file,
    ``label`` what the thing is called, where it has a name."""

    id: str
    source: str
    text: str
    note: str
    label: str = ""


class Chapter(Struct):
    id: str
    source: str
    note: str
    rows: list[Datum]
    label: str = ""


def edition(game: Game, texts: Texts) -> list[Chapter]:
    """The box of a game, chapters and things by their names."""
    names = {thing: (kind, thing) for kind in reversed(list(game.kinds)) for thing in game.ids(kind)}
    chapters = [chapter(key, content) for key, content in game.components.items() if isinstance(content, (dict, list))]
    for one in chapters:
        one.label = texts.say(f"edition-{one.id}") if texts.has(f"edition-{one.id}") else one.id
        for row in one.rows:
            row.label = texts.name(*names[row.id]) if row.id in names else ""
    return chapters


def chapter(name: str, content: Any) -> Chapter:
    """A table of the file; a list of tables is one chapter with a row for each."""
    if isinstance(content, list):
        return Chapter(name, "", "", [datum(str(place), row, "") for place, row in enumerate(content, 1)])
    source = str(content.get("source", ""))
    return Chapter(name, source, str(content.get("note", "")), list(data(content, source)))


def data(table: Mapping[str, Any], source: str) -> Iterator[Datum]:
    """The rows of a table: what has no mark of its own has the mark of the table it belongs to."""
    own = table.get("sources", {})
    for key, value in table.items():
        if key in MARKS:
            continue
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for place, row in enumerate(value, 1):
                yield datum(f"{key} {place}", row, source)
        else:
            yield Datum(key, str(own.get(key, source)), spelled(value), "")


def datum(name: str, row: Any, source: str) -> Datum:
    if not isinstance(row, dict):
        return Datum(name, source, spelled(row), "")
    content = {key: value for key, value in row.items() if key not in MARKS and key != "id"}
    return Datum(str(row.get("id", name)), str(row.get("source", source)), spelled(content), str(row.get("note", "")))


def spelled(value: Any) -> str:
    """A value in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {spelled(inner)}" for key, inner in value.items() if key not in MARKS)
    if isinstance(value, list):
        return ", ".join(f"({spelled(inner)})" if isinstance(inner, (dict, list)) else str(inner) for inner in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
