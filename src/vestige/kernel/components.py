"""Reading the components of a box, key by key: a number has its bounds where it is read, before anything is made of
it, and no key passes that nobody knows. Every refusal names key and reason."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Final, TypeVar

from vestige.kernel.errors import BadInput
from vestige.kernel.reader import Reader
from vestige.kernel.values import Plain

T = TypeVar("T")

MARKS: Final = ("R", "S", "X")
"""Where a datum comes from: the rulebook, another public source, our reconstruction."""

IMPRINT: Final = {"title", "designer", "designers", "solo_designers", "artist", "artists", "publisher", "publishers"}
"""What the cover of a box says beside its numbers."""


def printed(package: str) -> dict[str, Plain]:
    """The file of the edition that comes with a game's package."""
    return tomllib.loads(files(package).joinpath("components.toml").read_text("utf-8"))


def read_box(game: str, data: Mapping[str, Plain], build: Callable[[Part], T]) -> T:
    """What ``build`` makes of a file, ours or an owner's; whatever it leaves unread is refused."""
    try:
        top = Part(data)
        box = build(top)
        top.done()
    except BadInput as bad:
        raise BadInput("components", game=game, reason=bad.code, **bad.where) from None
    return box


class Part(Reader):
    """One table of a components file. ``done`` goes through all tables inside, so nobody calls it but ``read_box``."""

    __slots__ = ("parts",)

    def __init__(self, data: Mapping[str, Plain], where: str = "") -> None:
        super().__init__(data, where)
        self.parts: list[Part] = []

    def done(self) -> None:
        """Provenance may stand in every table: a mark, a note, and ``sources`` with a text for each key."""
        self.choice("source", MARKS, 0)
        self.text("note", "")
        sources = self.table("sources")
        for name in sources.data:
            sources.text(name, "")
        super().done()
        for part in self.parts:
            if part.data:  # an empty table has nothing to refuse
                part.done()

    def unfit(self, name: str, value: object) -> BadInput:
        return self.refuse("components-value", name, value=value)

    # ---- tables inside

    def part(self, name: str) -> Part:
        """A table inside this one; a missing one is refused like one of another type."""
        part = Part(self.raw(name), self.key(name))
        self.parts.append(part)
        return part

    def rows(self, name: str, fewest: int, most: int | None = None) -> list[Part]:
        """A list of tables, exactly ``fewest`` or up to ``most``; no id stands twice."""
        found = self.several(name, fewest, most)
        rows = [Part(row, f"{self.key(name)}[{number}]") for number, row in enumerate(found)]
        self.parts += rows
        self.different(name, [row.word("id") for row in rows if row.has("id")])
        return rows

    def rows_of(self, name: str, ids: Sequence[str]) -> list[Part]:
        """A row for each of these ids, in this order."""
        rows = self.rows(name, len(ids))
        for row, one in zip(rows, ids, strict=True):
            row.choice("id", (one,))
        return rows

    def imprint(self, game: str) -> Part:
        """The table ``game``: the id must be the right one, what the cover says is not read; numbers may follow."""
        part = self.part("game")
        part.choice("id", (game,))
        part.take(IMPRINT)
        for name, most in (("year", 9999), ("age", 99), ("minutes", 999)):
            part.count(name, 0, most, 0)
        return part

    # ---- values

    def word(self, name: str) -> str:
        """A text that cannot be left out."""
        found = self.text(name, "")
        if not found:
            raise self.refuse("position-type", name, expected="text")
        return found

    def words(self, name: str, fewest: int, most: int | None = None) -> tuple[str, ...]:
        """Different words, exactly ``fewest`` or up to ``most``."""
        found = self.several(name, fewest, most)
        if any(not isinstance(word, str) or not word for word in found):
            raise self.refuse("position-type", name, expected="text")
        return self.different(name, found)

    def count(self, name: str, low: int, high: int, default: int | None = None) -> int:
        return self.number(name, default, low, high)

    def counts(self, name: str, size: int, low: int, high: int) -> list[int]:
        """Exactly so many numbers."""
        return self.bounded(name, self.several(name, size), low, high)

    def grid(self, name: str, rows: int, columns: int | None, low: int, high: int) -> list[list[int]]:
        """So many rows of numbers; without ``columns`` a row may be as long as the grid is high."""
        found = self.several(name, rows)
        for row in found:
            if not isinstance(row, list):
                raise self.refuse("position-type", name, expected="ints")
            if len(row) != (columns or len(row)) or len(row) > (columns or rows):
                raise self.refuse("position-count", name, value=len(row), expected=columns or rows)
        return [self.bounded(name, row, low, high) for row in found]

    # ---- how the above look at what they find

    def several(self, name: str, fewest: int, most: int | None = None) -> list[Plain]:
        found = self.raw(name)
        if not isinstance(found, list):
            raise self.refuse("position-type", name, expected="list")
        if not fewest <= len(found) <= (fewest if most is None else most):
            expected = fewest if most is None else f"{fewest}–{most}"
            raise self.refuse("position-count", name, value=len(found), expected=expected)
        return found

    def different(self, name: str, words: list[str]) -> tuple[str, ...]:
        for word in words:
            if words.count(word) > 1:
                raise self.unfit(name, word)
        return tuple(words)

    def bounded(self, name: str, values: list[Plain], low: int, high: int) -> list[int]:
        for value in values:
            if type(value) is not int:
                raise self.refuse("position-type", name, expected="ints")
            if not low <= value <= high:
                raise self.refuse("position-range", name, value=value, low=low, high=high)
        return list(values)
