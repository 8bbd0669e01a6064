"""``python -m tests.games.council_of_shadows.oracle --games 1000 --seats 1 2 --option both --seed 7``: many games, read
twice."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

from tests.games.council_of_shadows.oracle.games import MODES, play_game
from vestige.games.council_of_shadows import GAME


def main() -> int:
    asks = argparse.ArgumentParser(prog="python -m tests.games.council_of_shadows.oracle", description=__doc__)
    asks.add_argument("--games", type=int, default=100, help="per number of seats and set of modules")
    asks.add_argument("--seats", type=int, nargs="*", default=[1, 2, 3, 4])
    asks.add_argument("--option", nargs="*", choices=MODES, default=list(MODES), help="the modules in play")
    asks.add_argument("--seed", default="0")
    asks.add_argument("--records", type=Path, help="a folder for the records of games that differ")
    given = asks.parse_args()
    seen: Counter[str] = Counter()
    wrong = 0
    for players in given.seats:
        for mode in given.option:
            for number in range(given.games):
                outcome = play_game(GAME, players, mode, f"{given.seed}-{number}")
                seen.update(outcome.seen)
                if outcome.lines:
                    wrong += 1
                    print(outcome.told(), file=sys.stderr)
                    if given.records:
                        name = f"{outcome.seed}-{players}-{mode}.json"
                        (given.records / name).write_text(json.dumps(outcome.record))
            print(f"{players} players, {mode}: {given.games} games, {wrong} differ so far", flush=True)
    print(", ".join(f"{name} {count}" for name, count in sorted(seen.items())))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
