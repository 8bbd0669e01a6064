"""Excavation Earth, by Dávid Turczi and Wai Yee with Gordon Calleja; solo mode by Nick Shaw."""

from vestige.games.excavation_earth.components import own_box
from vestige.games.excavation_earth.game import ExcavationEarth

GAME = ExcavationEarth(own_box())

__all__ = ["GAME"]
