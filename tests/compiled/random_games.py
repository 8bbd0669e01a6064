"""Plays random games of everything on the shelf and prints the state after every answer, to compare two engines."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import vestige.kernel.table
from vestige.conformance.case import Case, cases, combinations
from vestige.kernel.document import state_hash
from vestige.kernel.playout import Tally, playout
from vestige.kernel.rng import Quick
from vestige.kernel.shelf import Shelf

GAMES = 2
"""Of every case, so that there are more than 200 in all."""

MIXED = 20
"""Combinations of options, per game."""


def play(case: Case, seed: int) -> None:
    """One game, answer by answer: how many options there were, and the hash of what came of it."""
    t = case.start(seed).table
    chance, tally = Quick(seed), Tally()
    while not t.over():
        playout(t, chance, tally, 1)
        print(case, seed, tally.options, state_hash(t))


if __name__ == "__main__":
    print(Path(vestige.kernel.table.__file__).suffix)
    for game in Shelf().values():
        for case in [*cases(game), *islice(combinations(game), MIXED)]:
            for seed in range(GAMES):
                play(case, seed)
