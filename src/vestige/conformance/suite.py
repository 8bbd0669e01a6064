"""The whole suite: random games of every case, checked as they go."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from random import Random

from vestige.conformance.case import Case, cases, combinations
from vestige.conformance.coverage import Coverage
from vestige.conformance.documents import check_document, check_record, check_snapshot
from vestige.conformance.fault import must
from vestige.conformance.options import check_invariants, check_names, check_options
from vestige.conformance.previews import check_preview
from vestige.conformance.reasons import check_reasons
from vestige.conformance.undo import Past, check_horizon, check_takeback, check_undo
from vestige.conformance.views import check_lanes, check_privacy, check_view
from vestige.conformance.words import missing_rows, missing_texts
from vestige.kernel.document import state_hash
from vestige.kernel.game import Game
from vestige.kernel.match import Match
from vestige.kernel.score import RANKED
from vestige.kernel.table import Table
from vestige.kernel.values import Plain

MOMENTS: tuple[tuple[Callable[[Match, int, Random], None], float], ...] = (
    (check_options, 1.0),
    (check_invariants, 1.0),
    (check_view, 1.0),
    (check_lanes, 1.0),
    (check_privacy, 0.5),
    (check_reasons, 0.5),
    (check_preview, 0.5),
    (check_document, 0.5),
    (check_snapshot, 0.05),
)
"""What is checked at each question, and how often: dear checks are sampled."""

HORIZON_RATE = 0.5
UNDO_RATE = 0.15
KEEP_RATE = 0.1


class Failure:
    """A check that failed: where, what, and the record that shows it."""

    __slots__ = ("case", "record", "seed", "what")

    def __init__(self, case: str, seed: int, what: str, record: dict[str, Plain] | None) -> None:
        self.case = case
        self.seed = seed
        self.what = what
        self.record = record

    def __str__(self) -> str:
        return f"{self.case}, seed {self.seed}: {self.what}"


def check(
    game: Game,
    seats: int | None = None,
    options: Mapping[str, Plain] | None = None,
    games: int | None = 1,
    seconds: float | None = None,
    seed: int = 0,
    report: Callable[[Case, int], None] | None = None,
    coverage: Coverage | None = None,
) -> list[Failure]:
    """So many rounds, or as many games as the seconds allow, at least one; ``coverage`` hears what was seen."""
    failures = [Failure(game.id, seed, what, None) for what in missing_texts(game)]
    seen = Coverage(game, seats, options) if coverage is None else coverage
    end = None if seconds is None else time.monotonic() + seconds
    for number, case in rounds(game, seats, options, games if seconds is None else None, seed):
        failure = walk(case, number, seen)
        if failure is not None:
            failures.append(failure)
        if report is not None:
            report(case, len(failures))
        if end is not None and time.monotonic() > end:
            break
    return failures


def rounds(
    game: Game, seats: int | None, options: Mapping[str, Plain] | None, games: int | None, seed: int
) -> Iterator[tuple[int, Case]]:
    """With seeds: every case once and after each a random combination, then all again with other seeds."""
    mixed = combinations(game, seats, seed) if options is None and (game.options or game.seat_options) else None
    for number in count(seed) if games is None else range(seed, seed + games):
        for case in cases(game, seats, options):
            yield number, case
            if mixed is not None:
                yield number, next(mixed)


def walk(case: Case, seed: int, seen: Coverage) -> Failure | None:
    """One random game of a case with every check on the way."""
    rng = Random(f"{case} {seed}")
    match: Match | None = None
    try:
        match = case.start(seed)
        check_names(match.table)
        seen.begin(case, match.table.setup)
        play_and_check(match, rng, seen)
    except Exception as fault:  # a crash anywhere in a game's code is a finding like any other
        what = f"{type(fault).__name__}: {fault}"
        return Failure(str(case), seed, what, None if match is None else match.record())
    return None


def play_and_check(match: Match, rng: Random, seen: Coverage) -> None:
    past = Past()
    kept: list[tuple[Table, str]] = []
    past.note(match)
    while not match.table.over():
        t = match.table
        seat = rng.choice(t.asked())
        for moment, rate in MOMENTS:
            if rng.random() < rate:
                moment(match, seat, rng)
        action = rng.choice(t.options(seat))
        if rng.random() < HORIZON_RATE:
            check_horizon(t, seat, action, rng)
        if rng.random() < KEEP_RATE:
            kept.append((t.copy(), state_hash(t)))
        seen.answer(match, seat, action[0])
        seen.told(match.play(seat, match.game.encode(action)))
        past.note(match)
        if rng.random() < UNDO_RATE:
            check_undo(match, past)
            check_takeback(match, past, rng)
    for old, told in kept:
        must(state_hash(old) == told, "a copy changed when another was played on")
    check_end(match, rng)


def check_end(match: Match, rng: Random) -> None:
    """The result is there, its rows have words, and the record replays."""
    check_invariants(match, 0, rng)
    result = match.table.result()
    must(result is not None and len(result.scores) == match.table.seats, "no result at the end")
    assert result is not None
    check_progress(match)
    sheet = match.table.score_sheet()
    rows = [row.id for row in (*sheet.rows, *sheet.notes)]
    goals = [goal.id for goal in (*result.goals, *match.table.goals())]
    wordless = missing_rows(match.game, [*rows, *match.game.progress_rows], goals)
    must(not wordless, "rows without words", *wordless)
    check_record(match, 0, rng)


def check_progress(match: Match) -> None:
    """Every seat's progress has as many numbers as the game names, and the winners are not behind."""
    result, rows = match.table.result(), match.game.progress_rows
    assert result is not None
    must(all(len(numbers) == len(rows) for numbers in result.progress), "progress and its rows differ", rows)
    if result.kind == RANKED and result.places:
        best = max(result.progress)
        behind = [seat for seat in result.winners() if result.progress[seat] != best]
        must(not behind, "a winner's progress is not the best", *behind)
