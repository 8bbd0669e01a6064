"""Bots think in processes of their own; the house never waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from pathlib import Path
from secrets import randbits, token_hex
from threading import Thread
from typing import TYPE_CHECKING, Final

import structlog

from vestige.arena import commands, wire
from vestige.arena.guide import PERSON, answered, next_answer
from vestige.arena.metrics import THINK_SECONDS
from vestige.bots.levels import invite
from vestige.kernel.bot import Budget
from vestige.kernel.match import Match, open_record
from vestige.kernel.rng import Quick
from vestige.kernel.shelf import Shelf
from vestige.kernel.values import Plain
from vestige.texts.language import LANGUAGES

if TYPE_CHECKING:
    from vestige.arena.live import Live
    from vestige.arena.room import Room

LOG = structlog.get_logger()
PATIENCE: Final = 30.0
"""Seconds beyond its budget after which a bot counts as lost."""
REMEMBERED: Final = 32
FIRST_WHILE: Final = 0.5
LONGEST_WHILE: Final = 60.0
"""Seconds until a bot that failed is asked again."""
NOTICED: Final = 2
"""Failures after which the table says so."""

# ---- in the worker process

shelf: Shelf | None = None
matches: OrderedDict[str, Match] = OrderedDict()


def settle_in() -> None:
    """A worker leaves interrupts to the house, and does not outlive it."""
    global shelf
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_the_house, daemon=True).start()
    shelf = Shelf()


def leave_with_the_house() -> None:
    house = parent_process()
    assert house is not None
    house.join()
    os._exit(0)


def recalled(name: str, record: dict[str, Plain]) -> Match:
    """The match of a record, continued from where this worker last saw it."""
    assert shelf is not None
    entries = record["entries"]
    match = matches.pop(name, None)
    if match is None or match.entries != entries[: len(match.entries)]:
        match = open_record(shelf, {**record, "entries": []})
    for entry in entries[len(match.entries) :]:
        match.enter(entry)
    matches[name] = match
    if len(matches) > REMEMBERED:
        matches.popitem(last=False)
    return match


def choose(name: str, record: dict[str, Plain], seat: int, level: str, seconds: float) -> list[Plain]:
    """The bot's answer. Only the seat's View reaches the bot, never the table."""
    match = recalled(name, record)
    seen = match.view(seat)
    action = invite(level).choose(seen, seen.options(), Quick(randbits(30)), Budget(seconds))
    return match.game.encode(action)


# ---- in the house


def compiled_beside() -> str | None:
    """The folder of the engine that ./play had compiled beside this house, once it is whole and of the same sources."""
    folder = os.environ.get("VESTIGE_COMPILED", "")
    marker = Path(folder) / "sources"
    wanted = os.environ.get("VESTIGE_SOURCES", "")
    return folder if folder and marker.is_file() and marker.read_text("utf-8").strip() == wanted.strip() else None


def scripted(room: Room, seat: int) -> list[Plain] | None:
    """In a guided game the others answer as its script says, as long as it is followed."""
    guide = room.guide()
    return None if guide is None else next_answer(guide, room.playing().match, seat)


def waits(room: Room, seat: int) -> bool:
    """Whether somebody else answers first: in a guided game the person, so that undo always leads back to the script,
    and whom the script names."""
    guide = room.guide()
    if guide is None:
        return False
    match = room.playing().match
    on_script = answered(guide, match) is not None
    return PERSON in match.table.asked() or (on_script and next_answer(guide, match, seat) is None)


def while_after(failed: int) -> float:
    """Seconds until a bot that failed so often in a row is asked again."""
    return float(min(LONGEST_WHILE, FIRST_WHILE * 2 ** min(failed - 1, 16)))


class Thinkers:
    """The pool of worker processes, started when the first bot is asked."""

    def __init__(self, processes: int, seconds: float, pause: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self.pause = pause
        self.pool: ProcessPoolExecutor | None = None
        self.compiled = False

    def attend(self, room: Room) -> None:
        """Let every bot think that is asked and does not think already."""
        if room.live is None:
            return
        for seat in room.live.match.table.asked():
            if room.seating.is_bot(seat) and seat not in room.thinking and not waits(room, seat):
                room.thinking[seat] = asyncio.create_task(self.answer(room, seat))

    async def answer(self, room: Room, seat: int) -> None:
        """Think, then answer through the same door as people do."""
        live = room.live
        assert live is not None
        number = live.opened(seat)
        try:
            await asyncio.sleep(self.pause)
            words = scripted(room, seat) or await self.thought(room, live, seat)
            command = wire.Act(seat=seat, number=number, key=f"bot-{token_hex(16)}", action=words)
            by = commands.By(LANGUAGES[0], (seat,), room.seating.level(seat))
            answer = await commands.act(room, command, by)
        except Exception:
            LOG.exception("bot-failed", match=room.id, seat=seat)
            answer = None
        if isinstance(answer, wire.Refused) or (isinstance(answer, wire.Stale) and answer.number == number):
            LOG.error("bot-refused", match=room.id, seat=seat, words=words)
            answer = None
        if isinstance(answer, wire.Stale) and room.playing().opened(seat) == number:
            LOG.error("bot-not-stored", match=room.id, seat=seat)  # nothing has changed, and yet it was not taken
            answer = None
        if answer is None:
            await self.catch_breath(room, seat)
        else:
            room.failures.pop(seat, None)
        del room.thinking[seat]
        self.attend(room)

    async def catch_breath(self, room: Room, seat: int) -> None:
        """A bot that failed is asked again, each time after a longer while; the table says so from the second on."""
        failed = room.failures[seat] = room.failures.get(seat, 0) + 1
        if failed == NOTICED:
            room.changed()
        await asyncio.sleep(while_after(failed))

    async def thought(self, room: Room, live: Live, seat: int) -> list[Plain]:
        record = {**room.row.head, "entries": live.match.entries[:]}
        with THINK_SECONDS.time():
            return await self.chosen(room.id, record, seat, room.seating.level(seat))

    async def chosen(self, name: str, record: dict[str, Plain], seat: int, level: str) -> list[Plain]:
        """Ask a worker; a lost one is replaced and asked once more."""
        for last in (False, True):
            pool = self.open()
            try:
                async with asyncio.timeout(self.seconds + PATIENCE):
                    loop = asyncio.get_running_loop()
                    return await loop.run_in_executor(pool, choose, name, record, seat, level, self.seconds)
            except (BrokenProcessPool, TimeoutError):
                self.dismiss(pool)
                if last:
                    raise
        raise AssertionError

    def open(self) -> ProcessPoolExecutor:
        """The workers, or new ones as soon as the engine has been compiled beside them: those who think finish."""
        if not self.compiled and (folder := compiled_beside()) is not None:
            sys.path.insert(0, folder)  # workers start with the path of the house
            self.compiled = True
            if self.pool is not None:
                self.pool.shutdown(wait=False)
            self.pool = None
            LOG.info("bots-compiled")
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.processes, get_context("spawn"), settle_in)
        return self.pool

    def dismiss(self, pool: ProcessPoolExecutor) -> None:
        """End these workers; whoever waits for them learns that they are lost, and asks the next ones."""
        if self.pool is pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=False)

    def close(self) -> None:
        if self.pool is not None:
            self.dismiss(self.pool)
