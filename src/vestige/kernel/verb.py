"""Declarations of arguments: the border between small ints inside and component ids outside.

``VERBS``, ``EVENTS`` and ``REASONS`` of a game all map a key to a tuple of ``Arg``. One table gives targets, labels,
validation, encodings and the invented actions of the conformance suite.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from vestige.kernel.values import UNKNOWN, Action, Plain

COUNT: Final = "count"
"""The kind of plain numbers (pips, credits, yes = 1): the int is its own name."""

HIDDEN: Final = "?"
"""How a hidden thing is spelled outside."""


class Arg:
    """One argument: its name in the texts, its kind, whether it takes all the values that are left, who may read it."""

    __slots__ = ("kind", "many", "name", "secret")

    def __init__(self, name: str, kind: str, many: bool = False, secret: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.many = many
        self.secret = secret


Declarations = Mapping[str, tuple[Arg, ...]]
Ids = Callable[[str], Sequence[str]]
"""The component ids of a kind, in the order of their ints."""


class Spelled:
    """An argument outside: its name, its kind, and a component id, a number, or a list of them."""

    __slots__ = ("kind", "name", "value")

    def __init__(self, name: str, kind: str, value: str | int | list[str | int]) -> None:
        self.name = name
        self.kind = kind
        self.value = value


def spell_one(ids: Ids, kind: str, value: int) -> str | int:
    if value == UNKNOWN:
        return HIDDEN
    return value if kind == COUNT else ids(kind)[value]


def spell(ids: Ids, args: tuple[Arg, ...], values: Sequence[int]) -> list[Spelled]:
    """Ints to names, as far as values are given (the beginning of an action has fewer)."""
    spelled: list[Spelled] = []
    for place, arg in enumerate(args[: len(values)] if not any(a.many for a in args) else args):
        if arg.many:
            spelled.append(Spelled(arg.name, arg.kind, [spell_one(ids, arg.kind, v) for v in values[place:]]))
        elif place < len(values):
            spelled.append(Spelled(arg.name, arg.kind, spell_one(ids, arg.kind, values[place])))
    return spelled


def encode(ids: Ids, verbs: Declarations, action: Action) -> list[Plain]:
    """An action as it stands in records and on the wire: ``["capture", "c2", "c4"]``."""
    out: list[Plain] = [action[0]]
    for item in spell(ids, verbs[action[0]], action[1:]):
        if isinstance(item.value, list):
            out.extend(item.value)
        else:
            out.append(item.value)
    return out


class Malformed(ValueError):
    """Words that are no action, nor the beginning of one: ``word`` is the place of the first bad one, ``kind`` what
    should have stood there."""

    def __init__(self, word: int, kind: str = "") -> None:
        self.word = word
        self.kind = kind
        super().__init__(f"word {word}")


def read_one(ids: Ids, kind: str, word: Plain, place: int) -> int:
    if kind == COUNT:
        if type(word) is int:
            return word
    elif type(word) is str and word in ids(kind):
        return list(ids(kind)).index(word)
    raise Malformed(place, kind)


def decode(ids: Ids, verbs: Declarations, words: Plain) -> Action:
    """The way back from ``encode``; it accepts the beginning of an action too. Malformed names the bad word."""
    if not isinstance(words, (list, tuple)) or not words:
        raise Malformed(0)
    if not isinstance(words[0], str) or words[0] not in verbs:
        raise Malformed(0)
    args = verbs[words[0]]
    values: list[int] = []
    for place, word in enumerate(words[1:]):
        arg = args[min(place, len(args) - 1)] if args else None
        if arg is None or (place >= len(args) and not arg.many):
            raise Malformed(place + 1)
        values.append(read_one(ids, arg.kind, word, place + 1))
    return (words[0], *values)
