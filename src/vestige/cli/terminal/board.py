"""The table as one seat sees it, in words: any game that can be drawn can be read so, line by line, by ear too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from vestige.cli.terminal.voice import Voice
from vestige.kernel.view import View
from vestige.scene.panel import Panel
from vestige.scene.plain import TINTS, Block, Board, Items, Plain, told
from vestige.scene.scene import Scene

DOT: Final = " · "


def board(voice: Voice, view: View[Any]) -> RenderableType:
    """How far the game is, what all share, then everybody in turn."""
    words = plain(voice, view)
    parts: list[RenderableType] = [headline(voice, view), *blocks(voice, words.shared, words.tints)]
    for panel in panels(voice, view):
        parts += [Text(), seat_line(voice, panel), *facts(voice, panel)]
        parts += blocks(voice, words.seats[panel.seat] if panel.seat < len(words.seats) else (), words.tints)
    return Group(*parts)


def plain(voice: Voice, view: View[Any]) -> Plain:
    """As the game tells it; else everything its drawing has a name for."""
    drawn = voice.drawn(view)
    if drawn is None:
        return Plain((), (), {})
    tell = getattr(voice.drawing, "plain", None)
    words: Plain = tell(view, voice.say, drawn) if tell else of_drawing(drawn)
    return words


def of_drawing(drawn: Scene) -> Plain:
    return Plain(tuple(Items(pane.name, told(pane.spots), apart=True) for pane in drawn.panes.values()), (), {})


def headline(voice: Voice, view: View[Any]) -> Text:
    """The stages of the round, the present one in bold between brackets."""
    line = Text()
    for stage in voice.stages(view):
        line.append(DOT if line else "")
        now = stage.state == "now"
        line.append(f"[{stage.text}]" if now else stage.text, style="bold" if now else "dim")
    return line


def panels(voice: Voice, view: View[Any]) -> list[Panel]:
    tell = getattr(voice.drawing, "panels", None)
    if tell:
        found: list[Panel] = tell(view, voice.say)
        return found
    return [Panel(seat, "", own[0], ()) for seat, own in enumerate(view.table.progress())]


def seat_line(voice: Voice, panel: Panel) -> Text:
    score = [] if panel.score is None else [voice.say("play-score", score=panel.score)]
    return Text(DOT.join(filter(None, [voice.seat(panel.seat), panel.role, *score])), style="bold underline")


def facts(voice: Voice, panel: Panel) -> list[Text]:
    """What everybody may count; what is nothing is left out."""
    found = [f"{voice.say('play-titled', title=row.tip)} {row.text}" for row in panel.rows if row.text not in ("", "0")]
    return [Text(DOT.join(found))] if found else []


def blocks(voice: Voice, all: Iterable[Block], tints: Mapping[str, str]) -> list[RenderableType]:
    drawn: list[RenderableType] = []
    for block in all:
        drawn += grid(voice, block) if isinstance(block, Board) else items(voice, block, tints)
    return drawn


def items(voice: Voice, block: Items, tints: Mapping[str, str]) -> list[RenderableType]:
    """A heading and what belongs to it; nothing where there is nothing."""
    if not block.items:
        return []
    title = Text(voice.say("play-titled", title=block.title) if block.title else "", style="bold")
    if not block.apart:
        joined = coloured(DOT.join(block.items), tints)
        return [Text(" ").join([title, joined]) if block.title else joined]
    lines = [Padding(coloured(item, tints), (0, 0, 0, 2 if block.title else 0)) for item in block.items]
    return [title, *lines] if block.title else list(lines)


def coloured(words: str, tints: Mapping[str, str]) -> Text:
    text = Text(words)
    for word, colour in tints.items():
        text.highlight_words([word], colour, case_sensitive=False)
    return text


def grid(voice: Voice, block: Board) -> list[RenderableType]:
    """A board by columns and rows; what its letters mean stands below."""
    table = Grid(box=None, padding=(0, 1), show_header=True, header_style="dim")
    for head in ("", *block.columns):
        table.add_column(head, justify="left", no_wrap=True)
    for head, cells in block.rows:
        table.add_row(Text(head, style="dim"), *(Text(cell.text, TINTS.get(cell.colour, "")) for cell in cells))
    return [Text(voice.say("play-titled", title=block.title), style="bold"), table, Text(block.legend, style="dim")]


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
