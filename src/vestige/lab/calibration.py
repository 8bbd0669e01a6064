"""The calibration loop that makes speeds comparable between machines.

One pass is a fixed amount of ordinary interpreter work: attribute reads and writes, list indexing, dict look-ups, tuple
building, calls and small-integer arithmetic, the mix a board-game engine written in plain Python does. A rate divided
by the passes per CPU-second measured around it says how fast something is on a machine of any speed. CPU time, not the
wall clock, so that a neighbour's job on the same core does not count against anyone. This module stays interpreted.
"""

from __future__ import annotations

import time


class Cell:
    __slots__ = ("a", "b")

    def __init__(self) -> None:
        self.a = 1
        self.b = 2


def mix(x: int, y: int) -> int:
    return (x * 31 + y) & 0xFFFF


def one_pass() -> int:
    cell = Cell()
    row = list(range(64))
    table = {i: (i, i + 1) for i in range(64)}
    total = 0
    for i in range(1000):
        j = i & 63
        cell.a = mix(cell.a, row[j])
        row[j] = cell.a & 63
        pair = table[row[j]]
        key = (pair[0], cell.b)
        if key[0] > 20:
            total += key[0]
        else:
            cell.b = pair[1]
            total -= 1
    return total


def passes_per_second(seconds: float = 1.0) -> float:
    """Passes per CPU-second."""
    done = 0
    start = now = time.process_time()
    while now < start + seconds:
        for _ in range(20):
            one_pass()
        done += 20
        now = time.process_time()
    return done / (now - start)
