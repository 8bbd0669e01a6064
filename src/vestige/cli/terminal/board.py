"""The table as one seat sees it, from its document alone: any game can be read so."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from vestige.cli.terminal.voice import Voice
from vestige.kernel.values import Plain
from vestige.kernel.view import View

SPACE: Final = re.compile(r"([a-z])([0-9]{1,2})")
"""A space of a board, by column and row."""

FEW: Final = 6

TWIN: Final = re.compile(r"(?<=\w)\.\d+$")
"""What tells equal pieces apart in a document (``B3.7``) tells a reader nothing."""


def board(voice: Voice, view: View[Any]) -> RenderableType:
    """What all share, then a panel per seat with its score."""
    scores = ["/".join(map(str, own)) for own in view.table.progress()]
    panels = [
        Panel(things(voice, seat), title=f"{voice.seat(number)} · {scores[number]}", title_align="left")
        for number, seat in enumerate(view.document()["seat"])
    ]
    shared = {key: value for key, value in view.table.body().items() if key != "seat"}
    return Group(things(voice, shared), Columns(panels, expand=True))


def things(voice: Voice, named: Mapping[str, Plain]) -> RenderableType:
    """A line per key; what is empty is left out."""
    table = Grid.grid(padding=(0, 1))
    for key, value in named.items():
        if value not in ("", [], {}):
            table.add_row(Text(word(voice, key), style="dim"), drawn(voice, value))
    return table


def drawn(voice: Voice, value: Plain) -> RenderableType:
    if isinstance(value, Mapping):
        if set(value) >= {"cards"}:
            return Text(line(voice, value["cards"]))
        if is_board(value):
            return grid(voice, value)
        if any(isinstance(inner, Mapping | list) for inner in value.values()):
            return things(voice, value)
    if isinstance(value, list) and any(isinstance(inner, Mapping) for inner in value):
        return Group(*(drawn(voice, inner) for inner in value))
    return Text(line(voice, value))


def is_board(value: Mapping[str, Plain]) -> bool:
    """Spaces by column and row; only a few are better listed."""
    return len(value) >= FEW and all(SPACE.fullmatch(key) for key in value)


def line(voice: Voice, value: Plain) -> str:
    """A value in one line; equal neighbours are counted."""
    if isinstance(value, bool):
        return voice.texts.say(f"value-{str(value).lower()}")
    if isinstance(value, Mapping):
        return ", ".join(f"{word(voice, key)} {line(voice, inner)}" for key, inner in value.items())
    if isinstance(value, list):
        runs = [(item, len(list(run))) for item, run in groupby(line(voice, inner) for inner in value)]
        return " ".join(item if count == 1 else f"{item}×{count}" for item, count in runs) or "–"
    return TWIN.sub("", str(value)) or "·"


def word(voice: Voice, key: str) -> str:
    """What a key of the document is called, if the game has a word for it."""
    return voice.texts.say(f"word-{key}") if voice.texts.has(f"word-{key}") else key.replace("_", " ")


def grid(voice: Voice, spaces: Mapping[str, Plain]) -> RenderableType:
    """A board by columns a, b, c … and rows 1, 2, 3 …"""
    columns = [chr(code) for code in range(ord("a"), 1 + max(ord(key[0]) for key in spaces))]
    table = Grid(box=None, padding=(0, 1), show_header=True, header_style="dim")
    for head in ("", *columns):
        table.add_column(head, justify="center")
    for row in range(1, 1 + max(int(key[1:]) for key in spaces)):
        cells = [spaces.get(f"{column}{row}") for column in columns]
        table.add_row(Text(str(row), style="dim"), *("·" if cell is None else line(voice, cell) for cell in cells))
    return table


def sheet(voice: Voice, view: View[Any]) -> RenderableType:
    """The score sheet: a row per source of points, the total, then what does not count."""
    score = view.score_sheet()
    table = Grid(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    totals = score.totals()
    for number in range(len(totals)):
        table.add_column(voice.seat(number), justify="right")
    for row in score.rows:
        table.add_row(voice.texts.say(f"row-{row.id}"), *cells(row.values))
    table.add_row(voice.texts.say("row-total"), *cells(totals), style="bold")
    for row in score.notes:
        table.add_row(voice.texts.say(f"row-{row.id}"), *cells(row.values), style="dim")
    return table


def cells(values: Sequence[int | None]) -> list[str]:
    return ["?" if value is None else str(value) for value in values]
