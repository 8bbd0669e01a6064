"""Ways to set a game up: numbers of players, every value of every option by itself, and random combinations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from vestige.kernel.choices import Choices, any_choices
from vestige.kernel.errors import BadInput
from vestige.kernel.game import Game
from vestige.kernel.match import Match, new_match
from vestige.kernel.option import RANDOM, SEATS, Option
from vestige.kernel.rng import Quick
from vestige.kernel.values import Plain


class Case:
    """A game with so many people, these options and seat options, and by these rules (None: the newest)."""

    __slots__ = ("game", "options", "players", "rules", "seats")

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Plain] | None = None,
        seats: Sequence[Choices] = (),
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = dict(options or {})
        self.seats = list(seats)
        self.rules = rules

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        for seat, choices in zip(SEATS, self.seats, strict=False):
            chosen += [f"{seat}.{name}={value}" for name, value in choices.items()]
        rules = [] if self.rules is None else [f"rules {self.rules}"]
        return " ".join([f"{self.game.id}, {self.players} seats", *rules, *chosen])

    def start(self, seed: int) -> Match:
        bytes_ = seed.to_bytes(8, "big")
        return new_match(self.game, self.players, self.options, self.seats, seed=bytes_, rules=self.rules)

    def possible(self) -> bool:
        try:
            self.game.check_setup(self.players, self.options, self.seats, self.rules)
        except BadInput:
            return False
        return True


def cases(game: Game, players: int | None = None, options: Mapping[str, Plain] | None = None) -> Iterator[Case]:
    """All numbers of players with the options given or, if none are, every value of every option by itself."""
    for count in counts(game, players):
        if options is not None:
            yield Case(game, count, options)
        else:
            yield Case(game, count)
            yield from filter(Case.possible, alone(game, count))


def counts(game: Game, players: int | None) -> Sequence[int]:
    return game.players if players is None else (players,)


def alone(game: Game, players: int) -> Iterator[Case]:
    """One option, one seat option, or older rules, and everything else as usual."""
    for option in game.options:
        for value in option.allowed(players):
            if value != option.preset(players):
                yield Case(game, players, {option.id: value})
    for option in game.seat_options:
        for values in seat_choices(option, players):
            yield Case(game, players, seats=[{option.id: value} for value in values])
    for rules in range(1, game.rules):
        yield Case(game, players, rules=rules)


def seat_choices(option: Option, players: int) -> Iterator[Sequence[Plain]]:
    """What the seats have: a distinct option in another order and by chance, any other value by value."""
    values = option.allowed(players)
    if option.distinct:
        yield values[::-1][:players]
        yield [RANDOM] * players
    else:
        yield from ([value] * players for value in values if value != option.preset(players))


def combinations(game: Game, players: int | None = None, seed: int = 0) -> Iterator[Case]:
    """Random combinations for one number of players after the other, without end; a quarter by older rules."""
    rng = Quick(seed)
    while True:
        for count in counts(game, players):
            rules = None if game.rules == 1 or rng.below(4) else 1 + rng.below(game.rules - 1)
            case = Case(game, count, *any_choices(game, count, rng), rules)
            yield case if case.possible() else Case(game, count, case.options, case.seats)
