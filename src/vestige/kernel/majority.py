"""Who has most: ranks that ties share, and what they pay."""

from __future__ import annotations

from collections.abc import Sequence

from vestige.kernel.values import NOBODY


def ranks(values: Sequence[int], ties: Sequence[Sequence[int]] = (), least: int = 1) -> list[int]:
    """A rank per seat, 1 for the highest value; equal values are told apart by their tie keys in turn, and equal in
    everything they share the better rank. Whoever has less than ``least`` takes no part: rank 0."""
    if not ties:
        found: list[int] = []
        for value in values:
            rank = 0
            if value >= least:
                rank = 1
                for other in values:
                    if other > value:
                        rank += 1
            found.append(rank)
        return found
    keys = [(value, *tie) for value, tie in zip(values, ties, strict=True)]
    return [1 + sum(other > key for other in keys) if key[0] >= least else 0 for key in keys]


def leader(values: Sequence[int], ties: Sequence[tuple[int, ...]] = (), least: int = 1) -> int:
    """The seat that alone has most, or NOBODY."""
    most, first, alone = least, NOBODY, False
    for seat, value in enumerate(values):
        if value < most:
            continue
        if first < 0 or value > most or (ties and ties[seat] > ties[first]):
            most, first, alone = value, seat, True
        elif not ties or ties[seat] == ties[first]:
            alone = False
    return first if alone else NOBODY


def shares(values: Sequence[int], payout: Sequence[int], least: int = 1) -> list[int]:
    """What each seat is paid by rank: who ties shares the payouts of the ranks they cover, rounded down."""
    paid: list[int] = []
    found = ranks(values, (), least)
    for rank in found:
        tied = found.count(rank)
        paid.append(sum(payout[rank - 1 : rank - 1 + tied]) // tied if rank else 0)
    return paid
