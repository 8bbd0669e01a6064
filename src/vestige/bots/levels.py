"""The bots one may invite, weakest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from vestige.bots.greedy import GreedyBot
from vestige.bots.learner import Apprentice, Novice
from vestige.bots.own import OwnBot, is_own
from vestige.bots.random_bot import RandomBot
from vestige.bots.search.bot import SearchBot
from vestige.kernel.bot import Bot, Budget
from vestige.kernel.errors import BadInput


class Level(NamedTuple):
    """A bot, and the seconds it takes for an answer; 0 where it does not search."""

    make: Callable[[], Bot]
    seconds: float = 0.0


LEVELS: Final[Mapping[str, Level]] = {
    "random": Level(RandomBot),
    "novice": Level(Novice),
    "greedy": Level(GreedyBot),
    "apprentice": Level(Apprentice),
    "expert": Level(SearchBot, 0.05),
    "master": Level(SearchBot, 1.9),
}

PEOPLE: Final = ("novice", "apprentice", "expert", "master")
"""Whom a table offers; the others are yardsticks for experiments."""

OWN_SECONDS: Final = 2.0
"""What a bot of one's own is told it may take."""


def invite(name: str) -> Bot:
    """A bot by the name people type: a level, a level with its walks as in ``master:500``, or a file of one's own."""
    if is_own(name):
        return OwnBot(name)
    return level(name).make()


def level(name: str) -> Level:
    plain, _, walks = name.partition(":")
    if plain not in LEVELS or (walks and not (walks.isdecimal() and LEVELS[plain].seconds)):
        raise BadInput("bot", bot=name, known=", ".join(LEVELS))
    return LEVELS[plain]


def budget(name: str, stop: Callable[[], bool] | None = None) -> Budget:
    """What a bot of this name spends on an answer. Walks make it repeatable; bots that do not search need none."""
    if is_own(name):
        return Budget(OWN_SECONDS, stop=stop)
    seconds, walks = level(name).seconds, name.partition(":")[2]
    return Budget(seconds, int(walks) if walks else 0 if seconds else 1, stop)
