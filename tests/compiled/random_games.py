"""Plays random games of everything on the shelf and prints how they went, so that two engines can be compared."""

from __future__ import annotations

from pathlib import Path
from random import Random

import vestige.kernel.table
from vestige.kernel.document import state_hash
from vestige.kernel.game import Game
from vestige.kernel.playout import Tally, playout
from vestige.kernel.shelf import Shelf

GAMES = 6
STRETCH = 40


def play(game: Game, players: int, seed: int) -> None:
    """One game with random options; its hash every few answers."""
    chance = Random(seed)
    options = {option.id: chance.choice(option.allowed(players)) for option in game.options}
    t = game.deal(players, options, seed=seed.to_bytes(4, "big"))
    tally = Tally()
    while not t.over():
        playout(t, chance, tally, STRETCH)
        print(game.id, players, seed, tally.answers, tally.options, state_hash(t))


if __name__ == "__main__":
    print(Path(vestige.kernel.table.__file__).suffix)
    for game in Shelf().values():
        for players in game.players:
            for seed in range(GAMES):
                play(game, players, seed)
