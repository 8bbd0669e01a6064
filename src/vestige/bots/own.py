"""A bot of one's own, from a file: ``path/to/file.py:Class``. It runs with all rights of whoever named it."""

from __future__ import annotations

import importlib.util
import sys
from functools import lru_cache
from pathlib import Path

from vestige.kernel.bot import Bot
from vestige.kernel.errors import BadInput


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
    except Exception as error:
        raise BadInput("own-bot-broken", file=path, error=f"{type(error).__name__}: {error}") from error
    found = getattr(module, title, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadInput("own-bot-class", file=path, title=title)
    return found
