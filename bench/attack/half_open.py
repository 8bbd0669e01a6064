"""Unfinished requests: `python bench/attack/half_open.py --lines 1000 --seconds 40`

Starts a server of its own with its ordinary limits, opens so many requests that never end from one address, and asks
for a page from another address meanwhile. Prints one JSON object: how many lines were cut off at once, how many were
open at most, and how long the page took.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from urllib.parse import urlsplit

import httpx

sys.path.append(str(Path(__file__).parents[1]))

from load import server, share

BEGUN = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
ELSEWHERE = "127.0.0.2"
DRIP = 5.0
"""Seconds between two bytes of a line."""


async def drip(url: str, open_now: list[int]) -> bool:
    """A request said byte by byte; whether the house hung up."""
    where = urlsplit(url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    open_now[0] += 1
    open_now[1] = max(open_now)
    with suppress(OSError):
        writer.write(BEGUN)
        while not reader.at_eof():
            writer.write(b"x")
            await writer.drain()
            with suppress(TimeoutError):
                async with asyncio.timeout(DRIP):
                    await reader.read(1)
    open_now[0] -= 1
    writer.close()
    return True


async def pages(url: str, seconds: float) -> list[float]:
    """What a visitor from elsewhere waits for the lobby."""
    waits: list[float] = []
    transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
    async with httpx.AsyncClient(base_url=url, transport=transport, timeout=60) as bob:
        start = perf_counter()
        while perf_counter() - start < seconds:
            asked = perf_counter()
            (await bob.get("/api/matches")).raise_for_status()
            waits.append(perf_counter() - asked)
            await asyncio.sleep(0.2)
    return waits


async def measure(lines: int, seconds: float) -> dict[str, object]:
    open_now = [0, 0]
    with tempfile.TemporaryDirectory() as folder:
        async with server(folder, {}) as (_, url):
            dripping = [asyncio.create_task(drip(url, open_now)) for _ in range(lines)]
            waits = await pages(url, seconds)
            ended = sum(task.done() for task in dripping)
            for task in dripping:
                task.cancel()
            await asyncio.gather(*dripping, return_exceptions=True)
    return {"lines": lines, "cut_off": ended, "page_p50_ms": share(waits, 0.5), "page_p99_ms": share(waits, 0.99)}


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--lines", type=int, default=1000)
    arguments.add_argument("--seconds", type=float, default=40.0)
    print(json.dumps(asyncio.run(measure(**vars(arguments.parse_args())))))


if __name__ == "__main__":
    main()
