"""Höyük, by Pierre Canuel."""

from vestige.games.hoyuk.components import own_box
from vestige.games.hoyuk.game import Hoyuk

GAME = Hoyuk(own_box())

__all__ = ["GAME"]
