"""What was chosen before a game: checked, completed, and wishes settled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from vestige.kernel.errors import BadInput
from vestige.kernel.option import RANDOM, SEATS, Option
from vestige.kernel.values import Plain

Choices = dict[str, Plain]


class Wish(NamedTuple):
    """A seat that leaves an option to the deal."""

    option: Option
    seat: int


class Setup:
    """What was chosen: number of people, every option's value, every seat's, and the rules number played by.

    ``options`` and ``seats`` hold every option, so that rules may ask for any of them; records and documents hold
    those that the rules number knows (``written``, ``written_seats``)."""

    __slots__ = ("later", "options", "players", "rules", "seats")

    def __init__(
        self, players: int, options: Choices, seats: tuple[Choices, ...], rules: int, later: frozenset[str]
    ) -> None:
        self.players = players
        self.options = options
        self.seats = seats
        self.rules = rules
        self.later = later
        """Options that came after these rules."""

    def written(self) -> Choices:
        return self.known(self.options)

    def written_seats(self) -> list[Choices]:
        return [self.known(seat) for seat in self.seats]

    def head(self) -> Choices:
        """What the head of a record says of it."""
        return {
            "rules": self.rules,
            "players": self.players,
            "options": self.written(),
            "seats": self.written_seats(),
        }

    def known(self, choices: Choices) -> Choices:
        return {name: value for name, value in choices.items() if name not in self.later}

    def first_wish(self, options: Sequence[Option]) -> Wish | None:
        """The first choice that a seat leaves to the deal: option by option, seat by seat."""
        for option in options:
            for seat, choices in enumerate(self.seats):
                if option.distinct and choices[option.id] == RANDOM:
                    return Wish(option, seat)
        return None

    def free(self, option: Option) -> list[Plain]:
        """The values of a distinct option that no seat has."""
        taken = [choices[option.id] for choices in self.seats]
        return [value for value in option.listed(self.players) if value not in taken]

    def choose(self, wish: Wish, value: Plain) -> Setup:
        """The same with one wish fulfilled."""
        seats = tuple(dict(choices) for choices in self.seats)
        seats[wish.seat][wish.option.id] = value
        return Setup(self.players, self.options, seats, self.rules, self.later)


def read_options(game: str, options: Sequence[Option], given: Mapping[str, Plain], players: int, rules: int) -> Choices:
    """Every option with its value; what is unknown, too new or not meant for this number of players is refused."""
    known = {option.id: option for option in options if option.since <= rules}
    for name in given:
        if name not in known:
            raise BadInput("option-unknown", game=game, option=name, known=", ".join(known))
    return {
        option.id: option.read(given[option.id], players) if option.id in given else option.preset(players)
        for option in options
    }


def read_seats(
    game: str, options: Sequence[Option], given: Sequence[Mapping[str, Plain]], players: int, rules: int
) -> tuple[Choices, ...]:
    """Every seat option of every seat with its value, or the wish ``random``."""
    if len(given) > players:
        raise BadInput("seat-options", seats=len(given), players=players)
    known = {option.id for option in options if option.since <= rules}
    for number, wish in enumerate(given):
        for name in wish:
            if name not in known:
                raise BadInput("seat-option-unknown", game=game, option=name, seat=SEATS[number])
    seats: list[Choices] = [{} for _ in range(players)]
    for option in options:
        wanted = [given[seat].get(option.id) if seat < len(given) else None for seat in range(players)]
        for seat, value in zip(seats, seat_values(option, wanted, players), strict=True):
            seat[option.id] = value
    return tuple(seats)


def seat_values(option: Option, wanted: Sequence[Plain], players: int) -> list[Plain]:
    """What each seat has of one option. Left open, a distinct one takes the first value nobody has, or is a wish
    where the default is ``random``."""
    values = [None if value is None else option.read(value, players) for value in wanted]
    if not option.distinct:
        return [option.preset(players) if value is None else value for value in values]
    taken = [value for value in values if value is not None and value != RANDOM]
    if len(set(taken)) < len(taken):
        raise BadInput("seat-option-twice", option=option.id, value=", ".join(map(str, taken)))
    if option.preset(players) == RANDOM:
        return [RANDOM if value is None else value for value in values]
    free = [value for value in option.listed(players) if value not in taken]
    return [free.pop(0) if value is None else value for value in values]
