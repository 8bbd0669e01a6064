"""Chance. SHA-256 in counter mode: public draws tell nothing about later ones, and hashlib alone verifies them."""

from __future__ import annotations

import hashlib
import random
from collections.abc import MutableSequence
from typing import Any, Final

from vestige.kernel.native import mypyc_attr

SPAN: Final = 1 << 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Draw number k is the first 8 bytes of SHA-256(seed, k); a draw that would bias ``below`` is passed over."""

    __slots__ = ("drawn", "seed")

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn

    def copy(self) -> Rng:
        return Rng(self.seed, self.drawn)

    def below(self, n: int) -> int:
        """An unbiased int from 0 to n - 1."""
        limit = SPAN - SPAN % n
        while True:
            block = hashlib.sha256(self.seed + self.drawn.to_bytes(8, "big")).digest()
            self.drawn += 1
            value = int.from_bytes(block[:8], "big")
            if value < limit:
                return value % n

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Fisher and Yates, from the last place down."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class Quick(Rng):
    """Fast and not secret: for search, imagined tables and random play."""

    __slots__ = ("source",)

    def __init__(self, seed: int) -> None:
        super().__init__(b"")
        self.source = random.Random(seed)

    def copy(self) -> Rng:
        twin = Quick(0)
        twin.source.setstate(self.source.getstate())
        return twin

    def below(self, n: int) -> int:
        return int(self.source.random() * n)


class Witness(Rng):
    """Notes every draw ``[n, value]``, so that a record can show its chance and a verifier can repeat it."""

    __slots__ = ("draws",)

    def __init__(self, seed: bytes, draws: list[list[int]], drawn: int = 0) -> None:
        super().__init__(seed, drawn)
        self.draws = draws

    def copy(self) -> Rng:
        return Witness(self.seed, self.draws, self.drawn)

    def below(self, n: int) -> int:
        value = super().below(n)
        self.draws.append([n, value])
        return value
