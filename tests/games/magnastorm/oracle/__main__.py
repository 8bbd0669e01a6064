"""``python -m tests.games.magnastorm.oracle --games 1000 --seats 2 3 --option start_2``: many games, read twice."""

from __future__ import annotations

import sys
from functools import partial

from tests.games.magnastorm.oracle.games import KINDS, play_game
from tests.oracle import command
from vestige.games.magnastorm import GAME

if __name__ == "__main__":
    sys.exit(command(__doc__ or "", [2, 3, 4], "option", list(KINDS), partial(play_game, GAME)))
