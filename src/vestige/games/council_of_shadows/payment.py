"""Paying with gems: each paid gem stands for one of the cost, itself or a lower one (CS-PAY-01 to -05)."""

from __future__ import annotations

from typing import Final

Gems = tuple[int, int, int]
"""How many anthracite, gold and transparent gems."""

MOST: Final = 4
"""More gems of a colour than any cost has make no difference: the purse of a menu is cut there."""


def covers(paid: Gems, cost: Gems) -> bool:
    """Exactly as many gems, matched one to one so that none is too low (CS-PAY-03)."""
    return sum(paid) == sum(cost) and min(paid) >= 0 and paid[2] >= cost[2] and paid[1] + paid[2] >= cost[1] + cost[2]


def payments(cost: Gems) -> list[Gems]:
    """Every way to pay, the default first: smallest total rank, then keeping the highest gems (CS-PAY-04)."""
    count = sum(cost)
    ways = [(count - g - t, g, t) for g in range(count + 1) for t in range(count + 1 - g)]
    ways = [way for way in ways if covers(way, cost)]
    return sorted(ways, key=lambda way: (way[0] + 2 * way[1] + 3 * way[2], way[2]))


def purse(a: int, g: int, t: int) -> int:
    """The gems of a seat as the number of a menu."""
    return (min(a, MOST) * (MOST + 1) + min(g, MOST)) * (MOST + 1) + min(t, MOST)


PURSES: Final = [(a, g, t) for a in range(MOST + 1) for g in range(MOST + 1) for t in range(MOST + 1)]


def affordable(cost: Gems, gems: Gems) -> list[Gems]:
    return [way for way in payments(cost) if way[0] <= gems[0] and way[1] <= gems[1] and way[2] <= gems[2]]
