"""Options chosen at random, in combinations that nobody would think of: for conformance and simulation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from vestige.kernel.errors import BadInput
from vestige.kernel.game import Game
from vestige.kernel.option import IDS, RANDOM, Option
from vestige.kernel.rng import Rng
from vestige.kernel.values import Plain

TRIES: Final = 50
"""Combinations that a game excludes are drawn again; after so many the usual choices stand."""

Choices = dict[str, Plain]


class Chosen(NamedTuple):
    """What a match is begun with."""

    options: Choices
    seats: list[Choices]


def any_choices(game: Game, players: int, rng: Rng, given: Mapping[str, Plain] | None = None) -> Chosen:
    """A legal combination with the options given; about half of the others are left as they usually are."""
    for _ in range(TRIES):
        chosen = Chosen({**any_options(game, players, rng), **(given or {})}, any_seats(game, players, rng))
        try:
            game.check_setup(players, chosen.options, chosen.seats)
        except BadInput:
            continue
        return chosen
    return Chosen(dict(given or {}), [])


def any_options(game: Game, players: int, rng: Rng) -> Choices:
    return {option.id: any_value(option, players, rng) for option in game.options if rng.below(2)}


def any_value(option: Option, players: int, rng: Rng) -> Plain:
    """One of the values; of a list of ids some, in any order."""
    allowed = option.allowed(players)
    if option.type != IDS or len(allowed) < 2:
        return allowed[rng.below(len(allowed))]
    ids = list(option.listed(players))
    rng.shuffle(ids)
    return ids[: rng.below(len(ids) + 1)]


def any_seats(game: Game, players: int, rng: Rng) -> list[Choices]:
    """Seat by seat: left open, left to the deal, or a value; a distinct one that nobody has."""
    seats: list[Choices] = [{} for _ in range(players)]
    for option in game.seat_options:
        free = list(option.allowed(players))
        for seat in seats:
            wish = rng.below(4)
            if option.distinct and wish == 0:
                seat[option.id] = RANDOM
            elif wish > 1:
                value = free[rng.below(len(free))]
                seat[option.id] = value
                if option.distinct:
                    free.remove(value)
    return seats
