"""What every command has at hand: the language, the screen, the shelf."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click
from rich.console import Console
from rich.progress import Progress

from vestige.cli.paper import paper
from vestige.kernel.errors import BadInput
from vestige.kernel.game import Game
from vestige.kernel.shelf import Shelf
from vestige.kernel.values import Plain
from vestige.texts.texts import Texts, Value, texts_for

ROOMS = ("vestige.arena", "vestige.cli")
"""Whose words a command may need."""


class Desk:
    """Results go to standard output; progress and complaints to standard error."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.texts = texts_for(lang, *ROOMS)
        self.shelf = Shelf()
        self.screen = Console(file=paper(), highlight=False)
        self.errors = Console(stderr=True, highlight=False)

    def words(self, game: Game) -> Texts:
        """The words of the commands and those of a game."""
        return texts_for(self.lang, *ROOMS, type(game).__module__)

    def say(self, key: str, /, **params: Value) -> str:
        return self.texts.say(key, **params)

    def show(self, key: str, /, **params: Value) -> None:
        self.screen.print(self.say(key, **params), markup=False, soft_wrap=True)

    def complain(self, sentence: str) -> None:
        """One line."""
        self.errors.print(" ".join(sentence.splitlines()), style="red", markup=False, soft_wrap=True)

    def fault(self, bad: BadInput) -> str:
        """What is wrong, after the file it is in."""
        return ": ".join([*getattr(bad, "__notes__", []), self.texts.bad(bad.code, bad.where)])

    def figures(self, plain: Plain) -> None:
        """For scripts."""
        click.echo(json.dumps(plain, ensure_ascii=False, indent=2))

    @contextmanager
    def progress(self, key: str, total: int | None) -> Iterator[Callable[[int], None]]:
        """A bar while something takes long; it leaves nothing behind. Nobody knows how long without a total."""
        with Progress(console=self.errors, transient=True, disable=not self.errors.is_terminal) as bar:
            task = bar.add_task(self.say(key), total=total)
            yield lambda done: bar.advance(task, done)
