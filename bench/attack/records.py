"""Spoilt records: `python bench/attack/records.py --records 200`

Starts a server of its own and imports records of every game in which numbers, words and lists are replaced by huge
ones. Prints one JSON object: the answers by status, the slowest, and how much the server grew.
"""

from __future__ import annotations

import argparse
import asyncio
import copy
import json
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import Any

sys.path.append(str(Path(__file__).parents[1]))

from load import guest, late_record, memory, server

from vestige.kernel.shelf import Shelf

HUGE: list[Any] = [2**40, -(2**40), 2**70, 3_000_000, 0, -1, "x" * 100_000, ["a"] * 10_000, {"a": {"b": 1}}, None, True]
ENTRIES = 20


def spoil(record: Any, source: random.Random) -> None:
    """Replace something, somewhere."""
    place = record
    while place:
        key = source.choice(list(place) if isinstance(place, dict) else range(len(place)))
        if not isinstance(place[key], (dict, list)) or not place[key] or source.random() < 0.1:
            place[key] = source.choice(HUGE)
            return
        place = place[key]


def short_record(game: str) -> dict[str, Any]:
    """A few entries and the whole box."""
    record = late_record(game)
    record["entries"] = record["entries"][:ENTRIES]
    del record["hash"]
    record["components"]["data"] = dict(Shelf()[game].components)
    return record


async def measure(records: int) -> dict[str, object]:
    source, answers, slowest = random.Random(6), Counter[str](), 0.0
    good = [short_record(game) for game in Shelf() if Shelf()[game].components]
    with tempfile.TemporaryDirectory() as folder:
        async with server(folder, {"matches_per_guest": records + 1}) as (process, url):
            eve, before = await guest(url), memory(process)
            for _ in range(records):
                bad = copy.deepcopy(source.choice(good))
                for _ in range(source.randint(1, 3)):
                    spoil(bad, source)
                start = perf_counter()
                answers[str((await eve.post("/api/import", json=bad)).status_code)] += 1
                slowest = max(slowest, perf_counter() - start)
            grown = memory(process) - before
    return {"answers": answers, "slowest_s": round(slowest, 2), "grown_mb": round(grown / 1024)}


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--records", type=int, default=200)
    print(json.dumps(asyncio.run(measure(**vars(arguments.parse_args())))))


if __name__ == "__main__":
    main()
