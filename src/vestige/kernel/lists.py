"""Lists, masks and counts of small ints as component ids in a document, and the way back.

A *mask* is an int with a bit per id, *counts* a list with a number per id.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vestige.kernel.reader import Reader

# ---- out


def named(ids: Sequence[str], items: Iterable[int]) -> list[str]:
    return [ids[item] for item in items]


def named_bits(ids: Sequence[str], mask: int) -> list[str]:
    return [one for number, one in enumerate(ids) if mask >> number & 1]


def named_counts(ids: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """Only what is there."""
    return {one: count for one, count in zip(ids, counts, strict=True) if count}


# ---- and back; lists are read by ``Reader.choices``


def read_bits(reader: Reader, name: str, ids: Sequence[str]) -> int:
    """A list of ids as a mask, 0 when left out."""
    mask = 0
    for number in reader.choices(name, ids):
        mask |= 1 << number
    return mask


def read_counts(reader: Reader, name: str, ids: Sequence[str], low: int | None = 0, high: int | None = 99) -> list[int]:
    """A table with a number per id, 0 where it is left out."""
    table = reader.table(name)
    found = [table.number(one, 0, low, high) for one in ids]
    table.done()
    return found


def read_lists(reader: Reader, name: str, ids: Sequence[str], count: int) -> list[list[int]]:
    """So many lists of ids; those left out at the end are empty."""
    values = reader.raw(name) or []
    if not isinstance(values, list) or len(values) > count:
        raise reader.refuse("position-type", name, expected="list")
    return [Reader({name: value}).choices(name, ids) for value in values] + [[] for _ in range(count - len(values))]


def read_key(reader: Reader, name: str, ids: Sequence[str]) -> int:
    """The int of an id that stands as a key."""
    if name not in ids:
        raise reader.refuse("position-key", name)
    return list(ids).index(name)
