"""What the engine tells must add up to what happened: cubes, reputation, levels and labs of every player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.games.magnastorm.oracle.asking import CUBES
from tests.games.magnastorm.oracle.box import ARTEFACTS, BLACK, YELLOW
from tests.oracle import Plain, differences
from vestige.kernel.event import Event
from vestige.kernel.game import Game

BAGGED = [*CUBES, BLACK]
REPUTATION = {"controls": 1, "loses": -1, "station_built": 1, "objective": 1, "majority": 1}
"""Events whose last value is reputation, won or lost."""


class Sums:
    """By seat: what the events say was won and lost."""

    def __init__(self, game: Game, colours: Sequence[str]) -> None:
        self.game = game
        self.colours = colours
        self.cubes = [Counter[str]() for _ in colours]
        self.points, self.labs, self.levels = ([0] * len(colours) for _ in range(3))

    def add(self, event: Event) -> None:
        key, values = event.key, event.values
        if key in ("gained", "income"):
            self.heap(values, 1)
        elif key in ("paid", "exchanged"):
            self.heap(values, -1)
        if key in REPUTATION:
            self.points[values[0]] += REPUTATION[key] * values[-1]
        elif key in ("ellen", "cedric"):
            self.points[values[0]] += 1
        elif key in ("lab_installed", "lab_back"):
            self.labs[values[0]] += 1 if key == "lab_installed" else -1
        elif key in ("advanced", "moved_back"):
            self.levels[values[0]] += 1 if key == "advanced" else -values[2]
        else:
            self.single(key, values)

    def heap(self, values: Sequence[int], sign: int) -> None:
        for colour, count in zip(CUBES, values[1:6], strict=True):
            self.cubes[values[0]][colour] += sign * count

    def single(self, key: str, values: Sequence[int]) -> None:
        """Cubes one by one, and what an artefact shows."""
        if key == "exchanged":
            self.cubes[values[0]][CUBES[values[6]]] += 1
        elif key == "drew":
            for cube in values[1:]:
                if BAGGED[cube] != BLACK:
                    self.cubes[values[0]][BAGGED[cube]] += 1
        elif key == "toll":
            self.cubes[values[0]][CUBES[values[2]]] -= 1
            self.cubes[values[1]][CUBES[values[2]]] += 1
        elif key == "extended":
            self.cubes[values[0]][CUBES[values[1]]] -= 1
        elif key == "start_cube":
            self.cubes[values[0]][self.colours[values[0]]] += 1
        elif key == "dain":
            self.cubes[values[0]][YELLOW] -= values[1]
            self.points[values[0]] += values[1]
        elif key == "artefact_bonus":
            card = self.game.ids("artefact")[values[1]]
            self.points[values[0]] += ARTEFACTS[card]["bonus"] == "reputation_1"


def told_differences(game: Game, events: list[Event], before: Plain, now: Plain) -> list[str]:
    sums = Sums(game, [seat["colour"] for seat in now["seat"]])
    for event in events:
        sums.add(event)
    lines: list[str] = []
    for place, (was, seat) in enumerate(zip(before["seat"], now["seat"], strict=True)):
        changed: Counter[str] = Counter(seat["hold"])
        changed.subtract(was["hold"])
        found = {
            "cubes": {colour: count for colour, count in sums.cubes[place].items() if count},
            "points": sums.points[place],
            "labs": sums.labs[place],
            "levels": sums.levels[place],
        }
        happened: Plain = {"cubes": {colour: count for colour, count in changed.items() if count}}
        happened |= {key: rise(was, seat, key) for key in ("points", "labs", "levels")}
        lines += differences(f"told of p{place + 1}", happened, found)
    return lines


def rise(was: Plain, now: Plain, key: str) -> int:
    return int(sum(now[key].values()) - sum(was[key].values()))
