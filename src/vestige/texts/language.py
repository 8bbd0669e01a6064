"""Which language to speak."""

from __future__ import annotations

import os
from typing import Final

import babel

PLACES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
LANGUAGES: Final = ("en", "fr")
"""The first one is spoken where nothing else is asked for."""


def language(*wishes: str | None) -> str:
    """The first wish that can be met. A wish is ``fr``, ``fr_CA.UTF-8``, or a header ``fr-CH, en;q=0.8``."""
    for wish in wishes:
        met = babel.negotiate_locale(by_weight(wish or ""), LANGUAGES, sep="-")
        if met is not None:
            return met
    return LANGUAGES[0]


def system_language() -> str | None:
    """What the environment asks for: LANGUAGE, LC_ALL, LC_MESSAGES, LANG. How letters are written, LC_CTYPE, says
    nothing about it; Python sets that itself where the locale of LANG is not installed."""
    listed = os.environ.get("LANGUAGE", "").replace(":", ",")
    return listed or next(filter(None, map(os.environ.get, PLACES)), None)


def by_weight(wish: str) -> list[str]:
    """The tags of an Accept-Language header, best first; a POSIX locale is one tag."""
    weighted = []
    for part in wish.split(","):
        tag, _, weight = part.partition(";q=")
        weighted.append((-number(weight), tag.split(".")[0].strip().lower().replace("_", "-")))
    return [tag for _, tag in sorted(weighted, key=lambda pair: pair[0]) if tag]


def number(weight: str) -> float:
    """A weight; what is none counts as 1."""
    try:
        return float(weight)
    except ValueError:
        return 1.0
