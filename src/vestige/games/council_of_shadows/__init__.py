"""Council of Shadows, by Martin Kallenborn and Jochen Scherer."""

from vestige.games.council_of_shadows.components import own_box
from vestige.games.council_of_shadows.game import CouncilOfShadows

GAME = CouncilOfShadows(own_box())

__all__ = ["GAME"]
