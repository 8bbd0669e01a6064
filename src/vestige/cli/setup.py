"""Parameters that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from vestige.cli.kinds import File, Setting, Whole
from vestige.kernel.game import Game

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

game_argument: Decorator = click.argument("game")
seats_option: Decorator = click.option("--seats", type=Whole(1))
option_option: Decorator = click.option("--option", "options", type=Setting(), multiple=True)
components_option: Decorator = click.option("--components", type=File())
json_option: Decorator = click.option("--json", "as_json", is_flag=True)


def usual_seats(game: Game) -> int:
    """How many play where nobody says: two, or as few as the game allows beyond that."""
    return min(game.players, key=lambda players: (players < 2, players))
