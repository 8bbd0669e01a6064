"""Bots think in processes of their own; the house never waits for them."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final, TypeVar

import structlog
from msgspec import json

from vestige.arena import commands, wire
from vestige.arena.guide import PERSON, answered, next_answer
from vestige.arena.metrics import THINK_SECONDS
from vestige.arena.room import REPLACED_BOT
from vestige.arena.workers import UNWANTED, Job, choose, settle_in
from vestige.bots.levels import LEVELS, PEOPLE, budget
from vestige.bots.own import GRACE, is_own
from vestige.bots.search.parallel import Judged, pooled
from vestige.kernel.errors import BadInput
from vestige.kernel.values import Plain, canonical
from vestige.texts.language import LANGUAGES

if TYPE_CHECKING:
    from vestige.arena.live import Live
    from vestige.arena.room import Room

LOG = structlog.get_logger()
T = TypeVar("T")
PATIENCE: Final = 30.0
"""Seconds beyond its budget after which a bot counts as lost."""
OWN_PATIENCE: Final = GRACE + 2.0
"""The same for a bot of the host's own that not even its time limit could stop."""
INSTEAD: Final = "expert"
"""Who goes on for a bot of the host's own that failed."""
FIRST_WHILE: Final = 0.5
LONGEST_WHILE: Final = 60.0
"""Seconds until a bot that failed is asked again."""
NOTICED: Final = 2
"""Failures after which the table says so."""
WORTH_SHARING: Final = 0.5
"""Seconds of thought for which it is worth asking several workers."""
MOST_TABLES: Final = 1000
MOST_LOST: Final = 3
"""Workers that may be lost over one thing that has time."""
LEISURE: Final = 0.2
"""Seconds after which somebody who has time looks again for a free worker."""
OWN: Final = "own:"
"""How the level of a bot of the host's own begins."""
TICKETS: Final = count(1)


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


def question(room: Room, live: Live, seat: int, bot: str) -> Job:
    return Job(room.id, {**room.row.head, "entries": live.match.entries[:]}, seat, bot, next(TICKETS))


def while_after(failed: int) -> float:
    """Seconds until a bot that failed so often in a row is asked again."""
    return float(min(LONGEST_WHILE, FIRST_WHILE * 2 ** min(failed - 1, 16)))


class Gone(Exception):
    """A worker ended before it began with a thought: that is nobody's fault, another one is asked."""


