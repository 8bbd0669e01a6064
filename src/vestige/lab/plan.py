"""What to play, as plain data, so that it can be handed to another process."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from vestige.bots.levels import invite
from vestige.kernel.choices import Chosen, any_choices
from vestige.kernel.errors import BadInput
from vestige.kernel.game import Game
from vestige.kernel.rng import Quick
from vestige.kernel.shelf import Shelf
from vestige.kernel.values import Plain

STRETCHES: Final = 16
"""Into how many stretches of seeds the work of one process is cut: progress is shown after each."""


class Plan(NamedTuple):
    """So many games of one kind, with the seeds from ``seed`` on."""

    game: str
    seats: int
    games: int
    seed: int = 0
    options: Mapping[str, Plain] = {}
    bots: tuple[str, ...] = ("random",)
    components: dict[str, Plain] | None = None
    records: str | None = None
    mixed: bool = False
    """A random combination of options for every game, from its seed; those of the plan stand."""

    def box(self) -> Game:
        game = Shelf().find(self.game)
        return game if self.components is None else game.with_components(self.components)

    def choices(self, game: Game, seed: int) -> Chosen:
        """What the game with this seed is begun with; where a combination does not go with the plan's own options,
        those alone."""
        if not self.mixed:
            return Chosen(dict(self.options), [])
        return any_choices(game, self.seats, Quick(seed), self.options)

    def checked(self) -> Plan:
        """One bot per seat and every option with its value; BadInput says what cannot be played."""
        setup = self.box().check_setup(self.seats, self.options)
        bots = self.bots * self.seats if len(self.bots) == 1 else self.bots
        if len(bots) != self.seats:
            raise BadInput("bots", bots=len(bots), seats=self.seats)
        for bot in bots:
            invite(bot)
        return self._replace(options=setup.written(), bots=bots)

    def file(self, seed: int, prefix: str = "") -> Path:
        return Path(self.records or ".") / f"{prefix}{self.game}-{self.seats}-{seed}.json"

    def stretches(self, jobs: int) -> Iterator[Plan]:
        size = -(-self.games // (jobs * STRETCHES))
        for first in range(0, self.games, size):
            yield self._replace(seed=self.seed + first, games=min(size, self.games - first))
