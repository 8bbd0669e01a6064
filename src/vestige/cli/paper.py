"""Lines that break where they may. Rich breaks at unbreakable spaces too (« plateau : 1 » in French), so until a line
is written a letter that nobody uses stands for them."""

from __future__ import annotations

import sys
from typing import Any, Final, TextIO, cast

UNBREAKABLE: Final = "\u00a0"
LETTER: Final = "\ue000"


def kept_together(words: str) -> str:
    return words.replace(UNBREAKABLE, LETTER)


class Paper:
    """Standard output, on which the letter is a space again."""

    def write(self, words: str) -> int:
        return sys.stdout.write(words.replace(LETTER, UNBREAKABLE))

    def __getattr__(self, name: str) -> Any:
        return getattr(sys.stdout, name)


def paper() -> TextIO:
    return cast(TextIO, Paper())
