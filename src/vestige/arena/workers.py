"""What bots do in their processes: recall the match, look at it with the seat's eyes, weigh the answers."""

from __future__ import annotations

import os
import signal
from collections import OrderedDict
from multiprocessing import parent_process
from secrets import randbits
from threading import Thread
from typing import Any, Final, NamedTuple

from vestige.bots.levels import budget, invite
from vestige.bots.search.bot import SearchBot
from vestige.kernel.bot import Bot
from vestige.kernel.match import Match, open_record
from vestige.kernel.rng import Quick
from vestige.kernel.shelf import Shelf
from vestige.kernel.values import Plain

REMEMBERED: Final = 32
UNWANTED: Final = 64
"""Tickets of thoughts that nobody waits for any more, as many as a worker is told of at a time."""


class Job(NamedTuple):
    """A question for a bot: the match by name and record, the seat, who thinks, and a ticket to call it off by."""

    match: str
    record: dict[str, Plain]
    seat: int
    bot: str
    ticket: int


class Weighed(NamedTuple):
    """An answer in words, how often it was tried, the chance of winning, its standard error."""

    words: list[Plain]
    visits: int
    chance: float
    error: float


shelf: Shelf | None = None
matches: OrderedDict[str, Match] = OrderedDict()
bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
unwanted: Any = ()
"""Shared with the house: tickets that were called off."""


def settle_in(called_off: Any = ()) -> None:
    """A worker leaves interrupts to the house, and does not outlive it."""
    global shelf, unwanted
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_the_house, daemon=True).start()
    shelf, unwanted = Shelf(), called_off


def leave_with_the_house() -> None:
    house = parent_process()
    assert house is not None
    house.join()
    os._exit(0)


def recalled(name: str, record: dict[str, Plain]) -> Match:
    """The match of a record, continued from where this worker last saw it."""
    assert shelf is not None
    entries = record["entries"]
    match = matches.pop(name, None)
    if match is None or match.entries != entries[: len(match.entries)]:
        match = open_record(shelf, {**record, "entries": []})
    for entry in entries[len(match.entries) :]:
        match.enter(entry)
    keep(matches, name, match)
    return match


def keep(kept: OrderedDict[Any, Any], key: object, value: object) -> None:
    """Of what was used last only so many are remembered."""
    kept[key] = value
    if len(kept) > REMEMBERED:
        kept.popitem(last=False)


def weigh(job: Job) -> list[Weighed]:
    """The bot's answers, best first; one that does not search gives one. Only the seat's View reaches the bot, never
    the table. The bot is kept, and with it what it has thought about the rest of its turn."""
    match = recalled(job.match, job.record)
    seen = match.view(job.seat)
    options, rng = seen.options(), Quick(randbits(30))
    means = budget(job.bot, lambda: job.ticket in unwanted)
    key = (job.match, job.seat, job.bot)
    bot = bots.pop(key, None) or invite(job.bot)
    keep(bots, key, bot)
    if isinstance(bot, SearchBot) and len(options) > 1:
        found = bot.opinions(seen, options, rng, means)
        return [Weighed(match.game.encode(one.action), *one[1:]) for one in found]
    return [Weighed(match.game.encode(bot.choose(seen, options, rng, means)), 1, 0.0, 0.0)]
