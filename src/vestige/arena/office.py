"""Long work in a process of its own, so that no table waits for another's: long records, imports, earlier moments."""

from __future__ import annotations

import asyncio
import resource
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from time import process_time
from typing import Any, Final, NamedTuple, TypeVar

import structlog

from vestige.arena import desk
from vestige.arena.workers import settle_in
from vestige.kernel.errors import BadInput

LOG = structlog.get_logger()
PATH: Final = tuple(sys.path)
"""Where this house found its engine; the office must use the same, since it hands over snapshots."""
MEMORY: Final = 2 << 30
"""Bytes a worker may ask for. A record that needs more is refused."""
PATIENCE: Final = 60.0

T = TypeVar("T")


class Done(NamedTuple):
    """What came of it, and how many seconds of a processor it took; or what was wrong with it."""

    result: Any
    seconds: float
    bad: tuple[str, dict[str, Any]] | None = None


def move_in(memory: int) -> None:
    settle_in()
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def timed(work: Callable[..., Any], *given: Any) -> Done:
    start, result, bad = process_time(), None, None
    try:
        result = work(*given)
    except BadInput as wrong:
        bad = (wrong.code, wrong.where)
    except (MemoryError, RecursionError):
        bad = ("record-heavy", {})
    return Done(result, process_time() - start, bad)


class Office:
    """One process, started when the first long work comes."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.known: set[str] = set()

    def warm(self, game: str) -> None:
        """Somebody plays this game and may want to look back soon: nobody should wait for the office to open."""
        if game not in self.known:
            self.known.add(game)
            with our_path():
                self.open().submit(desk.take_down, game)

    async def do(self, work: Callable[..., Any], *given: Any) -> Done:
        """Raises BadInput as the work does. A worker that is lost takes only its own task with it."""
        for last in (False, True):
            pool = self.open()
            try:
                with our_path():
                    task = pool.submit(timed, work, *given)
                async with asyncio.timeout(PATIENCE):
                    done = await asyncio.wrap_future(task)
                if done.bad is not None:
                    raise BadInput(done.bad[0], **done.bad[1])
                return done
            except (BrokenProcessPool, TimeoutError):
                self.close()
                if last:
                    raise BadInput("record-heavy") from None
        raise AssertionError

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, get_context("spawn"), move_in, (MEMORY,))
        return self.pool

    def close(self) -> None:
        if self.pool is None:
            return
        for process in list((self.pool._processes or {}).values()):
            process.terminate()
        self.pool.shutdown(wait=False)
        self.pool = None
        self.known.clear()

    # ---- what is done there

    async def hint(self, head: dict[str, Any], entries: list[Any]) -> dict[str, Any] | None:
        """A long record, replayed: what saves replaying it here."""
        hint: dict[str, Any] | None = (await self.do(desk.hint, head, entries)).result
        return hint

    async def imported(self, record: dict[str, Any]) -> desk.Imported:
        """A record, checked entry by entry."""
        found: desk.Imported = (await self.do(desk.imported, record)).result
        return found

    async def exported(self, head: dict[str, Any], entries: list[Any]) -> dict[str, Any]:
        record: dict[str, Any] = (await self.do(desk.exported, head, entries)).result
        return record


@contextmanager
def our_path() -> Iterator[None]:
    """Bot workers may have moved over to an engine compiled meanwhile; those of the office do not."""
    now = sys.path[:]
    sys.path[:] = PATH
    try:
        yield
    finally:
        sys.path[:] = now
