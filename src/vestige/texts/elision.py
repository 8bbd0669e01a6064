"""What a text needs once it is filled in. French elides before a vowel: « le tour d’Ada », « plus qu’Otto »; a negative
number has a minus, which is no hyphen."""

from __future__ import annotations

import re
from typing import Final

BEFORE_A_NAME: Final = re.compile(r"\b([dD]|[qQ]u|[jJ]usqu|[lL]orsqu|[pP]uisqu)e (?=\u2068?[AEIOUÀÂÄÉÈÊËÎÏÔÖÛÜŒÆ])")
"""A name begins with a capital, maybe after the mark that isolates it."""
BELOW_ZERO: Final = re.compile(r"(?<![\w-])-(?=\d)")


def elided(sentence: str) -> str:
    return BEFORE_A_NAME.sub(r"\1’", sentence)


def signed(sentence: str) -> str:
    return BELOW_ZERO.sub("−", sentence) if "-" in sentence else sentence
