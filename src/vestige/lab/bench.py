"""How fast random games go on this machine, and relative to plain Python on the same machine."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable, Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final, NamedTuple

from vestige.kernel import table as kernel_table
from vestige.kernel.game import Game
from vestige.kernel.playout import Tally, playout
from vestige.kernel.rng import Quick
from vestige.kernel.setup import Setup
from vestige.kernel.table import Table
from vestige.kernel.values import Plain
from vestige.kernel.view import view
from vestige.lab.calibration import passes_per_second

SLICES: Final = 4
COPIES: Final = 2_000
MIDGAME: Final = 40
"""Answers given before a table is copied and weighed."""


class Figures(NamedTuple):
    """A decision is a question with two options or more; ``ratio`` counts decisions per calibration pass."""

    game: str
    seats: int
    build: str
    decisions_per_s: float
    options_per_s: float
    ratio: float
    copy_us: float
    imagine_us: float
    bytes: int


def bench(game: Game, seats: int, seconds: float = 4.0, options: Mapping[str, Plain] | None = None) -> Figures:
    """Slices of random play with calibrations before, between and after them, since machines drift."""
    setup = game.check_setup(seats, options)
    part = seconds / (2 * SLICES)
    passes = [passes_per_second(part)]
    tally = Tally()
    spent = 0.0
    for number in range(SLICES):
        spent += play_for(game, setup, part, number, tally)
        passes.append(passes_per_second(part))
    rate = tally.decisions / spent
    t = midgame(game, setup)
    return Figures(
        game.id,
        seats,
        build(),
        round(rate, 1),
        round(tally.options / spent, 1),
        round(rate * len(passes) / sum(passes), 3),
        round(microseconds(t.copy), 3),
        round(imagine_microseconds(t), 3),
        table_bytes(t),
    )


def build() -> str:
    return "compiled" if (kernel_table.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def play_for(game: Game, setup: Setup, seconds: float, seed: int, tally: Tally) -> float:
    """Whole games until so much CPU time is spent; says how much it was. Chance is the quick one, as in search and in
    the engines we compare with; that of matches between people can be verified and costs about a fifth more."""
    source = Quick(seed)
    start = now = time.process_time()
    while now < start + seconds:
        playout(game.deal_with(setup, Quick(source.below(1 << 30))), source, tally)
        now = time.process_time()
    return now - start


def midgame(game: Game, setup: Setup) -> Table:
    """With quick chance: the table that search copies."""
    t = game.deal_with(setup, Quick(0))
    playout(t, Quick(0), Tally(), MIDGAME)
    return t


def microseconds(deed: Callable[[], object]) -> float:
    start = time.process_time()
    for _ in range(COPIES):
        deed()
    return (time.process_time() - start) / COPIES * 1e6


def imagine_microseconds(t: Table) -> float:
    """A full table from the View of the seat that is asked, as search makes one before each descent."""
    asked, rng = t.asked(), Quick(0)
    seen = view(t, asked[0] if asked else None)
    return microseconds(lambda: seen.imagine(rng))


def table_bytes(t: Table) -> int:
    """What one more copy of a table takes; what copies share is not counted."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    copies = [t.copy() for _ in range(100)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(copies)
