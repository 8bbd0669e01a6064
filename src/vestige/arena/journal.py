"""Writing: one thread commits, and what waits together is committed together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Engine, Executable

from vestige.arena.mark import Mark, count_on
from vestige.arena.metrics import COMMIT_SECONDS

GROUP = 128

Waiting = tuple[Sequence[Executable], asyncio.Future[None]]


class Journal:
    """``write`` returns once the statements are on disk, all of them or none."""

    def __init__(self, engine: Engine, mark: Mark) -> None:
        self.engine = engine
        self.mark = mark
        self.thread = ThreadPoolExecutor(1, "journal")
        self.queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self.task = asyncio.create_task(self.run())

    async def write(self, *statements: Executable) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((statements, done))
        await done

    async def run(self) -> None:
        while (first := await self.queue.get()) is not None:
            group = [first]
            while len(group) < GROUP and not self.queue.empty():
                following = self.queue.get_nowait()
                if following is None:
                    self.queue.put_nowait(None)
                    break
                group.append(following)
            await self.commit(group)

    async def commit(self, group: list[Waiting]) -> None:
        """One transaction; if a statement in it fails, each writer gets a transaction of its own and its own answer."""
        statements = [statement for asked, _ in group for statement in asked]
        try:
            with COMMIT_SECONDS.time():
                await asyncio.get_running_loop().run_in_executor(self.thread, self.put, statements)
        except Exception as error:
            if len(group) == 1:
                answer(group[0][1], error)
                return
            for waiting in group:
                await self.commit([waiting])
        else:
            for _, done in group:
                answer(done, None)

    def put(self, statements: Sequence[Executable]) -> None:
        """In the thread: the whole transaction, without going back and forth."""
        with self.engine.begin() as connection:
            for statement in statements:
                connection.execute(statement)
            written = count_on(connection)
        self.mark.note(written)

    async def close(self) -> None:
        """Finish what was asked for."""
        self.queue.put_nowait(None)
        await self.task
        self.thread.shutdown()
        self.engine.dispose()
        self.mark.close()


def answer(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell the writer, unless it went away meanwhile."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
