"""Tide: a tiny game of shells, pebbles and a heron, the sixth game that touches nothing else.

It exists to use every mechanism that the first published game does not: secret answers of several questions at once, an
automaton seat, hidden hands and a card one seat knows, chance in the middle of a turn, a standing offer.
"""

from tide.game import GAME

__all__ = ["GAME"]
