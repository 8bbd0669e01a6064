"""Chance. SHA-256 in counter mode: public draws tell nothing about later ones, and hashlib alone verifies them."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from vestige.kernel.native import i64, mypyc_attr

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

    def shuffle(self, items: list[Any]) -> None:
        """Fisher and Yates, from the last place down."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


FIRST: Final = 2147483563
SECOND: Final = 2147483399
MASK: Final = (1 << 31) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Quick(Rng):
    """Fast and not secret: for search, imagined tables and random play.

    L'Ecuyer's two combined multiplicative generators (period about 2^61). Every intermediate stays below 2^62, so a
    copy is two machine ints and compiled and interpreted engines draw the same."""

    __slots__ = ("first", "second")
    first: i64
    second: i64

    def __init__(self, seed: int, first: int = 0, second: int = 0) -> None:
        """From a seed, or from where another one stands."""
        super().__init__(b"")
        if not first:
            low, high = seed & MASK, seed >> 31 & MASK
            first = scrambled(low ^ scrambled(high)) % (FIRST - 1) + 1
            second = scrambled(high ^ scrambled(low ^ 0x5BD1E995)) % (SECOND - 1) + 1
        self.first = first
        self.second = second

    def copy(self) -> Rng:
        return Quick(0, self.first, self.second)

    def below(self, n: int) -> int:
        """For n up to 2^31; the bias is below n / 2^31."""
        self.first = self.first * 40014 % FIRST
        self.second = self.second * 40692 % SECOND
        value = self.first - self.second
        if value < 1:
            value += FIRST - 1
        return (value - 1) * n // (FIRST - 1)


def scrambled(bits: int) -> int:
    """31 bits mixed well, so that neighbouring seeds begin quite differently."""
    bits = (bits ^ bits >> 15) * 0x2C1B3C6D & MASK
    bits = (bits ^ bits >> 12) * 0x297A2D39 & MASK
    return bits ^ bits >> 15


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
