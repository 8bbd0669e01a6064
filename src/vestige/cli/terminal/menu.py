"""Options on the screen, and what somebody meant by the words typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from vestige.cli.terminal.voice import Voice
from vestige.kernel.values import Action

MANY: Final = 24


def menu(voice: Voice, options: Sequence[Action], numbers: Sequence[int] | None = None) -> RenderableType:
    """Numbered, each verb a block of its own."""
    blocks: dict[str, list[tuple[int, Action]]] = {}
    for number, action in zip(numbers or range(1, len(options) + 1), options, strict=True):
        blocks.setdefault(action[0], []).append((number, action))
    return Group(*(block(voice, verb, numbered) for verb, numbered in blocks.items()))


def block(voice: Voice, verb: str, numbered: Sequence[tuple[int, Action]]) -> RenderableType:
    """Sentences; of very many that only name places, the places under one heading."""
    short = len(numbered) > MANY and voice.texts.has(f"do-{verb}.name") and all(is_short(voice, a) for _, a in numbered)
    said = [(n, " ".join(voice.typed(action)[1:]) if short else voice.option(action)) for n, action in numbered]
    entries = [Text.assemble((f"{number:>3} ", "bold"), words) for number, words in said]
    lines = Columns(entries, padding=(0, 3), column_first=not short)
    return Group(Text(voice.say(f"do-{verb}.name"), style="bold"), lines) if short else lines


def is_short(voice: Voice, action: Action) -> bool:
    """Whether what one types for it stands in its sentence too."""
    words = voice.option(action).replace(",", " ").split()
    return all(word in words for word in voice.typed(action)[1:])


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
