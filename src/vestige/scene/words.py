"""What a drawing says, in the reader's language: a game's ``Words`` adds what its own things are called."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

Value = str | int | float

Say = Callable[..., str]
"""A language: the sentence of a key with its parameters by name (``Texts.say``)."""

ENDS = ".!?…:;,"


@lru_cache(maxsize=8192)
def said(say: Say, key: str, params: tuple[tuple[str, Value], ...] = ()) -> str:
    """The same few sentences are asked for with every move."""
    return say(key, **dict(params))


class Words:
    """The words of one game's drawings in one language. Called with a key it says ``scene-<key>``."""

    def __init__(self, say: Say) -> None:
        self.language = say

    def __call__(self, key: str, **params: Value) -> str:
        return said(self.language, f"scene-{key}", tuple(params.items()))

    def name(self, kind: str, thing: str) -> str:
        """What a component is called wherever the game speaks of it."""
        return said(self.language, f"name-{kind}-{thing}")

    def tip(self, kind: str, thing: str) -> str:
        """What a component does."""
        return said(self.language, f"tip-{kind}-{thing}")

    def listed(self, parts: Iterable[str]) -> str:
        return ", ".join(parts)

    def told(self, *tips: str) -> str:
        """Sentences one after the other, each ended before the next; what needs no saying is left out."""
        said = [tip for tip in tips if tip]
        ended = [tip if tip[-1] in ENDS else f"{tip}." for tip in said[:-1]]
        return " ".join([*ended, *said[-1:]])