class Worker:
    """One process that thinks, one thought after the other."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.unwanted: Any = context.RawArray("q", UNWANTED)
        self.pool = ProcessPoolExecutor(1, context, settle_in, (self.unwanted,))
        self.turn = asyncio.Lock()
        self.waiting = 0
        self.leisure = 0
        """The ticket of what is thought about while nobody waits."""
        self.retired = self.ended = False

    async def do(self, work: Callable[[Job], T], job: Job, patience: float) -> T:
        """A thought that nobody waits for any more is called off. Patience begins with the thought: who has to queue
        behind others does not dawdle."""
        if self.leisure:
            self.unwanted[self.leisure % UNWANTED] = self.leisure
        self.waiting += 1
        try:
            async with self.turn:
                if self.ended:
                    raise Gone
                return await self.begin(work, job, patience)
        except asyncio.CancelledError:
            self.unwanted[job.ticket % UNWANTED] = job.ticket
            raise
        finally:
            self.waiting -= 1
            if self.retired:
                self.retire()

    async def begin(self, work: Callable[[Job], T], job: Job, patience: float) -> T:
        """Once it is lost, nobody begins anything here any more."""
        try:
            async with asyncio.timeout(patience):
                return await asyncio.get_running_loop().run_in_executor(self.pool, work, job)
        except (BrokenProcessPool, TimeoutError):
            self.end()
            raise

    async def ponder(self, work: Callable[[Any], T], case: Any, patience: float) -> T:
        """Something that has time: whatever else comes calls it off."""
        self.leisure = case.ticket
        try:
            async with asyncio.timeout(patience):
                return await asyncio.get_running_loop().run_in_executor(self.pool, work, case)
        finally:
            self.leisure = 0

    def retire(self) -> None:
        """Who waits already is served."""
        self.retired = True
        if not self.waiting:
            self.pool.shutdown(wait=False)

    def end(self) -> None:
        """Whoever waits for this process learns that it is lost, and asks another one."""
        self.ended = True
        for process in list((self.pool._processes or {}).values()):
            process.terminate()
        self.pool.shutdown(wait=False)


class Thinkers:
    """The worker processes, started when a bot is asked. A table keeps its worker while it can, so that a bot goes on
    with what it has thought already."""

    def __init__(self, cores: int, pause: float, own: Sequence[str] = (), leisure: float = 0.0) -> None:
        """With ``cores`` of the host's choice all that are idle think about a question together; else each table has
        one, and one is left to the house. ``leisure``: seconds for one thing that has time."""
        self.processes = cores or max(1, (os.cpu_count() or 2) - 1)
        self.together = cores > 1
        self.pause = pause
        self.leisure = leisure
        self.own = {OWN + file.rpartition(":")[2]: file for file in own}
        """Bots of the host's own, by level: ``path/to/file.py:Class``."""
        self.workers: list[Worker] = []
        self.usual: dict[str, Worker] = {}
        self.compiled = False

    def levels(self) -> tuple[str, ...]:
        """Who may be invited from a browser: never a file that the host has not named."""
        return (*PEOPLE, *self.own)

    def check(self, level: str) -> None:
        if level not in LEVELS and level not in self.own:
            raise BadInput("bot", bot=level, known=", ".join(self.levels()))

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
        number, level = live.opened(seat), room.seating.level(seat)  # whoever is back by then
        try:
            await asyncio.sleep(self.pause)
            words = scripted(room, seat) or await self.thought(room, live, seat)
            command = wire.Act(seat=seat, number=number, key=f"bot-{token_hex(16)}", action=words)
            by = commands.By(LANGUAGES[0], (seat,), level)
            answer = await commands.act(room, command, by)
        except Exception:
            LOG.exception("bot-failed", match=room.id, seat=seat)
            answer = None
        if not room.seating.is_bot(seat):
            answer = None  # the person is back: what was begun is dropped
        elif isinstance(answer, wire.Refused) or (isinstance(answer, wire.Stale) and answer.number == number):
            LOG.error("bot-refused", match=room.id, seat=seat, words=words)
            answer = None
        if isinstance(answer, wire.Stale) and room.playing().opened(seat) == number:
            LOG.error("bot-not-stored", match=room.id, seat=seat)  # nothing has changed, and yet it was not taken
            answer = None
        if answer is None and room.seating.is_bot(seat):
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
        """The words of the answer. A bot of the host's own that fails or dawdles is replaced by a house bot from then
        on, and the table says so."""
        level = room.seating.level(seat)
        with THINK_SECONDS.time():
            if level in self.own and seat not in room.replaced:
                try:
                    return (await self.ask(choose, room, live, seat, self.own[level]))[0].words
                except Exception:
                    LOG.exception("own-bot-failed", match=room.id, seat=seat, bot=level)
                    room.replaced.add(seat)
                    async with room.lock:
                        await room.write(room.happens(REPLACED_BOT, seat))
            house_bot = INSTEAD if level.startswith(OWN) else level
            if self.together and budget(house_bot).seconds >= WORTH_SHARING:
                return await self.ask_all(room, live, seat, house_bot)
            return (await self.ask(choose, room, live, seat, house_bot))[0].words

    async def ask(self, work: Callable[[Job], T], room: Room, live: Live, seat: int, bot: str) -> T:
        """Ask a worker; a lost one is replaced and asked once more, unless the bot itself is to blame."""
        job = question(room, live, seat, bot)
        patience = budget(bot).seconds + (OWN_PATIENCE if is_own(bot) else PATIENCE)
        tries = 1 if is_own(bot) else 2
        while True:
            worker = self.worker(room.id)
            try:
                return await worker.do(work, job, patience)
            except Gone:
                continue
            except (BrokenProcessPool, TimeoutError):
                self.dismiss(worker)
                tries -= 1
                if not tries:
                    raise

    async def ask_all(self, room: Room, live: Live, seat: int, bot: str) -> list[Plain]:
        """Every worker that is idle thinks about the question, each for itself (root parallel); the answer that all of
        them together tried most is given."""
        self.move_over()
        while len(self.workers) < self.processes:
            self.workers.append(Worker())
        idle = [worker for worker in self.workers if worker.waiting == 0]
        if len(idle) < 2:
            return (await self.ask(choose, room, live, seat, bot))[0].words
        job = question(room, live, seat, bot)._replace(shared=True)
        thoughts = [worker.do(choose, job, budget(bot).seconds + PATIENCE) for worker in idle]
        found = await asyncio.gather(*thoughts, return_exceptions=True)
        searches: list[dict[bytes, Judged]] = []
        for worker, thought in zip(idle, found, strict=True):
            if isinstance(thought, BaseException):
                self.dismiss(worker)
            else:
                searches.append({canonical(one.words): (one.visits, one.chance, one.error) for one in thought})
        if not searches:
            return (await self.ask(choose, room, live, seat, bot))[0].words
        words: list[Plain] = json.decode(next(iter(pooled(searches))))
        return words

    async def ponder(self, work: Callable[[Any], T | None], case: Any) -> T:
        """In a worker that nobody needs now, as often as it is called off; ``case`` has a ``ticket``. A worker that is
        lost or stuck over it is replaced; what so many could not do is given up."""
        lost = 0
        while True:
            self.move_over()
            if not self.workers:
                self.workers.append(Worker())
            free = next((one for one in self.workers if one.waiting == 0 and not one.leisure), None)
            if free is not None:
                try:
                    found = await free.ponder(work, case._replace(ticket=next(TICKETS)), self.leisure)
                except (BrokenProcessPool, TimeoutError):
                    self.dismiss(free)
                    lost += 1
                    if lost == MOST_LOST:
                        raise
                    continue
                if found is not None:
                    return found
            await asyncio.sleep(LEISURE)

    def worker(self, match: str) -> Worker:
        """The one that knows the table, unless it is busy and another is not."""
        self.move_over()
        usual = self.usual.get(match)
        if usual in self.workers and usual is not None and usual.waiting == 0:
            return usual
        if len(self.workers) < self.processes and all(worker.waiting for worker in self.workers):
            self.workers.append(Worker())
        chosen = min(self.workers, key=lambda worker: worker.waiting)
        self.usual[match] = chosen
        if len(self.usual) > MOST_TABLES:
            del self.usual[next(iter(self.usual))]
        return chosen

    def move_over(self) -> None:
        """New workers as soon as the engine has been compiled beside them: those who think finish."""
        if self.compiled or (folder := compiled_beside()) is None:
            return
        sys.path.insert(0, folder)  # workers start with the path of the house
        self.compiled = True
        for worker in self.workers:
            worker.retire()
        self.workers = []
        LOG.info("bots-compiled")

    def dismiss(self, worker: Worker) -> None:
        if worker in self.workers:
            self.workers.remove(worker)
        worker.end()

    def close(self) -> None:
        for worker in self.workers[:]:
            self.dismiss(worker)
