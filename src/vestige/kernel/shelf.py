"""The games that are installed, found through the entry-point group ``vestige.games``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points

from vestige.kernel.errors import BadInput
from vestige.kernel.game import Game


class Shelf(Mapping[str, Game]):
    """Games by id as they are printed; a game's package is imported when it is first taken down."""

    def __init__(self) -> None:
        self.points: dict[str, EntryPoint] = {point.name: point for point in entry_points(group="vestige.games")}
        self.taken: dict[str, Game] = {}
        self.corrected: dict[str, Game] = {}

    def __getitem__(self, game: str) -> Game:
        if game not in self.taken:
            self.taken[game] = self.points[game].load()
        return self.taken[game]

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self.points))

    def __len__(self) -> int:
        return len(self.points)

    def correct(self, game: Game) -> None:
        """From now on whoever asks for this game by name finds an owner's edition. Records name the one they need."""
        self.corrected[game.id] = game

    def find(self, game: str) -> Game:
        """For names typed by people."""
        if game not in self.points:
            raise BadInput("game", game=game, known=", ".join(self))
        return self.corrected.get(game) or self[game]
