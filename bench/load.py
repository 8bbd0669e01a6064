"""Real matches over real sockets at a set pace: `python bench/load.py --matches 200 --sockets 400 --rate 20`.

Starts a server of its own on 127.0.0.1, plays random legal moves for a bounded time, and prints one JSON object: how
long a move takes to reach every watcher, what goes over the line, how much memory the server needs.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import os
import random
import re
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from vestige.kernel.match import new_match
from vestige.kernel.shelf import Shelf

SERVER = """
import json, sys
from pathlib import Path
from vestige.arena.limits import Limits
from vestige.arena.serve import serve
if __name__ == "__main__":
    serve(port=0, data=Path(sys.argv[1]), open_browser=False, limits=Limits(**json.loads(sys.argv[2])))
"""
PLENTY = 1_000_000
LIMITS = {
    "requests_per_second": PLENTY,
    "request_burst": PLENTY,
    "messages_per_second": PLENTY,
    "message_burst": PLENTY,
    "sockets_per_guest": PLENTY,
    "sockets_per_address": PLENTY,
    "matches_per_guest": PLENTY,
    "public_per_guest": PLENTY,
    "lines_per_address": PLENTY,
    "idle_seconds": PLENTY,
    "idle_matches": PLENTY,
}
SETTLE = 2.0
FIRST = 10
"""Matches opened before memory is compared, so that what is kept for all matches is not counted."""


class Heard(msgspec.Struct):
    """What this client reads of a message; the rest is weighed, not read."""

    type: str
    count: int = 0
    number: int = 0
    status: str = ""
    acting: int | None = None
    options: list[dict[str, Any]] = []
    seats: list[Any] = []
    log_from: int = 0


read = msgspec.json.Decoder(Heard).decode


class Table:
    """One match and those who look at it."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.screens: list[Screen] = []
        self.sent: dict[int, float] = {}
        self.dealt = asyncio.Event()

    def turn(self) -> Screen | None:
        return next((screen for screen in self.screens if screen.state and screen.state.options), None)


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.bytes = 0
        self.moves = 0
        self.seconds = 0.0
        self.processor = 0.0
        self.memory = 0


class Screen:
    """One socket."""

    def __init__(self, table: Table, line: ClientConnection, tally: Tally) -> None:
        self.table = table
        self.line = line
        self.tally = tally
        self.state: Heard | None = None
        table.screens.append(self)

    async def listen(self) -> None:
        nonces: dict[int, bytes] = {}
        async for text in self.line:
            heard = read(text)
            if heard.type == "state":
                self.note(heard, len(text))
            for seat in heard.seats if heard.type == "need_nonce" else ():
                nonce = nonces.setdefault(seat, os.urandom(32))
                await self.send(type="commit", seat=seat, hash=hashlib.sha256(nonce).hexdigest())
            for seat in heard.seats if heard.type == "reveal" else ():
                await self.send(type="nonce", seat=seat, hex=nonces[seat].hex())

    def note(self, heard: Heard, size: int) -> None:
        self.state = heard
        sent = self.table.sent.get(heard.count)
        if sent is not None:
            self.tally.delays.append(perf_counter() - sent)
            self.tally.bytes += size
        if heard.status == "playing":
            self.table.dealt.set()

    async def send(self, **message: Any) -> None:
        await self.line.send(json.dumps(message))

    async def move(self) -> None:
        """A random legal answer."""
        state = self.state
        assert state is not None
        action = random.choice(state.options)["action"]
        state.options = []
        self.tally.moves += 1
        self.table.sent[state.count + 1] = perf_counter()
        await self.send(type="act", number=state.number, key=os.urandom(8).hex(), seat=state.acting, action=action)


@asynccontextmanager
async def server(folder: str, limits: dict[str, int] = LIMITS) -> AsyncIterator[tuple[int, str]]:
    command = (sys.executable, "-c", SERVER, folder, json.dumps(limits))
    pipe, away = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=away)
    assert process.stdout is not None
    yield process.pid, (await process.stdout.readline()).decode().rpartition(" ")[2].strip().rstrip("/")
    process.terminate()
    await process.wait()


async def guest(url: str) -> httpx.AsyncClient:
    http = httpx.AsyncClient(base_url=url, timeout=60)
    await http.get("/api/me")
    return http


