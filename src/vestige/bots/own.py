"""A bot of one's own, from a file: ``path/to/file.py:Class``. It runs with all rights of whoever named it, but not for
ever: it has a time limit, and what it answers is looked at before anybody plays it."""

from __future__ import annotations

import importlib.util
import sys
from functools import lru_cache
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final

from vestige.bots.interrupt import Dawdled, limited
from vestige.kernel.bot import Bot, Budget
from vestige.kernel.errors import BadInput
from vestige.kernel.rng import Rng
from vestige.kernel.values import Action
from vestige.kernel.view import View

GRACE: Final = 3.0
"""Seconds beyond its budget after which it dawdles."""
WORD: Final = 80
"""So much of a wrong answer is quoted."""


class OwnBotFailed(Exception):
    """``bad-<code>`` says how: it broke, dawdled, or answered something that is not offered."""

    def __init__(self, code: str, bot: str, detail: str) -> None:
        self.code = code
        self.bot = bot
        self.detail = detail
        super().__init__(code, bot, detail)

    def __str__(self) -> str:
        return f"{self.code} ({self.bot}): {self.detail}"


def is_own(name: str) -> bool:
    return ".py:" in name


@lru_cache(64)
def load(name: str) -> type[Bot]:
    """The class; BadInput says what is wrong with file or class."""
    path, _, title = name.rpartition(":")
    file = Path(path)
    if not file.is_file():
        raise BadInput("own-bot-file", file=path)
    spec = importlib.util.spec_from_file_location(f"own_bot_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise BadInput("own-bot-broken", file=path, error=in_words(error)) from error
    found = getattr(module, title, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadInput("own-bot-class", file=path, title=title)
    return found


class OwnBot(Bot):
    """Stands before a bot of one's own, and keeps it to what a bot may do."""

    def __init__(self, name: str) -> None:
        self.name = name
        made = load(name)
        try:
            self.bot = made()
        except (Exception, SystemExit) as error:
            raise BadInput("own-bot-broken", file=name, error=in_words(error)) from error

    def choose(self, view: View[Any], options: list[Action], rng: Rng, budget: Budget) -> Action:
        """OwnBotFailed says what is wrong with it, and where in its file."""
        seconds = budget.seconds + GRACE
        try:
            with limited(seconds):
                answer: Any = self.bot.choose(view, options[:], rng, budget)
        except Dawdled:
            raise OwnBotFailed("own-bot-slow", self.name, f"{seconds:g} s") from None
        except (Exception, SystemExit) as error:
            raise OwnBotFailed("own-bot-failed", self.name, in_words(error)) from error
        for option in options:
            if option == answer:
                return option
        raise OwnBotFailed("own-bot-answer", self.name, repr(answer)[:WORD])


def in_words(error: BaseException) -> str:
    """What went wrong, and the line that it happened in."""
    what = f"{type(error).__name__}: {error}"
    frames = extract_tb(error.__traceback__)
    return f"{what} ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else what
