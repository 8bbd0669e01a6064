"""Magnastorm, by Bauldric & Friends."""

from vestige.games.magnastorm.components import own_box
from vestige.games.magnastorm.game import Magnastorm

GAME = Magnastorm(own_box())

__all__ = ["GAME"]
