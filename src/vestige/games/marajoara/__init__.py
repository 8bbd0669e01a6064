"""Marajoara: a dig, dice that jump, and a museum to fill."""

from vestige.games.marajoara.game import GAME

__all__ = ["GAME"]
