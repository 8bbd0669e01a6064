"""What can be chosen before a game, for the table or for each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from vestige.kernel.errors import BadInput
from vestige.kernel.values import Plain

SEATS: Final = tuple(f"p{number}" for number in range(1, 9))
"""How seats are named in records and documents."""

CHOICE: Final = "choice"
BOOL: Final = "bool"
INT: Final = "int"
SEAT: Final = "seat"
IDS: Final = "ids"
"""A list of component ids, each at most once; on a command line they are separated by commas."""

RANDOM: Final = "random"
"""A wish for a distinct seat option: the first draws of the deal settle it."""


class Choice:
    """Default and values with a certain number of players, where they differ from the usual ones."""

    __slots__ = ("default", "values")

    def __init__(self, default: Plain, values: Sequence[Plain]) -> None:
        self.default = default
        self.values = tuple(values)


class Option:
    """A choice made before the game, for the table or (as a seat option) for each seat.

    A choice or an int lists its values, a list of ids those it is taken from; ``by_players`` says where a number of
    players has a default and values of its own. A seat option marked ``distinct`` differs between seats and, left
    open, takes the first value nobody has; who wishes ``random`` leaves it to the deal, and with the default ``random``
    so does whoever says nothing. ``since`` is the rules number
    it came with: below it, it is neither written nor accepted, and the default stands for how the game was played.
    """

    __slots__ = ("by_players", "default", "distinct", "id", "players", "rules", "since", "type", "values")

    def __init__(
        self,
        option: str,
        kind: str,
        default: Plain,
        values: Sequence[Plain] = (),
        players: Sequence[int] = (),
        rules: Sequence[str] = (),
        distinct: bool = False,
        since: int = 1,
        by_players: Mapping[int, Choice] | None = None,
    ) -> None:
        self.id = option
        self.type = kind
        self.default = default
        self.values = tuple(values)
        self.players = tuple(players)
        self.rules = tuple(rules)
        self.distinct = distinct
        self.since = since
        self.by_players: dict[int, Choice] = dict(by_players or {})

    def preset(self, players: int) -> Plain:
        """What is chosen when nobody says anything."""
        special = self.by_players.get(players)
        return self.default if special is None else special.default

    def listed(self, players: int) -> tuple[Plain, ...]:
        """The values of a choice, or the ids a list is taken from."""
        special = self.by_players.get(players)
        return self.values if special is None else special.values

    def allowed(self, players: int) -> tuple[Plain, ...]:
        """Every value that may be chosen with this number of players; of a list of ids the two extremes."""
        if self.players and players not in self.players:
            return (self.preset(players),)
        if self.type == BOOL:
            return (False, True)
        if self.type == SEAT:
            return (self.default, *SEATS[:players])
        if self.type == IDS:
            return ([], list(self.listed(players)))
        return self.listed(players)

    def read(self, value: Plain, players: int) -> Plain:
        """A value from outside: strings from a command line are understood too."""
        if self.type == IDS:
            return self.read_ids(value, players)
        if self.distinct and value == RANDOM:
            return RANDOM
        for legal in self.allowed(players):
            if value is legal or (type(value) is type(legal) and value == legal) or str(legal).lower() == value:
                return legal
        raise self.refused(value, players)

    def read_ids(self, value: Plain, players: int) -> list[Plain]:
        """A list of ids in the order given."""
        chosen = [word for word in value.split(",") if word] if isinstance(value, str) else value
        meant = not self.players or players in self.players or chosen == self.preset(players)
        if not isinstance(chosen, list) or not meant:
            raise self.refused(value, players)
        known = self.listed(players)
        for number, word in enumerate(chosen):
            if word not in known or word in chosen[:number]:
                raise self.refused(word, players)
        return chosen

    def refused(self, value: Plain, players: int) -> BadInput:
        return BadInput("option-value", option=self.id, value=value, allowed=self.spelled(players), players=players)

    def spelled(self, players: int) -> str:
        values = self.listed(players) if self.type == IDS else self.allowed(players)
        wish = (RANDOM,) if self.distinct else ()
        return ", ".join(str(value).lower() for value in (*values, *wish))
