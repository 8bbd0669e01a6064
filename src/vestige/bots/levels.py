"""The bots one may invite, weakest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from vestige.bots.greedy import GreedyBot
from vestige.bots.random_bot import RandomBot
from vestige.kernel.bot import Bot
from vestige.kernel.errors import BadInput

LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def invite(level: str) -> Bot:
    """A bot by the name people type."""
    if level not in LEVELS:
        raise BadInput("bot", bot=level, known=", ".join(LEVELS))
    return LEVELS[level]()
