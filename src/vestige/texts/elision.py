"""French elides before a vowel: « le tour d’Ada », « plus qu’Otto ». Names come in where a text is filled in."""

from __future__ import annotations

import re
from typing import Final

BEFORE_A_NAME: Final = re.compile(r"\b([dD]|[qQ]u|[jJ]usqu|[lL]orsqu|[pP]uisqu)e (?=\u2068?[AEIOUÀÂÄÉÈÊËÎÏÔÖÛÜŒÆ])")
"""A name begins with a capital, maybe after the mark that isolates it."""


def elided(sentence: str) -> str:
    return BEFORE_A_NAME.sub(r"\1’", sentence)
