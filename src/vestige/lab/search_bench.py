"""How fast the search goes on this machine."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final, NamedTuple

from vestige.bots.search.tree import Search
from vestige.kernel.bot import Budget
from vestige.kernel.game import Game
from vestige.kernel.insight import insight_of
from vestige.kernel.playout import Tally, playout
from vestige.kernel.rng import Quick
from vestige.kernel.table import Table
from vestige.kernel.values import Plain
from vestige.kernel.view import view
from vestige.lab.bench import build

WALKS: Final = 40
"""Walks between two looks at the clock."""
STAGES: Final = (10, 40, 80)
"""Answers after which a search begins: early, in the middle, later."""
EXPERT: Final = 0.05
MASTER: Final = 0.2
"""Seconds for which tables of strength let experts and masters think."""


class SearchFigures(NamedTuple):
    """Walks in a second of the processor, and in the time of an expert's and a master's answer."""

    game: str
    seats: int
    build: str
    walks_per_s: float
    expert: int
    master: int


def bench_search(game: Game, seats: int, seconds: float, options: Mapping[str, Plain] | None = None) -> SearchFigures:
    walks, spent = 0, 0.0
    for stage in STAGES:
        t = game.deal_with(game.check_setup(seats, options), Quick(stage))
        playout(t, Quick(stage), Tally(), stage)
        more, took = walk_for(t, seconds / len(STAGES))
        walks, spent = walks + more, spent + took
    rate = walks / spent if spent else 0.0
    return SearchFigures(game.id, seats, build(), round(rate, 1), round(rate * EXPERT), round(rate * MASTER))


def walk_for(t: Table, seconds: float) -> tuple[int, float]:
    """Whole searches of one question until so much CPU time is spent; none where the game is over already."""
    asked = t.asked()
    if not asked:
        return 0, 0.0
    seen, rng = view(t, asked[0]), Quick(0)
    search = Search(asked[0], insight_of(t.game))
    start = now = time.process_time()
    while now < start + seconds:
        search.think(seen, rng, Budget(rollouts=WALKS))
        now = time.process_time()
    return search.walks, now - start
