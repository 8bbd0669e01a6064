"""A box on the shelf: what can be chosen before a game, what its words are, and how it is laid out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from vestige.kernel.editions import earlier, fingerprint
from vestige.kernel.errors import BadInput
from vestige.kernel.insight import Insight
from vestige.kernel.native import mypyc_attr
from vestige.kernel.option import RANDOM, SEATS, Option
from vestige.kernel.reason import KERNEL_REASONS
from vestige.kernel.rng import Rng
from vestige.kernel.setup import Setup, read_options, read_seats
from vestige.kernel.step import Done, Step
from vestige.kernel.table import Table
from vestige.kernel.together import Confirm
from vestige.kernel.values import Action, Plain
from vestige.kernel.verb import Arg, Declarations, Malformed, decode, encode

HOUSE_COLOURS: Final = ("turquoise", "purple", "black", "orange", "pink", "yellow", "brown", "red", "green", "blue")
"""For seats that choose none."""

COMMON_VERBS: Final[Declarations] = {"confirm": (), "decline": (), "done": (), "pass": ()}
"""Words with one meaning in every game."""


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
        progress_rows: Sequence[str] = ("total",),
        insight: Insight[Any] | None = None,
    ) -> None:
        self.id = game
        self.players = tuple(players)
        self.bound = bound
        self.verbs: dict[str, tuple[Arg, ...]] = {**COMMON_VERBS, **verbs}
        self.events: dict[str, tuple[Arg, ...]] = dict(events)
        self.reasons: dict[str, tuple[Arg, ...]] = {**KERNEL_REASONS, **reasons}
        known: list[type[Step[Any]]] = [Confirm, Done, *steps]
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
        self.progress_rows = tuple(progress_rows)
        """What the places of ``Table.progress`` are: row ids."""
        self.insight = insight
        """What bots ask about a position; without it they look at the lead."""
        self.named = ""
        """The fingerprint, once somebody asked for it."""
        self.picky = type(self).check_together is not Game.check_together
        """Options may not go together; else every free value fulfils a wish."""
        self.editions: dict[str, Game] = {}
        """Earlier printed editions that a record asked for, by fingerprint."""

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

    def colour(self, setup: Setup, seat: int) -> str:
        """The colour of a seat, a person's or an automaton's: the seat option ``colour``, else the house's in turn.
        Asked only where the seat's wishes are settled."""
        chosen = [str(choices.get("colour", "")) for choices in setup.seats]
        if seat < len(chosen) and chosen[seat]:
            return chosen[seat]
        free = [colour for colour in HOUSE_COLOURS if colour not in chosen]
        return free[seat - sum(map(bool, chosen[:seat]))]

    def private(self, setup: Setup) -> bool:
        """Whether seats ever know different things: then a shared device has a curtain."""
        return True

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
        number = rules or self.rules
        chosen = read_options(self.id, self.options, options or {}, players, number)
        seats = read_seats(self.id, self.seat_options, seat_options or (), players, number)
        later = frozenset(option.id for option in (*self.options, *self.seat_options) if option.since > number)
        setup = Setup(players, chosen, seats, number, later)
        self.check_wishes(setup)
        return setup

    def check_wishes(self, setup: Setup) -> None:
        """Refused unless the choices go together in at least one way to settle the wishes."""
        wish = setup.first_wish(self.seat_options)
        if wish is None:
            self.check_together(setup)
            return
        refusal = BadInput("seat-option-twice", option=wish.option.id, value=RANDOM)
        for value in setup.free(wish.option):
            try:
                self.check_wishes(setup.choose(wish, value))
            except BadInput as bad:
                refusal = bad
            else:
                return
        raise refusal

    def settle_wishes(self, setup: Setup, rng: Rng) -> Setup:
        """Each wish gets one of the values that are free and go together with the rest; no wish, no draw."""
        settled = setup
        while (wish := settled.first_wish(self.seat_options)) is not None:
            fitting = settled.free(wish.option)
            if self.picky:
                fitting = [value for value in fitting if self.fits(settled.choose(wish, value))]
            settled = settled.choose(wish, fitting[rng.below(len(fitting))])
        if settled is not setup:
            self.check_together(settled)
        return settled

    def fits(self, setup: Setup) -> bool:
        try:
            self.check_wishes(setup)
        except BadInput:
            return False
        return True

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
        """Wishes are settled by the first draws, then the setup page begins."""
        t = self.new_table(self.settle_wishes(setup, rng), rng)
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
        if not self.named:
            self.named = fingerprint(self.components)
        return self.named

    def printed(self, wanted: str) -> Game | None:
        """This game as it was printed under a fingerprint: today's edition, or an earlier one that was released."""
        if wanted == self.fingerprint():
            return self
        if wanted not in self.editions:
            components = earlier(type(self).__module__, wanted)
            if components is None:
                return None
            edition = self.with_components(components)
            edition.custom = False
            self.editions[wanted] = edition
        return self.editions[wanted]
