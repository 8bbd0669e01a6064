"""``python -m tests.games.hoyuk.oracle --games 1000 --seats 2 3 --mode expert --seed 7``: many games, read twice."""

from __future__ import annotations

import sys
from functools import partial

from tests.games.hoyuk.oracle.box import MODES
from tests.games.hoyuk.oracle.games import play_game
from tests.oracle import command
from vestige.games.hoyuk import GAME

if __name__ == "__main__":
    sys.exit(command(__doc__ or "", [2, 3, 4, 5], "mode", MODES, partial(play_game, GAME)))
