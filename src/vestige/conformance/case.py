"""Every way to set a game up: seats and options, each value at least once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from vestige.kernel.game import Game
from vestige.kernel.match import Match, new_match
from vestige.kernel.values import Plain


class Case:
    """A game with so many people and these options."""

    __slots__ = ("game", "options", "players")

    def __init__(self, game: Game, players: int, options: Mapping[str, Plain]) -> None:
        self.game = game
        self.players = players
        self.options = dict(options)

    def __str__(self) -> str:
        chosen = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}, {self.players} seats {chosen}".strip()

    def start(self, seed: int) -> Match:
        return new_match(self.game, self.players, self.options, seed=seed.to_bytes(8, "big"))


def cases(game: Game, players: int | None = None, options: Mapping[str, Plain] | None = None) -> Iterator[Case]:
    """All numbers of players with the options given or, if none are, every value of every option in turn."""
    for count in game.players if players is None else (players,):
        if options is not None:
            yield Case(game, count, options)
            continue
        yield Case(game, count, {})
        for option in game.options:
            for value in option.allowed(count):
                if value != option.default:
                    yield Case(game, count, {option.id: value})
