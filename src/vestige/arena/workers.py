"""What bots do in their processes: recall the match, look at it with the seat's eyes, weigh the answers, advise."""

from __future__ import annotations

import os
import signal
from collections import OrderedDict
from multiprocessing import parent_process
from secrets import randbits
from threading import Thread
from typing import Any, Final, NamedTuple

from vestige.bots.finish import after
from vestige.bots.levels import budget, invite
from vestige.bots.reasons import Difference, differences
from vestige.bots.search.bot import SearchBot
from vestige.bots.verdict import at_first_sight, measured
from vestige.kernel.bot import Bot
from vestige.kernel.insight import insight_of
from vestige.kernel.match import Match, open_record
from vestige.kernel.rng import Quick
from vestige.kernel.shelf import Shelf
from vestige.kernel.values import Plain
from vestige.kernel.view import View

REMEMBERED: Final = 32
SURE: Final = 1.96
"""Standard errors beyond which two chances are told apart."""
TRIED: Final = 8
"""Walks below which an answer is not spoken of."""
ALSO: Final = 2
CLOSER: Final = 200
"""Walks below which an answer that is shown gets as many to itself."""
WORLDS: Final = 4
UNWANTED: Final = 64
"""Tickets of thoughts that nobody waits for any more, as many as a worker is told of at a time."""


class Job(NamedTuple):
    """A question for a bot: the match by name and record, the seat, who thinks, and a ticket to call it off by.
    ``shared``: other workers think about it too, and what all of them found decides."""

    match: str
    record: dict[str, Plain]
    seat: int
    bot: str
    ticket: int
    shared: bool = False


class Weighed(NamedTuple):
    """An answer in words, how often it was tried, the chance of winning, its standard error."""

    words: list[Plain]
    visits: int
    chance: float
    error: float


class Advice(NamedTuple):
    """The answers worth showing, best first; for each the lead in points that may be expected after it (None where
    points do not decide); what the first has over the last; the words of others that are about as good as the best;
    the seat's chance as the position stands, before any of them."""

    shown: list[Weighed]
    leads: list[float | None]
    differences: list[Difference]
    also: list[list[Plain]]
    walks: int
    now: float


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


def choose(job: Job) -> list[Weighed]:
    """For who only wants the answer: no longer than it takes to know it."""
    return weigh(job, to_answer=not job.shared)


def weigh(job: Job, to_answer: bool = False) -> list[Weighed]:
    """The bot's answers, best first; one that does not search gives one. Only the seat's View reaches the bot, never
    the table. The bot is kept, and with it what it has thought about the rest of its turn, unless others decide with
    it."""
    match = recalled(job.match, job.record)
    seen = match.view(job.seat)
    options, rng = seen.options(), Quick(randbits(30))
    means = budget(job.bot, lambda: job.ticket in unwanted)
    key = (job.match, job.seat, job.bot)
    bot = bots.pop(key, None) or invite(job.bot)
    if not job.shared:
        keep(bots, key, bot)
    if isinstance(bot, SearchBot) and len(options) > 1:
        found = bot.opinions(seen, options, rng, means, to_answer)
        return [Weighed(match.game.encode(one.action), *one[1:]) for one in found]
    return [Weighed(match.game.encode(bot.choose(seen, options, rng, means)), 1, 0.0, 0.0)]


# ---- advice


def advise(job: Job) -> Advice:
    """What the bot would answer, the next best, and one that is really different."""
    found = weigh(job)
    match = matches[job.match]
    seen, game = match.view(job.seat), match.game
    now = at_first_sight(seen)[job.seat]
    if len(seen.options()) == 1:  # nothing to search for: the chance is that of the position
        found = [found[0]._replace(chance=now)]
    shown, also = worth_showing(found)
    if len(shown) > 1:
        shown = [shown[0], *sorted((closely(job, seen, one) for one in shown[1:]), key=lambda one: -one.chance)]
    differing: list[Difference] = []
    if len(shown) > 1:
        world, judge = seen.imagine(Quick(0)), insight_of(game).chance
        done = [after(world, job.seat, game.decode(one.words), judge) for one in (shown[0], shown[-1])]
        differing = differences(done[0], done[1], job.seat, range(world.seats))
    leads = [lead(seen, one.words) for one in shown]
    return Advice(shown, leads, differing, [one.words for one in also], sum(one.visits for one in found), now)


def closely(job: Job, seen: View[Any], one: Weighed) -> Weighed:
    """An answer that the search hardly tried is not thought poor, or as good, for want of a look."""
    if one.visits >= CLOSER:
        return one
    action = seen.table.game.decode(one.words)
    found = measured(seen, action, CLOSER, Quick(job.ticket), lambda: job.ticket in unwanted)
    return one._replace(visits=CLOSER, chance=found.chance, error=found.error)


def told_apart(one: Weighed, best: Weighed) -> bool:
    """Whether the search knows which of the two is better."""
    return bool(abs(one.chance - best.chance) > SURE * (one.error**2 + best.error**2) ** 0.5)


def worth_showing(found: list[Weighed]) -> tuple[list[Weighed], list[Weighed]]:
    """The best two, and for the third place the best that is really different; the equals that were passed over."""
    best, rest = found[0], found[2:]
    really = (one for one in rest if one.visits >= TRIED and told_apart(one, best))
    third = next(really, rest[0] if rest else None)
    also = [one for one in rest if one is not third and one.visits >= TRIED and not told_apart(one, best)]
    return [*found[:2], *([third] if third else [])], also[:ALSO]


def lead(seen: View[Any], words: list[Plain]) -> float | None:
    """At first sight, with the action finished, over a few tables that the seat may be sitting at."""
    game, seat = seen.table.game, seen.seat
    if len(game.progress_rows) > 1 or seen.table.seats == 1 or game.insight is None or seat is None:
        return None
    insight, action = insight_of(game), game.decode(words)
    worlds = [seen.imagine(Quick(seed)) for seed in range(WORLDS)]
    return sum(insight.glance(after(world, seat, action, insight.chance), seat) for world in worlds) / WORLDS