async def open_tables(url: str, game: str, matches: int) -> tuple[list[Table], list[httpx.AsyncClient]]:
    """Public matches of two people; a third guest watches."""
    ann, bob, eve = [await guest(url) for _ in range(3)]
    wanted = {"game": game, "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    tables = []
    for _ in range(matches):
        match = (await ann.post("/api/matches", json=wanted)).json()["match"]
        await bob.post(f"/api/matches/{match}/join", json={"seat": 1})
        tables.append(Table(match))
    return tables, [ann, bob, eve]


async def sit_down(
    url: str, tables: list[Table], guests: list[httpx.AsyncClient], sockets: int, tally: Tally, stack: AsyncExitStack
) -> None:
    """First the two players of every match, then watchers until there are so many sockets."""
    cookies = [f"vestige_guest={one.cookies['vestige_guest']}" for one in guests]
    tasks = await stack.enter_async_context(listeners())
    for number in range(sockets):
        round_, place = divmod(number, len(tables))
        address = f"{url.replace('http', 'ws', 1)}/ws/match/{tables[place].match}?lang=en"
        line = connect(address, additional_headers={"Cookie": cookies[min(round_, 2)]}, max_size=None)
        screen = Screen(tables[place], await stack.enter_async_context(line), tally)
        tasks.append(asyncio.create_task(screen.listen()))
    await asyncio.gather(*(table.dealt.wait() for table in tables))


@asynccontextmanager
async def listeners() -> AsyncIterator[list[asyncio.Task[None]]]:
    tasks: list[asyncio.Task[None]] = []
    yield tasks
    for task in tasks:
        task.cancel()


async def play(tables: list[Table], rate: float, seconds: float) -> float:
    """Moves at a steady pace, each at the next table where somebody is asked; the time it took."""
    start = perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - perf_counter()))
        for step in range(len(tables)):
            screen = tables[(number + step) % len(tables)].turn()
            if screen is not None:
                await screen.move()
                break
    return perf_counter() - start


async def evening(
    process: int,
    url: str,
    tables: list[Table],
    guests: list[httpx.AsyncClient],
    sockets: int,
    rate: float,
    seconds: float,
) -> Tally:
    """Everybody comes, plays and goes."""
    tally = Tally()
    async with AsyncExitStack() as stack:
        await sit_down(url, tables, guests, sockets, tally, stack)
        await asyncio.sleep(SETTLE)
        worked = processor_time(process)
        tally.seconds = await play(tables, rate, seconds)
        await asyncio.sleep(SETTLE)
        tally.processor = processor_time(process) - worked
        tally.memory = memory(process)
    return tally


def memory(process: int) -> int:
    """Resident kB of the server."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return int(found[1])


def processor_time(process: int) -> float:
    """Seconds of a processor that the server has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def share(delays: list[float], part: float) -> float:
    """The delay in ms that this part of all stays under."""
    return round(sorted(delays)[int(part * (len(delays) - 1))] * 1000, 1)


async def measure(game: str, matches: int, sockets: int, rate: float, seconds: float) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as folder:
        async with server(folder) as (process, url):
            tables, guests = await open_tables(url, game, matches)
            tally = await evening(process, url, tables, guests, sockets, rate, seconds)
    return {
        "game": game,
        "matches": matches,
        "sockets": sockets,
        "moves_per_s": round(tally.moves / tally.seconds, 1),
        "p50_ms": share(tally.delays, 0.5),
        "p99_ms": share(tally.delays, 0.99),
        "bytes_per_move": round(tally.bytes / max(1, len(tally.delays))),
        "processor_ms_per_move": round(tally.processor * 1000 / tally.moves, 1),
        "server_mb": round(tally.memory / 1024),
        "kb_per_idle_match": await idle_memory(game, matches),
    }


async def idle_memory(game: str, matches: int) -> int:
    """kB that the server needs for each match that somebody asked about and nobody looks at, late in the game."""
    record = late_record(game)
    with tempfile.TemporaryDirectory() as folder:
        async with server(folder) as (_, url):
            ann = await guest(url)
            cookies = ann.cookies
            names = [(await ann.post("/api/import", json=record)).json()["match"] for _ in range(matches + FIRST)]
        async with server(folder) as (process, url):
            before = 0
            async with httpx.AsyncClient(base_url=url, cookies=cookies, timeout=60) as ann:
                for number, name in enumerate(names):
                    if number == FIRST:
                        before = memory(process)
                    await ann.get(f"/api/matches/{name}/record")
            return round((memory(process) - before) / matches)


def late_record(game: str) -> dict[str, Any]:
    """A match of two people, nine tenths through."""
    source = random.Random(1)
    match = new_match(Shelf().find(game), 2, seed=b"load")
    while not match.table.over():
        seat = match.table.asked()[0]
        match.play(seat, match.game.encode(source.choice(match.table.options(seat))))
    return match.at(len(match.entries) * 9 // 10).record()


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--game", default="marajoara")
    arguments.add_argument("--matches", type=int, default=200)
    arguments.add_argument("--sockets", type=int, default=400)
    arguments.add_argument("--rate", type=float, default=20.0)
    arguments.add_argument("--seconds", type=float, default=30.0)
    print(json.dumps(asyncio.run(measure(**vars(arguments.parse_args())))))


if __name__ == "__main__":
    main()
