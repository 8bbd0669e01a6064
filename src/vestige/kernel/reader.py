"""Reading a document key by key: every refusal names the key and the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from vestige.kernel.errors import BadInput
from vestige.kernel.values import Plain
from vestige.kernel.verb import COUNT


class Reader:
    """One table of a document. ``done`` refuses keys that nobody has read, so a typing error never passes."""

    __slots__ = ("data", "seats", "unread", "where")

    def __init__(self, data: Mapping[str, Plain], where: str = "") -> None:
        if not isinstance(data, Mapping):
            raise BadInput("position-type", key=where or "/", expected="table")
        self.data = data
        self.where = where
        self.unread = set(data)
        self.seats: list[Reader] = []

    def key(self, name: str) -> str:
        return f"{self.where}.{name}" if self.where else name

    def raw(self, name: str) -> Plain:
        self.unread.discard(name)
        return self.data.get(name)

    def has(self, name: str) -> bool:
        return name in self.data

    def refuse(self, code: str, name: str, **where: object) -> BadInput:
        return BadInput(code, key=self.key(name), **where)

    def number(self, name: str, default: int | None = None, low: int | None = None, high: int | None = None) -> int:
        value = self.raw(name)
        value = default if value is None else value
        if type(value) is not int:
            raise self.refuse("position-type", name, expected="int")
        if (low is not None and value < low) or (high is not None and value > high):
            bounds = ("-∞" if low is None else low, "∞" if high is None else high)
            raise self.refuse("position-range", name, value=value, low=bounds[0], high=bounds[1])
        return value

    def numbers(self, name: str, count: int) -> list[int]:
        """Nothing, or exactly ``count`` ints."""
        values = self.raw(name)
        if values is None:
            return []
        if not isinstance(values, list) or any(type(value) is not int for value in values):
            raise self.refuse("position-type", name, expected="ints")
        if len(values) != count:
            raise self.refuse("position-count", name, value=len(values), expected=count)
        return list(values)

    def flag(self, name: str, default: bool) -> bool:
        value = self.raw(name)
        value = default if value is None else value
        if type(value) is not bool:
            raise self.refuse("position-type", name, expected="bool")
        return value

    def text(self, name: str, default: str) -> str:
        value = self.raw(name)
        value = default if value is None else value
        if not isinstance(value, str):
            raise self.refuse("position-type", name, expected="text")
        return value

    def hex(self, name: str) -> bytes:
        try:
            return bytes.fromhex(self.text(name, ""))
        except ValueError:
            raise self.refuse("position-type", name, expected="hex") from None

    def choice(self, name: str, ids: Sequence[str], default: int | None = None) -> int:
        """The int of a component id."""
        value = self.raw(name)
        if value is None and default is not None:
            return default
        if value not in ids:
            raise self.refuse("position-id", name, value=value, known=shortened(ids))
        return list(ids).index(value)

    def choices(self, name: str, ids: Sequence[str]) -> list[int]:
        """A list of component ids, empty when left out."""
        values = self.raw(name)
        if values is None:
            return []
        if not isinstance(values, list):
            raise self.refuse("position-type", name, expected="list")
        for value in values:
            if value not in ids:
                raise self.refuse("position-id", name, value=value, known=shortened(ids))
        return [list(ids).index(value) for value in values]

    def member(self, name: str, ids: Callable[[str], Sequence[str]], kind: str) -> int:
        """A value of a declared kind: an id, or a plain number."""
        return self.number(name) if kind == COUNT else self.choice(name, ids(kind))

    def members(self, name: str, ids: Callable[[str], Sequence[str]], kind: str) -> list[int]:
        if kind != COUNT:
            return self.choices(name, ids(kind))
        values = self.data.get(name)
        return self.numbers(name, len(values) if isinstance(values, list) else 0)

    def table(self, name: str) -> Reader:
        """A nested table, empty when left out."""
        value = self.raw(name)
        return Reader({} if value is None else value, self.key(name))

    def pile(self, name: str) -> Reader:
        """A pile: a table with ``cards`` and who knows them, or the cards alone as a list."""
        value = self.raw(name)
        return Reader({"cards": value}, self.key(name)) if isinstance(value, list) else self.table(name)

    def tables(self, name: str) -> list[Reader]:
        values = self.raw(name)
        if values is None:
            return []
        if not isinstance(values, list):
            raise self.refuse("position-type", name, expected="list")
        return [Reader(value, f"{self.key(name)}[{number}]") for number, value in enumerate(values)]

    def mapping(self, name: str) -> dict[str, Plain]:
        """A nested table as it is, read by somebody else."""
        value = self.raw(name)
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise self.refuse("position-type", name, expected="table")
        return dict(value)

    def take(self, names: set[str]) -> dict[str, Plain]:
        """These keys as they are."""
        return {name: self.raw(name) for name in sorted(names) if name in self.data}

    def done(self) -> None:
        for name in sorted(self.unread):
            raise self.refuse("position-key", name)
        for seat in self.seats:
            seat.done()


def shortened(ids: Sequence[str]) -> str:
    return ", ".join(ids[:12]) + (", …" if len(ids) > 12 else "")
