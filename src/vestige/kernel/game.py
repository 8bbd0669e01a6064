"""A box on the shelf: what can be chosen before a game, what its words are, and how it is laid out."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from vestige.kernel.errors import BadInput
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import KERNEL_REASONS
from vestige.kernel.rng import Rng
from vestige.kernel.step import Step
from vestige.kernel.table import Table
from vestige.kernel.together import Confirm
from vestige.kernel.values import Action, Plain, canonical
from vestige.kernel.verb import Arg, Declarations, Malformed, decode, encode

SEATS: Final = tuple(f"p{number}" for number in range(1, 9))
"""How seats are named in records and documents."""

CHOICE: Final = "choice"
BOOL: Final = "bool"
INT: Final = "int"
SEAT: Final = "seat"

COMMON_VERBS: Final[Declarations] = {"confirm": (), "decline": (), "done": (), "pass": ()}
"""Words with one meaning in every game."""


class Option:
    """A choice made before the game, for the table or (as a seat option) for each seat.

    A choice or an int lists its values; a seat option marked ``distinct`` differs between seats and, left open,
    takes the first value nobody has.
    """

    __slots__ = ("default", "distinct", "id", "players", "rules", "type", "values")

    def __init__(
        self,
        option: str,
        kind: str,
        default: Plain,
        values: Sequence[Plain] = (),
        players: Sequence[int] = (),
        rules: Sequence[str] = (),
        distinct: bool = False,
    ) -> None:
        self.id = option
        self.type = kind
        self.default = default
        self.values = tuple(values)
        self.players = tuple(players)
        self.rules = tuple(rules)
        self.distinct = distinct

    def allowed(self, players: int) -> tuple[Plain, ...]:
        """Every value that may be chosen with this number of players."""
        if self.players and players not in self.players:
            return (self.default,)
        if self.type == BOOL:
            return (False, True)
        if self.type == SEAT:
            return (self.default, *SEATS[:players])
        return self.values

    def read(self, value: Plain, players: int) -> Plain:
        """A value from outside: strings from a command line are understood too."""
        for legal in self.allowed(players):
            if value is legal or (type(value) is type(legal) and value == legal) or str(legal).lower() == value:
                return legal
        raise BadInput("option-value", option=self.id, value=value, allowed=self.spelled(players), players=players)

    def spelled(self, players: int) -> str:
        return ", ".join(str(value).lower() for value in self.allowed(players))


class Setup:
    """What was chosen: number of people, every option's value, every seat's, and the rules number played by."""

    __slots__ = ("options", "players", "rules", "seats")

    def __init__(
        self, players: int, options: dict[str, Plain], seats: tuple[dict[str, Plain], ...], rules: int
    ) -> None:
        self.players = players
        self.options = options
        self.seats = seats
        self.rules = rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's package makes one object of its own subclass. ``rules`` numbers the behaviour: a fix that changes how
    a record plays bumps it, and the table keeps the old branch while a released record uses it."""

    def __init__(
        self,
        game: str,
        players: Sequence[int],
        bound: int,
        verbs: Declarations,
        events: Declarations,
        reasons: Declarations,
        steps: Sequence[type[Step[Any]]],
        kinds: Mapping[str, Sequence[str]],
        options: Sequence[Option] = (),
        seat_options: Sequence[Option] = (),
        kernel_reasons: Mapping[str, tuple[str, str]] | None = None,
        unknown: Mapping[str, tuple[str, str]] | None = None,
        asides: Sequence[str] = (),
        components: dict[str, Plain] | None = None,
        custom: bool = False,
        rules: int = 1,
    ) -> None:
        self.id = game
        self.players = tuple(players)
        self.bound = bound
        self.verbs: dict[str, tuple[Arg, ...]] = {**COMMON_VERBS, **verbs}
        self.events: dict[str, tuple[Arg, ...]] = dict(events)
        self.reasons: dict[str, tuple[Arg, ...]] = {**KERNEL_REASONS, **reasons}
        known: list[type[Step[Any]]] = [Confirm, *steps]
        self.steps: dict[str, type[Step[Any]]] = {step.name: step for step in known}
        self.kinds: dict[str, tuple[str, ...]] = {"seat": SEATS, **{k: tuple(v) for k, v in kinds.items()}}
        self.options = tuple(options)
        self.seat_options = tuple(seat_options)
        first = {code: (code, "") for code in KERNEL_REASONS}
        self.kernel_reasons: dict[str, tuple[str, str]] = {**first, **(kernel_reasons or {})}
        self.unknown: dict[str, tuple[str, str]] = dict(unknown or {})
        """By kind: code and rule for an id that no component has, where the dossier names one."""
        self.asides = frozenset(asides)
        """Verbs of standing offers: menus show them apart, random play rarely takes them."""
        self.components: dict[str, Plain] = components or {}
        self.custom = custom
        self.rules = rules

    # ---- what a game writes

    def new_table(self, setup: Setup, rng: Rng) -> Table:
        """An empty table of the game's class, kernel fields opened, pieces in the box."""
        raise AssertionError(self.id)

    def lay_out(self, t: Any) -> None:
        """The setup page in its order; pushes the flow of the game."""
        raise AssertionError(self.id)

    def lay(self, t: Any, document: Any) -> None:
        """Put the pieces where a position's Reader says; push the flow that follows when it names no question."""
        raise AssertionError(self.id)

    def with_components(self, components: dict[str, Plain]) -> Game:
        """The same game with an owner's corrected data; a wrong file is refused with key and reason."""
        raise AssertionError(self.id)

    def check_together(self, setup: Setup) -> None:
        """Refuse options that are good by themselves and do not go together."""

    # ---- before the game

    def check_setup(
        self,
        players: int,
        options: Mapping[str, Plain] | None = None,
        seat_options: Sequence[Mapping[str, Plain]] | None = None,
        rules: int | None = None,
    ) -> Setup:
        """Every option with its value; what is unknown or not meant for this number of players is refused."""
        if rules is not None and not 1 <= rules <= self.rules:
            raise BadInput("rules", game=self.id, value=rules, newest=self.rules)
        if players not in self.players:
            raise BadInput("players", game=self.id, players=players, allowed=", ".join(map(str, self.players)))
        given = dict(options or {})
        chosen = {o.id: o.read(given.pop(o.id, o.default), players) for o in self.options}
        for name in given:
            raise BadInput("option-unknown", game=self.id, option=name, known=", ".join(o.id for o in self.options))
        setup = Setup(players, chosen, self.check_seats(players, seat_options or ()), rules or self.rules)
        self.check_together(setup)
        return setup

    def check_seats(self, players: int, given: Sequence[Mapping[str, Plain]]) -> tuple[dict[str, Plain], ...]:
        if len(given) > players:
            raise BadInput("seat-options", seats=len(given), players=players)
        wishes = [dict(given[seat]) if seat < len(given) else {} for seat in range(players)]
        seats: list[dict[str, Plain]] = [{} for _ in range(players)]
        for option in self.seat_options:
            taken = [option.read(wish[option.id], players) for wish in wishes if wish.get(option.id) is not None]
            if option.distinct and len(set(taken)) < len(taken):
                raise BadInput("seat-option-twice", option=option.id, value=", ".join(map(str, taken)))
            free = [value for value in option.values if value not in taken]
            for seat, wish in zip(seats, wishes, strict=True):
                value = wish.pop(option.id, None)
                if value is not None:
                    seat[option.id] = option.read(value, players)
                else:
                    seat[option.id] = free.pop(0) if option.distinct else option.default
        for number, wish in enumerate(wishes):
            for name in wish:
                raise BadInput("seat-option-unknown", game=self.id, option=name, seat=SEATS[number])
        return tuple(seats)

    def deal(
        self,
        players: int,
        options: Mapping[str, Plain] | None = None,
        seat_options: Sequence[Mapping[str, Plain]] | None = None,
        seed: bytes = b"",
    ) -> Table:
        """Lay the game out and go to the first question."""
        return self.deal_with(self.check_setup(players, options, seat_options), Rng(seed))

    def deal_with(self, setup: Setup, rng: Rng) -> Table:
        t = self.new_table(setup, rng)
        self.lay_out(t)
        t.advance()
        return t

    # ---- words

    def ids(self, kind: str) -> tuple[str, ...]:
        """Component ids of a kind in the order of their ints."""
        return self.kinds[kind]

    def encode(self, action: Action) -> list[Plain]:
        return encode(self.ids, self.verbs, action)

    def decode(self, words: Plain) -> Action:
        """Words to an action or the beginning of one; Malformed says which word is wrong."""
        return decode(self.ids, self.verbs, words)

    def try_decode(self, words: Plain) -> Action | None:
        try:
            return self.decode(words)
        except Malformed:
            return None

    def fingerprint(self) -> str:
        """What names the components in a record."""
        return hashlib.sha256(canonical(self.components)).hexdigest()
