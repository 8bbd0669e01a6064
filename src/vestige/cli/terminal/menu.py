"""Options on the screen, and what somebody meant by the words typed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from vestige.cli.terminal.voice import Voice
from vestige.kernel.values import Action


def menu(voice: Voice, options: Sequence[Action], numbers: Sequence[int] | None = None) -> RenderableType:
    """Numbered, each verb a block of its own."""
    blocks: dict[str, list[Text]] = {}
    for number, action in zip(numbers or range(1, len(options) + 1), options, strict=True):
        line = Text.assemble(
            (f"{number:>3} ", "bold"), voice.option(action), (f"  {' '.join(voice.typed(action))}", "dim")
        )
        blocks.setdefault(action[0], []).append(line)
    return Group(*(Columns(lines, padding=(0, 3), column_first=True) for lines in blocks.values()))


def meant(voice: Voice, options: Sequence[Action], line: str) -> list[Action]:
    """The options a line may mean: by number, by words or their beginnings, or by the beginning of their sentence."""
    if line.isdecimal():
        return list(options[int(line) - 1 : int(line)]) if int(line) else []
    words = line.casefold().split()
    begun = [action for action in options if begins(voice.typed(action), words)]
    exact = [action for action in begun if voice.typed(action)[: len(words)] == words]
    return exact or begun or [a for a in options if voice.option(a).casefold().startswith(line.casefold())]


def begins(typed: list[str], words: list[str]) -> bool:
    return len(words) <= len(typed) and all(whole.startswith(word) for whole, word in zip(typed, words, strict=False))


def spelled_out(voice: Voice, line: str) -> Action | None:
    """The action, or the beginning of one, that a line names exactly; it need not be on offer."""
    words = [int(word) if word.lstrip("-").isdecimal() else word for word in line.split()]
    return voice.game.try_decode(words)
