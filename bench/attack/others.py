"""Does one guest stop the others? `python bench/attack/others.py --game excavation_earth --seconds 20`

Starts a server of its own with its ordinary limits. Two people play at one table, first alone, then while one guest
does the dearest things that are allowed on twelve sockets: earlier moments of a long match, whole states in other
languages. Prints one JSON object: how long a move took to reach the other player, before and meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

sys.path.append(str(Path(__file__).parents[1]))

from load import Screen, Table, Tally, guest, late_record, play, server, share

SOCKETS = 12
MESSAGES_PER_SECOND = 19
LANGUAGES = ("en", "fr")


async def table(url: str, stack: AsyncExitStack, tally: Tally) -> Table:
    """Two people at a table, dealt."""
    ann, bob = await guest(url), await guest(url)
    wanted = {"game": "marajoara", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    match = (await ann.post("/api/matches", json=wanted)).json()["match"]
    await bob.post(f"/api/matches/{match}/join", json={"seat": 1})
    found = Table(match)
    for one in (ann, bob):
        screen = Screen(found, await line(url, match, one, stack), tally)
        stack.callback(asyncio.create_task(screen.listen()).cancel)
    await found.dealt.wait()
    return found


async def line(url: str, match: str, one: httpx.AsyncClient, stack: AsyncExitStack) -> ClientConnection:
    address = f"{url.replace('http', 'ws', 1)}/ws/match/{match}?lang=en"
    cookie = {"Cookie": f"vestige_guest={one.cookies['vestige_guest']}"}
    return await stack.enter_async_context(connect(address, additional_headers=cookie, max_size=None))


async def pester(socket: ClientConnection, entries: int, source: random.Random) -> None:
    """As fast as the house lets one guest ask; what it answers is thrown away."""
    while True:
        count = source.randrange(entries)
        message: dict[str, Any] = {"type": "at", "count": count}
        if source.random() < 0.2:
            message = {"type": "lang", "lang": source.choice(LANGUAGES)}
        await socket.send(json.dumps(message))
        await asyncio.sleep(1 / MESSAGES_PER_SECOND)


async def drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def attack(url: str, game: str, stack: AsyncExitStack) -> None:
    eve = await guest(url)
    record = late_record(game)
    match = (await eve.post("/api/import", json=record)).json()["match"]
    for number in range(SOCKETS):
        socket = await line(url, match, eve, stack)
        for work in (pester(socket, len(record["entries"]), random.Random(number)), drain(socket)):
            stack.callback(asyncio.create_task(work).cancel)


async def measure(game: str, rate: float, seconds: float) -> dict[str, object]:
    quiet, meanwhile = Tally(), Tally()
    with tempfile.TemporaryDirectory() as folder:
        async with server(folder, {}) as (_, url), AsyncExitStack() as stack:
            await play([await table(url, stack, quiet)], rate, seconds)
            played = await table(url, stack, meanwhile)
            await attack(url, game, stack)
            await asyncio.sleep(3)
            await play([played], rate, seconds)
    return {
        "attacked_with": game,
        "sockets": SOCKETS,
        "moves": [quiet.moves, meanwhile.moves],
        "quiet_p50_ms": share(quiet.delays, 0.5),
        "quiet_p99_ms": share(quiet.delays, 0.99),
        "attacked_p50_ms": share(meanwhile.delays, 0.5),
        "attacked_p99_ms": share(meanwhile.delays, 0.99),
    }


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--game", default="excavation_earth")
    arguments.add_argument("--rate", type=float, default=5.0)
    arguments.add_argument("--seconds", type=float, default=20.0)
    print(json.dumps(asyncio.run(measure(**vars(arguments.parse_args())))))


if __name__ == "__main__":
    main()
