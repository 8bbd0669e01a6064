"""Parts of a drawing that stay as they are from move to move: drawn anew only where what they show has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

Memory = dict[tuple[Any, ...], tuple[tuple[Any, ...], Any]]
"""By part: what it showed when it was last drawn, and the drawing. One memory serves all who look at one match."""

MEMORY: ContextVar[Memory | None] = ContextVar("memory", default=None)


@contextmanager
def remembering(memory: Memory) -> Iterator[None]:
    """Inside, parts that ``memory`` holds and that show the same are taken from it."""
    token = MEMORY.set(memory)
    try:
        yield
    finally:
        MEMORY.reset(token)


def kept(
    part: Callable[P, tuple[Any, ...]], shows: Callable[P, tuple[Any, ...]]
) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """``part`` names which part it is (language, reader, number …), ``shows`` all of the table that it shows: with both
    the same at the same match, the drawing must be the same."""

    def decorate(draw: Callable[P, T]) -> Callable[P, T]:
        @wraps(draw)
        def drawn(*args: P.args, **kwargs: P.kwargs) -> T:
            memory = MEMORY.get()
            if memory is None:
                return draw(*args, **kwargs)
            name, content = (draw, *part(*args, **kwargs)), shows(*args, **kwargs)
            found = memory.get(name)
            if found is None or found[0] != content:
                found = memory[name] = (content, draw(*args, **kwargs))
            result: T = found[1]
            return result

        return drawn

    return decorate
