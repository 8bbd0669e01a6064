"""Any legal answer."""

from __future__ import annotations

from typing import Any

from vestige.kernel.bot import Bot, Budget
from vestige.kernel.playout import RELUCTANCE
from vestige.kernel.rng import Rng
from vestige.kernel.values import Action
from vestige.kernel.view import View


class RandomBot(Bot):
    """Draws as ``playout`` draws, so that a game played through views is the game a playout would play."""

    def choose(self, view: View[Any], options: list[Action], rng: Rng, budget: Budget) -> Action:
        asides = view.table.game.asides
        action = options[rng.below(len(options))]
        while action[0] in asides and rng.below(100) < RELUCTANCE and len(options) > 1:
            action = options[rng.below(len(options))]
        return action
