"""Cubes: gained from the supply, paid into it, drawn from the bag (MS-CUBE)."""

from __future__ import annotations

from vestige.games.magnastorm.constants import BLACK, CUBES, YELLOW
from vestige.games.magnastorm.cubes import ONE, count, counts_of, total
from vestige.games.magnastorm.table import Planet


def receive(t: Planet, seat: int, own: int, yellow: int) -> int:
    """Own and yellow cubes as far as the supply has them (MS-CUBE-03); says what came, as a heap."""
    colour = t.tints[seat]
    heap = min(own, count(t.supply, colour)) * ONE[colour] + min(yellow, count(t.supply, YELLOW)) * ONE[YELLOW]
    t.supply -= heap
    t.hold[seat] += heap
    return heap


def gain(t: Planet, seat: int, own: int, yellow: int) -> None:
    heap = receive(t, seat, own, yellow)
    if t.ears is not None:
        t.tell("gained", seat, *counts_of(heap, len(CUBES)))


def gain_cube(t: Planet, seat: int, colour: int) -> None:
    """One cube that the supply has."""
    t.supply -= ONE[colour]
    t.hold[seat] += ONE[colour]
    if t.ears is not None:
        t.tell("gained", seat, *counts_of(ONE[colour], len(CUBES)))


def put_back(t: Planet, seat: int, heap: int) -> None:
    """Into the supply (MS-CUBE-02), told by whoever knows what for."""
    t.hold[seat] -= heap
    t.supply += heap


def spend(t: Planet, seat: int, heap: int) -> None:
    """A cost, told as such."""
    if heap:
        put_back(t, seat, heap)
        if t.ears is not None:
            t.tell("paid", seat, *counts_of(heap, len(CUBES)))


def draw(t: Planet, seat: int, cubes: int) -> None:
    """So many together; colours are kept, black ones go back and bring an own cube each (MS-CUBE-05)."""
    drawn: list[int] = []
    for _ in range(min(cubes, total(t.bag))):
        place, colour = t.below(total(t.bag)), 0
        while place >= count(t.bag, colour):
            place -= count(t.bag, colour)
            colour += 1
        t.bag -= ONE[colour]
        drawn.append(colour)
    black = drawn.count(BLACK)
    t.bag += black * ONE[BLACK]
    for colour in drawn:
        if colour != BLACK:
            t.hold[seat] += ONE[colour]
    if t.ears is not None:
        t.tell("drew", seat, *drawn)
    if black:
        gain(t, seat, black, 0)
