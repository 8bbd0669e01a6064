"""Where a game's drawing lies: the ``scene`` beside its other modules."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any


def package_of(module: str) -> str:
    """The package a module belongs to; a package is its own."""
    return module if hasattr(import_module(module), "__path__") else module.rpartition(".")[0]


def drawing_of(module: str) -> Any | None:
    """The ``scene`` of the package a game comes from; None if the game cannot be drawn."""
    name = f"{package_of(module)}.scene"
    return import_module(name) if find_spec(name) else None
