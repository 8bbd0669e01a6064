"""What a review asks of the bot workers: one decision at a time, with the eyes of the seat that made it. A bot's or a
person's thought goes first: what is called off gives nothing and is asked again."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from vestige.arena import workers
from vestige.arena.workers import SURE, TRIED, recalled
from vestige.bots.finish import after
from vestige.bots.reasons import Difference, differences
from vestige.bots.search.tree import Search
from vestige.bots.verdict import Measured, chances, measured
from vestige.kernel.bot import Budget
from vestige.kernel.insight import insight_of
from vestige.kernel.rng import Quick
from vestige.kernel.values import Plain
from vestige.kernel.view import View

AGAIN: Final = 3
"""For each of two answers that are compared so many times the walks of a decision."""
VISIBLE: Final = 0.03
"""A difference of chances that is worth a word."""


class Case(NamedTuple):
    """A decision: the record up to it, the seat, what was answered, and, where two are compared, what else; with how
    many walks it is looked at."""

    match: str
    record: dict[str, Plain]
    seat: int
    played: list[Plain]
    other: list[Plain]
    walks: int
    ticket: int = 0


class Judged(NamedTuple):
    """Everybody's chance before the answer; the chance after it, and the best answer with its own. An answer that the
    search hardly tried has as many walks to itself, so that it is not thought poor for want of a look. ``forced``:
    there was no other."""

    chances: list[float]
    played: float
    best: list[Plain]
    hoped: float
    forced: bool


class Compared(NamedTuple):
    """Both answers measured afresh; ``better``: whether the other one's interval lies above and it shows; what it has
    in named terms."""

    played: Measured
    other: Measured
    better: bool
    differences: list[Difference]


def stage(case: Case) -> tuple[View[Any], Any]:
    match = recalled(f"review {case.match}", case.record)
    return match.view(case.seat), lambda: case.ticket in workers.unwanted


def judged(case: Case) -> Judged | None:
    seen, stop = stage(case)
    game = seen.table.game
    search = Search(case.seat, insight_of(game))
    search.think(seen, Quick(len(case.record["entries"])), Budget(rollouts=case.walks, stop=stop))
    if stop():
        return None
    found = {opinion.action: opinion for opinion in search.opinions(seen.options())}
    best = next(iter(found.values()))
    tried = found.get(game.decode(case.played), best)
    played = tried.chance
    forced = len(found) == 1
    if tried.visits < TRIED and not forced:
        played = measured(seen, tried.action, case.walks, Quick(len(case.record["entries"])), stop).chance
    if stop():
        return None
    return Judged(chances(seen, best.chance), played, game.encode(best.action), best.chance, forced)


def compared(case: Case) -> Compared | None:
    seen, stop = stage(case)
    game = seen.table.game
    played, other = game.decode(case.played), game.decode(case.other)
    seed = 7 * len(case.record["entries"]) + 1
    found = [
        measured(seen, action, AGAIN * case.walks, Quick(seed + n), stop) for n, action in enumerate((played, other))
    ]
    if stop():
        return None
    gap = found[1].chance - found[0].chance
    better = gap > max(VISIBLE, SURE * (found[0].error + found[1].error))
    world, judge = seen.imagine(Quick(0)), insight_of(game).chance
    done = [after(world, case.seat, action, judge) for action in (other, played)]
    return Compared(found[0], found[1], better, differences(done[0], done[1], case.seat, range(world.seats)))
