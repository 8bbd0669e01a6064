"""What happened, for log and animation. Rules never read events, and build them only if somebody listens."""

from __future__ import annotations

from vestige.kernel.values import EVERYONE, UNKNOWN, reader
from vestige.kernel.verb import Arg


class Event:
    """A key of the game's EVENTS, its ints, and the mask of those who may read the secret ones."""

    __slots__ = ("key", "readers", "values")

    def __init__(self, key: str, values: tuple[int, ...], readers: int = EVERYONE) -> None:
        self.key = key
        self.values = values
        self.readers = readers

    def seen_by(self, seat: int | None, args: tuple[Arg, ...]) -> tuple[int, ...]:
        """The same event with UNKNOWN in place of what this seat may not read."""
        if self.readers & reader(seat):
            return self.values
        last = len(args) - 1
        return tuple(UNKNOWN if args[min(i, last)].secret else value for i, value in enumerate(self.values))
