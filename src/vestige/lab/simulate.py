"""Games by the thousand. Game number n has seed n, so any of them can be played again alone."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

from vestige.bots.levels import budget, invite
from vestige.kernel.game import Game
from vestige.kernel.match import new_match
from vestige.kernel.playout import Tally, playout
from vestige.kernel.rng import Quick
from vestige.kernel.table import Table
from vestige.kernel.values import Plain
from vestige.lab.plan import Plan
from vestige.lab.processes import shared
from vestige.lab.sitting import Sitting
from vestige.lab.summary import Failure, Summary


class Broken(Exception):
    """An invariant that does not hold at the end of a game."""


def simulate(plan: Plan, jobs: int = 1, tick: Callable[[int], None] = lambda games: None) -> Summary:
    """Play them all; ``tick`` hears how many more are done. The same plan gives the same games for any ``jobs``."""
    plan = plan.checked()
    total = Summary()
    start = time.perf_counter()
    for part in shared(play_stretch, plan.stretches(jobs), jobs):
        total.merge(part)
        tick(part.asked)
    total.seconds = time.perf_counter() - start
    return total


def play_stretch(plan: Plan) -> Summary:
    game = plan.box()
    summary = Summary()
    for seed in range(plan.seed, plan.seed + plan.games):
        play_one(game, plan, seed, summary)
    return summary


def play_one(game: Game, plan: Plan, seed: int, summary: Summary) -> None:
    """Random games without a record go the short way. Whatever breaks is a failure of this game only."""
    summary.asked += 1
    try:
        if plan.records is None and set(plan.bots) == {"random"}:
            t, tally = quick_game(game, plan, seed)
            count(t, tally, summary)
        else:
            sitting = sit_down(game, plan, seed)
            sitting.play_out()
            count(sitting.match.table, sitting.tally, summary)
            if plan.records is not None:
                save(plan.file(seed), sitting.match.record())
    except Exception as error:
        summary.failures.append(Failure(seed, f"{type(error).__name__}: {error}", record_failure(game, plan, seed)))


def quick_game(game: Game, plan: Plan, seed: int) -> tuple[Table, Tally]:
    t, tally = game.deal(plan.seats, *plan.choices(game, seed), seed_bytes(seed)), Tally()
    playout(t, Quick(seed), tally)
    return t, tally


def sit_down(game: Game, plan: Plan, seed: int) -> Sitting:
    """The long way: views, bots, a match and its record."""
    match = new_match(game, plan.seats, *plan.choices(game, seed), seed_bytes(seed))
    return Sitting(match, [invite(bot) for bot in plan.bots], seed, [budget(bot) for bot in plan.bots])


def record_failure(game: Game, plan: Plan, seed: int) -> str:
    """Play the game again to its fault and save what led there; no file if it cannot even be dealt."""
    try:
        sitting = sit_down(game, plan, seed)
    except Exception:
        return ""
    try:
        sitting.play_out()
        record = sitting.match.record()
    except Exception:
        record = sitting.broken_record()
    return save(plan.file(seed, "failed-"), record)


def count(t: Table, tally: Tally, summary: Summary) -> None:
    fault = t.broken()
    if fault is not None:
        raise Broken(fault)
    result = t.result()
    assert result is not None
    summary.decisions += tally.decisions
    summary.add(result, tally.answers)


def seed_bytes(seed: int) -> bytes:
    return seed.to_bytes(8, "big")


def save(file: Path, record: dict[str, Plain]) -> str:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(record, ensure_ascii=False), encoding="utf-8")
    return str(file)
