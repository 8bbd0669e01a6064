"""``python -m tests.games.council_of_shadows.oracle --games 1000 --seats 1 2 --option both --seed 7``: many games, read
twice. The options are the modules in play."""

from __future__ import annotations

import sys
from functools import partial

from tests.games.council_of_shadows.oracle.games import MODES, play_game
from tests.oracle import command
from vestige.games.council_of_shadows import GAME

if __name__ == "__main__":
    sys.exit(command(__doc__ or "", [1, 2, 3, 4], "option", list(MODES), partial(play_game, GAME)))
